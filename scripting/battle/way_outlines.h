// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "analysis/distance/outline_ways.h"
#include "analysis/geometry/shape_ground.h"
#include "analysis/plan/plan.h"

namespace bulkhead {

/// What ways lead from or to of a terrain feature, a zone or an area, whose pieces these are, on the plan of its level:
/// the same whatever hatchways are open. Pieces that are clear of a disc count as all that is in their bounds.
[[nodiscard]] WayOutline outline_for_ways(const Plan& plan, const Address& thing,
                                          const std::vector<GroundPiece>& pieces);

/// What ways lead to that go on straight, through the feature's own ground, to what may be farthest of it: for each
/// corner of its polygons and each of its discs one.
[[nodiscard]] std::vector<WayOutline> far_ends(const WayOutline& outline, const std::vector<GroundPiece>& pieces);

}  // namespace bulkhead
