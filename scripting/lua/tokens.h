// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
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
  /// Of a list of all tokens, what `partner_of` and `beginning_of` tell.
  static constexpr std::uint32_t nowhere = std::numeric_limits<std::uint32_t>::max();
  std::uint32_t partner = nowhere;
  std::uint32_t beginning = nowhere;
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

using LuaTokenList = std::vector<LuaToken>;

/// All tokens of a source, in time linear in its length.
[[nodiscard]] LuaTokenList lua_tokens(std::string_view source);

/// Whether there is such a symbol, such a word (a name or a keyword) or any name at a place; none is behind the end.
[[nodiscard]] bool is_symbol(const LuaTokenList& tokens, std::size_t at, std::string_view symbol);
[[nodiscard]] bool is_word(const LuaTokenList& tokens, std::size_t at, std::string_view word);
[[nodiscard]] bool is_name(const LuaTokenList& tokens, std::size_t at);
/// Whether a name stands for itself: not behind a point or a colon.
[[nodiscard]] bool stands_alone(const LuaTokenList& tokens, std::size_t at);

/// Where each name stands for itself, in order.
using LuaNamePlaces = std::map<std::string_view, std::vector<std::size_t>>;
[[nodiscard]] LuaNamePlaces places_of_names(const LuaTokenList& tokens);

/// The bracket, round or square, that the one at a place opens or closes; nothing for what is no such bracket or stands
/// alone.
[[nodiscard]] std::optional<std::size_t> partner_of(const LuaTokenList& tokens, std::size_t at);

/// Where the expression begins that ends with a token, such as `battle:marker("A").controller`; nothing where that
/// cannot be told.
[[nodiscard]] std::optional<std::size_t> beginning_of(const LuaTokenList& tokens, std::size_t at);

}  // namespace bulkhead
