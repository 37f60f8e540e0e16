// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/canvas/outline.h"
#include "rendering/map/frame.h"

namespace bulkhead {

/// The outlines of an area's parts that other ground keeps apart, the largest first; cells that meet across a seam
/// belong together, and so do those with a wall between. Nothing where it is all in one piece.
[[nodiscard]] std::vector<std::vector<Loop>> parts_of(const MapFrame& frame, const CellsShape& shape);

}  // namespace bulkhead
