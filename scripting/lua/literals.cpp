// SPDX-License-Identifier: MIT
#include "scripting/lua/literals.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "model/base/plain_text.h"
#include "scripting/rules_file.h"

namespace bulkhead {
namespace {

constexpr std::array<std::string_view, 22> keywords = {
    "and", "break", "do",  "else", "elseif", "end",    "false",  "for",  "function", "goto",  "if",
    "in",  "local", "nil", "not",  "or",     "repeat", "return", "then", "true",     "until", "while"};

bool is_control(char character) {
  const auto code = static_cast<unsigned char>(character);
  return code < 0x20 || code == 0x7F;
}

bool is_digit(char character) { return character >= '0' && character <= '9'; }

bool is_name_character(char character) {
  return is_digit(character) || character == '_' || (character >= 'a' && character <= 'z') ||
         (character >= 'A' && character <= 'Z');
}

/// Long brackets know no escapes and turn a carriage return into a line feed.
bool fits_long_bracket(std::string_view text) {
  const bool plain =
      std::none_of(text.begin(), text.end(), [](char c) { return is_control(c) && c != '\n' && c != '\t'; });
  return plain && !section_marker_line(text);
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

std::string field_name(std::string_view name) {
  const bool bare = !name.empty() && !is_digit(name.front()) &&
                    std::all_of(name.begin(), name.end(), is_name_character) &&
                    std::find(keywords.begin(), keywords.end(), name) == keywords.end();
  return bare ? std::string(name) : fmt::format("[{}]", short_string(name));
}

}  // namespace bulkhead
