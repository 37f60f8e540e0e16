// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "editor/tools/tool/marks.h"
#include "editor/window/canvas/screen_places.h"
#include "rendering/canvas/canvas.h"
#include "rendering/look/tokens.h"

namespace bulkhead {

/// Draws what lies above the board, to a canvas whose millimetre is a logical pixel; `design` is that of the map.
void draw_marks(Canvas& canvas, const ScreenPlaces& places, const Marks& marks, const Design& design);

/// Words at the foot of a map of this size.
void draw_message(Canvas& canvas, const std::string& words, ScreenPoint size);

/// Type of a size in logical pixels.
[[nodiscard]] Font screen_font(double pixels, Font::Weight weight = Font::Weight::medium);

}  // namespace bulkhead
