// SPDX-License-Identifier: MIT
#pragma once

#include "model/mission/mission.h"

namespace bulkhead {

/// How many round bases of this diameter certainly fit into the cells at once, side by side in rows and columns. A
/// lower bound: cells are taken together along rows of the lattice, or along columns if that is better, as far as
/// nothing stands between them; each such rectangle loses half the thickness of walls beside it, and half the larger
/// measure of a pillar or wall end at a node beside it, along its whole side. Bases stand in a square grid. At the
/// border of a board the ground reaches to the board's edge.
[[nodiscard]] std::int64_t fitting_bases(const Mission& mission, const CellsShape& cells, Length diameter);

}  // namespace bulkhead
