// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/canvas/canvas.h"
#include "rendering/map/frame.h"

namespace bulkhead {

/// Where two boards of one level touch.
struct SeamLine {
  int first_board = 1;
  int second_board = 2;
  Vec from;
  Vec to;
};

[[nodiscard]] std::vector<SeamLine> lay_out_seams(const MapFrame& frame);
void draw(Canvas& canvas, const SeamLine& seam, const Design& design);

/// Whether another board of the same level touches this one's side along a border edge.
[[nodiscard]] bool touches_other_board(const Mission& mission, int board, Compass side, EdgePos edge);
/// Whether another board of the same level touches this one's side at all.
[[nodiscard]] bool touches_other_board(const Mission& mission, int board, Compass side);

}  // namespace bulkhead
