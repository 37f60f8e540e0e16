// SPDX-License-Identifier: MIT
#pragma once

#include "validators/check.h"

namespace bulkhead {

// One check a file, which says its rule and where that comes from.
[[nodiscard]] Check no_board_check();
[[nodiscard]] Check sealed_region_check();
[[nodiscard]] Check side_cut_off_check();
[[nodiscard]] Check objective_unreachable_check();
[[nodiscard]] Check no_route_check();
[[nodiscard]] Check objective_off_ground_check();
[[nodiscard]] Check unknown_reference_check();
[[nodiscard]] Check no_zone_check();
[[nodiscard]] Check missing_pillar_check();
[[nodiscard]] Check missing_wall_end_check();
[[nodiscard]] Check duplicate_label_check();
[[nodiscard]] Check unequal_access_check();
[[nodiscard]] Check loose_pillar_check();
[[nodiscard]] Check hatchway_to_nowhere_check();
[[nodiscard]] Check hatchway_into_wall_check();
[[nodiscard]] Check hatchway_beside_open_floor_check();
[[nodiscard]] Check compartment_differs_check();
[[nodiscard]] Check unbuildable_pitch_check();
[[nodiscard]] Check wall_on_border_check();
[[nodiscard]] Check panel_shortfall_check();
[[nodiscard]] Check stale_pin_check();
[[nodiscard]] Check feature_overlap_check();
[[nodiscard]] Check feature_in_swing_check();
[[nodiscard]] Check narrow_corridor_check();
[[nodiscard]] Check unknown_terrain_type_check();
[[nodiscard]] Check not_symmetric_check();
[[nodiscard]] Check compartment_without_entrance_check();
[[nodiscard]] Check dead_end_check();
[[nodiscard]] Check single_way_check();
[[nodiscard]] Check board_edge_access_check();
[[nodiscard]] Check overlapping_zones_check();
[[nodiscard]] Check zone_in_wall_check();
[[nodiscard]] Check unequal_zones_check();
[[nodiscard]] Check zone_too_small_check();
[[nodiscard]] Check marker_count_check();
[[nodiscard]] Check marker_near_edge_check();
[[nodiscard]] Check marker_near_centre_check();
[[nodiscard]] Check markers_close_together_check();
[[nodiscard]] Check missing_label_check();
[[nodiscard]] Check link_to_itself_check();
[[nodiscard]] Check start_zones_close_check();
[[nodiscard]] Check start_zones_in_sight_check();
[[nodiscard]] Check incomplete_stratagem_check();
[[nodiscard]] Check stratagem_cost_check();
[[nodiscard]] Check stratagem_too_dear_check();
[[nodiscard]] Check victory_points_check();
[[nodiscard]] Check exposed_drop_zone_check();
[[nodiscard]] Check vantage_in_zone_check();
[[nodiscard]] Check bunched_terrain_check();
[[nodiscard]] Check symmetric_set_up_check();
[[nodiscard]] Check untyped_terrain_check();
[[nodiscard]] Check outside_published_range_check();
[[nodiscard]] Check unknown_limit_check();
[[nodiscard]] Check seam_check();

}  // namespace bulkhead
