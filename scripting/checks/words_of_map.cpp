// SPDX-License-Identifier: MIT
#include "scripting/checks/words_of_map.h"

#include <algorithm>

#include "model/base/nearest_word.h"
#include "scripting/lua/chunk.h"

namespace bulkhead {
namespace {

/// What is in the list that a function is called of.
std::string_view element_of(const LuaTokenList& tokens, std::size_t function) {
  if (tokens[function].text == api::word("", "controls")) return "marker";
  const bool of_object = function > 1 && (is_symbol(tokens, function - 1, ":") || is_symbol(tokens, function - 1, "."));
  if (!of_object || !is_name(tokens, function - 2)) return {};
  const auto* const list = api::find_class(api::object_of(tokens[function - 2].text));
  return list == nullptr || list->element == "thing" ? std::string_view() : list->element;
}

}  // namespace

std::vector<WordOfNothing> words_of_nothing(const Mission& mission, const LuaTokenList& tokens,
                                            const WordsOfMap& words) {
  std::vector<WordOfNothing> found;
  WordGuesses guesses;
  for (const auto& given : texts_given(tokens)) {
    if (api::named_by(tokens[given.function].text) != words.names) continue;
    const auto element = element_of(tokens, given.function);
    const auto known = words.of(mission, element);
    const std::string word(tokens[given.text].text);
    if (!known || std::find(known->begin(), known->end(), word) != known->end()) continue;
    auto meant = guesses.nearest(word, *known);
    if (meant && !fits_quotes(*meant)) meant.reset();
    found.push_back({given.text, element, std::move(meant)});
  }
  return found;
}

std::string with_words_meant(const Mission& mission, const std::string& lua, const WordsOfMap& words) {
  const auto tokens = lua_tokens(lua);
  std::vector<LuaReplacement> replacements;
  for (const auto& word : words_of_nothing(mission, tokens, words)) {
    if (word.meant) replacements.push_back({word.at, word.at, *word.meant});
  }
  return with_replaced(lua, tokens, replacements);
}

}  // namespace bulkhead
