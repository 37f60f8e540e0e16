// SPDX-License-Identifier: MIT
#include "workbench/checking_items.h"

#include <algorithm>
#include <array>
#include <utility>

#include "model/mission/roles.h"
#include "validators/engine/unknown_ids.h"
#include "workbench/item_missions.h"

namespace bulkhead {
namespace {

/// Checks that hold an item against the map.
constexpr std::array<std::string_view, 3> checks_of_maps = {"kind-not-on-map", "label-not-on-map", "unused-label"};

/// Whether a reference in a text, as findings name it, leads to something that only missions have.
bool leads_to_a_mission(std::string_view reference) {
  const auto colon = reference.find(':');
  return reference.starts_with('{') && colon != std::string_view::npos && reference.substr(1, colon - 1) != "table";
}

std::string_view argument(const Finding& finding, std::string_view wanted) {
  for (const auto& [name, value] : finding.message.arguments) {
    if (name == wanted) return value;
  }
  return {};
}

/// Whether it is that the item names something that only missions have: an object, a group, a zone, a kind of
/// terrain feature; or something that is true of whole missions only.
bool is_about_a_mission(const Finding& finding) {
  const auto what = argument(finding, "what");
  if (finding.key == "unknown-reference") {
    return leads_to_a_mission(argument(finding, "name")) || what == called(FieldNames::group) ||
           what == called(FieldNames::ground);
  }
  // One objective need not give all the points of a battle; of what an item raises others may hear, and the other way
  // round.
  constexpr std::array<std::string_view, 4> of_whole_missions = {"victory-points-short", "unheard-event",
                                                                 "unknown-event", "no-such-phase"};
  if (std::find(of_whole_missions.begin(), of_whole_missions.end(), finding.message.id) != of_whole_missions.end()) {
    return true;
  }
  const bool misspelt = !argument(finding, "meant").empty();
  return finding.key == "unknown-word" && what == called(FieldNames::placed_kind) && !misspelt;
}

}  // namespace

bool is_about_items(const Finding& finding, const Mission& mission) {
  if (std::find(checks_of_maps.begin(), checks_of_maps.end(), finding.key) != checks_of_maps.end()) return false;
  if (is_about_a_mission(finding)) return false;
  return std::any_of(finding.addresses.begin(), finding.addresses.end(), [&](const Address& address) {
    const auto* object = std::get_if<ObjectAddress>(&address);
    return object != nullptr && find_item(mission, object->id);
  });
}

Result<CheckedItem> check_item(const LibraryItem& item, const Definitions& definitions, const CheckRules& rules,
                               std::stop_token stop) {
  return mission_of(item, definitions).map([&](ItemMission made) {
    auto report = check_mission(made.mission, rules, std::move(stop));
    std::erase_if(report.findings, [&](const Finding& finding) { return !is_about_items(finding, made.mission); });
    return CheckedItem{std::move(made.mission), std::move(report)};
  });
}

CheckedItem check_system(GameSystem system, const CheckRules& rules, std::stop_token stop) {
  Mission mission;
  mission.actions = std::exchange(system.actions, {});
  mission.system = std::move(system);
  std::vector<Side> sides;
  for (const auto role : roles) sides.push_back({Id(role), std::string(role), {}});
  mission.sides = std::move(sides);
  auto report = check_mission(mission, rules, std::move(stop));
  std::erase_if(report.findings, [&](const Finding& finding) { return !is_about_items(finding, mission); });
  return {std::move(mission), std::move(report)};
}

}  // namespace bulkhead
