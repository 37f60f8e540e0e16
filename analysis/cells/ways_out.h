// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "analysis/cells/components.h"

namespace bulkhead {

/// The hatchways between one compartment and others.
struct WaysOut {
  /// All of them, and the walls to other compartments, in the graph's order. Both point into the graph.
  std::vector<const Neighbours*> hatchways;
  std::vector<const Neighbours*> walls;
  /// Nobody may pass any of the hatchways: they are locked, or want two sides at once.
  bool all_locked = true;
};

/// For each compartment of the graph, which must outlive the result.
[[nodiscard]] std::vector<WaysOut> ways_out(const CellGraph& graph, const Components& compartments);

}  // namespace bulkhead
