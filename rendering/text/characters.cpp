// SPDX-License-Identifier: MIT
#include "rendering/text/characters.h"

#include <algorithm>
#include <iterator>
#include <span>

#include "model/base/plain_text.h"
#include "rendering/text/glyph_table.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

bool is_among(std::span<const CharacterRange> ranges, char32_t character) {
  // Of nearly all texts this answers for nearly all characters.
  if (character <= ranges.front().last) return character >= ranges.front().first;
  const auto after = std::upper_bound(ranges.begin(), ranges.end(), character,
                                      [](char32_t value, const CharacterRange& range) { return value < range.first; });
  return after != ranges.begin() && character <= std::prev(after)->last;
}

bool is_control(char32_t character) {
  return character < 0x20 || (character >= 0x7F && character < 0xA0) || character == 0x2028 || character == 0x2029;
}

/// Characters without a shape of their own (a selection of Unicode's Default_Ignorable_Code_Point).
bool is_invisible(char32_t character) {
  constexpr CharacterRange invisible[] = {{0xAD, 0xAD},     {0x34F, 0x34F},    {0x61C, 0x61C},   {0x180B, 0x180F},
                                          {0x200B, 0x200F}, {0x202A, 0x202E},  {0x2060, 0x206F}, {0xFE00, 0xFE0F},
                                          {0xFEFF, 0xFEFF}, {0xE0000, 0xE0FFF}};
  return is_among(invisible, character);
}

bool combines_with_letter_before(char32_t character) {
  constexpr CharacterRange marks[] = {{0x300, 0x36F},   {0x483, 0x489},   {0x1AB0, 0x1AFF},
                                      {0x1DC0, 0x1DFF}, {0x20D0, 0x20FF}, {0xFE20, 0xFE2F}};
  return is_among(marks, character) || is_invisible(character);
}

}  // namespace

char32_t take_character(std::string_view& text) {
  const auto length = sequence_length(text);
  const auto byte = [&](std::size_t index) { return static_cast<unsigned char>(text[index]); };
  char32_t character = replacement_character;
  if (length == 1) character = byte(0);
  if (length > 1) {
    character = byte(0) & (0x7FU >> length);
    for (std::size_t index = 1; index < length; ++index) character = character << 6 | (byte(index) & 0x3FU);
  }
  text.remove_prefix(std::max<std::size_t>(length, 1));
  return character;
}

std::string storable_text(std::string_view text) { return made_fit(text); }

std::string shown_text(std::string_view text) {
  std::string shown;
  shown.reserve(text.size());
  while (!text.empty()) {
    const auto rest = text;
    const auto character = take_character(text);
    if (is_control(character)) {
      shown += ' ';
    } else if (!has_glyph(character)) {
      shown += "\uFFFD";
    } else if (!is_invisible(character)) {
      shown += rest.substr(0, rest.size() - text.size());
    }
  }
  return shown;
}

std::vector<std::size_t> letter_starts(std::string_view text) {
  std::vector<std::size_t> starts;
  for (auto rest = text; !rest.empty();) {
    const auto offset = text.size() - rest.size();
    if (!combines_with_letter_before(take_character(rest)) || offset == 0) starts.push_back(offset);
  }
  return starts;
}

bool has_glyph(char32_t character) {
  return is_control(character) || is_invisible(character) || is_among(glyphs_of_shipped_type, character);
}

}  // namespace bulkhead
