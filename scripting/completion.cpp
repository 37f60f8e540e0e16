// SPDX-License-Identifier: MIT
#include "scripting/completion.h"

#include <algorithm>
#include <array>
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

/// The words of an object that are of a kind; of what is not known, of all objects.
void add_words(std::set<std::string>& words, std::string_view object, ApiWord::Kind kind) {
  for (const auto* const each : api::words_of(object)) {
    if (each->kind == kind) words.emplace(each->word);
  }
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
    words.insert({"id", "name", "text"});
    for (const auto& figure : context.figures) {
      if (is_lua_name(figure)) words.insert(figure);
    }
  }
  // Behind a name that nothing is known of stands what the author made.
  if (const auto object = api::object_of(owner); !object.empty()) add_words(words, object, ApiWord::Kind::field);
  return words;
}

/// Whether it is another kind of items that alone calls a function: rules have no `score`.
bool is_of_others(const ApiWord& word, std::string_view item) {
  const auto kinds = split_words(word.items);
  return !item.empty() && !kinds.empty() && std::none_of(kinds.begin(), kinds.end(), [&](std::string_view kind) {
    return kind == item || kind == "mission-" + std::string(item);
  });
}

/// Whether a name that stands by itself has no meaning where something is typed.
bool is_strange(std::string_view name, const LuaContext& context) {
  return std::any_of(api::words.begin(), api::words.end(), [&](const ApiWord& each) {
    if (!each.owner.empty() || each.word != name) return false;
    return (each.in_conditions && !context.is_condition) || is_of_others(each, context.item);
  });
}

std::set<std::string> methods_of(std::string_view owner) {
  std::set<std::string> words;
  add_words(words, api::object_of(owner), ApiWord::Kind::method);
  return words;
}

}  // namespace

std::vector<std::string_view> known_lua_names() {
  auto names = split_words(api::globals);
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
    for (const auto name : known_lua_names()) {
      if (!is_strange(name, context)) words.emplace(name);
    }
    if (!context.item.empty()) words.insert(context.item);
    add_names(words, chunk, at);
  }
  LuaCompletions result{begun.size(), {}};
  for (const auto& word : words) {
    if (word.size() > begun.size() && word.starts_with(begun)) result.words.push_back(word);
  }
  return result;
}

std::optional<LuaCallTip> call_tip(std::string_view chunk, std::size_t at) {
  at = std::min(at, chunk.size());
  // The bracket that is open here, with as many arguments before this place as there are commas.
  std::size_t depth = 0;
  std::size_t argument = 0;
  while (at > 0) {
    const char c = chunk[--at];
    if (c == '\n') return std::nullopt;
    if (c == ')' || c == '}' || c == ']') ++depth;
    if (c == ',' && depth == 0) ++argument;
    if (c != '(' && c != '{' && c != '[') continue;
    if (depth > 0) {
      --depth;
    } else if (c == '(') {
      break;
    } else {
      return std::nullopt;
    }
  }
  if (at >= chunk.size() || chunk[at] != '(') return std::nullopt;
  const auto name = name_before(chunk, at);
  const auto start = at - name.size();
  const char before = start > 0 ? chunk[start - 1] : ' ';
  const auto owner = before == ':' ? name_before(chunk, start - 1) : std::string_view();
  const auto tip_of = [&](const ApiWord& each) { return LuaCallTip{each.signature, each.meaning, argument}; };
  if (before == ':') {
    for (const auto* const each : api::words_of(api::object_of(owner))) {
      if (each->kind == ApiWord::Kind::method && each->word == name) return tip_of(*each);
    }
    return std::nullopt;
  }
  for (const auto& each : api::words) {
    if (each.owner.empty() && !each.arguments.empty() && each.word == name) return tip_of(each);
  }
  return std::nullopt;
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

bool closes_block(std::string_view line) {
  constexpr std::array<std::string_view, 4> closers = {"end", "else", "elseif", "until"};
  const auto tokens = lua_tokens(line);
  return tokens.size() == 1 && tokens.front().kind == LuaToken::Kind::keyword &&
         std::find(closers.begin(), closers.end(), tokens.front().text) != closers.end();
}

}  // namespace bulkhead
