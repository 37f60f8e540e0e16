// SPDX-License-Identifier: MIT
#include "model/mission/items.h"

#include <algorithm>
#include <set>

namespace bulkhead {

const ThingInfo* find_item_info(std::string_view word) {
  const ThingInfo* found = nullptr;
  for_each_item_type([&]<typename T>() {
    const auto& info = info_of<T>();
    if (info.element == word || info.key == word) found = &info;
  });
  return found;
}

std::vector<const MissionAction*> standing_actions(const Mission& mission) {
  std::set<Id> taken;
  for (const auto& action : *mission.actions) taken.insert(action.id);
  std::vector<const MissionAction*> standing;
  for (const auto& action : mission.system->actions) {
    if (taken.insert(action.id).second) standing.push_back(&action);
  }
  return standing;
}

const MissionAction* find_action(const Mission& mission, const Id& id) {
  for (const auto* actions : {&*mission.actions, &mission.system->actions}) {
    const auto found =
        std::find_if(actions->begin(), actions->end(), [&](const MissionAction& action) { return action.id == id; });
    if (found != actions->end()) return &*found;
  }
  return nullptr;
}

std::optional<AnyItem> find_item(const Mission& mission, const Id& id) {
  std::optional<AnyItem> found;
  for_each_library_item(mission, [&](const auto& item) {
    if (item.id == id) found = item;
  });
  return found;
}

}  // namespace bulkhead
