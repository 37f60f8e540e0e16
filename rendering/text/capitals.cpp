// SPDX-License-Identifier: MIT
#include "rendering/text/capitals.h"

#include "rendering/text/characters.h"

namespace bulkhead {
namespace {

/// The capital of a Greek letter, without its accent, as Greek capitals are written.
char32_t greek_capital(char32_t letter) {
  switch (letter) {
    case 0x386:
    case 0x3AC: return 0x391;
    case 0x388:
    case 0x3AD: return 0x395;
    case 0x389:
    case 0x3AE: return 0x397;
    case 0x38A:
    case 0x3AF: return 0x399;
    case 0x38C:
    case 0x3CC: return 0x39F;
    case 0x38E:
    case 0x3CD: return 0x3A5;
    case 0x38F:
    case 0x3CE: return 0x3A9;
    case 0x390: return 0x3AA;
    case 0x3B0: return 0x3AB;
    case 0x3C2: return 0x3A3;
    default: return letter >= 0x3B1 && letter <= 0x3CB ? letter - 32 : letter;
  }
}

char32_t cyrillic_capital(char32_t letter) {
  const auto within = [letter](char32_t first, char32_t last) { return letter >= first && letter <= last; };
  const bool odd = letter % 2 == 1;
  if (within(0x430, 0x44F)) return letter - 32;
  if (within(0x450, 0x45F)) return letter - 80;
  // The rest comes in pairs; the small letter is the odd one but in one stretch.
  if (within(0x461, 0x481) || within(0x48B, 0x4BF) || within(0x4D1, 0x52F)) return odd ? letter - 1 : letter;
  if (within(0x4C2, 0x4CE)) return odd ? letter : letter - 1;
  if (letter == 0x4CF) return 0x4C0;
  return letter;
}

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
  if (within(0x201, 0x233) && letter != 0x221) return odd ? letter - 1 : letter;
  if (within(0x1E01, 0x1E95) || within(0x1EA1, 0x1EFF)) return odd ? letter - 1 : letter;
  if (within(0x370, 0x3FF)) return greek_capital(letter);
  if (within(0x400, 0x52F)) return cyrillic_capital(letter);
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
