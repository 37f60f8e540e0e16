// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

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

/// Whether a place of a leg lies less than `below`, in micrometres, from a point of its level, by the ways of the
/// finder. The nearest one is an end, or square to the leg lies what its way comes from last: the point, or a corner
/// round which ways turn.
[[nodiscard]] bool comes_nearer(WayFinder& finder, const TrailLeg& leg, Point to, double below);

}  // namespace bulkhead
