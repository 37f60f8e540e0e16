// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "analysis/cells/cell_graph.h"

namespace bulkhead {

/// How much of all that moves about passes one hatchway.
struct HatchwayLoad {
  /// Index into `CellGraph::neighbours()`.
  std::uint32_t pair = 0;
  /// 0 to 1.
  double share = 0;
  friend bool operator==(const HatchwayLoad&, const HatchwayLoad&) = default;
};

/// Those of a board.
struct HatchwayLoads {
  std::vector<HatchwayLoad> hatchways;
  /// Whether searches from samples stand for the others.
  bool estimated = false;
  friend bool operator==(const HatchwayLoads&, const HatchwayLoads&) = default;
};

/// How many cells all searches together may visit before searches from samples stand for the others.
inline constexpr std::size_t most_visits_for_loads = std::size_t{1} << 24;

/// The load of each hatchway: from every floor cell to every other one there is one route, in equal parts along all of
/// the best (hatchways before cells, as in `Routes`); the share is of the routes that pass any hatchway. (Betweenness
/// of edges: Brandes, "On variants of shortest-path betweenness centrality and their generic computation", 2008.) All
/// hatchways are open to everybody. A link is a step.
///
/// Exact as long as the searches visit no more cells than `most_visits`, as on every board of up to 64 × 64 cells; most
/// routes of the largest compartment, and all through a hatchway that is the only way, are known without a search. Else
/// an estimate from 512 searches or more, from cells at even distances (Brandes and Pich, "Centrality estimation in
/// large networks", 2007): the same for the same board always, and within 0.006 of the exact share on all boards of 128
/// × 128 cells that were tried. Empty when cancelled.
[[nodiscard]] HatchwayLoads hatchway_loads(const CellGraph& graph, const std::stop_token& stop = {},
                                           std::size_t most_visits = most_visits_for_loads);

}  // namespace bulkhead
