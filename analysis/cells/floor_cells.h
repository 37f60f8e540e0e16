// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "analysis/cells/cell_graph.h"

namespace bulkhead {

/// Which floor cells places and shapes lie on, as numbers of the graph's cells, sorted, each once.
///
/// A lattice place belongs to the boards of its own level; a point of the battlefield says nothing of levels and
/// belongs to all of them.

/// The cells whose closed ground (see `cell_ground`) holds the place: up to four, across seams too.
[[nodiscard]] std::vector<std::uint32_t> floor_cells_at(const Mission& mission, const CellGraph& graph,
                                                        const Place& place);

/// The cells of a shape: those it names, else every cell whose centre lies in it or on its outline.
[[nodiscard]] std::vector<std::uint32_t> floor_cells_in(const Mission& mission, const CellGraph& graph,
                                                        const Shape& shape);

/// The cells of a marker, zone or area; none where there is no such object.
[[nodiscard]] std::vector<std::uint32_t> floor_cells_of_object(const Mission& mission, const CellGraph& graph,
                                                               const Id& id);

/// Whether a place lies on a board without lattice, where no cells say how one walks.
[[nodiscard]] bool on_plain_ground(const Mission& mission, const Place& place);

}  // namespace bulkhead
