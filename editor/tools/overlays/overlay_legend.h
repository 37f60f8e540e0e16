// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/overlays/live_overlays.h"

namespace bulkhead {

/// What is shown, in words; begins with how hatchways stand if that is otherwise than in the mission. Empty where
/// nothing is shown.
[[nodiscard]] std::vector<LegendEntry> legend_of(const OverlayPicture& picture, const Design& design);

/// Draws it into the lower left corner of a map of this size, in logical pixels; on small maps the titles alone.
void draw_legend(Canvas& canvas, std::vector<LegendEntry> legend, ScreenPoint size, const Design& design);

}  // namespace bulkhead
