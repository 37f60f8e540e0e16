// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bulkhead {

/// What a chunk's editor knows of the item that the chunk belongs to.
struct LuaSurroundings {
  /// What Lua calls the item: `rule`; empty for none.
  std::string item;
  /// Names of its figures.
  std::vector<std::string> figures;
  friend bool operator==(const LuaSurroundings&, const LuaSurroundings&) = default;
};

/// The words of the language, parted by blanks, and the names that it always has.
[[nodiscard]] std::string_view lua_keywords();
[[nodiscard]] std::string_view lua_names();

/// How a name may go on that has been typed up to the byte `at` of a chunk; `begun` bytes of it are there already.
struct LuaCompletions {
  std::size_t begun = 0;
  /// Sorted as bytes, each once.
  std::vector<std::string> words;
};
/// After `rule.` the item's figures (those that are Lua names), after `string.` and the like its members, else
/// keywords, names, and the words of the chunk. Nothing for fewer than two letters, unless after a point.
[[nodiscard]] LuaCompletions complete(std::string_view chunk, std::size_t at, const LuaSurroundings& surroundings);

/// By how many steps a line is further in than this one: it opens a block.
[[nodiscard]] bool opens_block(std::string_view line);

}  // namespace bulkhead
