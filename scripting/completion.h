// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bulkhead {

/// What a chunk's editor knows of the item that the chunk belongs to.
struct LuaContext {
  /// What Lua calls the item: `rule`; empty for none.
  std::string item;
  /// Names of its figures.
  std::vector<std::string> figures;
  /// It is a condition, which has names that no chunk has (`attacker`), and not a chunk, in which functions are given
  /// such things.
  bool is_condition = false;
  friend bool operator==(const LuaContext&, const LuaContext&) = default;
};

/// The names that Lua and missions give a meaning, sorted: what stands by itself, and libraries.
[[nodiscard]] std::vector<std::string_view> known_lua_names();

/// How a name may go on that has been typed up to the byte `at` of a chunk; `begun` bytes of it are there already.
struct LuaCompletions {
  std::size_t begun = 0;
  /// Sorted as bytes, each once.
  std::vector<std::string> words;
};
/// After `rule.` the item's figures (those that are Lua names), after `string.` and the like its members, after
/// `battle.` its fields and after `battle:` its methods (scripting/api.h; behind a name that nothing is known of, the
/// methods of all things), else keywords, names, and the words of the chunk. Nothing for fewer than two letters, unless
/// after a point or colon.
[[nodiscard]] LuaCompletions complete(std::string_view chunk, std::size_t at, const LuaContext& context);

/// What is said of a function while its arguments are typed.
struct LuaCallTip {
  /// As scripting/engine/words/api.lua writes it: `within(thing: place, inches: number): boolean`.
  std::string_view signature;
  std::string_view meaning;
  /// Which argument is being typed, from 0.
  std::size_t argument = 0;
  friend bool operator==(const LuaCallTip&, const LuaCallTip&) = default;
};
/// Of the function whose bracket is open at the byte `at`, in its line; nothing where none is, or nothing is known of
/// it.
[[nodiscard]] std::optional<LuaCallTip> call_tip(std::string_view chunk, std::size_t at);

/// Whether what follows a line stands a step further in.
[[nodiscard]] bool opens_block(std::string_view line);
/// Whether a line is no more than a word with which a block ends, such as `end` or `else`: it stands one step out.
[[nodiscard]] bool closes_block(std::string_view line);

}  // namespace bulkhead
