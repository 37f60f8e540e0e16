// SPDX-License-Identifier: MIT
#include "rendering/cairo/capitals.h"

#include <array>
#include <glib.h>

#include "rendering/text/characters.h"

namespace bulkhead {
namespace {

/// A Greek capital without its accent, as names in capitals are written; other characters are their own.
char32_t without_greek_accent(char32_t capital) {
  switch (capital) {
    case 0x386: return 0x391;
    case 0x388: return 0x395;
    case 0x389: return 0x397;
    case 0x38A: return 0x399;
    case 0x38C: return 0x39F;
    case 0x38E: return 0x3A5;
    case 0x38F: return 0x3A9;
    // Small letters that have no capital of their own.
    case 0x390: return 0x3AA;
    case 0x3B0: return 0x3AB;
    default: return capital;
  }
}

}  // namespace

std::string in_capitals(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const auto letter = take_character(text);
    if (letter == U'ß') {
      result += "SS";
      continue;
    }
    std::array<char, 6> bytes{};
    const auto count = g_unichar_to_utf8(without_greek_accent(g_unichar_toupper(letter)), bytes.data());
    result.append(bytes.data(), static_cast<std::size_t>(count));
  }
  return result;
}

}  // namespace bulkhead
