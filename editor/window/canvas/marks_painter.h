// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "editor/tools/tool/marks.h"
#include "editor/window/canvas/screen_places.h"
#include "rendering/canvas/canvas.h"
#include "rendering/look/tokens.h"

namespace bulkhead {

/// Draws what lies above the board, to a canvas whose millimetre is a logical pixel; `design` is that of the map. What
/// is said of a measured line stands clear of the line and, as far as it can, of the map's `names`.
void draw_marks(Canvas& canvas, const ScreenPlaces& places, const Marks& marks, const Design& design,
                const std::vector<Rect>& names = {});

/// Of all marks but those that erase and those of findings. At least 4.5:1 on a map's paper and floor, light or dark,
/// and also above a map in greys a colour: marks are no part of the map.
[[nodiscard]] Colour mark_colour(const Design& design);

/// Words at the foot of the part of a canvas that the map has.
void draw_message(Canvas& canvas, const std::string& words, const Rect& map);

/// Type of a size in logical pixels.
[[nodiscard]] Font screen_font(double pixels, Font::Weight weight = Font::Weight::medium);

}  // namespace bulkhead
