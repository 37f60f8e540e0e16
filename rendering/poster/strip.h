// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "rendering/canvas/canvas.h"
#include "rendering/look/tokens.h"
#include "rendering/poster/tiling.h"

namespace bulkhead {

/// What stands along the foot of each sheet of a poster.
struct StripText {
  /// The mission's, cut to one line where it is longer.
  std::string title;
  double scale = 1;
};

/// Of the control bar, in millimetres. Nothing scales it.
inline constexpr double control_length = 100;

/// How tall the strip is on paper that leaves it so much width, at least that of the control bar (contract), with the
/// plan of so many rows of sheets.
[[nodiscard]] double strip_height(double width, int rows);
/// Whether a title has to be cut.
[[nodiscard]] bool is_cut(const StripText& text, const Tiling& tiling, double width);

/// The plan of all sheets with this one marked, which sheet it is, and the control bar.
void draw_strip(Canvas& canvas, const StripText& text, const Tiling& tiling, std::size_t sheet, const Rect& box,
                const Design& design);

/// `Sheet 5 of 12`
[[nodiscard]] std::string sheet_name(const Tiling& tiling, std::size_t sheet);

}  // namespace bulkhead
