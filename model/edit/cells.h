// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/edit/edit.h"

namespace bulkhead {

/// What cells are. There must be at least one cell, and each must be on the battlefield (contract).
[[nodiscard]] Edit set_cells(const Mission& mission, std::vector<CellAddress> cells, CellKind kind);

}  // namespace bulkhead
