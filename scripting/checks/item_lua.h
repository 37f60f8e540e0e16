// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "model/mission/fields.h"
#include "model/mission/mission.h"
#include "validators/engine/names.h"

namespace bulkhead {

/// A chunk of an item, or an expression in one of its rows.
struct ItemLua {
  /// What a row of its list is called; empty for the item's own chunk.
  std::string_view list;
  /// Counted from 1; 0 for the item's own chunk.
  int row = 0;
  std::string_view text;
};

/// How findings call it: `Hold (#hold)`, and of a row `Hold (#hold), condition 2`.
[[nodiscard]] inline std::string name_of(const Item& item, const ItemLua& lua) {
  auto name = name_of(item);
  if (lua.row > 0) name.append(", ").append(lua.list).append(" ").append(std::to_string(lua.row));
  return name;
}

/// Calls `what` with the noun of each item, with the item, and with all its Lua: its own chunk, which may be empty,
/// then the expressions of its conditions and outcomes. A condition that counts something may do without another
/// expression.
template <typename What>
void for_each_lua(const Mission& mission, const What& what) {
  for_each_item(mission, [&](const auto& item) {
    using Kind = std::remove_cvref_t<decltype(item)>;
    std::vector<ItemLua> lua = {{"", 0, item.lua}};
    if constexpr (std::is_same_v<Kind, MissionObjective>) {
      int row = 0;
      for (const auto& condition : item.conditions) {
        ++row;
        if (condition.each.empty() || !condition.expression.empty()) {
          lua.push_back({"condition", row, condition.expression});
        }
        if (!condition.each.empty()) lua.push_back({"condition", row, condition.each});
      }
      row = 0;
      for (const auto& outcome : item.outcomes) lua.push_back({"outcome", ++row, outcome.expression});
    }
    what(info_of<Kind>().noun, item, lua);
  });
}

}  // namespace bulkhead
