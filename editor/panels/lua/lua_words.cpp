// SPDX-License-Identifier: MIT
#include "editor/panels/lua/lua_words.h"

#include <algorithm>
#include <array>
#include <set>

#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

constexpr std::size_t shortest_beginning = 2;

struct Library {
  std::string_view name;
  std::string_view members;
};
constexpr std::array libraries = {
    Library{"math", "abs ceil floor fmod huge max maxinteger min mininteger modf sqrt tointeger type ult"},
    Library{"string", "byte char find format gmatch gsub len lower match rep reverse sub upper"},
    Library{"table", "concat insert move remove sort unpack"},
};

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_name_part(char c) { return is_letter(c) || (c >= '0' && c <= '9'); }

bool is_name(std::string_view text) {
  return !text.empty() && is_letter(text.front()) && std::all_of(text.begin(), text.end(), is_name_part);
}

/// The part of a name that ends at `at`.
std::string_view name_before(std::string_view chunk, std::size_t at) {
  auto first = at;
  while (first > 0 && is_name_part(chunk[first - 1])) --first;
  return chunk.substr(first, at - first);
}

void add_words(std::set<std::string>& words, std::string_view list) {
  for (const auto word : split_words(list)) words.emplace(word);
}

/// Every name in the chunk but the one that is being typed.
void add_names(std::set<std::string>& words, std::string_view chunk, std::size_t typed) {
  for (std::size_t at = 0; at < chunk.size();) {
    auto end = at;
    while (end < chunk.size() && is_name_part(chunk[end])) ++end;
    const auto word = chunk.substr(at, end - at);
    if (end != typed && word.size() > shortest_beginning && is_name(word)) words.emplace(word);
    at = end + 1;
  }
}

std::set<std::string> members_of(std::string_view owner, const LuaSurroundings& surroundings) {
  std::set<std::string> words;
  for (const auto& library : libraries) {
    if (library.name == owner) add_words(words, library.members);
  }
  if (!owner.empty() && owner == surroundings.item) {
    words.insert({"id", "name"});
    for (const auto& figure : surroundings.figures) {
      if (is_name(figure)) words.insert(figure);
    }
  }
  return words;
}

}  // namespace

std::string_view lua_keywords() {
  return "and break do else elseif end false for function goto if in local nil not or repeat return then true until "
         "while";
}

std::string_view lua_names() {
  return "assert error ipairs math next pairs pcall select string table tonumber tostring type";
}

LuaCompletions complete(std::string_view chunk, std::size_t at, const LuaSurroundings& surroundings) {
  at = std::min(at, chunk.size());
  const auto begun = name_before(chunk, at);
  const auto start = at - begun.size();
  std::set<std::string> words;
  if (start > 0 && chunk[start - 1] == '.') {
    words = members_of(name_before(chunk, start - 1), surroundings);
  } else if (begun.size() >= shortest_beginning && is_letter(begun.front())) {
    add_words(words, lua_keywords());
    add_words(words, lua_names());
    if (!surroundings.item.empty()) words.insert(surroundings.item);
    add_names(words, chunk, at);
  }
  LuaCompletions result{begun.size(), {}};
  for (const auto& word : words) {
    if (word.size() > begun.size() && word.starts_with(begun)) result.words.push_back(word);
  }
  return result;
}

bool opens_block(std::string_view line) {
  const auto words = split_words(line);
  if (words.empty() || words.front().starts_with("--")) return false;
  constexpr std::array openers = {"then", "do", "else", "repeat"};
  const auto last = words.back();
  if (std::find(openers.begin(), openers.end(), last) != openers.end() || last.ends_with('{')) return true;
  const bool closed = std::find(words.begin(), words.end(), "end") != words.end();
  return line.find("function") != std::string_view::npos && last.ends_with(')') && !closed;
}

}  // namespace bulkhead
