// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/cell_graph.h"

namespace bulkhead {

/// The longest straight run of floor cells, in cells, with every hatchway shut: along rows and columns, across seams
/// too, with nothing on the edges between. 0 where there is no floor.
[[nodiscard]] int longest_lane(const CellGraph& graph);

}  // namespace bulkhead
