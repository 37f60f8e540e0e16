// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "model/mission/fields.h"

namespace bulkhead {

/// A rule, mission objective, action, stratagem, table or force: the one list of what the library holds as files of
/// their own.
using AnyItem = std::variant<Rule, MissionObjective, MissionAction, Stratagem, MissionTable, Force>;

/// What all items have.
[[nodiscard]] inline const Item& base_of(const AnyItem& item) {
  return *std::visit([](const Item& base) { return &base; }, item);
}
[[nodiscard]] inline Item& base_of(AnyItem& item) {
  return *std::visit([](Item& base) { return &base; }, item);
}
[[nodiscard]] inline const ThingInfo& info_of(const AnyItem& item) {
  return std::visit([]<typename T>(const T&) -> const ThingInfo& { return info_of<T>(); }, item);
}

/// Calls `what.template operator()<T>()` for each kind of item.
template <typename What>
void for_each_item_type(const What& what) {
  [&]<typename... T>(std::type_identity<std::variant<T...>>) {
    (what.template operator()<T>(), ...);
  }(std::type_identity<AnyItem>());
}

/// What is known of the kind of item whose element, or whose key in edits and references, this is; null for others.
[[nodiscard]] const ThingInfo* find_item_info(std::string_view word);

/// The actions of the mission's game that stand: those in whose place the mission has no action of the same id.
[[nodiscard]] std::vector<const MissionAction*> standing_actions(const Mission& mission);
/// The mission's action of this id, or else its game's; null where there is neither.
[[nodiscard]] const MissionAction* find_action(const Mission& mission, const Id& id);

/// The item or force of a mission with this id.
[[nodiscard]] std::optional<AnyItem> find_item(const Mission& mission, const Id& id);

}  // namespace bulkhead
