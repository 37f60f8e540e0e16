// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "scripting/api.h"
#include "scripting/checks/item_lua.h"
#include "scripting/checks/mended.h"
#include "scripting/lua/tokens.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {

/// What Lua names things of the map by: their kinds, or their labels.
struct WordsOfMap {
  ApiWord::Names names = ApiWord::Names::nothing;
  /// Those of the things of a class, `area`, or of all things where it is empty; nothing of classes whose words the map
  /// does not say.
  std::optional<std::vector<std::string>> (*of)(const Mission& mission, std::string_view element) = nullptr;
};

/// A text in Lua by which nothing is called.
struct WordOfNothing {
  std::size_t at = 0;
  /// The class of the things that it is asked of, `area`; empty where that is not known.
  std::string_view element;
  std::optional<std::string> meant;
};

/// In order. Things are those of the list before the function's name, as in `battle.areas:of_kind("hold")`; of
/// `controls` they are markers.
[[nodiscard]] std::vector<WordOfNothing> words_of_nothing(const Mission& mission, const LuaTokenList& tokens,
                                                          const WordsOfMap& words);

/// The same Lua with what was meant in place of those words, where that is known and can be written.
[[nodiscard]] std::string with_words_meant(const Mission& mission, const std::string& lua, const WordsOfMap& words);

/// The findings about them, one for each word, where it stands first; `say(item, token, word)` gives the message.
template <typename Say>
std::vector<Observation> observe_words(const Mission& mission, const WordsOfMap& words, const Say& say) {
  std::vector<Observation> observations;
  for_each_lua(mission, [&]<typename T>(std::string_view, const T& item, const std::vector<ItemLua>& all) {
    for (const auto& lua : all) {
      const auto tokens = lua_tokens(lua.text);
      auto with_all = mended(
          item, lua, [mission, words](const std::string& text) { return with_words_meant(mission, text, words); });
      std::set<std::pair<std::string_view, std::string_view>> told;
      for (const auto& word : words_of_nothing(mission, tokens, words)) {
        if (!told.emplace(tokens[word.at].text, word.element).second) continue;
        Observation observation{say(name_of(item), tokens[word.at], word), {address_of(item.id)}, {}};
        if (word.meant) observation.fixes = with_all.next();
        observations.push_back(std::move(observation));
      }
    }
  });
  return observations;
}

}  // namespace bulkhead
