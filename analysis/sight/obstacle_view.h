// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "analysis/plan/obstacles.h"

namespace bulkhead {

/// All that a place sees among obstacles, in inside coordinates, clockwise on the map; empty where it sees nothing.
void view_among(const Obstacles& obstacles, WholePoint from, std::vector<FinePoint>& polygon);

}  // namespace bulkhead
