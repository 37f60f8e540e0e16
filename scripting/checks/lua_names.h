// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/api.h"

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

/// All of a chunk, in order; one for each such argument. Nothing is run. Comments are skipped, and so are texts with
/// escapes and those that are only part of an argument (`"deck " .. number`).
[[nodiscard]] std::vector<LuaCall> lua_calls(std::string_view lua);

/// The events whose functions a chunk defines, as they are written after `on_`: `round_start`. Each in order.
[[nodiscard]] std::vector<std::string> lua_events(std::string_view lua);

/// The whole numbers that a chunk compares `battle.round` with from the right: of `battle.round >= 3`, 3. A comparison
/// that holds in earlier rounds too, as `battle.round < 9` does, is left out.
[[nodiscard]] std::vector<int> lua_rounds(std::string_view lua);

/// A call and the rule, mission objective or stratagem it stands in.
struct ItemCall {
  /// `rule venting`
  std::string item;
  std::string_view id;
  LuaCall call;
};

/// Those of all chunks and conditions of a mission, which must outlive the result, that name such things:
/// `controls(player, "A")` and `battle.objectives:labelled("A")` name markers by their label.
[[nodiscard]] std::vector<ItemCall> lua_calls(const Mission& mission, ApiWord::Names names);
/// Those of them that `is_on_map` denies; each text once of an item.
[[nodiscard]] std::vector<ItemCall> calls_off_map(const Mission& mission, ApiWord::Names names,
                                                  const std::function<bool(const LuaCall&)>& is_on_map);

}  // namespace bulkhead
