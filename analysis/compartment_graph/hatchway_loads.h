// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "analysis/cell_graph.h"

namespace bulkhead {

/// How much of all that moves about passes one hatchway.
struct HatchwayLoad {
  /// Index into `CellGraph::neighbours()`.
  std::uint32_t pair = 0;
  /// 0 to 1.
  double share = 0;
  friend bool operator==(const HatchwayLoad&, const HatchwayLoad&) = default;
};

/// The load of each hatchway: from every floor cell to every other one there is one route, in equal parts along all of
/// the best (hatchways before cells, as in `Routes`); the share is of the routes that pass any hatchway. (Betweenness
/// of edges: Brandes, "On variants of shortest-path betweenness centrality", 2008.) All hatchways are open to
/// everybody. A link is a step.
///
/// Takes a search from every cell: hundredths of a millisecond for one board, a third of a second for 64 × 64 cells.
/// Empty when cancelled.
[[nodiscard]] std::vector<HatchwayLoad> hatchway_loads(const CellGraph& graph, const std::stop_token& stop = {});

}  // namespace bulkhead
