// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "analysis/geometry/shape_ground.h"
#include "analysis/plan/plan.h"
#include "model/mission/mission.h"
#include "model/mission/placed_features.h"

namespace bulkhead {

[[nodiscard]] GroundPiece piece_of(const PlacedFootprint& footprint);

/// What the parts of a terrain feature stand on; nothing where there is none of this id.
[[nodiscard]] std::vector<GroundPiece> ground_of_feature(const Mission& mission, std::string_view id);

/// A place where a way may end: so many micrometres before the outline, as whole ones must not lie inside of what
/// blocks.
struct WayEnd {
  Point at;
  double before = 0;
};

/// Where on the outlines of pieces a shortest way from a point may end, the nearest first: what is nearest of every
/// side, and the corners. Of more than 64 the nearest.
[[nodiscard]] std::vector<WayEnd> ends_of_ways(const std::vector<GroundPiece>& pieces, Point from);

/// How far what a feature stands on lies from other ground, in micrometres: 0 where they share some.
[[nodiscard]] double space_between(const std::vector<GroundPiece>& ground, const std::vector<GroundPiece>& outline);

/// Where on the outlines of pieces a shortest way to others may begin: their corners, and of discs the place nearest to
/// those. Of more than 8 the nearest.
[[nodiscard]] std::vector<WayEnd> beginnings_of_ways(const std::vector<GroundPiece>& pieces,
                                                     const std::vector<GroundPiece>& to);

/// Whether a point sees any part of the outlines of pieces, or lies on them. What blocks does not hide its own outline.
[[nodiscard]] bool sees(const Plan& plan, Point from, const std::vector<GroundPiece>& outline);

}  // namespace bulkhead
