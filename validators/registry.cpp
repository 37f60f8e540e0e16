// SPDX-License-Identifier: MIT
#include "validators/check.h"
#include "validators/checks/checks.h"

namespace bulkhead {

std::vector<Check> battlefield_checks() {
  return {
      sealed_region_check(),   side_cut_off_check(),         objective_unreachable_check(),
      no_route_check(),        objective_off_ground_check(), unknown_reference_check(),
      no_zone_check(),         missing_pillar_check(),       missing_wall_end_check(),
      duplicate_label_check(), unequal_access_check(),
  };
}

}  // namespace bulkhead
