// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "analysis/kernel/obstacles.h"

namespace bulkhead {

/// Whether polygons take something away from the visibility polygon that a place on the battlefield has past them; what
/// they leave of it then, in inside coordinates, clockwise on the map; empty where the place sees nothing. An angular
/// sweep (Asano, "An efficient algorithm for finding the visibility polygon for a polygonal region with holes", 1985)
/// that casts each ray anew through the grid.
[[nodiscard]] bool polygons_in_view(const Obstacles& obstacles, Point from, std::span<const FinePoint> past_polygons,
                                    std::vector<FinePoint>& view);

}  // namespace bulkhead
