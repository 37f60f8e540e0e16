// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "model/mission/mission.h"

namespace bulkhead {

/// Whether nothing stands on a place of a lattice that exists: on an edge no wall or hatchway, on a node no piece.
/// Cells and points are free whatever lies there.
[[nodiscard]] bool is_free(const Mission& mission, const Place& place);

/// Calls `visit` with each free node, edge and cell of the lattice of a board, row by row of half cells from the north,
/// each from the west; with none where there is no such lattice.
void for_each_free_place(const Mission& mission, int board, const std::function<void(const Place&)>& visit);

}  // namespace bulkhead
