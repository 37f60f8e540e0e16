// SPDX-License-Identifier: MIT
#include "scripting/checks/known_things.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "model/base/plain_text.h"
#include "scripting/api.h"
#include "scripting/lua/calls.h"

namespace bulkhead {
namespace {

/// The types of what a hook is given, in order: of `use(card: item, about: any, target: any, battle: battle)` all four,
/// and without the target where the chunk says no targets.
std::vector<std::string_view> types_given(std::string_view hook, std::string_view kind, bool has_targets) {
  const auto name = api::anybodys(hook);
  const auto* const found = std::find_if(api::words.begin(), api::words.end(), [&](const ApiWord& each) {
    return each.kind == ApiWord::Kind::hook && each.word == name;
  });
  std::vector<std::string_view> given;
  if (found == api::words.end()) return given;
  const auto kinds = split_words(found->items);
  if (!kinds.empty() && std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) return given;
  const bool may_lack_target = !has_targets && !name.starts_with("on_") && !name.starts_with("may_");
  const auto tokens = lua_tokens(found->signature);
  for (std::size_t at = 1; at < tokens.size() && !is_symbol(tokens, at, ")"); ++at) {
    const bool is_left_out = may_lack_target && is_word(tokens, at - 1, "target");
    if (is_symbol(tokens, at, ":") && !is_left_out) given.push_back(tokens[at + 1].text);
  }
  return given;
}

/// Whether a name stands for something else as well between two places: `local unit`, `for _, unit in`, `unit = `,
/// `function(unit)`.
bool is_made_anew(const LuaTokenList& tokens, std::string_view name, std::size_t from, std::size_t to) {
  for (auto at = from; at < to; ++at) {
    if (is_word(tokens, at, "function")) {
      for (++at; at < to && !is_symbol(tokens, at, ")"); ++at) {
        if (is_word(tokens, at, name)) return true;
      }
    }
    if (!is_word(tokens, at, name) || !stands_alone(tokens, at)) continue;
    const bool in_list = is_symbol(tokens, at - 1, ",") && is_symbol(tokens, at + 1, ",");
    if (in_list || is_symbol(tokens, at + 1, "=") || is_word(tokens, at - 1, "local") ||
        is_word(tokens, at - 1, "for") || is_word(tokens, at + 1, "in")) {
      return true;
    }
  }
  return false;
}

const LuaFunction* targets_of(const LuaChunk& chunk) {
  const auto found = std::find_if(chunk.functions.begin(), chunk.functions.end(), [](const LuaFunction& function) {
    return function.outermost && !function.local && function.name == "targets";
  });
  return found == chunk.functions.end() ? nullptr : &*found;
}

/// The last token of what a `return` gives, which ends its block.
std::size_t end_of_return(const LuaTokenList& tokens, std::size_t at) {
  constexpr std::array<std::string_view, 4> words = {"end", "else", "elseif", "until"};
  int depth = 0;
  for (++at; at < tokens.size(); ++at) {
    if (is_symbol(tokens, at, "(") || is_symbol(tokens, at, "{") || is_symbol(tokens, at, "[")) ++depth;
    if (is_symbol(tokens, at, ")") || is_symbol(tokens, at, "}") || is_symbol(tokens, at, "]")) --depth;
    const bool closes =
        std::any_of(words.begin(), words.end(), [&](std::string_view word) { return is_word(tokens, at, word); });
    if (depth == 0 && (closes || is_symbol(tokens, at, ";") || is_symbol(tokens, at, ","))) break;
  }
  return at - 1;
}

/// The class of the things in the list that a function gives wherever it gives something; empty where it is not sure.
std::string_view element_given(const LuaTokenList& tokens, const LuaChunk& chunk, const LuaFunction& function,
                               const GivenThings& given) {
  std::string_view element;
  for (const auto at : returns_of(tokens, chunk, function)) {
    const auto last = end_of_return(tokens, at);
    const auto list = beginning_of(tokens, last) == at + 1 ? object_ending(tokens, given, last) : std::string_view();
    if (!is_list(list)) return {};
    const auto is = api::find_class(list)->element;
    if (!element.empty() && is != element) return {};
    element = is;
  }
  return element == "thing" ? std::string_view() : element;
}

/// The class of what stands by itself, where it is known for sure: an argument, the battle, or `marker("A")`.
std::string_view class_of_name(const LuaTokenList& tokens, const GivenThings& given, std::size_t at, bool is_call) {
  const auto name = tokens[at].text;
  if (is_call) {
    const bool is_own = at == 0 ? false : is_made_anew(tokens, name, 0, tokens.size());
    const auto* const found = std::find_if(api::words.begin(), api::words.end(), [&](const ApiWord& each) {
      return each.owner.empty() && each.kind == ApiWord::Kind::function && each.word == name;
    });
    return is_own || found == api::words.end() || api::find_class(found->gives) == nullptr ? std::string_view()
                                                                                           : found->gives;
  }
  for (const auto& thing : given) {
    if (thing.name == name && thing.from <= at && at < thing.to) return thing.is;
  }
  return name == "battle" ? "battle" : std::string_view();
}

}  // namespace

GivenThings given_things(const LuaTokenList& tokens, std::string_view kind) {
  GivenThings things;
  const auto chunk = read_chunk(tokens);
  const auto* const targets = targets_of(chunk);
  const auto look = [&](std::string_view of_targets) {
    for (const auto& function : chunk.functions) {
      if (!function.outermost || function.local) continue;
      const auto types = types_given(function.name, kind, targets != nullptr);
      for (std::size_t at = 0; at < std::min(types.size(), function.parameters.size()); ++at) {
        const auto name = tokens[function.parameters[at]].text;
        auto is = types[at];
        // Of a card or an action what is chosen is the last but one.
        const bool is_target = is == "any" && at + 2 == types.size() && at > 1;
        if (is == "any") is = is_target && !of_targets.empty() ? of_targets : is_list(name) ? std::string_view() : name;
        const bool is_other = api::find_class(name) != nullptr && name != is && is != "item";
        // Of other items nobody knows the figures.
        if ((is == "item" && at > 0) || api::find_class(is) == nullptr || is_other) continue;
        if (!is_made_anew(tokens, name, function.body, function.end))
          things.push_back({function.body, function.end, name, is});
      }
    }
  };
  look({});
  const auto element = targets == nullptr ? std::string_view() : element_given(tokens, chunk, *targets, things);
  if (element.empty()) return things;
  things.clear();
  look(element);
  return things;
}

std::vector<std::size_t> returns_of(const LuaTokenList& tokens, const LuaChunk& chunk, const LuaFunction& function) {
  std::vector<std::size_t> found;
  for (auto at = function.body; at < function.end; ++at) {
    const bool is_own = std::none_of(chunk.functions.begin(), chunk.functions.end(), [&](const LuaFunction& inner) {
      return inner.body > function.body && inner.body <= at && at < inner.end;
    });
    if (is_own && is_word(tokens, at, "return") && at + 1 < function.end) found.push_back(at);
  }
  return found;
}

const ApiWord* word_of(std::string_view owner, std::string_view word, ApiWord::Kind kind) {
  if (api::find_class(owner) == nullptr) return nullptr;
  const auto all = api::words_of(owner);
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const ApiWord* each) { return each->kind == kind && each->word == word; });
  return found == all.end() ? nullptr : *found;
}

