// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "editor/tools/tool/overlay.h"
#include "editor/window/canvas/screen_places.h"
#include "rendering/canvas/canvas.h"

namespace bulkhead {

/// Draws what lies above the board, to a canvas whose millimetre is a logical pixel.
void draw_overlay(Canvas& canvas, const ScreenPlaces& places, const Overlay& overlay);

/// Words at the foot of a map of this size.
void draw_told(Canvas& canvas, const std::string& words, ScreenPoint size);

/// Type of a size in logical pixels.
[[nodiscard]] Font screen_font(double pixels, Font::Weight weight = Font::Weight::medium);

}  // namespace bulkhead
