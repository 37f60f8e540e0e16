// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "analysis/geometry/shape_ground.h"
#include "analysis/geometry/zone_footprints.h"
#include "analysis/plan/plan.h"
#include "model/mission/mission.h"
#include "model/mission/placed_features.h"

namespace bulkhead {

[[nodiscard]] GroundPiece piece_of(const PlacedFootprint& footprint);

/// What the parts of a terrain feature stand on; nothing where there is none of this id.
[[nodiscard]] std::vector<GroundPiece> ground_of_feature(const Mission& mission, std::string_view id);

/// What blocks as a disc is a polygon about it on the plan: farther off its outline than so many micrometres one stands
/// outside of that (see `polygon_around`), and nothing else stands between so near.
constexpr double about_a_disc = 54;

/// A place where a way may end: so many micrometres before the outline, as it must not lie inside of what blocks.
struct WayEnd {
  Point at;
  double before = 0;
};

/// Where on the outlines of pieces a shortest way from a point may end, the nearest first: what is nearest of every
/// side and disc, the corners, and of discs the points of the compass. Of more than 64 the nearest.
[[nodiscard]] std::vector<WayEnd> ends_of_ways(const std::vector<GroundPiece>& pieces, Point from);

/// Where pieces may be farthest from anything: the corners of polygons, and of discs the middle, with the radius.
[[nodiscard]] std::vector<WayEnd> farthest_ends(const std::vector<GroundPiece>& pieces);

/// Whether what a feature stands on shares ground with a zone or area on a level: more than a line or a point.
[[nodiscard]] bool reaches_into(const std::vector<GroundPiece>& outline, const ZoneFootprints& zone, int level);

/// Whether each piece of what a feature stands on lies in a piece of other ground.
[[nodiscard]] bool lies_within(const std::vector<GroundPiece>& outline, const std::vector<GroundPiece>& ground);

/// The same of the ground of cells: `missing` is all that lies about them.
[[nodiscard]] bool lies_within_cells(const std::vector<GroundPiece>& outline, const std::vector<GroundPiece>& cells,
                                     const std::vector<GroundPiece>& missing);

/// How far what a feature stands on lies from other ground, in micrometres: 0 where they share some.
[[nodiscard]] double space_between(const std::vector<GroundPiece>& ground, const std::vector<GroundPiece>& outline);

/// Where on the outlines of pieces ways to the ground of a zone or area are taken to begin: their corners, of discs the
/// place nearest to it and the points of the compass, and the places nearest to its corners. Of more than 8 the
/// nearest.
[[nodiscard]] std::vector<WayEnd> beginnings_to_ground(const std::vector<GroundPiece>& pieces,
                                                       const std::vector<GroundPiece>& ground);

/// Whether a point sees any part of the outlines of pieces, or lies on them. What blocks does not hide its own outline.
[[nodiscard]] bool sees(const Plan& plan, Point from, const std::vector<GroundPiece>& outline);

}  // namespace bulkhead
