// SPDX-License-Identifier: MIT
#include "scripting/completion.h"

#include <algorithm>
#include <set>

#include "model/base/plain_text.h"
#include "scripting/api.h"
#include "scripting/lua/tokens.h"

namespace bulkhead {
namespace {

constexpr std::size_t shortest_beginning = 2;

/// The part of a name that ends at `at`.
std::string_view name_before(std::string_view chunk, std::size_t at) {
  auto first = at;
  while (first > 0 && is_lua_name_character(chunk[first - 1])) --first;
  return chunk.substr(first, at - first);
}

void add_words(std::set<std::string>& words, std::string_view list) {
  for (const auto word : split_words(list)) words.emplace(word);
}

/// Every name in the chunk but the one that is being typed.
void add_names(std::set<std::string>& words, std::string_view chunk, std::size_t typed) {
  for (std::size_t at = 0; at < chunk.size();) {
    auto end = at;
    while (end < chunk.size() && is_lua_name_character(chunk[end])) ++end;
    const auto word = chunk.substr(at, end - at);
    if (end != typed && word.size() > shortest_beginning && is_lua_name(word)) words.emplace(word);
    at = end + 1;
  }
}

std::set<std::string> members_of(std::string_view owner, const LuaContext& context) {
  std::set<std::string> words;
  for (const auto& library : api::libraries) {
    if (library.name == owner) add_words(words, library.members);
  }
  if (owner.empty()) return words;
  if (owner == context.item) {
    words.insert({"id", "name"});
    for (const auto& figure : context.figures) {
      if (is_lua_name(figure)) words.insert(figure);
    }
  }
  const auto object = api::object_of(owner);
  for (const auto& each : api::words) {
    if (each.kind == ApiWord::Kind::field && each.owner == object) words.emplace(each.word);
  }
  return words;
}

std::set<std::string> methods_of(std::string_view owner) {
  std::set<std::string> words;
  const auto object = api::object_of(owner);
  for (const auto& each : api::words) {
    if (each.kind == ApiWord::Kind::method && (object.empty() || each.owner == object)) words.emplace(each.word);
  }
  return words;
}

}  // namespace

std::vector<std::string_view> known_lua_names() {
  std::vector<std::string_view> names(api::globals.begin(), api::globals.end());
  for (const auto& library : api::libraries) names.push_back(library.name);
  for (const auto& each : api::words) {
    if (each.owner.empty()) names.push_back(each.word);
  }
  std::sort(names.begin(), names.end());
  return names;
}

LuaCompletions complete(std::string_view chunk, std::size_t at, const LuaContext& context) {
  at = std::min(at, chunk.size());
  const auto begun = name_before(chunk, at);
  const auto start = at - begun.size();
  std::set<std::string> words;
  if (start > 0 && chunk[start - 1] == '.') {
    words = members_of(name_before(chunk, start - 1), context);
  } else if (start > 1 && chunk[start - 1] == ':' && chunk[start - 2] != ':') {
    words = methods_of(name_before(chunk, start - 1));
  } else if (begun.size() >= shortest_beginning && !is_digit(begun.front())) {
    words.insert(lua_keywords.begin(), lua_keywords.end());
    for (const auto name : known_lua_names()) words.emplace(name);
    if (!context.item.empty()) words.insert(context.item);
    add_names(words, chunk, at);
  }
  LuaCompletions result{begun.size(), {}};
  for (const auto& word : words) {
    if (word.size() > begun.size() && word.starts_with(begun)) result.words.push_back(word);
  }
  return result;
}

bool opens_block(std::string_view line) {
  const auto tokens = lua_tokens(line);
  if (tokens.empty()) return false;
  const auto is_word = [](const LuaToken& token, std::string_view word) {
    return token.kind == LuaToken::Kind::keyword && token.text == word;
  };
  const auto has_word = [&](std::string_view word) {
    return std::any_of(tokens.begin(), tokens.end(), [&](const LuaToken& token) { return is_word(token, word); });
  };
  const auto& last = tokens.back();
  for (const auto* opener : {"then", "do", "else", "repeat"}) {
    if (is_word(last, opener)) return true;
  }
  if (last.kind != LuaToken::Kind::symbol) return false;
  return last.text == "{" || (last.text == ")" && has_word("function") && !has_word("end"));
}

}  // namespace bulkhead
