// SPDX-License-Identifier: MIT
#include "rendering/label/beside_line.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

#include "model/base/contracts.h"

namespace bulkhead {
namespace {

constexpr int most_counted = 8;

double distance(Vec a, Vec b) { return std::hypot(b.x - a.x, b.y - a.y); }

/// The point after that share of a line's length.
Vec point_of(const std::vector<Vec>& line, double share) {
  double length = 0;
  for (std::size_t index = 1; index < line.size(); ++index) length += distance(line[index - 1], line[index]);
  double left = share * length;
  for (std::size_t index = 1; index < line.size(); ++index) {
    const double leg = distance(line[index - 1], line[index]);
    if (left <= leg && leg > 0) return line[index - 1] + (line[index] - line[index - 1]) * (left / leg);
    left -= leg;
  }
  return line.back();
}

}  // namespace

Rect place_beside_line(Vec size, const std::vector<Vec>& line, double gap, const LabelObstacles& taken,
                       const LabelObstacles& light, const Rect& limits) {
  BULKHEAD_EXPECTS(!line.empty());
  constexpr std::array shares = {0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0.0, 1.0};
  constexpr std::array further = {1.0, 2.0, 4.0, 7.0, 11.0};
  constexpr int directions = 16;
  Rect best{line.front() - size * 0.5, size};
  double least = std::numeric_limits<double>::infinity();
  for (const double share : shares) {
    const auto at = point_of(line, share);
    for (const double more : further) {
      for (int number = 0; number < directions; ++number) {
        const double angle = 2 * std::numbers::pi * number / directions;
        const Vec way{std::cos(angle), std::sin(angle)};
        const Vec centre = at + way * (gap * more) + Vec{way.x * size.x / 2, way.y * size.y / 2};
        const Rect box{{std::clamp(centre.x - size.x / 2, limits.top_left.x,
                                   std::max(limits.top_left.x, limits.bottom_right().x - size.x)),
                        std::clamp(centre.y - size.y / 2, limits.top_left.y,
                                   std::max(limits.top_left.y, limits.bottom_right().y - size.y))},
                       size};
        double cost = distance(box.centre(), at) + 8 * gap * std::abs(share - 0.5);
        if (cost >= least) continue;
        cost += 60 * gap * taken.count_overlapping(box, most_counted);
        if (cost >= least) continue;
        cost += 14 * gap * light.count_overlapping(box, most_counted);
        if (cost >= least) continue;
        least = cost;
        best = box;
      }
    }
  }
  return best;
}

}  // namespace bulkhead
