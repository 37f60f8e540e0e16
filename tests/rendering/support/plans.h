// SPDX-License-Identifier: MIT
#pragma once

#include "rendering/map/map_painter.h"
#include "tests/rendering/support/recording_canvas.h"

// Maps of missions on a Gallowdark lattice, at 1:4 if not said otherwise, with the board's corner at 10,20: the border
// is 3 mm, the pitch 24.25 mm, node (c, r) lies at 13 + 24.25 c, 23 + 24.25 r; walls are 1.375 mm thick, pillars 7 by
// 6.25 mm.

namespace bulkhead::test {

[[nodiscard]] MapPlan plan_in_colour(const Mission& mission, double scale = 4);

/// What is drawn of it, with its labels.
[[nodiscard]] RecordingCanvas painted(const Mission& mission, double scale = 4);

/// Around the first thing that an object fills.
[[nodiscard]] Rect first_fill(const RecordingCanvas& canvas, std::string_view object);

[[nodiscard]] inline Rect box(double x, double y, double width, double height) { return {{x, y}, {width, height}}; }
/// The same to a thousandth of a millimetre.
[[nodiscard]] bool alike(const Rect& a, const Rect& b);

}  // namespace bulkhead::test
