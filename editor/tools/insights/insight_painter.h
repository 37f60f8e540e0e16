// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/insights/insight.h"
#include "editor/tools/view/view.h"
#include "rendering/canvas/canvas.h"
#include "rendering/look/tokens.h"

namespace bulkhead {

/// Draws overlays above the map that a view shows, to a canvas whose millimetre is a logical pixel. What is still being
/// worked out is drawn faintly, as it was. `design` is that of the map. In two parts, the lower first: what is costly
/// and lasts while the pointer moves, and the rest.
void draw_lasting_insights(Canvas& canvas, const View& view, const InsightPicture& picture, const Design& design);
void draw_pointed_insights(Canvas& canvas, const View& view, const InsightPicture& picture, const Design& design);

}  // namespace bulkhead
