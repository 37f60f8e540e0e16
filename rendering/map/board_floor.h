// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "rendering/canvas/canvas.h"
#include "rendering/canvas/outline.h"
#include "rendering/map/frame.h"

namespace bulkhead {

/// The floor of all boards: boards of one level that touch have one outline.
struct BoardFloor {
  std::vector<Loop> outline;
  /// The lines of every lattice, from border to border.
  std::vector<std::pair<Vec, Vec>> lattice_lines;
};

[[nodiscard]] BoardFloor lay_out_floor(const MapFrame& frame);

void draw_floor(Canvas& canvas, const BoardFloor& floor, const Design& design);
void draw_lattice(Canvas& canvas, const BoardFloor& floor, const Design& design);
/// The boards' edge, drawn above what fills the ground.
void draw_edge(Canvas& canvas, const BoardFloor& floor, const Design& design);

}  // namespace bulkhead
