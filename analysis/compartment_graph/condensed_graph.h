// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "analysis/cells/components.h"
#include "analysis/compartment_graph/compartment_graph.h"

namespace bulkhead {

/// Compartments as far as routes between them are not known by counting: whoever wants into or out of one with a single
/// doorway passes that, so what lies behind it counts as so many more in the cell before it, again and again until the
/// rest has no such compartment (the part about bridges of splitting betweenness at articulation points: Puzis et al.,
/// "Topology manipulations for speeding betweenness centrality computation", 2015).
struct CondensedGraph {
  explicit CondensedGraph(const CellGraph& cells);

  Components compartments;
  CompartmentGraph graph;
  /// How many cells each cell stands for.
  std::vector<std::uint64_t> weight;
  /// Floor that is left.
  std::vector<bool> keep;
  /// Ordered pairs of cells whose routes pass a hatchway: any, and those by pair of neighbours that are known.
  std::uint64_t passing = 0;
  std::vector<double> load;
  /// The doorways of each compartment that are left, and their pairs of neighbours by exclusive or.
  std::vector<std::uint32_t> doorways;
  std::vector<std::uint32_t> pairs;

 private:
  void count_passing(const Components& regions);
  void count_behind_single_doorways(const CellGraph& cells, const Components& regions);
};

}  // namespace bulkhead
