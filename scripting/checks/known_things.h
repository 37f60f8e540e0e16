// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "scripting/api_word.h"
#include "scripting/lua/chunk.h"

namespace bulkhead {

/// An argument of which the class is known, in the function that it is given to.
struct GivenThing {
  std::size_t from = 0;
  std::size_t to = 0;
  std::string_view name;
  std::string_view is;
};
using GivenThings = std::vector<GivenThing>;

/// What the functions of a chunk are given of which it is sure what it is: by the table of hooks; by their names, as
/// `player`, where that says `any`; and what is chosen of the list that `targets` gives. `kind` is what has the chunk,
/// `rule` or `stratagem`, as some hooks are of some kinds alone.
[[nodiscard]] GivenThings given_things(const LuaTokenList& tokens, std::string_view kind);

/// The class or list of what ends with a token, followed from there on as the table says: of
/// `battle.hatchways.closed`, `hatchways`; empty where it is not known for sure.
[[nodiscard]] std::string_view object_ending(const LuaTokenList& tokens, const GivenThings& given, std::size_t at);

/// The word of a class or list, or null.
[[nodiscard]] const ApiWord* word_of(std::string_view owner, std::string_view word, ApiWord::Kind kind);

[[nodiscard]] bool is_list(std::string_view name);

/// Where a function, and no other in it, gives something: the places of `return`.
[[nodiscard]] std::vector<std::size_t> returns_of(const LuaTokenList& tokens, const LuaChunk& chunk,
                                                  const LuaFunction& function);

}  // namespace bulkhead
