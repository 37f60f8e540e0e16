// SPDX-License-Identifier: MIT
#include "validators/check.h"
#include "validators/checks/checks.h"

namespace bulkhead {

std::vector<Check> battlefield_checks() {
  // A line for each, so that two people can add one.
  // clang-format off
  return {
      sealed_region_check(),
      side_cut_off_check(),
      objective_unreachable_check(),
      no_route_check(),
      objective_off_ground_check(),
      unknown_reference_check(),
      no_zone_check(),
      missing_pillar_check(),
      missing_wall_end_check(),
      duplicate_label_check(),
      unequal_access_check(),
      loose_pillar_check(),
      hatchway_to_nowhere_check(),
      hatchway_into_wall_check(),
      hatchway_beside_open_floor_check(),
      compartment_differs_check(),
      unbuildable_pitch_check(),
      wall_on_border_check(),
      compartment_without_entrance_check(),
      dead_end_check(),
      overlapping_zones_check(),
      zone_in_wall_check(),
      unequal_zones_check(),
      zone_too_small_check(),
  };
  // clang-format on
}

}  // namespace bulkhead
