// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "analysis/geometry/shape_ground.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// What the parts of a terrain feature stand on; nothing where there is none of this id.
[[nodiscard]] std::vector<GroundPiece> ground_of_feature(const Mission& mission, std::string_view id);

/// Where on the outlines of pieces a shortest way from a point may end, the nearest first: what is nearest of every
/// side, and the corners. Of more than 64 the nearest.
[[nodiscard]] std::vector<Point> ends_of_ways(const std::vector<GroundPiece>& pieces, Point from);

}  // namespace bulkhead
