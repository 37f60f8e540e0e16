// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <vector>

// Written from scripting/engine/api.lua.
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

/// Whether it is a hook of the table, for whoever's turn: `on_turn_end`, `on_own_turn_end`, `on_opponent_turn_end`.
[[nodiscard]] bool is_hook(std::string_view name);

/// The class or list of this name; null where there is none.
[[nodiscard]] const ApiClass* find_class(std::string_view name);

/// The class or list that a name stands for, as far as the table says: of `battle` and of an author's own `unit` the
/// class of that name, of `areas` and `objectives` lists; empty where nothing is known.
[[nodiscard]] std::string_view object_of(std::string_view name);

/// The words of a class or list, those of its groups among them. Of what is not known, all words of all objects.
[[nodiscard]] std::vector<const ApiWord*> words_of(std::string_view object);

}  // namespace bulkhead::api
