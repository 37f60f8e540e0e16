// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

#include "validators/report.h"

namespace bulkhead {

/// The checks of all rooms, in the order in which they are reported.
[[nodiscard]] const std::vector<Check>& all_checks();

/// The check of a key, among all; null where there is none.
[[nodiscard]] const Check* find_check(std::string_view key);

/// Analyses a mission and runs every check on it. `owned` as in `CheckContext`.
[[nodiscard]] CheckReport check_mission(const Mission& mission, const Boxes* owned = nullptr,
                                        std::stop_token stop = {});

/// The mission with a user's levels of checks where it has none of its own. What names no check is left out: a mission
/// is not to blame for that.
[[nodiscard]] Mission with_user_levels(Mission mission, const std::map<Id, Level>& levels);

/// The mission with these levels in place of its own.
[[nodiscard]] Mission with_severities(Mission mission, std::span<const SeveritySetting> settings);

}  // namespace bulkhead
