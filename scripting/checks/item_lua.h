// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <type_traits>
#include <vector>

#include "model/mission/fields.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// Calls `what` with the noun of each rule, objective and stratagem, with the item, and with all its Lua: its own
/// chunk, which may be empty, then its conditions.
template <typename What>
void for_each_lua(const Mission& mission, const What& what) {
  for_each_item(mission, [&](const auto& item) {
    using Kind = std::remove_cvref_t<decltype(item)>;
    std::vector<std::string_view> lua = {item.lua};
    if constexpr (std::is_same_v<Kind, MissionObjective>) {
      for (const auto& condition : item.conditions) lua.push_back(condition.expression);
    }
    what(info_of<Kind>().noun, item, lua);
  });
}

}  // namespace bulkhead
