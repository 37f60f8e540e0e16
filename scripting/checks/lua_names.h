// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/identifier.h"

namespace bulkhead {

struct Mission;

/// A call in a chunk of Lua that has a plain text among its arguments: `battle.areas:of_kind("compartment")`.
struct LuaCall {
  /// The last name before the function's, `areas`; empty for a function that stands alone.
  std::string object;
  /// `of_kind`
  std::string function;
  /// `compartment`
  std::string text;
  friend bool operator==(const LuaCall&, const LuaCall&) = default;
};

/// What Lua names, read without running it; each list in order. Comments are skipped.
struct LuaNames {
  /// One for each plain text among arguments; texts with escapes are left out, and so are those that are only part of
  /// an argument (`"deck " .. number`).
  std::vector<LuaCall> calls;
  /// The events whose functions it defines, as they are written after `on_`: `round_start` of `function
  /// on_round_start()` and of `on_round_start = function()`.
  std::vector<std::string> events;
  /// The whole numbers that it compares `battle.round` with from the right: of `battle.round >= 3`, 3. A comparison
  /// that holds in earlier rounds too, as `battle.round < 9` does, is left out.
  std::vector<int> rounds;
};
[[nodiscard]] LuaNames lua_names(std::string_view lua);

/// What all Lua of a rule, mission objective, action, stratagem or table names.
struct ItemNames {
  /// `rule venting`
  std::string item;
  Id id;
  LuaNames names;
};
/// Of all items, in mission order. Where the items are those that were asked for last, they are not read again; any
/// thread may ask.
[[nodiscard]] std::shared_ptr<const std::vector<ItemNames>> lua_names(const Mission& mission);

}  // namespace bulkhead
