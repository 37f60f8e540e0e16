// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "analysis/cells/cell_graph.h"
#include "analysis/cells/components.h"

namespace bulkhead {

/// A hatchway between two compartments: the pair of cells that it parts. Where both borders of a seam carry one, the
/// two are passed one after the other and are a single doorway.
struct Doorway {
  /// Index into `CellGraph::neighbours()`.
  std::uint32_t pair = 0;
  /// Compartments; `first` is that of the pair's first cell.
  std::uint32_t first = 0;
  std::uint32_t second = 0;
  friend bool operator==(const Doorway&, const Doorway&) = default;
};

/// Compartments as nodes, hatchways as edges, whatever state they start in and whoever may operate them. A hatchway
/// that leads from a compartment into itself, as one can walk round it, is no doorway.
class CompartmentGraph {
 public:
  /// `compartments` must be those of the graph, with the hatchways shut.
  CompartmentGraph(const CellGraph& cells, const Components& compartments);

  [[nodiscard]] std::uint32_t compartments() const { return compartments_; }
  /// In the order of the graph's pairs of cells.
  [[nodiscard]] std::span<const Doorway> doorways() const { return doorways_; }

  friend bool operator==(const CompartmentGraph&, const CompartmentGraph&) = default;

 private:
  std::uint32_t compartments_ = 0;
  std::vector<Doorway> doorways_;
};

/// Where everybody has to pass (Hopcroft and Tarjan, "Efficient algorithms for graph manipulation", 1973). All are
/// sorted.
struct Chokepoints {
  /// Doorways without which a region falls apart (indices): the bridges of the graph.
  std::vector<std::uint32_t> bridges;
  /// Compartments without which a region falls apart: its articulation points.
  std::vector<std::uint32_t> crossings;
  /// Compartments with exactly one doorway.
  std::vector<std::uint32_t> dead_ends;
  friend bool operator==(const Chokepoints&, const Chokepoints&) = default;
};

[[nodiscard]] Chokepoints chokepoints_of(const CompartmentGraph& graph);

}  // namespace bulkhead
