// SPDX-License-Identifier: MIT
#include "analysis/geometry/convex_pieces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace bulkhead {
namespace {

/// How far a polygon may stand off the circle it is drawn around, in micrometres.
constexpr double stand_off = 50;

std::int64_t turn_at(const std::vector<WholePoint>& corners, std::size_t index) {
  const auto count = corners.size();
  const auto& at = corners[index];
  return cross(at - corners[(index + count - 1) % count], corners[(index + 1) % count] - at);
}

/// Leaves out corners at which a polygon does not turn.
void straighten(std::vector<WholePoint>& corners) {
  for (std::size_t index = 0; index < corners.size() && corners.size() >= 3;) {
    if (turn_at(corners, index) != 0) {
      ++index;
      continue;
    }
    corners.erase(corners.begin() + static_cast<std::ptrdiff_t>(index));
    index = index == 0 ? 0 : index - 1;
  }
}

std::int64_t doubled_area(const std::vector<WholePoint>& corners) {
  std::int64_t sum = 0;
  for (std::size_t index = 1; index + 1 < corners.size(); ++index) {
    sum += cross(corners[index] - corners[0], corners[index + 1] - corners[0]);
  }
  return sum;
}

/// Whether it turns clockwise at every corner, once round in all.
bool is_convex(const std::vector<WholePoint>& corners) {
  std::size_t leftmost = 0;
  for (std::size_t index = 0; index < corners.size(); ++index) {
    if (turn_at(corners, index) <= 0) return false;
    const auto& before = corners[(index + corners.size() - 1) % corners.size()];
    const auto& after = corners[(index + 1) % corners.size()];
    if (corners[index] < before && corners[index] < after) ++leftmost;
  }
  return leftmost == 1;
}

/// Whether the triangle at a corner lies inside of the polygon and no other corner lies in it.
bool is_ear(const std::vector<WholePoint>& corners, std::size_t index) {
  const auto count = corners.size();
  const auto& a = corners[(index + count - 1) % count];
  const auto& b = corners[index];
  const auto& c = corners[(index + 1) % count];
  if (cross(b - a, c - b) <= 0) return false;
  return std::none_of(corners.begin(), corners.end(), [&](const WholePoint& other) {
    return other != a && other != b && other != c && cross(b - a, other - a) >= 0 && cross(c - b, other - b) >= 0 &&
           cross(a - c, other - c) >= 0;
  });
}

/// A corner to cut off: an ear, which a simple polygon always has, or at least one where it turns clockwise.
std::size_t next_ear(const std::vector<WholePoint>& corners) {
  for (std::size_t index = 0; index < corners.size(); ++index) {
    if (is_ear(corners, index)) return index;
  }
  for (std::size_t index = 0; index < corners.size(); ++index) {
    if (turn_at(corners, index) > 0) return index;
  }
  return 0;
}

}  // namespace

std::vector<std::vector<WholePoint>> convex_pieces(std::vector<WholePoint> corners) {
  std::vector<std::vector<WholePoint>> pieces;
  straighten(corners);
  if (doubled_area(corners) < 0) std::reverse(corners.begin(), corners.end());
  while (corners.size() >= 3) {
    if (is_convex(corners)) {
      pieces.push_back(std::move(corners));
      break;
    }
    const auto ear = next_ear(corners);
    const auto count = corners.size();
    if (turn_at(corners, ear) > 0) {
      pieces.push_back({corners[(ear + count - 1) % count], corners[ear], corners[(ear + 1) % count]});
    }
    corners.erase(corners.begin() + static_cast<std::ptrdiff_t>(ear));
    straighten(corners);
  }
  return pieces;
}

std::vector<Point> polygon_around(Point centre, Length radius) {
  const auto r = static_cast<double>(radius.in_micrometres());
  // A corner stands off by r / cos(half an edge's angle) - r.
  const double half_angle = std::acos(r / (r + stand_off));
  const int in_an_eighth = std::clamp(static_cast<int>(std::ceil(std::numbers::pi / 8 / half_angle)), 1, 1000);
  const double step = std::numbers::pi / 4 / in_an_eighth;
  const double out = r / std::cos(step / 2);
  // The corners from east to south, in order; one eighth and its image.
  std::vector<WholePoint> quarter;
  for (int index = 0; index < in_an_eighth; ++index) {
    const double angle = (index + 0.5) * step;
    quarter.push_back({std::llround(std::ceil(out * std::cos(angle))), std::llround(std::ceil(out * std::sin(angle)))});
  }
  for (int index = in_an_eighth - 1; index >= 0; --index) {
    const auto at = quarter[static_cast<std::size_t>(index)];
    if (at.x != at.y) quarter.push_back({at.y, at.x});
  }
  std::vector<Point> corners;
  for (int turns = 0; turns < 4; ++turns) {
    for (auto& at : quarter) {
      corners.push_back(centre + Point{Length::micrometres(at.x), Length::micrometres(at.y)});
      at = {-at.y, at.x};
    }
  }
  return corners;
}

}  // namespace bulkhead
