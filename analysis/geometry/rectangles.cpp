// SPDX-License-Identifier: MIT
#include "analysis/geometry/rectangles.h"

namespace bulkhead {

Rectangle bounds_of(std::span<const Rectangle> areas) {
  if (areas.empty()) return {};
  auto bounds = areas.front();
  for (const auto& area : areas) bounds = united(bounds, area);
  return bounds;
}

Rectangle bounds_of(const std::vector<Point>& points) {
  Rectangle bounds{points.front(), points.front()};
  for (const auto point : points) bounds = united(bounds, {point, point});
  return bounds;
}

std::array<Point, 4> corners_of(const Rectangle& area) {
  const auto& [from, to] = area;
  return {from, Point{to.x, from.y}, to, Point{from.x, to.y}};
}

Point centre_of(const Rectangle& area) {
  const auto corners = area.top_left + area.bottom_right;
  return {corners.x / 2, corners.y / 2};
}

Point nearest_in(const Rectangle& area, Point point) {
  return {std::clamp(point.x, area.top_left.x, area.bottom_right.x),
          std::clamp(point.y, area.top_left.y, area.bottom_right.y)};
}

}  // namespace bulkhead
