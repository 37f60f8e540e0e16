// SPDX-License-Identifier: MIT
#include "workbench/all_checks.h"

#include <algorithm>
#include <set>

#include "analysis/snapshot.h"
#include "model/base/contracts.h"
#include "rendering/checks.h"
#include "scripting/checks.h"

namespace bulkhead {
namespace {

void add(std::vector<Check>& checks, Check check) {
  const auto next = std::find_if(checks.begin(), checks.end(),
                                 [&](const Check& other) { return other.key == check.reported_before; });
  BULKHEAD_EXPECTS(next != checks.end() || check.reported_before.empty());
  checks.insert(next, std::move(check));
}

}  // namespace

const std::vector<Check>& all_checks() {
  static const auto checks = [] {
    auto result = battlefield_checks();
    for (auto& check : scripting_checks()) add(result, std::move(check));
    for (auto& check : rendering_checks()) add(result, std::move(check));
    return result;
  }();
  return checks;
}

const Check* find_check(std::string_view key) {
  const auto& checks = all_checks();
  const auto found = std::find_if(checks.begin(), checks.end(), [&](const Check& check) { return check.key == key; });
  return found == checks.end() ? nullptr : &*found;
}

CheckReport check_mission(const Mission& mission, const Boxes* owned, std::stop_token stop) {
  const auto snapshot = Snapshot::make(mission);
  return run_checks(all_checks(), {mission, snapshot, std::move(stop), owned});
}

Mission with_user_levels(Mission mission, const std::map<Id, Level>& levels) {
  auto severities = *mission.severities;
  std::set<Id> said;
  for (const auto& setting : severities) said.insert(setting.check);
  for (const auto& [check, level] : levels) {
    if (!said.contains(check) && find_check(check.text()) != nullptr) severities.push_back({check, level, {}});
  }
  if (severities.size() > mission.severities->size()) mission.severities = std::move(severities);
  return mission;
}

Mission with_severities(Mission mission, std::span<const SeveritySetting> settings) {
  auto severities = *mission.severities;
  for (const auto& setting : settings) {
    std::erase_if(severities, [&](const SeveritySetting& other) { return other.check == setting.check; });
    severities.push_back(setting);
  }
  mission.severities = std::move(severities);
  return mission;
}

}  // namespace bulkhead
