// SPDX-License-Identifier: MIT
#pragma once

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

/// A fix by `mend`, which gives the same Lua with all mended that a check can mend in it, as a text: it mends the
/// item's own chunk or, where a row was looked at, its rows.
template <typename T, typename Mend>
FixMaker mended(const T& item, const ItemLua& lua, Mend mend) {
  return one_fix([item, in_row = lua.row > 0, mend = std::move(mend)](const CheckContext&) -> std::optional<Edit> {
    if (!in_row) {
      auto chunk = mend(item.lua);
      if (chunk == item.lua) return std::nullopt;
      return SetField{item.id, {"lua", single(std::move(chunk))}};
    }
    if constexpr (std::is_same_v<T, MissionObjective>) {
      auto after = item;
      for (auto& condition : after.conditions) {
        condition.expression = mend(condition.expression);
        condition.each = mend(condition.each);
      }
      for (auto& outcome : after.outcomes) outcome.expression = mend(outcome.expression);
      return edit_that_makes(item, after);
    }
    return std::nullopt;
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
