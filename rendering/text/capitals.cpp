// SPDX-License-Identifier: MIT
#include "rendering/text/capitals.h"

#include "rendering/text/characters.h"

namespace bulkhead {
namespace {

/// The capital of a small letter; other characters are their own (The Unicode Standard, simple case mapping).
char32_t capital(char32_t letter) {
  const auto within = [letter](char32_t first, char32_t last) { return letter >= first && letter <= last; };
  const bool odd = letter % 2 == 1;
  if (within(U'a', U'z')) return letter - 32;
  if (within(0xE0, 0xFE) && letter != 0xF7) return letter - 32;
  if (letter == 0xFF) return 0x178;
  // Latin Extended-A comes in pairs; the small letter is the odd one but in two stretches.
  if (within(0x101, 0x137) && letter != 0x131) return odd ? letter - 1 : letter;
  if (within(0x13A, 0x148)) return odd ? letter : letter - 1;
  if (within(0x14B, 0x177)) return odd ? letter - 1 : letter;
  if (within(0x17A, 0x17E)) return odd ? letter : letter - 1;
  if (within(0x3B1, 0x3C9) && letter != 0x3C2) return letter - 32;
  if (within(0x430, 0x44F)) return letter - 32;
  if (within(0x450, 0x45F)) return letter - 80;
  return letter;
}

void append(std::string& text, char32_t character) {
  const auto byte = [](char32_t value) { return static_cast<char>(static_cast<unsigned char>(value)); };
  if (character < 0x80) {
    text += byte(character);
  } else if (character < 0x800) {
    text += byte(0xC0 | character >> 6U);
    text += byte(0x80 | (character & 0x3FU));
  } else if (character < 0x10000) {
    text += byte(0xE0 | character >> 12U);
    text += byte(0x80 | (character >> 6U & 0x3FU));
    text += byte(0x80 | (character & 0x3FU));
  } else {
    text += byte(0xF0 | character >> 18U);
    text += byte(0x80 | (character >> 12U & 0x3FU));
    text += byte(0x80 | (character >> 6U & 0x3FU));
    text += byte(0x80 | (character & 0x3FU));
  }
}

}  // namespace

std::string in_capitals(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const auto letter = take_character(text);
    if (letter == U'ß') {
      result += "SS";
    } else {
      append(result, capital(letter));
    }
  }
  return result;
}

}  // namespace bulkhead
