// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <memory>
#include <stop_token>
#include <vector>

#include "analysis/snapshot/snapshot.h"
#include "model/library/items_on_demand.h"
#include "model/settings/settings.h"
#include "validators/engine/report.h"

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
  /// The items that missions may have been copied from; null: nobody looks.
  std::shared_ptr<const ItemsOnDemand> items = nullptr;
  /// What is known of battles of a mission that nobody played; null: nothing.
  std::shared_ptr<const PlayedGames> games = nullptr;
  friend bool operator==(const CheckRules&, const CheckRules&) = default;
};
/// With the library's items as they are when a mission first asks for them.
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
