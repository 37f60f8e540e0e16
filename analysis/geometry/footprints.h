// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/geometry/fine_point.h"
#include "model/mission/placed_features.h"

namespace bulkhead {

/// Whether two footprints share ground: more than a line or a point. Exact between polygons and between circles; a
/// circle and a polygon that come nearer than a nanometre to touching count as touching only. Polygons are simple and
/// go clockwise.
[[nodiscard]] bool overlap(const PlacedFootprint& one, const PlacedFootprint& other);

/// Of a footprint from a stretch of straight line, in micrometres; 0 where it lies on it.
[[nodiscard]] double distance_to(const PlacedFootprint& footprint, FinePoint from, FinePoint to);

/// Of two footprints that do not overlap, in micrometres; 0 where they touch.
[[nodiscard]] double space_between(const PlacedFootprint& one, const PlacedFootprint& other);

/// Whether a point lies on a footprint or its border.
[[nodiscard]] bool contains(const PlacedFootprint& footprint, Point point);

/// Whether one footprint lies wholly within another, of which it may touch the border. Exact, but for a disc in a
/// polygon.
[[nodiscard]] bool holds(const PlacedFootprint& outer, const PlacedFootprint& inner);

/// Whether a disc lies wholly within a footprint. It may touch its border; less than a nanometre beyond does no harm.
[[nodiscard]] bool holds_disc(const PlacedFootprint& footprint, Point centre, Length radius);

[[nodiscard]] PlacedFootprint footprint_of(const Rectangle& rectangle);

}  // namespace bulkhead
