// SPDX-License-Identifier: MIT
#include "model/mission/feature.h"

#include <fmt/format.h>

#include <algorithm>

namespace bulkhead {
namespace {

/// Twice the area of the triangle a, b, c: positive where c lies to the right of the way from a to b. Lengths of a file
/// are at most 10^8 µm, so this cannot overflow.
std::int64_t cross(Point a, Point b, Point c) {
  const auto ab = b - a;
  const auto ac = c - a;
  return ab.x.in_micrometres() * ac.y.in_micrometres() - ab.y.in_micrometres() * ac.x.in_micrometres();
}

int sign(std::int64_t value) { return value > 0 ? 1 : value < 0 ? -1 : 0; }

bool within(Point point, Point a, Point b) {
  return std::min(a.x, b.x) <= point.x && point.x <= std::max(a.x, b.x) && std::min(a.y, b.y) <= point.y &&
         point.y <= std::max(a.y, b.y);
}

/// Whether the segments a–b and c–d have a point in common.
bool touch(Point a, Point b, Point c, Point d) {
  const int c_side = sign(cross(a, b, c));
  const int d_side = sign(cross(a, b, d));
  const int a_side = sign(cross(c, d, a));
  const int b_side = sign(cross(c, d, b));
  if (c_side * d_side < 0 && a_side * b_side < 0) return true;
  return (c_side == 0 && within(c, a, b)) || (d_side == 0 && within(d, a, b)) || (a_side == 0 && within(a, c, d)) ||
         (b_side == 0 && within(b, c, d));
}

Result<void> check(const Rectangle& rectangle) {
  if (rectangle.top_left.x < rectangle.bottom_right.x && rectangle.top_left.y < rectangle.bottom_right.y) return {};
  return fail(
      "a rectangle is written as its top-left and its bottom-right corner, and is more than nothing wide and deep");
}

Result<void> check(const CircleFootprint& circle) {
  if (circle.radius > Length()) return {};
  return fail("a circle has a radius of more than nothing");
}

Result<void> check(const PolygonFootprint& polygon) {
  const auto& corners = polygon.corners;
  const auto count = corners.size();
  if (count < 3 || count > most_corners) {
    return fail(fmt::format("a polygon has 3 to {} corners, not {}", most_corners, count));
  }
  const auto next = [&](std::size_t index) { return (index + 1) % count; };
  for (std::size_t index = 0; index < count; ++index) {
    const auto before = corners[index];
    const auto corner = corners[next(index)];
    const auto behind = corners[next(next(index))];
    // Edges that follow each other may only share their corner: the second does not run back along the first.
    const bool back =
        cross(before, corner, behind) == 0 && (within(before, corner, behind) || within(behind, before, corner));
    if (before == corner || back) {
      return fail(fmt::format("the polygon turns back upon itself at {}; leave that corner out", to_text(corner)));
    }
  }
  for (std::size_t first = 0; first < count; ++first) {
    for (std::size_t second = first + 2; second < count; ++second) {
      if (next(second) == first) continue;
      if (touch(corners[first], corners[next(first)], corners[second], corners[next(second)])) {
        return fail(fmt::format("the polygon crosses or touches itself: its edge from {} to {} and that from {} to {}",
                                to_text(corners[first]), to_text(corners[next(first)]), to_text(corners[second]),
                                to_text(corners[next(second)])));
      }
    }
  }
  return {};
}

}  // namespace

Result<void> check_footprint(const Footprint& footprint) {
  return std::visit([](const auto& shape) { return check(shape); }, footprint);
}

}  // namespace bulkhead
