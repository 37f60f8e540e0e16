// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "analysis/plan/fine_point.h"
#include "model/mission/geometry.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// A stretch of straight line on the battlefield, in micrometres.
struct FineSegment {
  FinePoint from;
  FinePoint to;
};

/// Where a zone that is not given as cells ends on the battlefield: its outline without what lies on the edge of the
/// battlefield or beyond. Circles become runs of straight pieces of 5°. Empty for zones given as cells.
[[nodiscard]] std::vector<FineSegment> fronts_of(const Mission& mission, const Shape& shape);

/// The zones in which models of any side begin the battle or come in (see `starts_in`), in the mission's order.
[[nodiscard]] std::vector<const Zone*> start_zones(const Mission& mission);
/// Those that belong to a side: where a check compares sides, everybody's zones tell nothing.
[[nodiscard]] std::vector<const Zone*> own_start_zones(const Mission& mission);
/// Those of this side.
[[nodiscard]] std::vector<const Zone*> own_start_zones(const Mission& mission, const Id& side);

}  // namespace bulkhead
