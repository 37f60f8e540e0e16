// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/mission/terrain_set.h"

namespace bulkhead {

struct Board;

/// The edges that a panel covers which begins at an edge, from west to east or north to south: as many as its first
/// pattern has. None where the set has no panel of that name, or where it would reach off the lattice.
[[nodiscard]] std::vector<EdgePos> panel_edges(const TerrainSet& set, LatticeSize size, EdgePos first, const Id& piece);

/// The edges where those pinned panels of a board begin that would overlap one which covers these edges.
[[nodiscard]] std::vector<EdgePos> pins_across(const Board& board, const TerrainSet& set,
                                               const std::vector<EdgePos>& edges);

}  // namespace bulkhead
