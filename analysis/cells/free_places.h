// SPDX-License-Identifier: MIT
#pragma once

#include "model/mission/mission.h"

namespace bulkhead {

/// Whether nothing stands on a place of a lattice that exists: on an edge no wall or hatchway, on a node no piece.
/// Cells and points are free whatever lies there.
[[nodiscard]] bool is_free(const Mission& mission, const Place& place);

}  // namespace bulkhead
