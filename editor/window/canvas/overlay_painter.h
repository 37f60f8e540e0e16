// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "editor/panels/findings/findings_panel.h"
#include "editor/tools/change/symmetry_pen.h"
#include "editor/tools/tool/overlay.h"
#include "editor/window/canvas/screen_places.h"
#include "rendering/canvas/canvas.h"

namespace bulkhead {

/// Draw what lies above the board, to a canvas whose millimetre is a logical pixel.
void draw_overlay(Canvas& canvas, const ScreenPlaces& places, const Overlay& overlay);
void draw_axis(Canvas& canvas, const ScreenPlaces& places, SymmetryPen pen);
/// Addresses that the mission has no longer are left out.
void draw_findings(Canvas& canvas, const ScreenPlaces& places, const std::vector<FindingPlace>& marks);

/// Words at the foot of a map of this size.
void draw_told(Canvas& canvas, const std::string& words, ScreenPoint size);

/// Type of a size in logical pixels.
[[nodiscard]] Font screen_font(double pixels, Font::Weight weight = Font::Weight::medium);

}  // namespace bulkhead
