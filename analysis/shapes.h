// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/mission/geometry.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// Twice the area of the triangle a, b, c, in square micrometres: positive where c lies to the right of the way from a
/// to b, as one looks at the map. Exact: coordinates stay below 2^28 µm.
[[nodiscard]] std::int64_t turn(Point a, Point b, Point c);

/// Whether a point lies between two others or on one of them.
[[nodiscard]] bool on_segment(Point a, Point b, Point point);

/// Whether a point lies in a polygon or on its outline.
[[nodiscard]] bool in_polygon(const std::vector<Point>& corners, Point point);

/// The smallest rectangle around some corners, of which there must be one.
[[nodiscard]] Rectangle bounds_of(const std::vector<Point>& corners);

/// In square micrometres.
[[nodiscard]] std::int64_t squared_distance(Point a, Point b);
[[nodiscard]] std::int64_t squared(Length length);

/// The middle of a rectangle, to the micrometre towards zero.
[[nodiscard]] Point centre_of(const Rectangle& area);

/// The ground of a strip along an edge of the battlefield; one that is deeper than the battlefield reaches beyond it.
[[nodiscard]] Rectangle strip_ground(Rectangle battlefield, const StripShape& strip);
/// The ground of a quarter of the battlefield, as far as its centre.
[[nodiscard]] Rectangle quarter_ground(Rectangle battlefield, Quarter quarter);

}  // namespace bulkhead
