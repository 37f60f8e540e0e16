// SPDX-License-Identifier: MIT
#include "validators/footprints.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <vector>

#include "analysis/shapes.h"

namespace bulkhead {
namespace {

/// What comes no nearer to an overlap than this, in micrometres, touches.
constexpr double nearly_touching = 1e-3;

struct Segment {
  Point from;
  Point to;
  [[nodiscard]] bool holds(Point point) const { return on_segment(from, to, point); }
};

std::vector<Segment> sides_of(const PolygonFootprint& polygon) {
  std::vector<Segment> sides;
  const auto& corners = polygon.corners;
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

enum class Where : unsigned char { inside, border, outside };

Where where(const std::vector<Segment>& sides, Point point) {
  bool inside = false;
  for (const auto& side : sides) {
    if (side.holds(point)) return Where::border;
    const bool down = side.from.y <= point.y && point.y < side.to.y;
    const bool up = side.to.y <= point.y && point.y < side.from.y;
    const auto turned = turn(side.from, side.to, point);
    if ((down && turned > 0) || (up && turned < 0)) inside = !inside;
  }
  return inside ? Where::inside : Where::outside;
}

/// Twice as large, so that the middles of all sides are whole.
std::vector<Segment> doubled(std::vector<Segment> sides) {
  for (auto& side : sides) side = {side.from + side.from, side.to + side.to};
  return sides;
}

/// Of two polygons none of whose sides cross over: whether a piece of the border of the one lies inside of the other,
/// or along its border with both insides on one side.
bool border_goes_inside(const std::vector<Segment>& one, const std::vector<Segment>& other) {
  for (const auto& side : one) {
    std::vector<Point> stops = {side.from, side.to};
    for (const auto& corner : other) {
      if (side.holds(corner.from)) stops.push_back(corner.from);
    }
    // Along the side: points of one line are in order by x and then y, one way or the other.
    std::sort(stops.begin(), stops.end());
    stops.erase(std::unique(stops.begin(), stops.end()), stops.end());
    for (std::size_t index = 1; index < stops.size(); ++index) {
      const auto sum = stops[index - 1] + stops[index];
      const Point middle{sum.x / 2, sum.y / 2};
      const auto place = where(other, middle);
      if (place == Where::inside) return true;
      if (place == Where::outside) continue;
      const auto along = side.to - side.from;
      const bool same_way = std::any_of(other.begin(), other.end(), [&](const Segment& opposite) {
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

bool polygons_overlap(const PolygonFootprint& one, const PolygonFootprint& other) {
  const auto first = doubled(sides_of(one));
  const auto second = doubled(sides_of(other));
  for (const auto& side : first) {
    if (std::any_of(second.begin(), second.end(), [&](const Segment& each) { return cross_over(side, each); })) {
      return true;
    }
  }
  return border_goes_inside(first, second) || border_goes_inside(second, first);
}

bool circle_overlaps(const CircleFootprint& circle, const PolygonFootprint& polygon) {
  const auto sides = sides_of(polygon);
  if (where(sides, circle.centre) == Where::inside) return true;
  const auto radius = static_cast<double>(circle.radius.in_micrometres());
  return std::any_of(sides.begin(), sides.end(), [&](const Segment& side) {
    return distance_to_segment(fine(circle.centre), fine(side.from), fine(side.to)) < radius - nearly_touching;
  });
}

bool circles_overlap(const CircleFootprint& one, const CircleFootprint& other) {
  return squared_distance(one.centre, other.centre) < squared(one.radius + other.radius);
}

bool boxes_overlap(const Rectangle& a, const Rectangle& b) {
  return a.top_left.x < b.bottom_right.x && b.top_left.x < a.bottom_right.x && a.top_left.y < b.bottom_right.y &&
         b.top_left.y < a.bottom_right.y;
}

}  // namespace

bool overlap(const PlacedFootprint& one, const PlacedFootprint& other) {
  if (!boxes_overlap(bounds_of(one), bounds_of(other))) return false;
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
  const auto sides = sides_of(std::get<PolygonFootprint>(footprint));
  const auto side_of = [](FinePoint a, FinePoint b, FinePoint c) { return cross(b - a, c - a); };
  const Point start{Length::micrometres(std::llround(from.x)), Length::micrometres(std::llround(from.y))};
  if (where(sides, start) != Where::outside) return 0;
  auto least = std::numeric_limits<double>::infinity();
  for (const auto& side : sides) {
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
  for (const auto& side : sides_of(std::get<PolygonFootprint>(one))) {
    least = std::min(least, distance_to(other, fine(side.from), fine(side.to)));
  }
  return least;
}

bool holds_disc(const PlacedFootprint& footprint, Point centre, Length radius) {
  if (const auto* circle = std::get_if<CircleFootprint>(&footprint)) {
    return radius <= circle->radius && squared_distance(circle->centre, centre) <= squared(circle->radius - radius);
  }
  const auto sides = sides_of(std::get<PolygonFootprint>(footprint));
  const auto least = static_cast<double>(radius.in_micrometres()) - nearly_touching;
  return where(sides, centre) == Where::inside && std::all_of(sides.begin(), sides.end(), [&](const Segment& side) {
           return distance_to_segment(fine(centre), fine(side.from), fine(side.to)) >= least;
         });
}

PlacedFootprint footprint_of(const Rectangle& rectangle) {
  const auto& [from, to] = rectangle;
  return PolygonFootprint{{from, {to.x, from.y}, to, {from.x, to.y}}};
}

}  // namespace bulkhead
