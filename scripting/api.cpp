// SPDX-License-Identifier: MIT
#include "scripting/api.h"

#include <algorithm>
#include <array>
#include <string>

#include "model/base/plain_text.h"
#include "scripting/lua/tokens.h"

namespace bulkhead::api {
namespace {

/// Whether a hook is given somebody whose it is: a player, or a unit.
bool is_somebodys(const ApiWord& hook) {
  const auto names = lua_tokens(hook.arguments);
  return std::any_of(names.begin(), names.end(), [](const LuaToken& token) {
    constexpr std::array<std::string_view, 5> somebody = {"player", "unit", "attempt", "by", "from"};
    return std::find(somebody.begin(), somebody.end(), token.text) != somebody.end();
  });
}

}  // namespace

std::string anybodys(std::string_view hook) {
  for (const std::string_view whose : {"on_own_", "on_opponent_"}) {
    if (hook.starts_with(whose)) return "on_" + std::string(hook.substr(whose.size()));
  }
  return std::string(hook);
}

bool is_hook(std::string_view name) {
  const auto hook = anybodys(name);
  return std::any_of(words.begin(), words.end(), [&](const ApiWord& each) {
    return each.kind == ApiWord::Kind::hook && each.word == hook && (hook == name || is_somebodys(each));
  });
}

bool only_answers(std::string_view hook) {
  return std::any_of(words.begin(), words.end(), [&](const ApiWord& each) {
    return each.kind == ApiWord::Kind::hook && each.answers && each.word == hook;
  });
}

const ApiClass* find_class(std::string_view name) {
  const auto* const found =
      std::find_if(classes.begin(), classes.end(), [&](const ApiClass& each) { return each.name == name; });
  return found == classes.end() ? nullptr : found;
}

bool is_list(std::string_view name) {
  const auto* const list = find_class(name);
  return list != nullptr && !list->element.empty();
}

const ApiWord* word_of(std::string_view owner, std::string_view word, ApiWord::Kind kind) {
  const auto* const known = find_class(owner);
  if (known == nullptr) return nullptr;
  std::vector<std::string_view> groups;
  for (const auto& each : words) {
    if (each.kind != kind || each.word != word) continue;
    if (each.owner == owner) return &each;
    if (groups.empty()) groups = split_words(known->groups);
    if (std::find(groups.begin(), groups.end(), each.owner) != groups.end()) return &each;
  }
  return nullptr;
}

std::string_view object_of(std::string_view name) {
  if (find_class(name) != nullptr) return name;
  for (const auto& each : words) {
    const bool is_thing = each.kind == ApiWord::Kind::value || each.kind == ApiWord::Kind::field;
    if (is_thing && each.word == name && find_class(each.gives) != nullptr) return each.gives;
  }
  return {};
}

std::vector<const ApiWord*> words_of(std::string_view object) {
  const auto* const known = find_class(object);
  const auto groups = known == nullptr ? std::vector<std::string_view>() : split_words(known->groups);
  std::vector<const ApiWord*> found;
  for (const auto& each : words) {
    if (each.owner.empty()) continue;
    const bool has =
        known == nullptr || each.owner == object || std::find(groups.begin(), groups.end(), each.owner) != groups.end();
    if (has) found.push_back(&each);
  }
  return found;
}

}  // namespace bulkhead::api
