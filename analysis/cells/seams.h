// SPDX-License-Identifier: MIT
#pragma once

#include <map>

#include "analysis/cells/cell_graph.h"

namespace bulkhead {

/// The border edges of boards beyond which the floor of a touching board goes on, each with the edge of that board
/// which lies beyond it.
[[nodiscard]] std::map<EdgeAddress, EdgeAddress> seam_edges(const CellGraph& graph);

}  // namespace bulkhead
