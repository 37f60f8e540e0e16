// SPDX-License-Identifier: MIT
#pragma once

#include "model/mission/mission.h"

namespace bulkhead {

/// Where a board comes to lie that is put down at a place: if it has a lattice and touches another board of its level
/// that has one, so far along that board that lattice lines fall on lattice lines; else just there. What touches
/// boards on two sides stays too.
[[nodiscard]] Point on_neighbours_lines(const Mission& mission, int board, Point at);

}  // namespace bulkhead
