// SPDX-License-Identifier: MIT
#pragma once

#include "rendering/canvas/canvas.h"
#include "rendering/look/tokens.h"

namespace bulkhead {

/// Two rulers back to back: whole inches above, millimetres below, as they are on the table.
struct ScaleBar {
  double scale = 1;
  int inches = 6;
  int inch_step = 1;
  int millimetre_step = 50;
};

/// The longest bar of usual length that takes no more than 42 mm on paper.
[[nodiscard]] ScaleBar scale_bar(double scale);
/// From the rulers' left end to the right end of the figures, which stand in the middle of their marks.
[[nodiscard]] Vec size_of(const ScaleBar& bar);
/// `top_left` is where the rulers begin, below their figures' upper row.
void draw(Canvas& canvas, const ScaleBar& bar, Vec top_left, const Design& design);

}  // namespace bulkhead
