// SPDX-License-Identifier: MIT
#include "analysis/geometry/footprints.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <vector>

#include "analysis/geometry/points.h"
#include "analysis/geometry/polygons.h"
#include "analysis/geometry/rectangles.h"

namespace bulkhead {
namespace {

/// What comes no nearer to an overlap than this, in micrometres, touches.
constexpr double nearly_touching = 1e-3;

struct Segment {
  Point from;
  Point to;
  [[nodiscard]] bool holds(Point point) const { return on_segment(from, to, point); }
};

std::vector<Segment> sides_of(const std::vector<Point>& corners) {
  std::vector<Segment> sides;
  for (std::size_t index = 0; index < corners.size(); ++index) {
    sides.push_back({corners[index], corners[(index + 1) % corners.size()]});
  }
  return sides;
}

bool opposite_signs(std::int64_t a, std::int64_t b) { return (a < 0 && b > 0) || (a > 0 && b < 0); }

/// Whether each passes through the inside of the other.
bool cross_over(const Segment& one, const Segment& other) {
  return opposite_signs(turn(one.from, one.to, other.from), turn(one.from, one.to, other.to)) &&
         opposite_signs(turn(other.from, other.to, one.from), turn(other.from, other.to, one.to));
}

/// Twice as large, so that the middles of all sides are whole.
std::vector<Point> doubled(std::vector<Point> corners) {
  for (auto& corner : corners) corner = corner + corner;
  return corners;
}

bool any_cross_over(const std::vector<Segment>& sides, const std::vector<Segment>& others) {
  return std::any_of(sides.begin(), sides.end(), [&](const Segment& side) {
    return std::any_of(others.begin(), others.end(), [&](const Segment& each) { return cross_over(side, each); });
  });
}

/// The middles of the pieces into which the corners of another polygon part a side; all corners are even numbers.
std::vector<Point> middles_along(const Segment& side, const std::vector<Point>& other) {
  std::vector<Point> stops = {side.from, side.to};
  std::copy_if(other.begin(), other.end(), std::back_inserter(stops), [&](Point at) { return side.holds(at); });
  // Along the side: points of one line are in order by x and then y, one way or the other.
  std::sort(stops.begin(), stops.end());
  stops.erase(std::unique(stops.begin(), stops.end()), stops.end());
  std::vector<Point> middles;
  for (std::size_t index = 1; index < stops.size(); ++index) {
    const auto sum = stops[index - 1] + stops[index];
    middles.push_back({sum.x / 2, sum.y / 2});
  }
  return middles;
}

/// Of two polygons none of whose sides cross over: whether a piece of the border of the one lies inside of the other,
/// or along its border with both insides on one side.
bool border_goes_inside(const std::vector<Segment>& one, const std::vector<Point>& other,
                        const std::vector<Segment>& sides_of_other) {
  for (const auto& side : one) {
    for (const auto middle : middles_along(side, other)) {
      const auto place = where(other, middle);
      if (place == Where::inside) return true;
      if (place == Where::outside) continue;
      const auto along = side.to - side.from;
      const bool same_way = std::any_of(sides_of_other.begin(), sides_of_other.end(), [&](const Segment& opposite) {
        const auto way = opposite.to - opposite.from;
        return opposite.holds(middle) && turn({}, along, way) == 0 &&
               !opposite_signs(along.x.in_micrometres(), way.x.in_micrometres()) &&
               !opposite_signs(along.y.in_micrometres(), way.y.in_micrometres());
      });
      if (same_way) return true;
    }
  }
  return false;
}

/// Boost.Geometry (1.74) is not exact: with whole coordinates `relate` misses the overlap of the triangles (1, 1), (4,
/// 3), (0, 3) and (1, 5), (3, 2), (3, 4), with floating ones it allows for rounding.
bool polygons_overlap(const PolygonFootprint& one, const PolygonFootprint& other) {
  const auto first = doubled(one.corners);
  const auto second = doubled(other.corners);
  const auto sides = sides_of(first);
  const auto others = sides_of(second);
  if (any_cross_over(sides, others)) return true;
  return border_goes_inside(sides, second, others) || border_goes_inside(others, first, sides);
}

/// Whether the border of the one, and so all of it, lies in the other.
bool polygon_holds(const PolygonFootprint& outer, const PolygonFootprint& inner) {
  const auto around = doubled(outer.corners);
  const auto sides = sides_of(doubled(inner.corners));
  if (any_cross_over(sides, sides_of(around))) return false;
  return std::all_of(sides.begin(), sides.end(), [&](const Segment& side) {
    const auto middles = middles_along(side, around);
    return std::all_of(middles.begin(), middles.end(), [&](Point middle) { return in_polygon(around, middle); });
  });
}

bool circle_overlaps(const CircleFootprint& circle, const PolygonFootprint& polygon) {
  if (where(polygon.corners, circle.centre) == Where::inside) return true;
  const auto sides = sides_of(polygon.corners);
  const auto radius = static_cast<double>(circle.radius.in_micrometres());
  return std::any_of(sides.begin(), sides.end(), [&](const Segment& side) {
    return distance_to_segment(fine(circle.centre), fine(side.from), fine(side.to)) < radius - nearly_touching;
  });
}

bool circles_overlap(const CircleFootprint& one, const CircleFootprint& other) {
  return squared_distance(one.centre, other.centre) < squared(one.radius + other.radius);
}

}  // namespace

bool overlap(const PlacedFootprint& one, const PlacedFootprint& other) {
  if (!overlap(bounds_of(one), bounds_of(other))) return false;
  const auto* circle = std::get_if<CircleFootprint>(&one);
  const auto* other_circle = std::get_if<CircleFootprint>(&other);
  if (circle != nullptr && other_circle != nullptr) return circles_overlap(*circle, *other_circle);
  if (circle != nullptr) return circle_overlaps(*circle, std::get<PolygonFootprint>(other));
  if (other_circle != nullptr) return circle_overlaps(*other_circle, std::get<PolygonFootprint>(one));
  return polygons_overlap(std::get<PolygonFootprint>(one), std::get<PolygonFootprint>(other));
}

double distance_to(const PlacedFootprint& footprint, FinePoint from, FinePoint to) {
  if (const auto* circle = std::get_if<CircleFootprint>(&footprint)) {
    const auto radius = static_cast<double>(circle->radius.in_micrometres());
    return std::max(0.0, distance_to_segment(fine(circle->centre), from, to) - radius);
  }
  const auto& corners = std::get<PolygonFootprint>(footprint).corners;
  const auto side_of = [](FinePoint a, FinePoint b, FinePoint c) { return cross(b - a, c - a); };
  const Point start{Length::micrometres(std::llround(from.x)), Length::micrometres(std::llround(from.y))};
  if (in_polygon(corners, start)) return 0;
  auto least = std::numeric_limits<double>::infinity();
  for (const auto& side : sides_of(corners)) {
    const auto a = fine(side.from);
    const auto b = fine(side.to);
    if (side_of(a, b, from) * side_of(a, b, to) < 0 && side_of(from, to, a) * side_of(from, to, b) < 0) return 0;
    least = std::min(
        {least, distance_to_segment(a, from, to), distance_to_segment(from, a, b), distance_to_segment(to, a, b)});
  }
  return least;
}

double space_between(const PlacedFootprint& one, const PlacedFootprint& other) {
  const auto* circle = std::get_if<CircleFootprint>(&one);
  const auto* other_circle = std::get_if<CircleFootprint>(&other);
  if (circle != nullptr) {
    const auto centre = fine(circle->centre);
    const auto radius = static_cast<double>(circle->radius.in_micrometres());
    return std::max(0.0, distance_to(other, centre, centre) - radius);
  }
  if (other_circle != nullptr) return space_between(other, one);
  auto least = std::numeric_limits<double>::infinity();
  for (const auto& side : sides_of(std::get<PolygonFootprint>(one).corners)) {
    least = std::min(least, distance_to(other, fine(side.from), fine(side.to)));
  }
  return least;
}

bool contains(const PlacedFootprint& footprint, Point point) {
  if (const auto* circle = std::get_if<CircleFootprint>(&footprint)) {
    return squared_distance(circle->centre, point) <= squared(circle->radius);
  }
  return in_polygon(std::get<PolygonFootprint>(footprint).corners, point);
}

bool holds(const PlacedFootprint& outer, const PlacedFootprint& inner) {
  if (const auto* circle = std::get_if<CircleFootprint>(&inner)) {
    return holds_disc(outer, circle->centre, circle->radius);
  }
  const auto& polygon = std::get<PolygonFootprint>(inner);
  if (const auto* around = std::get_if<PolygonFootprint>(&outer)) return polygon_holds(*around, polygon);
  return std::all_of(polygon.corners.begin(), polygon.corners.end(), [&](Point at) { return contains(outer, at); });
}

bool holds_disc(const PlacedFootprint& footprint, Point centre, Length radius) {
  if (const auto* circle = std::get_if<CircleFootprint>(&footprint)) {
    return radius <= circle->radius && squared_distance(circle->centre, centre) <= squared(circle->radius - radius);
  }
  const auto& corners = std::get<PolygonFootprint>(footprint).corners;
  if (where(corners, centre) != Where::inside) return false;
  const auto sides = sides_of(corners);
  const auto least = static_cast<double>(radius.in_micrometres()) - nearly_touching;
  return std::all_of(sides.begin(), sides.end(), [&](const Segment& side) {
    return distance_to_segment(fine(centre), fine(side.from), fine(side.to)) >= least;
  });
}

PlacedFootprint footprint_of(const Rectangle& rectangle) {
  const auto corners = corners_of(rectangle);
  return PolygonFootprint{{corners.begin(), corners.end()}};
}

}  // namespace bulkhead
