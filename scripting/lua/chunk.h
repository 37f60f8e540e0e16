// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "scripting/lua/tokens.h"

namespace bulkhead {

/// A function of a chunk. Places are those of tokens.
struct LuaFunction {
  /// What it is assigned to, if that is a name by itself; empty for others.
  std::string_view name;
  bool local = false;
  /// `function`
  std::size_t keyword = 0;
  std::vector<std::size_t> parameters;
  /// Whether it takes `...` as well.
  bool takes_more = false;
  /// From behind the brackets to before `end`.
  std::size_t body = 0;
  std::size_t end = 0;
  /// In no other function.
  bool outermost = false;
};

/// An assignment in a function to something that outlives it.
struct LuaWrite {
  /// The name; of `seen[unit] = true`, `seen`.
  std::size_t at = 0;
  /// Which of `functions` it stands in: the outermost.
  std::size_t function = 0;
  /// A global variable; else a local one of the chunk.
  bool global = false;
  /// Something in a table is written, not the variable.
  bool part = false;
};

/// A name that is read where no local variable of it is known, nor any global that the chunk makes.
struct LuaUnbound {
  std::size_t at = 0;
  /// Which of `functions` it stands in: the outermost; nothing outside of all.
  std::optional<std::size_t> function;
};

/// A local variable or an argument, known from one place to before another.
struct LuaVariable {
  std::string_view name;
  std::size_t from = 0;
  std::size_t to = 0;
};

/// What a chunk of Lua defines, read without running it. Of what does not compile, what stands before the mistake;
/// more blocks and brackets in one another than Lua takes are one.
struct LuaChunk {
  std::vector<LuaFunction> functions;
  std::vector<LuaWrite> writes;
  /// The chunk's own local variables, and the functions that it calls itself when it is read.
  std::set<std::string_view> locals;
  std::set<std::string_view> called;
  /// As they are made.
  std::vector<LuaVariable> variables;
  /// What it reads and does not make, words of the environment among them. Empty where a block has no end.
  std::vector<LuaUnbound> unbound;
  /// The global variables and functions that it makes, anywhere.
  std::set<std::string_view> made;
};
[[nodiscard]] LuaChunk read_chunk(const LuaTokenList& tokens);

/// The variables that are known at a place.
[[nodiscard]] std::vector<std::string_view> known_at(const LuaChunk& chunk, std::size_t at);

/// Where a function, and no other in it, gives something: the places of `return`.
[[nodiscard]] std::vector<std::size_t> returns_of(const LuaTokenList& tokens, const LuaChunk& chunk,
                                                  const LuaFunction& function);

/// The names that the author gives to what is kept in tables of their own: `t.deck = 1`, `{ deck = 1 }`.
[[nodiscard]] std::set<std::string_view> own_keys(const LuaTokenList& tokens);

/// A plain text, or a number, that is given to a function as an argument of its own: `of_kind("hold")`, `of_kind
/// "hold"`, `score(3)`. Texts with escapes are left out, and so is what is only part of an argument (`"deck " ..
/// number`, `-3`).
struct LuaTextGiven {
  std::size_t function = 0;
  std::size_t text = 0;
  /// Which of its arguments, from 1.
  int argument = 1;
};
/// In the order of the texts, or of the numbers.
[[nodiscard]] std::vector<LuaTextGiven> texts_given(const LuaTokenList& tokens);
[[nodiscard]] std::vector<LuaTextGiven> numbers_given(const LuaTokenList& tokens);

}  // namespace bulkhead
