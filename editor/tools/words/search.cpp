// SPDX-License-Identifier: MIT
#include "editor/tools/words/search.h"

#include <algorithm>
#include <array>
#include <utility>

#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

char lower(char character) {
  return character >= 'A' && character <= 'Z' ? static_cast<char>(character - 'A' + 'a') : character;
}

bool has(std::string_view text, std::string_view word) {
  return std::search(text.begin(), text.end(), word.begin(), word.end(),
                     [](char a, char b) { return lower(a) == lower(b); }) != text.end();
}

/// Some games say the one, some the other.
constexpr std::array<std::pair<std::string_view, std::string_view>, 2> same_words = {
    std::pair<std::string_view, std::string_view>{"game", "battle"}, {"battle", "game"}};

}  // namespace

bool has_all_words(std::string_view text, std::string_view words) {
  const auto wanted = split_words(words);
  return std::all_of(wanted.begin(), wanted.end(), [&](std::string_view word) {
    return has(text, word) || std::any_of(same_words.begin(), same_words.end(), [&](const auto& same) {
             return same.first.size() == word.size() && has(same.first, word) && has(text, same.second);
           });
  });
}

std::optional<std::size_t> meant_by(std::string_view typed, const std::vector<std::string>& names) {
  const bool blank = split_words(typed).empty();
  std::optional<std::size_t> meant;
  std::size_t count = 0;
  for (std::size_t index = 0; index < names.size(); ++index) {
    if (names[index].size() == typed.size() && has_all_words(names[index], typed)) return index;
    if (blank || !has_all_words(names[index], typed)) continue;
    meant = index;
    ++count;
  }
  return count == 1 ? meant : std::nullopt;
}

}  // namespace bulkhead
