// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "analysis/plan/plan.h"
#include "model/mission/mission.h"
#include "model/mission/placed_features.h"

namespace bulkhead {

struct PlanOptions {
  OpenHatchways open = OpenHatchways::as_set();
  /// Open hatchways are at least this wide, whatever their set says: the diameter of a base, where the system lets any
  /// base pass (Boarding Actions does). Their stubs and the pillars on their nodes give way, as far as the edge
  /// reaches.
  Length least_opening;
};

/// The plan of the boards on one level. A wall spans from node to node, with square ends grown by half its thickness,
/// and on to the board's edge where its run reaches the lattice's border; on a border that touches another board it
/// fills the strip to the board's edge. An open hatchway leaves a gap of its set's access width in the middle of its
/// wall, the whole edge where the set does not know its width. Pillars stand along the wall that runs through, else
/// along the only axis there is. Solid and void cells grow by half a wall. Free pieces are as long as the pitch, on
/// boards without terrain set 100 mm long and 5 mm thick, pillars there 25 mm; corners of those that stand askew are
/// rounded to the micrometre. Of terrain features, parts whose types bar passage stop movement and parts whose types
/// block sight stop sight, whatever their height; so do zones and areas whose kinds do, whatever the level where their
/// shape says nothing of it. A circle counts as a polygon around it, at most 0.05 mm larger.
[[nodiscard]] Result<Plan> plan_of(const Mission& mission, int level, const PlanOptions& options = {});

/// A wall, hatchway, pillar or wall end, on the lattice or off it, where it stands.
struct StandingWall {
  Address subject;
  PlacedFootprint footprint;
};
/// Those of a level, as a plan has them; in far less time than it takes to make one.
[[nodiscard]] std::vector<StandingWall> walls_on(const Mission& mission, int level, const OpenHatchways& open);

/// Where a hatchway off the lattice stands.
struct FreeHatchway {
  int level = 0;
  Point middle;
  /// What it leaves free while it is open, as thick as a wall.
  PolygonFootprint opening;
  /// A hair before its middle, on either side.
  std::array<Point, 2> sides;
};
/// Nothing where there is none of this id.
[[nodiscard]] std::optional<FreeHatchway> find_free_hatchway(const Mission& mission, const Id& id);

/// Whether what blocks is a wall, hatchway, pillar or wall end, on the lattice or off it: no cell without floor,
/// terrain feature, zone or area.
[[nodiscard]] bool is_wall(const Mission& mission, const std::optional<Address>& subject);

/// The levels that have boards, each once, in order.
[[nodiscard]] std::vector<int> levels_of(const Mission& mission);

}  // namespace bulkhead
