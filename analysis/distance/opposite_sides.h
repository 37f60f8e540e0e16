// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// Whether two models are on opposite sides of a hatchway, as Boarding Actions has it: the shortest way between their
/// middles would pass through it if it were open, the others as they start the battle. No: where there is no way even
/// so, or where no hatchway stands on the edge. Fails where there is no plan of the level (see `plan_of`).
[[nodiscard]] Result<bool> on_opposite_sides(const Mission& mission, const EdgeAddress& hatchway, Point a, Point b);

}  // namespace bulkhead
