// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "analysis/geometry/whole_point.h"
#include "model/base/length.h"

namespace bulkhead {

/// Convex decomposition by cutting off ears (Meisters, "Polygons have ears", 1975) until what is left is convex.
/// Boost.Geometry has none. The corners of the pieces, clockwise on the map, are among those of the simple polygon;
/// none for a polygon without area. One that crosses itself by the rounding of its corners is cut nearly right.
[[nodiscard]] std::vector<std::vector<WholePoint>> convex_pieces(std::vector<WholePoint> corners);

/// A polygon circumscribed about a circle: it is nowhere more than 0.05 mm (and 2 µm) farther out than the circle,
/// nowhere inside of it, and its own image when mirrored along an axis or turned by right angles. Clockwise on the map.
[[nodiscard]] std::vector<Point> polygon_around(Point centre, Length radius);

}  // namespace bulkhead
