// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

// Written from scripting/engine/words/api.lua.
#include "scripting/api_table.h"

namespace bulkhead::api {

/// A word of the table, for who looks for it in Lua; a word that is not there does not compile.
consteval std::string_view word(std::string_view owner, std::string_view name) {
  for (const auto& each : words) {
    if (each.owner == owner && each.word == name) return each.word;
  }
  std::abort();
}

/// What the texts among the arguments of a function or method of this name name.
constexpr ApiWord::Names named_by(std::string_view function) {
  const auto* const found = std::find_if(words.begin(), words.end(), [&](const ApiWord& each) {
    return each.word == function && each.names != ApiWord::Names::nothing;
  });
  return found == words.end() ? ApiWord::Names::nothing : found->names;
}

/// The hook for anybody's turn: `on_turn_end` of `on_own_turn_end`; all others as they are.
[[nodiscard]] std::string anybodys(std::string_view hook);
/// Whether it is a hook of the table, for whoever's it is: `on_turn_end`, `on_own_turn_end`, `on_opponent_turn_end`.
/// What is nobody's, as a round, has none for a side.
[[nodiscard]] bool is_hook(std::string_view name);

/// Whether a function of this name only says what it thinks: it may neither change the battle nor ask a player.
[[nodiscard]] bool only_answers(std::string_view hook);

/// The class or list of this name; null where there is none.
[[nodiscard]] const ApiClass* find_class(std::string_view name);

/// Whether it is the name of a list of things: `units`.
[[nodiscard]] bool is_list(std::string_view name);

/// The word of a class or list, or null.
[[nodiscard]] const ApiWord* word_of(std::string_view owner, std::string_view word, ApiWord::Kind kind);

/// The class or list that a name stands for, as far as the table says: of `battle` and of an author's own `unit` the
/// class of that name, of `areas` and `objectives` lists; empty where nothing is known.
[[nodiscard]] std::string_view object_of(std::string_view name);

/// The words of a class or list, those of its groups among them. Of what is not known, all words of all objects.
[[nodiscard]] std::vector<const ApiWord*> words_of(std::string_view object);

}  // namespace bulkhead::api
