// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "scripting/lua/limited_memory.h"

struct lua_State;

namespace bulkhead {

/// The largest chunk that is compiled, in bytes.
inline constexpr std::size_t largest_chunk = 65'536;
/// How much memory compiling may hold at any one time, in bytes.
inline constexpr std::size_t largest_script_memory = 16'777'216;

/// What is wrong with a chunk, in words. `line` counts from 1 within the chunk; 0 where the whole of it is meant.
struct ScriptMistake {
  int line = 0;
  std::string reason;
  friend bool operator==(const ScriptMistake&, const ScriptMistake&) = default;
};

/// Compiles Lua 5.4 source text and never runs any of it: no libraries are loaded, compiled chunks are refused, size,
/// nesting and memory are bounded. One compiler serves one mission.
class ScriptCompiler {
 public:
  ScriptCompiler();
  ~ScriptCompiler();
  ScriptCompiler(const ScriptCompiler&) = delete;
  ScriptCompiler& operator=(const ScriptCompiler&) = delete;

  /// The first mistake of a chunk, or nothing if it compiles.
  [[nodiscard]] std::optional<ScriptMistake> check_chunk(std::string_view source);
  /// The same for source text of any size.
  [[nodiscard]] std::optional<ScriptMistake> check_source(std::string_view source);
  /// The same for one expression, as in `return <expression>`. An empty one is a mistake.
  [[nodiscard]] std::optional<ScriptMistake> check_expression(std::string_view expression);

 private:
  struct Close {
    void operator()(lua_State* state) const;
  };

  /// Most chunks are small, and what a compiler has is given back with it.
  static constexpr std::size_t room_of_small_blocks = std::size_t{256} << 10U;

  LimitedMemory memory_{.most = largest_script_memory, .small_blocks = SmallBlocks(room_of_small_blocks)};
  std::unique_ptr<lua_State, Close> state_;
};

}  // namespace bulkhead
