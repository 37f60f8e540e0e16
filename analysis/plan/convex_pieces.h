// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "analysis/plan/whole_point.h"
#include "model/base/length.h"

namespace bulkhead {

/// Cuts a simple polygon into convex pieces whose corners, clockwise on the map, are among its own; none for a polygon
/// without area. One that crosses itself by the rounding of its corners is cut nearly right.
[[nodiscard]] std::vector<std::vector<WholePoint>> convex_pieces(std::vector<WholePoint> corners);

/// A polygon around a circle that is nowhere more than 0.05 mm (and 2 µm) farther out than the circle, nowhere inside
/// of it, and its own image when mirrored along an axis or turned by right angles. Clockwise on the map.
[[nodiscard]] std::vector<Point> polygon_around(Point centre, Length radius);

}  // namespace bulkhead
