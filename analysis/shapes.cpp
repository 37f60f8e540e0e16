// SPDX-License-Identifier: MIT
#include "analysis/shapes.h"

#include <algorithm>

namespace bulkhead {

std::int64_t turn(Point a, Point b, Point c) {
  const auto ab = b - a;
  const auto ac = c - a;
  return ab.x.in_micrometres() * ac.y.in_micrometres() - ab.y.in_micrometres() * ac.x.in_micrometres();
}

bool on_segment(Point a, Point b, Point point) {
  return turn(a, b, point) == 0 && std::min(a.x, b.x) <= point.x && point.x <= std::max(a.x, b.x) &&
         std::min(a.y, b.y) <= point.y && point.y <= std::max(a.y, b.y);
}

bool in_polygon(const std::vector<Point>& corners, Point point) {
  bool inside = false;
  for (std::size_t index = 0; index < corners.size(); ++index) {
    const auto a = corners[index];
    const auto b = corners[(index + 1) % corners.size()];
    if (on_segment(a, b, point)) return true;
    // Due east of the point, of a side that reaches from above its height to it or below.
    if ((a.y > point.y) == (b.y > point.y)) continue;
    if ((turn(a, b, point) > 0) == (b.y > a.y)) inside = !inside;
  }
  return inside;
}

Rectangle bounds_of(const std::vector<Point>& corners) {
  Rectangle bounds{corners.front(), corners.front()};
  for (const auto corner : corners) {
    bounds.top_left = {std::min(bounds.top_left.x, corner.x), std::min(bounds.top_left.y, corner.y)};
    bounds.bottom_right = {std::max(bounds.bottom_right.x, corner.x), std::max(bounds.bottom_right.y, corner.y)};
  }
  return bounds;
}

std::int64_t squared_distance(Point a, Point b) {
  const auto x = (a.x - b.x).in_micrometres();
  const auto y = (a.y - b.y).in_micrometres();
  return x * x + y * y;
}

std::int64_t squared(Length length) { return length.in_micrometres() * length.in_micrometres(); }

Point centre_of(const Rectangle& area) {
  const auto corners = area.top_left + area.bottom_right;
  return {corners.x / 2, corners.y / 2};
}

Rectangle strip_ground(Rectangle battlefield, const StripShape& strip) {
  switch (strip.edge) {
    case Compass::north: battlefield.bottom_right.y = battlefield.top_left.y + strip.depth; break;
    case Compass::south: battlefield.top_left.y = battlefield.bottom_right.y - strip.depth; break;
    case Compass::west: battlefield.bottom_right.x = battlefield.top_left.x + strip.depth; break;
    case Compass::east: battlefield.top_left.x = battlefield.bottom_right.x - strip.depth; break;
  }
  return battlefield;
}

Rectangle quarter_ground(Rectangle battlefield, Quarter quarter) {
  const auto centre = centre_of(battlefield);
  const bool north = quarter == Quarter::north_west || quarter == Quarter::north_east;
  const bool west = quarter == Quarter::north_west || quarter == Quarter::south_west;
  (north ? battlefield.bottom_right : battlefield.top_left).y = centre.y;
  (west ? battlefield.bottom_right : battlefield.top_left).x = centre.x;
  return battlefield;
}

}  // namespace bulkhead
