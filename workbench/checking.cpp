// SPDX-License-Identifier: MIT
#include "workbench/checking.h"

#include <set>
#include <utility>

#include "analysis/assignment/owned_boxes.h"
#include "workbench/all_checks.h"

namespace bulkhead {
namespace {

/// The run's word on a check comes first, then the mission's, then the user's.
Mission judged(Mission mission, const CheckRules& rules) {
  if (rules.levels.empty() && rules.severities.empty()) return mission;
  auto severities = *mission.severities;
  for (const auto& setting : rules.severities) {
    std::erase_if(severities, [&](const SeveritySetting& other) { return other.check == setting.check; });
    severities.push_back(setting);
  }
  std::set<Id> said;
  for (const auto& setting : severities) said.insert(setting.check);
  for (const auto& [check, level] : rules.levels) {
    if (!said.contains(check) && find_check(check.text()) != nullptr) severities.push_back({check, level, {}});
  }
  mission.severities = std::move(severities);
  return mission;
}

}  // namespace

CheckRules rules_of(const Settings& settings) {
  static const auto items = std::make_shared<const ItemsOnDemand>(item_folders());
  return {settings.levels, settings.owned, {}, items};
}

CheckContext check_context(const Mission& mission, const CheckRules& rules, Snapshot snapshot, std::stop_token stop) {
  return {judged(mission, rules),
          std::move(snapshot),
          std::move(stop),
          boxes_to_build_from(mission, rules.owned),
          rules.items,
          rules.games};
}

Level level_of(const Check& check, const Mission& mission, const CheckRules& rules) {
  return level_of(check, judged(mission, rules));
}

CheckReport check_mission(const Mission& mission, const CheckRules& rules, std::stop_token stop) {
  return run_checks(all_checks(), check_context(mission, rules, Snapshot::make(mission), std::move(stop)));
}

}  // namespace bulkhead
