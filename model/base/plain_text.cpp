// SPDX-License-Identifier: MIT
#include "model/base/plain_text.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <span>

namespace bulkhead {
namespace {

/// C0 controls but tab and line feed, DEL, C1 controls.
bool is_control(std::string_view character) {
  const auto lead = static_cast<unsigned char>(character.front());
  if (lead < 0x20) return lead != '\t' && lead != '\n';
  return lead == 0x7F || (lead == 0xC2 && static_cast<unsigned char>(character[1]) < 0xA0);
}

bool is_unfit(std::string_view character) { return is_control(character) || is_noncharacter(character); }

/// How many characters from ` ` to `~` a text begins with: most of all texts. Eight at a time while there are so many,
/// of which none is plain that sets its highest bit in one of these sums.
std::size_t plain_length(std::string_view text) {
  constexpr std::uint64_t each = 0x0101010101010101;
  std::size_t length = 0;
  for (std::uint64_t eight = 0; text.size() - length >= sizeof eight; length += sizeof eight) {
    std::memcpy(&eight, text.data() + length, sizeof eight);
    const auto below_blank = (eight | each * 0x80) - each * ' ';
    const auto above_tilde = (eight & each * 0x7F) + each;
    if (((eight | ~below_blank | above_tilde) & each * 0x80) != 0) break;
  }
  const auto is_plain = [](char byte) { return byte >= ' ' && byte <= '~'; };
  while (length < text.size() && is_plain(text[length])) ++length;
  return length;
}

}  // namespace

std::size_t sequence_length(std::string_view text) {
  const auto byte = [&](std::size_t index) { return static_cast<unsigned char>(text[index]); };
  const auto lead = byte(0);
  if (lead < 0x80) return 1;
  const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || text.size() < length) return 0;
  for (std::size_t index = 1; index < length; ++index) {
    if ((byte(index) & 0xC0) != 0x80) return 0;
  }
  const auto second = byte(1);
  const bool overlong = (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90);
  const bool surrogate = lead == 0xED && second >= 0xA0;
  const bool beyond = lead == 0xF4 && second >= 0x90;
  return overlong || surrogate || beyond ? 0 : length;
}

bool is_noncharacter(std::string_view character) {
  const auto byte = [&](std::size_t index) { return static_cast<unsigned char>(character[index]); };
  const auto size = character.size();
  if (size == 3 && byte(0) == 0xEF && byte(1) == 0xB7) return byte(2) >= 0x90 && byte(2) <= 0xAF;
  if (size < 3 || byte(size - 2) != 0xBF || byte(size - 1) < 0xBE) return false;
  return size == 4 ? (byte(1) & 0x0F) == 0x0F : byte(0) == 0xEF;
}

std::string_view without_byte_order_mark(std::string_view text) {
  constexpr std::string_view mark = "\uFEFF";
  if (text.starts_with(mark)) text.remove_prefix(mark.size());
  return text;
}

bool is_plain_decimal(std::string_view text) {
  const auto digits = std::count_if(text.begin(), text.end(), is_digit);
  const auto points = std::count(text.begin(), text.end(), '.');
  return digits > 0 && points <= 1 && static_cast<std::size_t>(digits + points) == text.size();
}

std::optional<int> parse_int(std::string_view text, int low, int high) {
  int value = 0;
  const auto* end = text.data() + text.size();
  const auto [rest, problem] = std::from_chars(text.data(), end, value);
  if (problem != std::errc() || rest != end || value < low || value > high) return std::nullopt;
  return value;
}

std::string quotable(std::string_view text) {
  constexpr std::size_t longest = 60;
  std::string result;
  std::size_t characters = 0;
  while (!text.empty()) {
    if (characters++ == longest) return result + "…";
    const auto length = sequence_length(text);
    const bool blank = text.front() == '\t' || text.front() == '\n';
    if (length == 0 || blank || is_unfit(text.substr(0, length))) {
      result += "\uFFFD";
    } else {
      result += text.substr(0, length);
    }
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return result;
}

std::vector<std::string_view> split_words(std::string_view text) {
  constexpr std::string_view blanks = " \t\n";
  std::vector<std::string_view> words;
  for (auto start = text.find_first_not_of(blanks); start != std::string_view::npos;) {
    const auto end = std::min(text.find_first_of(blanks, start), text.size());
    words.push_back(text.substr(start, end - start));
    start = text.find_first_not_of(blanks, end);
  }
  return words;
}

std::size_t find_unfit(std::string_view text) {
  for (std::size_t offset = 0; offset < text.size();) {
    const auto plain = plain_length(text.substr(offset));
    if (plain > 0) {
      offset += plain;
      continue;
    }
    const auto length = sequence_length(text.substr(offset));
    if (length == 0 || is_unfit(text.substr(offset, length))) return offset;
    offset += length;
  }
  return std::string_view::npos;
}

std::string made_fit(std::string_view text) {
  std::string result;
  for (auto unfit = find_unfit(text); unfit != std::string_view::npos; unfit = find_unfit(text)) {
    result.append(text.substr(0, unfit)).append("\uFFFD");
    text.remove_prefix(unfit);
    text.remove_prefix(std::max<std::size_t>(sequence_length(text), 1));
  }
  return result += text;
}

std::string listed(const std::vector<std::string>& words, std::string_view last) {
  std::string list;
  for (std::size_t index = 0; index < words.size(); ++index) {
    if (index > 0) list += index + 1 == words.size() ? last : ", ";
    list += words[index];
  }
  return list;
}

std::string capitalised(std::string_view text, std::size_t letters) {
  std::string result(text);
  for (auto& letter : std::span(result).first(std::min(letters, result.size()))) {
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  }
  return result;
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const auto length = sequence_length(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

}  // namespace bulkhead
