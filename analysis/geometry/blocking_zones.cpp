// SPDX-License-Identifier: MIT
#include "analysis/geometry/blocking_zones.h"

namespace bulkhead {

std::vector<BlockingZone> blocking_zones(const Mission& mission) {
  std::vector<BlockingZone> found;
  for (const auto* zones : {&*mission.zones, &*mission.areas}) {
    for (const auto& zone : *zones) {
      const auto* kind = find_zone_kind(*mission.system, zone.kind);
      if (kind == nullptr) continue;
      const bool sight = kind->sight == TerrainTraits::Sight::blocks;
      const bool ways = kind->passage == TerrainTraits::Passage::barred;
      if (sight || ways) found.push_back({zone, sight, ways});
    }
  }
  return found;
}

bool same_blocking_zones(const Mission& one, const Mission& other) {
  const bool same =
      one.system.same_object(other.system) && one.zones.same_object(other.zones) && one.areas.same_object(other.areas);
  return same || (blocking_zones(one).empty() && blocking_zones(other).empty());
}

}  // namespace bulkhead
