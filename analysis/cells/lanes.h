// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "analysis/cells/cell_graph.h"
#include "analysis/plan/mission_plan.h"

namespace bulkhead {

/// A straight run of floor cells with nothing on the edges between them, along a row or a column, across seams too, and
/// no longer at either end.
struct Lane {
  /// The western or northern end, and the other one.
  CellAddress from;
  CellAddress to;
  int cells = 0;
  /// Horizontal along a row.
  Axis axis = Axis::horizontal;
  friend bool operator==(const Lane&, const Lane&) = default;
};

/// The lanes of at least two cells, the longest first; of equals those along rows first, then in the order of their
/// cells. Open hatchways are no obstacle. `graph` must be of this mission.
[[nodiscard]] std::vector<Lane> lanes(const Mission& mission, const CellGraph& graph, const OpenHatchways& open);

/// The longest straight run of floor cells, in cells, with every hatchway shut: along rows and columns, across seams
/// too, with nothing on the edges between. 0 where there is no floor.
[[nodiscard]] int longest_lane(const CellGraph& graph);

}  // namespace bulkhead
