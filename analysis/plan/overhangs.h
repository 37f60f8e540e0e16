// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "analysis/plan/plan.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// Where two boards touch one may cross between cells that lie opposite each other, and nowhere else: where the border
/// of one board overhangs a cell that has no opposite, these lines stop movement, so that the exact geometry agrees
/// with the cell graph. They are narrower than any base; sight passes.
void add_overhangs(const Mission& mission, int level, std::vector<Block>& blocks);

}  // namespace bulkhead
