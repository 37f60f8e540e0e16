// SPDX-License-Identifier: MIT
#include "scripting/lua/literals.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>
#include <utility>

#include "model/base/plain_text.h"
#include "scripting/lua/tokens.h"

namespace bulkhead {
namespace {

struct Escape {
  std::string_view written;
  char character;
};
constexpr std::array escapes = {Escape{"\\n", '\n'}, Escape{"\\\n", '\n'}, Escape{"\\t", '\t'},    Escape{"\\\"", '"'},
                                Escape{"\\'", '\''}, Escape{"\\\\", '\\'}, Escape{"\\127", '\x7F'}};

bool is_control(char character) {
  const auto code = static_cast<unsigned char>(character);
  return code < 0x20 || code == 0x7F;
}

/// Long brackets know no escapes and turn a carriage return into a line feed.
bool fits_long_bracket(std::string_view text) {
  return std::none_of(text.begin(), text.end(), [](char c) { return is_control(c) && c != '\n' && c != '\t'; });
}

/// The digits that `text` begins with, at most so many, as a number in that base.
std::optional<unsigned> number_at(std::string_view text, std::size_t most, int base) {
  unsigned number = 0;
  const auto* const end = text.data() + std::min(text.size(), most);
  const auto read = std::from_chars(text.data(), end, number, base);
  return read.ec == std::errc() ? std::optional(number) : std::nullopt;
}

/// A character of Unicode as UTF-8; nothing for what is none.
std::optional<std::string> character_of(unsigned code) {
  if (code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) return std::nullopt;
  if (code < 0x80) return std::string(1, static_cast<char>(code));
  const auto lead = [&](unsigned mark, unsigned shift) { return static_cast<char>(mark | (code >> shift)); };
  const auto tail = [&](unsigned shift) { return static_cast<char>(0x80U | ((code >> shift) & 0x3FU)); };
  if (code < 0x800) return std::string{lead(0xC0, 6), tail(0)};
  if (code < 0x10000) return std::string{lead(0xE0, 12), tail(6), tail(0)};
  return std::string{lead(0xF0, 18), tail(12), tail(6), tail(0)};
}

/// What an escape stands for, and how long it is written.
struct EscapeRead {
  std::string character;
  std::size_t length = 0;
};

/// `\65`, `\x41`, `\u{41}`
std::optional<EscapeRead> numbered_escape(std::string_view text) {
  if (text.starts_with("\\u{")) {
    const auto end = text.find('}');
    if (end == std::string_view::npos || end == 3 || end > 3 + 8) return std::nullopt;
    if (text.substr(3, end - 3).find_first_not_of("0123456789abcdefABCDEF") != std::string_view::npos)
      return std::nullopt;
    auto character = character_of(*number_at(text.substr(3), end - 3, 16));
    return character ? std::optional(EscapeRead{std::move(*character), end + 1}) : std::nullopt;
  }
  const bool hexadecimal = text.starts_with("\\x");
  const auto digits = text.substr(hexadecimal ? 2 : 1);
  const std::string_view allowed = hexadecimal ? "0123456789abcdefABCDEF" : "0123456789";
  const auto count = std::min({digits.find_first_not_of(allowed), digits.size(), std::size_t(hexadecimal ? 2 : 3)});
  if (count == 0 || (hexadecimal && count < 2)) return std::nullopt;
  const auto code = *number_at(digits, count, hexadecimal ? 16 : 10);
  if (code > 0xFF) return std::nullopt;
  return EscapeRead{std::string(1, static_cast<char>(code)), text.size() - digits.size() + count};
}

/// The escape that `text` begins with.
std::optional<EscapeRead> escape_at(std::string_view text) {
  constexpr std::string_view letters = "abfnrtv\\\"'\n";
  constexpr std::string_view meanings = "\a\b\f\n\r\t\v\\\"'\n";
  if (text.size() < 2) return std::nullopt;
  if (const auto at = letters.find(text[1]); at != std::string_view::npos) {
    return EscapeRead{std::string(1, meanings[at]), 2};
  }
  if (text[1] == 'z') {
    return EscapeRead{"", std::min(text.find_first_not_of(" \t\r\n\f\v", 2), text.size())};
  }
  return numbered_escape(text);
}

std::string long_string(std::string_view text) {
  for (std::string equals;; equals += '=') {
    const auto closed = fmt::format("{}]{}]", text, equals);
    // The first thing that closes the bracket must be its own end.
    if (closed.find("]" + equals + "]") == text.size()) return fmt::format("[{}[\n{}", equals, closed);
  }
}

}  // namespace

std::string short_string(std::string_view text) {
  std::string result = "\"";
  for (const char character : text) {
    if (character == '"' || character == '\\') {
      result += '\\';
      result += character;
    } else if (character == '\n') {
      result += "\\n";
    } else if (character == '\t') {
      result += "\\t";
    } else if (is_control(character)) {
      result += fmt::format("\\{:03}", static_cast<unsigned char>(character));
    } else {
      result += character;
    }
  }
  return result + '"';
}

std::string readable_string(std::string_view text) {
  constexpr std::size_t longest_short = 80;
  const bool wants_lines = text.size() > longest_short || text.find('\n') != std::string_view::npos;
  return wants_lines && fits_long_bracket(text) ? long_string(text) : short_string(text);
}

std::string figure(std::string_view text) {
  constexpr std::size_t exact_digits = 15;
  const auto digits = text.starts_with('-') ? text.substr(1) : text;
  return is_plain_decimal(digits) && digits.size() <= exact_digits ? std::string(text) : short_string(text);
}

std::string unescaped(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const auto plain = std::min(text.find('\\'), text.size());
    result += text.substr(0, plain);
    text.remove_prefix(plain);
    if (text.empty()) break;
    const auto known = std::find_if(escapes.begin(), escapes.end(),
                                    [&](const Escape& escape) { return text.starts_with(escape.written); });
    const auto length = known != escapes.end() ? known->written.size() : std::min<std::size_t>(text.size(), 2);
    result += known != escapes.end() ? std::string(1, known->character) : std::string(text.substr(0, length));
    text.remove_prefix(length);
  }
  return result;
}

std::optional<std::string> with_escapes_read(std::string_view text) {
  std::string result;
  while (true) {
    const auto plain = std::min(text.find('\\'), text.size());
    result += text.substr(0, plain);
    text.remove_prefix(plain);
    if (text.empty()) return result;
    const auto escape = escape_at(text);
    if (!escape) return std::nullopt;
    result += escape->character;
    text.remove_prefix(escape->length);
  }
}

std::string field_name(std::string_view name) {
  return is_lua_name(name) ? std::string(name) : fmt::format("[{}]", short_string(name));
}

}  // namespace bulkhead
