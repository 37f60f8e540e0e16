// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "model/mission/mission.h"

namespace bulkhead::test {

/// A board of 600 × 400 mm without lattice, sides `attacker` and `defender`, no zones. Kinds of feature: `crate` (40 ×
/// 20 mm, 25 mm high, light), `tower` (40 × 40 mm, 100 mm high, heavy and vantage), `pool` (a circle of 30 mm, flat,
/// light), `deck` (100 × 40 mm, from 50 to 53 mm, vantage) and `bare` (40 × 40 mm, 25 mm high, of no type). Types:
/// `heavy` (obscures), `light`, `vantage` (to stand upon).
[[nodiscard]] Mission open_board();

/// The same kinds and types with the board of another mission.
[[nodiscard]] Mission with_terrain(Mission mission);

/// With a feature on the first board, its middle in millimetres.
[[nodiscard]] Mission with_feature(Mission mission, std::string_view id, std::string_view kind, int x, int y,
                                   int turn = 0);

/// With crates so many millimetres wide.
[[nodiscard]] Mission with_wide_crate(Mission mission, int width);

/// With a drop zone along an edge of the battlefield.
[[nodiscard]] Mission with_strip(Mission mission, std::string_view id, std::string_view side, Compass edge, int depth);

}  // namespace bulkhead::test
