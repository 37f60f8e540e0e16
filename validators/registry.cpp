// SPDX-License-Identifier: MIT
#include "validators/check.h"
#include "validators/checks/checks.h"

namespace bulkhead {

std::string_view to_text(Check::Group group) {
  switch (group) {
    case Check::Group::terrain: return "Terrain";
    case Check::Group::connectivity: return "Connectivity";
    case Check::Group::entry_zones: return "Entry zones";
    case Check::Group::objectives: return "Objectives";
    case Check::Group::open_killzones: return "Open killzones";
    case Check::Group::missions: return "Missions and stratagems";
    case Check::Group::published_ranges: break;
  }
  return "Published ranges";
}

std::vector<Check> battlefield_checks() {
  // A line for each, so that two people can add one.
  // clang-format off
  return {
      no_board_check(),
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
      panel_shortfall_check(),
      stale_pin_check(),
      feature_overlap_check(),
      feature_in_swing_check(),
      narrow_corridor_check(),
      unknown_terrain_type_check(),
      not_symmetric_check(),
      compartment_without_entrance_check(),
      dead_end_check(),
      single_way_check(),
      board_edge_access_check(),
      overlapping_zones_check(),
      zone_in_wall_check(),
      unequal_zones_check(),
      zone_too_small_check(),
      marker_count_check(),
      marker_near_edge_check(),
      marker_near_centre_check(),
      markers_close_together_check(),
      missing_label_check(),
      link_to_itself_check(),
      start_zones_close_check(),
      start_zones_in_sight_check(),
      incomplete_stratagem_check(),
      stratagem_cost_check(),
      stratagem_too_dear_check(),
      victory_points_check(),
      exposed_drop_zone_check(),
      vantage_in_zone_check(),
      bunched_terrain_check(),
      symmetric_set_up_check(),
      untyped_terrain_check(),
      outside_published_range_check(),
      unknown_limit_check(),
      seam_check(),
  };
  // clang-format on
}

}  // namespace bulkhead
