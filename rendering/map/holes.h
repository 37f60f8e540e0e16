// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/canvas/canvas.h"
#include "rendering/look/tokens.h"
#include "rendering/map/frame.h"

namespace bulkhead {

/// What boards enclose on all sides without covering it: a shaft between tiles. In boxes that together are all of it;
/// nothing for more boards than anybody lays out.
[[nodiscard]] std::vector<Rect> holes_between(const MapFrame& frame);
/// Sparse hatching on paper, sparser where a hole is as large as on the table (`scale` is that of a map); the boards'
/// edge goes round it.
void draw_holes(Canvas& canvas, const std::vector<Rect>& holes, double scale, const Design& design);

}  // namespace bulkhead
