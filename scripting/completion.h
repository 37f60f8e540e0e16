// SPDX-License-Identifier: MIT
#pragma once

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
/// `battle.` its fields and after `battle:` its methods (scripting/api.h; behind a name that nothing is known of, those
/// of all things), else keywords, names, and the words of the chunk. Nothing for fewer than two letters, unless after a
/// point or colon.
[[nodiscard]] LuaCompletions complete(std::string_view chunk, std::size_t at, const LuaContext& context);

/// Whether what follows a line stands a step further in.
[[nodiscard]] bool opens_block(std::string_view line);

}  // namespace bulkhead