bool is_list(std::string_view name) {
  const auto* const list = api::find_class(name);
  return list != nullptr && !list->element.empty();
}

std::string_view object_ending(const LuaTokenList& tokens, const GivenThings& given, std::size_t at) {
  const bool is_call = is_symbol(tokens, at, ")");
  if (is_call) {
    const auto opening = opening_bracket(tokens, at);
    if (!opening || *opening == 0) return {};
    at = *opening - 1;
  }
  if (!is_name(tokens, at)) return {};
  if (stands_alone(tokens, at)) return class_of_name(tokens, given, at, is_call);
  const bool with_point = is_symbol(tokens, at - 1, ".");
  if (at < 2 || !(with_point || (is_call && is_symbol(tokens, at - 1, ":")))) return {};
  const auto owner = object_ending(tokens, given, at - 2);
  const auto* word = word_of(owner, tokens[at].text, is_call ? ApiWord::Kind::method : ApiWord::Kind::field);
  // A list that is narrowed by a field as if that were a method: `battle.hatchways:open()`.
  if (word == nullptr && is_call && is_list(owner)) word = word_of(owner, tokens[at].text, ApiWord::Kind::field);
  if (word == nullptr) return {};
  if (word->gives == "these") return owner;
  if (word->gives == "each") return api::find_class(owner)->element;
  return api::find_class(word->gives) == nullptr ? std::string_view() : word->gives;
}

}  // namespace bulkhead
