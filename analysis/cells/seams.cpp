// SPDX-License-Identifier: MIT
#include "analysis/cells/seams.h"

namespace bulkhead {

std::map<EdgeAddress, EdgeAddress> seam_edges(const CellGraph& graph) {
  std::map<EdgeAddress, EdgeAddress> beyond;
  if (graph.boards().size() < 2) return beyond;
  for (const auto& pair : graph.neighbours()) {
    if (graph.address(pair.first).board == graph.address(pair.second).board) continue;
    const auto edges = graph.edges_between(pair);
    beyond.emplace(edges.front(), edges.back());
    beyond.emplace(edges.back(), edges.front());
  }
  return beyond;
}

}  // namespace bulkhead
