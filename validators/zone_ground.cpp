// SPDX-License-Identifier: MIT
#include "validators/zone_ground.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace bulkhead {
namespace {

std::int64_t turn(Point a, Point b, Point c) {
  const auto ab = b - a;
  const auto ac = c - a;
  return ab.x.in_micrometres() * ac.y.in_micrometres() - ab.y.in_micrometres() * ac.x.in_micrometres();
}

bool on_side(Point a, Point b, Point point) {
  return turn(a, b, point) == 0 && std::min(a.x, b.x) <= point.x && point.x <= std::max(a.x, b.x) &&
         std::min(a.y, b.y) <= point.y && point.y <= std::max(a.y, b.y);
}

std::int64_t squared_distance(Point one, Point other) {
  const auto x = (one.x - other.x).in_micrometres();
  const auto y = (one.y - other.y).in_micrometres();
  return x * x + y * y;
}

Point centre_of(const Rectangle& bounds) {
  return {(bounds.top_left.x + bounds.bottom_right.x) / 2, (bounds.top_left.y + bounds.bottom_right.y) / 2};
}

Rectangle ground_of(const Rectangle& field, const StripShape& strip) {
  auto ground = field;
  if (strip.edge == Compass::north) ground.bottom_right.y = field.top_left.y + strip.depth;
  if (strip.edge == Compass::south) ground.top_left.y = field.bottom_right.y - strip.depth;
  if (strip.edge == Compass::west) ground.bottom_right.x = field.top_left.x + strip.depth;
  if (strip.edge == Compass::east) ground.top_left.x = field.bottom_right.x - strip.depth;
  return ground;
}

Rectangle ground_of(const Rectangle& field, Quarter quarter) {
  const auto centre = centre_of(field);
  auto ground = field;
  const bool north = quarter == Quarter::north_west || quarter == Quarter::north_east;
  const bool west = quarter == Quarter::north_west || quarter == Quarter::south_west;
  (north ? ground.bottom_right.y : ground.top_left.y) = centre.y;
  (west ? ground.bottom_right.x : ground.top_left.x) = centre.x;
  return ground;
}

struct Holder {
  const Mission& mission;
  Point point;

  bool operator()(const CellsShape& shape) const {
    return std::any_of(shape.cells.begin(), shape.cells.end(),
                       [&](const CellAddress& cell) { return cell_ground(mission, cell).contains(point); });
  }
  bool operator()(const PolygonShape& shape) const {
    bool inside = false;
    for (std::size_t index = 0; index < shape.corners.size(); ++index) {
      const auto a = shape.corners[index];
      const auto b = shape.corners[(index + 1) % shape.corners.size()];
      if (on_side(a, b, point)) return true;
      const auto turned = turn(a, b, point);
      if ((a.y <= point.y && point.y < b.y && turned > 0) || (b.y <= point.y && point.y < a.y && turned < 0)) {
        inside = !inside;
      }
    }
    return inside;
  }
  bool operator()(const CircleShape& shape) const {
    const auto radius = shape.radius.in_micrometres();
    return exists(mission, shape.centre) && squared_distance(point_of(mission, shape.centre), point) <= radius * radius;
  }
  bool operator()(const StripShape& shape) const {
    return ground_of(battlefield_bounds(mission), shape).contains(point);
  }
  bool operator()(const QuarterShape& shape) const {
    const auto field = battlefield_bounds(mission);
    const auto clear = shape.clear_of_centre.in_micrometres();
    return ground_of(field, shape.quarter).contains(point) &&
           squared_distance(centre_of(field), point) >= clear * clear;
  }
};

/// Outlines, of which those stretches count that pass over the battlefield.
struct Outline {
  const Mission& mission;
  Rectangle field;
  std::vector<FineSegment> segments = {};

  void operator()(const CellsShape&) {}
  void operator()(const PolygonShape& shape) {
    for (std::size_t index = 0; index < shape.corners.size(); ++index) {
      add(fine(shape.corners[index]), fine(shape.corners[(index + 1) % shape.corners.size()]));
    }
  }
  void operator()(const CircleShape& shape) {
    if (exists(mission, shape.centre)) add_circle(point_of(mission, shape.centre), shape.radius);
  }
  void operator()(const StripShape& shape) { add(ground_of(field, shape)); }
  void operator()(const QuarterShape& shape) {
    add(ground_of(field, shape.quarter));
    if (shape.clear_of_centre > Length()) add_circle(centre_of(field), shape.clear_of_centre);
  }

 private:
  void add(const Rectangle& area) {
    const auto a = fine(area.top_left);
    const auto c = fine(area.bottom_right);
    const FinePoint b{c.x, a.y};
    const FinePoint d{a.x, c.y};
    add(a, b);
    add(b, c);
    add(c, d);
    add(d, a);
  }
  void add_circle(Point centre, Length radius) {
    constexpr int pieces = 72;
    const auto place = [&](int index) {
      const double angle = 2 * std::numbers::pi * index / pieces;
      return fine(centre) + FinePoint{std::cos(angle), std::sin(angle)} * static_cast<double>(radius.in_micrometres());
    };
    for (int index = 0; index < pieces; ++index) add(place(index), place(index + 1));
  }
  void add(FinePoint from, FinePoint to) {
    const auto middle = (from + to) * 0.5;
    const auto low = fine(field.top_left);
    const auto high = fine(field.bottom_right);
    if (middle.x > low.x && middle.x < high.x && middle.y > low.y && middle.y < high.y) segments.push_back({from, to});
  }
};

}  // namespace

bool holds(const Mission& mission, const Shape& shape, Point point) {
  return std::visit(Holder{mission, point}, shape);
}

std::vector<FineSegment> fronts_of(const Mission& mission, const Shape& shape) {
  Outline outline{mission, battlefield_bounds(mission)};
  std::visit(outline, shape);
  return std::move(outline.segments);
}

std::vector<const Zone*> start_zones(const Mission& mission) {
  std::vector<const Zone*> zones;
  for (const auto& zone : *mission.zones) {
    const auto* kind = find_zone_kind(*mission.system, zone.kind);
    if (kind != nullptr && kind->start && zone.side) zones.push_back(&zone);
  }
  return zones;
}

std::vector<const Zone*> start_zones_of(const Mission& mission, const Id& side) {
  auto zones = start_zones(mission);
  std::erase_if(zones, [&](const Zone* zone) { return *zone->side != side; });
  return zones;
}

}  // namespace bulkhead
