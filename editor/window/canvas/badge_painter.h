// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "editor/tools/findings/badges.h"
#include "editor/tools/tool/marks.h"
#include "editor/tools/view/view.h"
#include "editor/window/canvas/screen_places.h"
#include "rendering/canvas/canvas.h"
#include "rendering/look/tokens.h"

namespace bulkhead {

/// Draws badges to a canvas whose millimetre is a logical pixel, in the colours of the map's design: a disc in the
/// colour of the gravest level with its symbol, a faint one where all of it is waived, a ring around the chosen one,
/// and a line to what it is about where it stands apart from that.
void draw_badges(Canvas& canvas, const View& view, const std::vector<Badge>& badges, const Design& design);

/// Both what lies above the board (see `draw_marks`) and badges, which lie on top unless something is measured or said
/// there: that is what the user asks for now.
void draw_marks_and_badges(Canvas& canvas, const ScreenPlaces& places, const View& view, const Marks& marks,
                           const std::vector<Badge>& badges, const Design& design, const std::vector<Rect>& names = {});

/// What a badge is about, in words beside it, within the map.
void draw_badge_words(Canvas& canvas, const View& view, const Badge& badge, const Design& design);

}  // namespace bulkhead
