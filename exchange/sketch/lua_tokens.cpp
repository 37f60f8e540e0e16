// SPDX-License-Identifier: MIT
#include "exchange/sketch/lua_tokens.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace bulkhead {
namespace {

constexpr auto no_bracket = std::string_view::npos;

constexpr bool is_space(char character) {
  return character == ' ' || character == '\t' || character == '\r' || character == '\n';
}
constexpr bool is_digit(char character) { return character >= '0' && character <= '9'; }
constexpr bool is_name_start(char character) {
  return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') || character == '_';
}

}  // namespace

tl::unexpected<Error> LuaTokens::fail_at(int line, int column, std::string message) const {
  return tl::unexpected<Error>(Error{std::move(message), file_, line, column});
}

void LuaTokens::skip(std::size_t count) {
  for (const char character : rest_.substr(0, count)) {
    const bool continues_character = (static_cast<unsigned char>(character) & 0xC0U) == 0x80U;
    if (character == '\n') {
      ++line_;
      column_ = 1;
    } else if (!continues_character) {
      ++column_;
    }
  }
  rest_.remove_prefix(std::min(count, rest_.size()));
}

std::size_t LuaTokens::long_bracket() const {
  if (!rest_.starts_with('[')) return no_bracket;
  const auto end = rest_.find_first_not_of('=', 1);
  return end != std::string_view::npos && rest_[end] == '[' ? end - 1 : no_bracket;
}

Result<void> LuaTokens::skip_blanks() {
  while (!rest_.empty()) {
    if (is_space(rest_.front())) {
      skip(1);
      continue;
    }
    if (!rest_.starts_with("--")) break;
    const auto line = line_;
    const auto column = column_;
    skip(2);
    if (const auto level = long_bracket(); level != no_bracket) {
      if (auto comment = long_string(level, "comment"); !comment) return fail_at(line, column, comment.error().message);
    } else {
      skip(std::min(rest_.find('\n'), rest_.size()));
    }
  }
  return {};
}

Result<LuaTokens::Token> LuaTokens::long_string(std::size_t level, std::string_view what) {
  const auto line = line_;
  const auto column = column_;
  const auto end_mark = "]" + std::string(level, '=') + "]";
  skip(level + 2);
  const auto end = rest_.find(end_mark);
  if (end == std::string_view::npos) {
    return fail_at(line, column, fmt::format("This {} has no end. Close it with {}.", what, end_mark));
  }
  if (rest_.starts_with("\r\n")) {
    skip(2);
  } else if (rest_.starts_with('\n')) {
    skip(1);
  }
  Token token{Kind::string, {}, line_, column_};
  token.text = rest_.substr(0, rest_.find(end_mark));
  skip(token.text.size() + end_mark.size());
  return token;
}

/// What an escape stands for. The backslash is still there. Escapes that Lua knows beyond these stay as written.
std::string LuaTokens::escaped_character() {
  const auto character = rest_.size() > 1 ? rest_[1] : '\\';
  const auto length = std::min<std::size_t>(rest_.size(), 2);
  std::string result;
  switch (character) {
    case 'n':
    case '\n': result = "\n"; break;
    case 't': result = "\t"; break;
    case '"':
    case '\'':
    case '\\': result = character; break;
    default: result = rest_.substr(0, length);
  }
  skip(length);
  return result;
}

Result<LuaTokens::Token> LuaTokens::quoted_string() {
  const auto line = line_;
  const auto column = column_;
  const auto quote = rest_.front();
  skip(1);
  Token token{Kind::string, {}, line_, column_};
  while (!rest_.empty() && rest_.front() != '\n') {
    if (rest_.front() == quote) {
      skip(1);
      return token;
    }
    if (rest_.front() == '\\') {
      token.text += escaped_character();
    } else {
      token.text += rest_.front();
      skip(1);
    }
  }
  return fail_at(line, column, fmt::format("This text has no end on its line. Close it with {}.", quote));
}

Result<LuaTokens::Token> LuaTokens::next() {
  if (auto skipped = skip_blanks(); !skipped) return tl::unexpected<Error>(skipped.error());
  Token token{Kind::end, {}, line_, column_};
  if (rest_.empty()) return token;
  const auto first = rest_.front();
  if (first == '"' || first == '\'') return quoted_string();
  if (const auto level = long_bracket(); level != no_bracket) return long_string(level, "text");
  std::size_t length = 1;
  if (is_name_start(first)) {
    token.kind = Kind::name;
    while (length < rest_.size() && (is_name_start(rest_[length]) || is_digit(rest_[length]))) ++length;
  } else {
    token.kind = Kind::symbol;
    if (rest_.size() > 1 && rest_[1] == '=' && (first == '=' || first == '~' || first == '<' || first == '>'))
      length = 2;
  }
  token.text = rest_.substr(0, length);
  skip(length);
  return token;
}

}  // namespace bulkhead
