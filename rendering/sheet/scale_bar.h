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

/// A bar that takes 30 to 65 mm on paper where that is possible.
[[nodiscard]] ScaleBar scale_bar(double scale);
/// With its figures.
[[nodiscard]] Vec size_of(const ScaleBar& bar);
void draw(Canvas& canvas, const ScaleBar& bar, Vec top_left, const Design& design);

}  // namespace bulkhead
