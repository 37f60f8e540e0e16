// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "analysis/plan/obstacles.h"

namespace bulkhead {

/// Whether polygons take something away from what a place on the battlefield sees past them; all that it sees then, in
/// inside coordinates, clockwise on the map; empty where it sees nothing.
[[nodiscard]] bool polygons_in_view(const Obstacles& obstacles, Point from, std::span<const FinePoint> past_polygons,
                                    std::vector<FinePoint>& view);

}  // namespace bulkhead
