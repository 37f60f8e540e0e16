// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/canvas/outline.h"
#include "rendering/map/frame.h"

namespace bulkhead {

/// The outlines of an area's parts that walls, hatchways or other ground keep apart, the largest first; cells that meet
/// across a seam belong together. Nothing where it is all in one piece.
[[nodiscard]] std::vector<std::vector<Loop>> rooms_of(const MapFrame& frame, const CellsShape& shape);

}  // namespace bulkhead
