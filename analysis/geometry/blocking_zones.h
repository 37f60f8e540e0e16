// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/mission/mission.h"

namespace bulkhead {

/// A zone or area whose kind bars passage or blocks sight.
struct BlockingZone {
  const Zone& zone;
  bool stops_sight = false;
  bool stops_ways = false;
};

/// Zones first, then areas, in the mission's order.
[[nodiscard]] std::vector<BlockingZone> blocking_zones(const Mission& mission);

/// Whether one mission has them from the other, or neither has any.
[[nodiscard]] bool same_blocking_zones(const Mission& one, const Mission& other);

}  // namespace bulkhead
