// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <numbers>

#include "model/mission/geometry.h"
#include "validators/bodies.h"
#include "validators/checks/checks.h"
#include "validators/footprints.h"
#include "validators/lattices.h"

namespace bulkhead {
namespace {

/// The arc of a swing as a run of this many straight pieces, so that it is less than a fortieth of a millimetre off
/// for a hatch as wide as the Gallowdark's.
constexpr int pieces = 30;

Point step(Point from, Compass direction, double length) {
  const auto by = Length::micrometres(std::llround(length));
  switch (direction) {
    case Compass::north: return {from.x, from.y - by};
    case Compass::south: return {from.x, from.y + by};
    case Compass::west: return {from.x - by, from.y};
    case Compass::east: break;
  }
  return {from.x + by, from.y};
}

/// Whether a polygon's corners go clockwise as one looks at the map, for one that bends nowhere inwards.
bool clockwise(const std::vector<Point>& corners) {
  return cross(fine(corners[1]) - fine(corners[0]), fine(corners[2]) - fine(corners[1])) > 0;
}

/// The quarter of a disc that a hatch sweeps: it hangs at one end of the opening in the middle of its edge, is as wide
/// as that, and opens to the side that the hatchway faces.
PlacedFootprint swing_of(Point middle, const EdgePos& edge, const Hatchway& hatchway, Length width) {
  const auto hinge_side = direction(hatchway.hinge, edge.axis);
  const auto opening = direction(hatchway.facing, edge.axis);
  const auto radius = static_cast<double>(width.in_micrometres());
  const auto hinge = step(middle, hinge_side, radius / 2);
  PolygonFootprint swing{{hinge}};
  for (int index = 0; index <= pieces; ++index) {
    const double angle = std::numbers::pi / 2 * index / pieces;
    const auto along = step(hinge, opposite(hinge_side), radius * std::cos(angle));
    swing.corners.push_back(step(along, opening, radius * std::sin(angle)));
  }
  if (!clockwise(swing.corners)) std::reverse(swing.corners.begin(), swing.corners.end());
  return swing;
}

void add(std::vector<Observation>& observations, const Mission& mission, const EdgeAddress& at,
         const Address& feature) {
  for (const auto& observation : observations) {
    if (observation.addresses == std::vector<Address>{feature, at}) return;
  }
  observations.push_back(
      {{"feature-in-swing", {{"edge", to_text(mission, at)}, {"feature", to_text(mission, feature)}}},
       {feature, at},
       {}});
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  const auto bodies = bodies_of(mission);
  if (bodies.empty()) return observations;
  for_each_lattice(mission, [&](int number, const Lattice& lattice) {
    const auto& board = *find_board(mission, number);
    const auto& set = *set_of(mission, board);
    if (set.access_width <= Length()) return;
    for (const auto& [edge, hatchway] : lattice.hatchways()) {
      const EdgeAddress at{number, edge};
      const auto swing = swing_of(point_of(mission, at), edge, hatchway, set.access_width);
      for (const auto& body : bodies) {
        const bool below = set.wall_height == Length() || body.part->begins_at < set.wall_height;
        const bool in_the_way = body.level == board.level && !body.flat() && below;
        if (in_the_way && overlap(body.footprint, swing))
          add(observations, mission, at, ObjectAddress{body.feature->id});
      }
    }
  });
  return observations;
}

}  // namespace

Check feature_in_swing_check() {
  return {.key = "feature-in-swing",
          .title = "Terrain feature in the swing of a hatch",
          .group = Check::Group::terrain,
          .level = Level::note,
          .rule =
              "No upright part of a terrain feature stands where a hatch swings: in the quarter of a disc round its "
              "hinge, as wide as the opening, on the side that the hatchway faces.",
          .reason =
              "At the table the hatch would not open. Rules treat it as opened all the same, so this is only a "
              "note. The width is that of the terrain set; where it is unknown nothing is said.",
          .places = "the feature and the edge of the hatchway",
          .remedy = "Move the feature, or let the hatchway face the other way.",
          .run = run};
}

}  // namespace bulkhead
