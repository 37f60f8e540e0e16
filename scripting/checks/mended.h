// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/edit/edit.h"
#include "model/mission/field_value.h"
#include "model/mission/mission.h"
#include "scripting/checks/item_lua.h"
#include "scripting/lua/chunk.h"
#include "validators/engine/check.h"
#include "validators/engine/edit_that_makes.h"

namespace bulkhead {

/// The same Lua with all mended that a check can mend in it.
using LuaMender = std::function<std::string(std::string lua)>;

/// A fix that mends the item's own chunk or, where a row was looked at, its rows.
template <typename T>
FixMaker mended(const T& item, const ItemLua& lua, LuaMender mend) {
  return one_fix([item, in_row = lua.row > 0, mend = std::move(mend)](const CheckContext&) -> std::optional<Edit> {
    if (!in_row) {
      auto chunk = mend(item.lua);
      if (chunk == item.lua) return std::nullopt;
      return SetField{item.id, {"lua", single(std::move(chunk))}};
    }
    auto after = item;
    if constexpr (std::is_same_v<T, MissionObjective>) {
      for (auto& condition : after.conditions) {
        condition.expression = mend(condition.expression);
        condition.each = mend(condition.each);
      }
      for (auto& outcome : after.outcomes) outcome.expression = mend(outcome.expression);
    }
    return edit_that_makes(item, after);
  });
}

/// Other text in place of some tokens, which are in order: from the first to the last of each.
struct LuaReplacement {
  std::size_t first = 0;
  std::size_t last = 0;
  std::string text;
};
[[nodiscard]] std::string with_replaced(const std::string& lua, const LuaTokenList& tokens,
                                        const std::vector<LuaReplacement>& replacements);

/// Whether a text can stand between any quotes as it is.
[[nodiscard]] bool fits_quotes(std::string_view text);

}  // namespace bulkhead
