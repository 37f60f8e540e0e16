// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>
#include <set>

#include "analysis/geometry/bodies.h"
#include "analysis/geometry/footprints.h"
#include "model/edit/edit.h"
#include "model/mission/geometry.h"
#include "validators/engine/check.h"

namespace bulkhead {
namespace {

constexpr MessageText feature_in_swing{
    "feature-in-swing", "a hatch should have room to swing; {feature} stands in the way of the one at {edge}"};

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

/// The hatchways of one board and what stands in their way.
class Search {
 public:
  Search(const Mission& mission, const std::vector<Body>& bodies, int number)
      : mission_(mission), number_(number), board_(*find_board(mission, number)), set_(*set_of(mission, board_)) {
    for (const auto& body : bodies) {
      const bool below = set_.wall_height == Length() || body.part->begins_at < set_.wall_height;
      if (body.level == board_.level && !body.flat() && below) bodies_.push_back(&body);
    }
  }

  void run(const EdgePos& edge, const Hatchway& hatchway, std::vector<Observation>& observations) const {
    const EdgeAddress at{number_, edge};
    std::set<Id> features;
    for (const auto* body : in_the_way(edge, hatchway)) features.insert(body->feature->id);
    for (const auto& feature : features) {
      const Address address = ObjectAddress{feature};
      observations.push_back(
          {message<feature_in_swing>(arg<"edge">(to_text(mission_, at)), arg<"feature">(to_text(mission_, address))),
           {address, at},
           one_fix([at, hatchway](const CheckContext& checked) {
             return Search(checked.mission, bodies_of(checked.mission), at.board).other_way(at, hatchway);
           })});
    }
  }

 private:
  [[nodiscard]] std::vector<const Body*> in_the_way(const EdgePos& edge, const Hatchway& hatchway) const {
    const auto swing = swing_of(point_of(mission_, EdgeAddress{number_, edge}), edge, hatchway, set_.access_width);
    std::vector<const Body*> found;
    std::copy_if(bodies_.begin(), bodies_.end(), std::back_inserter(found),
                 [&](const Body* body) { return overlap(body->footprint, swing); });
    return found;
  }

  /// The first way to hang the hatch in which it has room: on the other end, on the other side, or both.
  [[nodiscard]] std::optional<Edit> other_way(const EdgeAddress& at, const Hatchway& hatchway) const {
    for (const auto& [turn, hang] : {std::pair(false, true), std::pair(true, false), std::pair(true, true)}) {
      auto changed = hatchway;
      if (turn) changed.facing = hatchway.facing == Facing::first ? Facing::second : Facing::first;
      if (hang) changed.hinge = hatchway.hinge == Hinge::first ? Hinge::second : Hinge::first;
      if (in_the_way(at.edge, changed).empty()) return SetHatchways{{at}, changed};
    }
    return std::nullopt;
  }

  const Mission& mission_;
  int number_;
  const Board& board_;
  const TerrainSet& set_;
  std::vector<const Body*> bodies_;
};

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  const auto bodies = bodies_of(context.mission);
  if (bodies.empty()) return observations;
  for_each_lattice(context.mission, [&](int number, const Lattice& lattice) {
    if (set_of(context.mission, *find_board(context.mission, number))->access_width <= Length()) return;
    const Search search(context.mission, bodies, number);
    for (const auto& [edge, hatchway] : lattice.hatchways()) search.run(edge, hatchway, observations);
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
          .remedy = "Move the feature, or hang the hatch on the other end or side.",
          .messages = {feature_in_swing},
          .run = run};
}

}  // namespace bulkhead
