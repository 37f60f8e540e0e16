// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "model/mission/mission.h"

namespace bulkhead::test {

/// The Gallowdark lattice without its list of pieces: 97 mm pitch, 12 mm border, 5.5 mm walls, pillars 28 × 25 mm.
[[nodiscard]] TerrainSet gallowdark_set();

/// A system with the zone kinds `drop-zone` (a side's, start) and `shrine` (an area), marker kinds `objective` and
/// `terminal`, link kinds `power-line` and `lift` (moves).
[[nodiscard]] GameSystem plain_system();

/// An empty Gallowdark board of that size with sides `attacker` and `defender`, no zones, no markers.
[[nodiscard]] Mission empty_mission(LatticeSize size = {6, 7});

/// The same with its edges set: `walls` and `hatchways` are lists of edges of the first board such as `B1/B2 C2/C3`.
[[nodiscard]] Mission mission_with(LatticeSize size, std::string_view walls, std::string_view hatchways);

/// Adds a one-cell-deep drop zone along the top (`attacker-drop-zone`) and the bottom (`defender-drop-zone`) row of the
/// first board.
[[nodiscard]] Mission with_drop_zones(Mission mission);

/// Adds an objective at a place.
[[nodiscard]] Mission with_objective(Mission mission, std::string_view id, std::string_view place,
                                     std::string_view label = "");

}  // namespace bulkhead::test
