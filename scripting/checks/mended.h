// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/edit/edit.h"
#include "model/mission/field_value.h"
#include "model/mission/items.h"
#include "model/mission/mission.h"
#include "scripting/checks/item_lua.h"
#include "scripting/lua/tokens.h"
#include "validators/engine/check.h"
#include "validators/engine/edit_that_makes.h"

namespace bulkhead {

/// What the fix of a finding about a Lua writes is as long as that: of thousands of findings only so many have one as
/// need 1 MB together.
class RoomForFixes {
 public:
  /// `length` is that of the Lua, in bytes.
  explicit RoomForFixes(std::size_t length) : left_(1 + std::size_t{1'000'000} / (length + 1)) {}

  /// The same fix, or none where there is no room left.
  [[nodiscard]] FixMaker take(FixMaker fix) {
    if (left_ == 0) return {};
    --left_;
    return fix;
  }

 private:
  std::size_t left_;
};

/// A fix that mends all of a Lua at once, for each finding of a check about it for which there is room.
class FixOfAll {
 public:
  FixOfAll(FixMaker fix, std::size_t length) : fix_(std::move(fix)), room_(length) {}

  [[nodiscard]] FixMaker next() { return room_.take(fix_); }

 private:
  FixMaker fix_;
  RoomForFixes room_;
};

/// A fix by `mend`, which gives the same Lua with all mended that a check can mend in it, as a text: it mends the
/// item's own chunk or, where a row was looked at, its rows.
template <typename T, typename Mend>
FixOfAll mended(const T& item, const ItemLua& lua, const Mend& mend) {
  FixMaker fix;
  if (lua.row == 0) {
    fix = one_fix([id = item.id, mend](const CheckContext& checked) -> std::optional<Edit> {
      const auto found = find_item(checked.mission, id);
      if (!found) return std::nullopt;
      const auto& chunk = base_of(*found).lua;
      auto mended_chunk = mend(chunk);
      if (mended_chunk == chunk) return std::nullopt;
      return SetField{id, {"lua", single(std::move(mended_chunk))}};
    });
  } else if constexpr (std::is_same_v<T, MissionObjective>) {
    fix = fix_that_changes(item, [mend](T& changed) {
      for (auto& condition : changed.conditions) {
        condition.expression = mend(condition.expression);
        condition.each = mend(condition.each);
      }
      for (auto& outcome : changed.outcomes) outcome.expression = mend(outcome.expression);
    });
  }
  return {std::move(fix), lua.text.size()};
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
