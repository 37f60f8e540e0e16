// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "model/mission/geometry.h"

namespace bulkhead {

/// Whether they share a point.
[[nodiscard]] inline bool meet(const Rectangle& a, const Rectangle& b) {
  return a.top_left.x <= b.bottom_right.x && b.top_left.x <= a.bottom_right.x && a.top_left.y <= b.bottom_right.y &&
         b.top_left.y <= a.bottom_right.y;
}

/// Whether they share ground: more than a line or a point.
[[nodiscard]] inline bool overlap(const Rectangle& a, const Rectangle& b) {
  return a.top_left.x < b.bottom_right.x && b.top_left.x < a.bottom_right.x && a.top_left.y < b.bottom_right.y &&
         b.top_left.y < a.bottom_right.y;
}

/// What two that meet share.
[[nodiscard]] inline Rectangle common(const Rectangle& a, const Rectangle& b) {
  return {{std::max(a.top_left.x, b.top_left.x), std::max(a.top_left.y, b.top_left.y)},
          {std::min(a.bottom_right.x, b.bottom_right.x), std::min(a.bottom_right.y, b.bottom_right.y)}};
}

/// The smallest one around both.
[[nodiscard]] inline Rectangle united(const Rectangle& a, const Rectangle& b) {
  return {{std::min(a.top_left.x, b.top_left.x), std::min(a.top_left.y, b.top_left.y)},
          {std::max(a.bottom_right.x, b.bottom_right.x), std::max(a.bottom_right.y, b.bottom_right.y)}};
}

/// The smallest one around some rectangles; at the origin and without size where there are none.
[[nodiscard]] Rectangle bounds_of(std::span<const Rectangle> areas);
/// The smallest one around some points, of which there must be one.
[[nodiscard]] Rectangle bounds_of(const std::vector<Point>& points);

/// Clockwise on the map, from the north-west.
[[nodiscard]] std::array<Point, 4> corners_of(const Rectangle& area);

/// The middle, to the micrometre towards zero.
[[nodiscard]] Point centre_of(const Rectangle& area);

/// The point of a rectangle, which may be without width or height, that is nearest to another.
[[nodiscard]] Point nearest_in(const Rectangle& area, Point point);

}  // namespace bulkhead
