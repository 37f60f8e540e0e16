// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "analysis/distance/outline_ways.h"
#include "analysis/distance/ways.h"
#include "analysis/geometry/shape_ground.h"

namespace bulkhead {

/// A straight part of the way of a move, on one level; a place where it begins and ends at one.
struct TrailLeg {
  int level = 0;
  Point from;
  Point to;
};

/// The straight parts of a way.
[[nodiscard]] std::vector<TrailLeg> legs_of(int level, const Way& way);

/// Whether a leg comes onto a piece of ground, if only onto its outline.
[[nodiscard]] bool comes_onto(const GroundPiece& piece, const TrailLeg& leg);

/// How far outside of a piece the nearest place of a leg lies, in micrometres; 0 where it comes onto it.
[[nodiscard]] double distance_outside(const GroundPiece& piece, const TrailLeg& leg);

/// Places of a leg among which is the nearest to an outline by ways, of those to which these are shorter than `reach`,
/// in micrometres: its ends, or square to the leg lies what its way comes from last, a part of the outline, or a corner
/// round which ways turn. Whole micrometres, free on the kernel.
[[nodiscard]] std::vector<Point> places_towards(const WayOutline& outline, const Kernel& kernel, const TrailLeg& leg,
                                                double reach);

}  // namespace bulkhead
