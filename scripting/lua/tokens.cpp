// SPDX-License-Identifier: MIT
#include "scripting/lua/tokens.h"

#include <algorithm>
#include <string>

#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

using Kind = LuaToken::Kind;

bool is_blank(char c) { return std::string_view(" \t\r\n\f\v").find(c) != std::string_view::npos; }

std::size_t name_length(std::string_view source) {
  const auto end = std::find_if_not(source.begin(), source.end(), is_lua_name_character);
  return static_cast<std::size_t>(end - source.begin());
}

/// Digits and letters as Lua takes them for a numeral, right or wrong: `1e-5`, `0x1p+4`, `2.5`.
std::size_t number_length(std::string_view source) {
  const bool hexadecimal = source.starts_with("0x") || source.starts_with("0X");
  const std::string_view exponent = hexadecimal ? "pP" : "eE";
  std::size_t length = 1;
  while (length < source.size()) {
    const bool sign =
        (source[length] == '+' || source[length] == '-') && exponent.find(source[length - 1]) != std::string_view::npos;
    if (!sign && source[length] != '.' && !is_lua_name_character(source[length])) break;
    ++length;
  }
  return length;
}

std::size_t symbol_length(std::string_view source) {
  if (source.starts_with("...")) return 3;
  for (const std::string_view two : {"..", "==", "~=", "<=", ">=", "<<", ">>", "//", "::"}) {
    if (source.starts_with(two)) return 2;
  }
  return 1;
}

/// The number of equals signs where a long bracket opens.
std::optional<std::size_t> long_bracket(std::string_view source) {
  if (!source.starts_with('[')) return std::nullopt;
  const auto second = source.find_first_not_of('=', 1);
  if (second == std::string_view::npos || source[second] != '[') return std::nullopt;
  return second - 1;
}

/// The line end that a source begins with.
std::size_t line_end_length(std::string_view source) {
  if (source.starts_with("\r\n")) return 2;
  return source.starts_with('\n') || source.starts_with('\r') ? 1 : 0;
}

/// An escape and what it takes with it: `\` before a line end takes the end, `\z` the blanks that follow.
std::size_t escape_length(std::string_view source) {
  if (source.starts_with("\\z")) return std::min(source.find_first_not_of(" \t\r\n\f\v", 2), source.size());
  const auto line_end = line_end_length(source.substr(1));
  return std::min<std::size_t>(line_end > 0 ? 1 + line_end : 2, source.size());
}

bool opens(const LuaTokenList& tokens, std::size_t at) {
  return is_symbol(tokens, at, "(") || is_symbol(tokens, at, "[");
}
bool closes(const LuaTokenList& tokens, std::size_t at) {
  return is_symbol(tokens, at, ")") || is_symbol(tokens, at, "]");
}

/// Whether an expression may end with a token that something is asked of.
bool ends_prefix(const LuaTokenList& tokens, std::size_t at) { return is_name(tokens, at) || closes(tokens, at); }

void pair_brackets(LuaTokenList& tokens) {
  std::vector<std::size_t> open;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (opens(tokens, at)) open.push_back(at);
    if (!closes(tokens, at) || open.empty()) continue;
    tokens[at].partner = static_cast<std::uint32_t>(open.back());
    tokens[open.back()].partner = static_cast<std::uint32_t>(at);
    open.pop_back();
  }
}

/// Where the expression begins that ends at a place, if those are known that end before.
std::uint32_t beginning_from(const LuaTokenList& tokens, std::size_t at) {
  if (is_name(tokens, at)) {
    if (stands_alone(tokens, at)) return static_cast<std::uint32_t>(at);
    return at < 2 ? LuaToken::nowhere : tokens[at - 2].beginning;
  }
  const auto opening = closes(tokens, at) ? partner_of(tokens, at) : std::nullopt;
  if (!opening) return LuaToken::nowhere;
  if (*opening > 0 && ends_prefix(tokens, *opening - 1)) return tokens[*opening - 1].beginning;
  // Brackets of their own: a value between round ones, or a list, of which nothing can be asked.
  return is_symbol(tokens, at, ")") ? tokens[at].partner : LuaToken::nowhere;
}

std::optional<std::size_t> place(std::uint32_t at) {
  return at == LuaToken::nowhere ? std::nullopt : std::optional<std::size_t>(at);
}

}  // namespace

bool is_lua_keyword(std::string_view word) {
  return std::binary_search(lua_keywords.begin(), lua_keywords.end(), word);
}

bool is_lua_name_character(char character) {
  return is_digit(character) || character == '_' || (character >= 'a' && character <= 'z') ||
         (character >= 'A' && character <= 'Z');
}

