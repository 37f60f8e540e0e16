// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "analysis/plan/mission_plan.h"

namespace bulkhead {

/// Where a wall turns or ends, round which one looks: the corner that sticks out. One quadrant about it is blocked.
struct WallCorner {
  /// A node; of an open hatchway its edge.
  Address subject;
  Point at;
  bool blocked_west = false;
  bool blocked_north = false;
  /// The wall ends here rather than turning.
  bool end = false;
  friend bool operator==(const WallCorner&, const WallCorner&) = default;
};

/// The corners and ends of the walls on a level's lattices: one outer corner where a wall turns, two where it ends, two
/// on either side of an open hatchway's opening. What merely protrudes, as pillars do in a straight wall or where walls
/// meet, is none (002:191). Neither is the end of a run that reaches the lattice's border, nor are walls off the
/// lattice.
[[nodiscard]] std::vector<WallCorner> wall_corners(const Mission& mission, int level, const Plan& plan,
                                                   const OpenHatchways& open);

}  // namespace bulkhead
