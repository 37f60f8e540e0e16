// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/contracts.h"
#include "model/base/plain_text.h"

/// Choices and the words for them, in one table each for reading and writing.
namespace bulkhead {

template <typename T>
struct Word {
  std::string_view word;
  T value;
};

/// The value that a word stands for, or nothing.
template <typename T, std::size_t Size>
[[nodiscard]] constexpr std::optional<T> find_value(const std::array<Word<T>, Size>& table, std::string_view word) {
  const auto found = std::find_if(table.begin(), table.end(), [&](const auto& entry) { return entry.word == word; });
  return found == table.end() ? std::nullopt : std::optional<T>(found->value);
}

/// The word for a value that has one (contract).
template <typename T, std::size_t Size>
[[nodiscard]] constexpr std::string_view word_for(const std::array<Word<T>, Size>& table, const T& value) {
  const auto found = std::find_if(table.begin(), table.end(), [&](const auto& entry) { return entry.value == value; });
  BULKHEAD_EXPECTS(found != table.end());
  return found->word;
}

/// `a, b or c`, for messages.
template <typename T, std::size_t Size>
[[nodiscard]] std::string list_words(const std::array<Word<T>, Size>& table) {
  std::vector<std::string> words;
  for (const auto& entry : table) words.emplace_back(entry.word);
  return listed(words, " or ");
}

}  // namespace bulkhead
