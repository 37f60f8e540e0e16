// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <stop_token>
#include <vector>

#include "analysis/snapshot.h"
#include "model/settings/settings.h"
#include "validators/report.h"

namespace bulkhead {

/// What a user says about checks, whatever the mission.
struct CheckRules {
  /// What findings count as where the mission does not say. What names no check is left out: a mission is not to blame
  /// for that.
  std::map<Id, Level> levels;
  /// The boxes that the user has; see `boxes_to_build_from`.
  Boxes owned;
  /// What findings count as whatever settings and mission say.
  std::vector<SeveritySetting> severities;
  friend bool operator==(const CheckRules&, const CheckRules&) = default;
};
[[nodiscard]] CheckRules rules_of(const Settings& settings);

/// A mission, with the levels that count, together with all else that its checks go by. Everything but the tests of
/// checks runs them with it, so that a mission is judged alike wherever somebody asks. `snapshot` must be of this
/// mission.
[[nodiscard]] CheckContext check_context(const Mission& mission, const CheckRules& rules, Snapshot snapshot,
                                         std::stop_token stop = {});

/// What the findings of a check count as.
[[nodiscard]] Level level_of(const Check& check, const Mission& mission, const CheckRules& rules);

/// What all checks say of a mission.
[[nodiscard]] CheckReport check_mission(const Mission& mission, const CheckRules& rules = {},
                                        std::stop_token stop = {});

}  // namespace bulkhead
