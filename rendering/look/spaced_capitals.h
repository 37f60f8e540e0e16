// SPDX-License-Identifier: MIT
#pragma once

#include "rendering/canvas/canvas.h"

namespace bulkhead {

/// Space between spaced capitals, in shares of the type's size. Programs that read the words of a PDF take a gap of a
/// tenth for a blank, and some pairs stand apart without it: YT by 0.045, LA by 0.027.
inline constexpr double capital_spacing = 0.05;

/// The font of short words in capitals, whose letters stand a little apart. Points.
[[nodiscard]] constexpr Font spaced_capitals(double size, Font::Weight weight, bool tabular_figures = false) {
  return {size, weight, size * capital_spacing, tabular_figures};
}

}  // namespace bulkhead
