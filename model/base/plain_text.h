// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bulkhead {

/// 0 to 9, whatever the locale.
[[nodiscard]] constexpr bool is_digit(char character) { return character >= '0' && character <= '9'; }

/// Digits with at most one point and at least one digit; no sign, no exponent, whatever the locale.
[[nodiscard]] bool is_plain_decimal(std::string_view text);

/// A whole number within [low, high] with nothing around it, or nothing.
[[nodiscard]] std::optional<int> parse_int(std::string_view text, int low, int high);

/// `text` made fit for a message: control characters and broken UTF-8 replaced, cut after 60 characters.
[[nodiscard]] std::string quotable(std::string_view text);

/// The words of `text` between blanks (space, tab, line feed).
[[nodiscard]] std::vector<std::string_view> split_words(std::string_view text);

/// `1 wall`, `0 walls`, `12 walls`: in English, for words that only take an s.
[[nodiscard]] std::string counted(std::integral auto number, std::string_view word) {
  return std::to_string(number).append(" ").append(word).append(number == 1 ? "" : "s");
}

/// `a, b and c`, where `last` is " and ".
[[nodiscard]] std::string listed(const std::vector<std::string>& words, std::string_view last);

/// With its first letters as capitals, where they are ASCII letters.
[[nodiscard]] std::string capitalised(std::string_view text, std::size_t letters = 1);

/// Length in bytes of the well-formed UTF-8 sequence that begins `text`, or 0. `text` must not be empty.
[[nodiscard]] std::size_t sequence_length(std::string_view text);

/// True if `text` is well-formed UTF-8 (no surrogates, no overlong forms).
[[nodiscard]] bool is_utf8(std::string_view text);

/// Whether `character`, one whole character, is one of the 66 code points that stand for nothing: U+FDD0 to U+FDEF and
/// the last two of each plane.
[[nodiscard]] bool is_noncharacter(std::string_view character);

/// `text` without the byte order mark that some programs put before it.
[[nodiscard]] std::string_view without_byte_order_mark(std::string_view text);

/// Where `text` stops being what the texts of a mission may hold, or npos: they are UTF-8 without control characters
/// other than tab and line feed, and without noncharacters.
[[nodiscard]] std::size_t find_unfit(std::string_view text);

/// The same text with U+FFFD for every character and every stray byte that does not fit: for what comes from elsewhere,
/// such as names of files, which may hold anything.
[[nodiscard]] std::string made_fit(std::string_view text);

}  // namespace bulkhead
