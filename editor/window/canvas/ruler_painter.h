// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "editor/tools/view/ruler.h"
#include "editor/tools/view/sticky_letters.h"
#include "editor/tools/view/view.h"
#include "rendering/canvas/canvas.h"
#include "rendering/look/tokens.h"

namespace bulkhead {

/// How wide the rulers above and left of the map are, in logical pixels.
inline constexpr double ruler_width = 22;

/// Draws both rulers along the top and left edge of a canvas whose millimetre is a logical pixel; the map lies below
/// and right of them. They count from `zero`, a point of the table (see `ruler_zero`); `pointer` is where the pointer
/// is on the map.
void draw_rulers(Canvas& canvas, const View& view, RulerUnit unit, Vec zero, const std::optional<ScreenPoint>& pointer);

/// Letters and numbers of columns and rows that stay in sight, on strips of paper along the rims of a map of this size:
/// what lies on the map ends there.
void draw_sticky_letters(Canvas& canvas, const std::vector<StickyLetter>& letters, ScreenPoint size,
                         const Design& design);

}  // namespace bulkhead
