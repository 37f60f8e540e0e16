// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "analysis/geometry/shape_ground.h"
#include "model/mission/mission.h"

namespace bulkhead {

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

}  // namespace bulkhead