bool is_lua_name(std::string_view word) {
  return !word.empty() && !is_digit(word.front()) && name_length(word) == word.size() && !is_lua_keyword(word);
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

LuaToken LuaTokens::take(Kind kind, std::size_t length) {
  const LuaToken token{kind, rest_.substr(0, length), false, line_, column_};
  skip(length);
  return token;
}

LuaToken LuaTokens::unfinished(std::size_t opening, std::size_t length) {
  auto token = take(Kind::unfinished, length);
  token.text = token.text.substr(0, opening);
  return token;
}

LuaToken LuaTokens::long_text(std::size_t dashes, std::size_t level) {
  const auto opening = dashes + level + 2;
  const auto close = "]" + std::string(level, '=') + "]";
  const auto end = rest_.find(close, opening);
  if (end == std::string_view::npos) return unfinished(opening, rest_.size());
  const auto begin = opening + line_end_length(rest_.substr(opening));
  skip(begin);
  const auto token = take(Kind::text, end - begin);
  skip(close.size());
  return token;
}

LuaToken LuaTokens::quoted_text() {
  const auto quote = rest_.front();
  std::size_t end = 1;
  bool escaped = false;
  while (end < rest_.size() && rest_[end] != quote) {
    if (line_end_length(rest_.substr(end)) > 0) break;
    const bool escape = rest_[end] == '\\';
    escaped = escaped || escape;
    end += escape ? escape_length(rest_.substr(end)) : 1;
  }
  if (end >= rest_.size() || rest_[end] != quote) return unfinished(1, end);
  skip(1);
  auto token = take(Kind::text, end - 1);
  token.escaped = escaped;
  skip(1);
  return token;
}

std::optional<LuaToken> LuaTokens::next() {
  while (!rest_.empty()) {
    const char first = rest_.front();
    if (is_blank(first)) {
      skip(1);
    } else if (rest_.starts_with("--")) {
      const auto level = long_bracket(rest_.substr(2));
      if (!level) {
        skip(std::min(rest_.find('\n'), rest_.size()));
      } else if (auto comment = long_text(2, *level); comment.kind == Kind::unfinished) {
        return comment;
      }
    } else if (is_digit(first) || (first == '.' && rest_.size() > 1 && is_digit(rest_[1]))) {
      return take(Kind::number, number_length(rest_));
    } else if (is_lua_name_character(first)) {
      auto word = take(Kind::name, name_length(rest_));
      if (is_lua_keyword(word.text)) word.kind = Kind::keyword;
      return word;
    } else if (first == '"' || first == '\'') {
      return quoted_text();
    } else if (const auto level = long_bracket(rest_)) {
      return long_text(0, *level);
    } else {
      return take(Kind::symbol, symbol_length(rest_));
    }
  }
  return std::nullopt;
}

LuaTokenList lua_tokens(std::string_view source) {
  LuaTokenList tokens;
  LuaTokens rest(source);
  while (const auto token = rest.next()) tokens.push_back(*token);
  pair_brackets(tokens);
  for (std::size_t at = 0; at < tokens.size(); ++at) tokens[at].beginning = beginning_from(tokens, at);
  return tokens;
}

bool is_symbol(const LuaTokenList& tokens, std::size_t at, std::string_view symbol) {
  return at < tokens.size() && tokens[at].kind == LuaToken::Kind::symbol && tokens[at].text == symbol;
}

bool is_word(const LuaTokenList& tokens, std::size_t at, std::string_view word) {
  return at < tokens.size() && tokens[at].text == word &&
         (tokens[at].kind == LuaToken::Kind::name || tokens[at].kind == LuaToken::Kind::keyword);
}

bool is_name(const LuaTokenList& tokens, std::size_t at) {
  return at < tokens.size() && tokens[at].kind == LuaToken::Kind::name;
}

bool stands_alone(const LuaTokenList& tokens, std::size_t at) {
  return at == 0 || (!is_symbol(tokens, at - 1, ".") && !is_symbol(tokens, at - 1, ":"));
}

LuaNamePlaces places_of_names(const LuaTokenList& tokens) {
  LuaNamePlaces places;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (is_name(tokens, at) && stands_alone(tokens, at)) places[tokens[at].text].push_back(at);
  }
  return places;
}

std::optional<std::size_t> partner_of(const LuaTokenList& tokens, std::size_t at) {
  return at < tokens.size() ? place(tokens[at].partner) : std::nullopt;
}

std::optional<std::size_t> beginning_of(const LuaTokenList& tokens, std::size_t at) {
  return at < tokens.size() ? place(tokens[at].beginning) : std::nullopt;
}

}  // namespace bulkhead
