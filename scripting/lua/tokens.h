// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace bulkhead {

/// The keywords of Lua 5.4, sorted.
inline constexpr std::array<std::string_view, 22> lua_keywords = {
    "and", "break", "do",  "else", "elseif", "end",    "false",  "for",  "function", "goto",  "if",
    "in",  "local", "nil", "not",  "or",     "repeat", "return", "then", "true",     "until", "while"};
[[nodiscard]] bool is_lua_keyword(std::string_view word);

/// Letters, digits and underscores; `is_lua_name` says whether a whole word is a name: no digit first, no keyword.
[[nodiscard]] bool is_lua_name_character(char character);
[[nodiscard]] bool is_lua_name(std::string_view word);

struct LuaToken {
  /// `unfinished` is a text or comment without an end.
  enum class Kind : unsigned char { name, keyword, text, number, symbol, unfinished };
  Kind kind = Kind::symbol;
  /// As it is written. Of a text what stands between its quotes or brackets, less the line end behind an opening
  /// bracket; of what is unfinished what opens it: `"`, `[=[`, `--[[`.
  std::string_view text;
  /// Whether `text` has escapes, which `unescaped` reads.
  bool escaped = false;
  /// Where `text` begins, from 1; columns count characters of UTF-8.
  int line = 1;
  int column = 1;
};

/// Splits source text of Lua 5.4 into tokens, past blanks and comments. Never fails and runs nothing: what Lua does not
/// know is a symbol of one character.
class LuaTokens {
 public:
  /// `line` is that of the source's first.
  explicit LuaTokens(std::string_view source, int line = 1) : rest_(source), line_(line) {}

  /// The next token; nothing at the end.
  [[nodiscard]] std::optional<LuaToken> next();

 private:
  void skip(std::size_t count);
  LuaToken take(LuaToken::Kind kind, std::size_t length);
  /// What comes next and has no end: how much opens it, and how much is taken.
  LuaToken unfinished(std::size_t opening, std::size_t length);
  /// A text between long brackets with so many equals signs, or a comment, behind two dashes.
  LuaToken long_text(std::size_t dashes, std::size_t level);
  LuaToken quoted_text();

  std::string_view rest_;
  int line_;
  int column_ = 1;
};

/// All tokens of a source.
[[nodiscard]] std::vector<LuaToken> lua_tokens(std::string_view source);

}  // namespace bulkhead
