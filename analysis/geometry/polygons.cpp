// SPDX-License-Identifier: MIT
#include "analysis/geometry/polygons.h"

#include "analysis/geometry/points.h"

namespace bulkhead {

Where where(const std::vector<Point>& corners, Point point) {
  bool inside = false;
  for (std::size_t index = 0; index < corners.size(); ++index) {
    const auto a = corners[index];
    const auto b = corners[(index + 1) % corners.size()];
    if (on_segment(a, b, point)) return Where::border;
    // Due east of the point, of a side that reaches from above its height to it or below.
    if ((a.y > point.y) == (b.y > point.y)) continue;
    if ((turn(a, b, point) > 0) == (b.y > a.y)) inside = !inside;
  }
  return inside ? Where::inside : Where::outside;
}

}  // namespace bulkhead
