// SPDX-License-Identifier: MIT
#include "analysis/snapshot/snapshot.h"

#include <algorithm>
#include <utility>

#include "analysis/cells/lanes.h"
#include "analysis/geometry/blocking_zones.h"

namespace bulkhead {
namespace {

/// Where links lead, and whether they move models.
bool same_links(const Mission& a, const Mission& b) {
  if (a.links->empty() && b.links->empty()) return true;
  return a.links.same_object(b.links) && a.system.same_object(b.system) && a.markers.same_object(b.markers) &&
         a.zones.same_object(b.zones) && a.areas.same_object(b.areas);
}

bool same_starts(const Mission& a, const Mission& b) {
  return a.sides.same_object(b.sides) && a.zones.same_object(b.zones) && a.system.same_object(b.system);
}

}  // namespace

bool same_boards(const Mission& one, const Mission& other) {
  const auto same_board = [](const Part<Board>& x, const Part<Board>& y) { return x.same_object(y); };
  const auto same_set = [](const UsedSet& x, const UsedSet& y) { return x.set.same_object(y.set); };
  return std::equal(one.boards.begin(), one.boards.end(), other.boards.begin(), other.boards.end(), same_board) &&
         std::equal(one.sets.begin(), one.sets.end(), other.sets.begin(), other.sets.end(), same_set);
}

Part<Snapshot::Cells> Snapshot::cells_of(const Mission& mission) {
  Cells cells;
  cells.graph = CellGraph(mission);
  cells.regions = Components(cells.graph, Components::Hatchways::open);
  cells.compartments = Components(cells.graph, Components::Hatchways::shut);
  cells.longest_lane = bulkhead::longest_lane(cells.graph);
  return cells;
}

Snapshot Snapshot::make(const Mission& mission, const Snapshot* previous) {
  const bool boards = previous != nullptr && same_boards(mission, previous->mission_);
  const bool cells =
      boards && same_links(mission, previous->mission_) && same_blocking_zones(mission, previous->mission_);
  const bool starts = cells && same_starts(mission, previous->mission_);
  const bool access = starts && mission.markers.same_object(previous->mission_.markers);
  Snapshot result;
  result.mission_ = mission;
  result.cells_ = cells ? previous->cells_ : cells_of(mission);
  if (starts) {
    result.sides_ = previous->sides_;
  } else if (previous != nullptr) {
    result.sides_ = side_starts(mission, result.graph(), StartsOnGraph{previous->graph(), previous->sides()});
  } else {
    result.sides_ = side_starts(mission, result.graph());
  }
  result.access_ = access ? previous->access_ : Part(access_to_objectives(mission, result.graph(), result.sides()));
  result.symmetry_ = boards ? previous->symmetry_ : Part(symmetry_of(mission));
  result.counts_ = count_pieces(mission);
  result.objectives_on_ = count_objectives(mission);
  return result;
}

bool operator==(const Snapshot& a, const Snapshot& b) {
  return a.cells_ == b.cells_ && a.sides_ == b.sides_ && a.access_ == b.access_ && a.symmetry_ == b.symmetry_ &&
         a.counts_ == b.counts_ && a.objectives_on_ == b.objectives_on_;
}

}  // namespace bulkhead
