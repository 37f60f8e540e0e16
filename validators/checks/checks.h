// SPDX-License-Identifier: MIT
#pragma once

#include "validators/check.h"

namespace bulkhead {

// One check a file; the rule and its source stand there, and in docs/checks.md for players.
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

}  // namespace bulkhead
