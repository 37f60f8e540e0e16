// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/view/view.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// Paper that shows around what is drawn of a map, in millimetres of it.
inline constexpr double paper_margin = 2.5;

/// The scale of paper that a zoom looks best at: type has about its natural size on the screen.
[[nodiscard]] double paper_scale(double zoom);

/// Shows the boards of a mission as large as they fit, at least `margin` pixels from the canvas's edge, and with them
/// the whole sheet that their map is drawn on: coordinates, names of boards and what reaches beyond them. `boards` is
/// around these on the table.
void fit_sheet(View& view, const Mission& mission, const Rect& boards, double margin);

}  // namespace bulkhead
