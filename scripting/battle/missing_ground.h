// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "analysis/geometry/shape_ground.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// What lies beside the boards: between them, and round all of them in a strip, as nothing farther off is nearer.
[[nodiscard]] std::vector<GroundPiece> ground_beside_boards(const Mission& mission);

/// The ground of the cells that a shape lacks, and what is no board.
[[nodiscard]] std::vector<GroundPiece> ground_without(const Mission& mission, const CellsShape& shape);

}  // namespace bulkhead
