// SPDX-License-Identifier: MIT
#include "scripting/lua/literals.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

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

std::string field_name(std::string_view name) {
  return is_lua_name(name) ? std::string(name) : fmt::format("[{}]", short_string(name));
}

}  // namespace bulkhead
