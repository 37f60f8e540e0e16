// SPDX-License-Identifier: MIT
#include "validators/zone_ground.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "analysis/access.h"
#include "analysis/shapes.h"

namespace bulkhead {
namespace {

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
  void operator()(const StripShape& shape) { add(strip_ground(field, shape)); }
  void operator()(const QuarterShape& shape) {
    add(quarter_ground(field, shape.quarter));
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

std::vector<FineSegment> fronts_of(const Mission& mission, const Shape& shape) {
  Outline outline{mission, battlefield_bounds(mission)};
  std::visit(outline, shape);
  return std::move(outline.segments);
}

std::vector<const Zone*> start_zones(const Mission& mission) {
  std::vector<const Zone*> zones;
  for (const auto& zone : *mission.zones) {
    const bool any = std::any_of(mission.sides->begin(), mission.sides->end(),
                                 [&](const Side& side) { return starts_in(mission, side.id, zone); });
    if (any) zones.push_back(&zone);
  }
  return zones;
}

std::vector<const Zone*> own_start_zones(const Mission& mission) {
  auto zones = start_zones(mission);
  std::erase_if(zones, [](const Zone* zone) { return !zone->side; });
  return zones;
}

std::vector<const Zone*> own_start_zones(const Mission& mission, const Id& side) {
  auto zones = start_zones(mission);
  std::erase_if(zones, [&](const Zone* zone) { return zone->side != side; });
  return zones;
}

}  // namespace bulkhead
