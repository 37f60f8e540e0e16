// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/canvas/canvas.h"
#include "rendering/canvas/outline.h"
#include "rendering/map/frame.h"

namespace bulkhead {

/// Cells without floor that lie together, as one shape.
struct CellBlock {
  CellKind kind = CellKind::solid;
  ObjectInfo object;
  std::vector<Loop> outline;
  /// The ground of each of its cells.
  std::vector<Rect> cells;
};

/// Per board one block of all its solid and one of all its void cells, where it has such.
[[nodiscard]] std::vector<CellBlock> lay_out_cells(const MapFrame& frame);

/// Solid ground is a dark mass, like cut masonry on a plan; void is a hole: paper, crossed out.
void draw(Canvas& canvas, const CellBlock& block, const Design& design);

}  // namespace bulkhead
