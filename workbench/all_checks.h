// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>
#include <vector>

#include "validators/report.h"

namespace bulkhead {

/// The checks of all rooms, in the order in which they are reported.
[[nodiscard]] const std::vector<Check>& all_checks();

/// Analyses a mission and runs every check on it.
[[nodiscard]] CheckReport check_mission(const Mission& mission, std::stop_token stop = {});

}  // namespace bulkhead
