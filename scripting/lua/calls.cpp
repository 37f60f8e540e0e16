// SPDX-License-Identifier: MIT
#include "scripting/lua/calls.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace bulkhead {
namespace {

bool is_one_of(std::string_view text, std::span<const std::string_view> words) {
  return std::find(words.begin(), words.end(), text) != words.end();
}

/// Whether an expression may end with a token that something is asked of.
bool ends_prefix(const LuaTokenList& tokens, std::size_t at) {
  return is_name(tokens, at) || is_symbol(tokens, at, ")") || is_symbol(tokens, at, "]");
}

/// Whether what begins with a token is a part of something; else a statement begins with it.
bool is_part(const LuaTokenList& tokens, std::size_t beginning) {
  if (beginning == 0) return false;
  const auto& before = tokens[beginning - 1];
  constexpr std::array<std::string_view, 9> before_values = {"return", "in",  "if", "while", "until",
                                                             "elseif", "and", "or", "not"};
  constexpr std::array<std::string_view, 6> endings = {")", "]", "}", ";", "::", "..."};
  if (before.kind == LuaToken::Kind::keyword) return is_one_of(before.text, before_values);
  return before.kind == LuaToken::Kind::symbol && !is_one_of(before.text, endings);
}

bool has_suffix(const LuaTokenList& tokens, std::size_t at) {
  if (at + 1 >= tokens.size()) return false;
  constexpr std::array<std::string_view, 5> suffixes = {".", ":", "[", "(", "{"};
  const auto& next = tokens[at + 1];
  return next.kind == LuaToken::Kind::text || (next.kind == LuaToken::Kind::symbol && is_one_of(next.text, suffixes));
}

}  // namespace

std::optional<std::size_t> opening_bracket(const LuaTokenList& tokens, std::size_t closing) {
  int depth = 0;
  for (auto at = closing + 1; at-- > 0;) {
    if (is_symbol(tokens, at, ")") || is_symbol(tokens, at, "]")) ++depth;
    if ((is_symbol(tokens, at, "(") || is_symbol(tokens, at, "[")) && --depth == 0) return at;
  }
  return std::nullopt;
}

std::optional<std::size_t> closing_bracket(const LuaTokenList& tokens, std::size_t opening) {
  int depth = 0;
  for (auto at = opening; at < tokens.size(); ++at) {
    if (is_symbol(tokens, at, "(") || is_symbol(tokens, at, "[")) ++depth;
    if ((is_symbol(tokens, at, ")") || is_symbol(tokens, at, "]")) && --depth == 0) return at;
  }
  return std::nullopt;
}

std::optional<std::size_t> beginning_of(const LuaTokenList& tokens, std::size_t at) {
  while (true) {
    const bool is_round = is_symbol(tokens, at, ")");
    if (is_round || is_symbol(tokens, at, "]")) {
      const auto opening = opening_bracket(tokens, at);
      if (!opening) return std::nullopt;
      // Brackets of their own: a value between round ones, or a list, of which nothing can be asked.
      if (*opening == 0 || !ends_prefix(tokens, *opening - 1)) return is_round ? opening : std::nullopt;
      at = *opening - 1;
    } else if (!is_name(tokens, at)) {
      return std::nullopt;
    } else if (stands_alone(tokens, at)) {
      return at;
    } else {
      at -= 2;
    }
  }
}

std::optional<LuaCallPlace> call_of(const LuaTokenList& tokens, std::size_t name) {
  if (name < 2 || !is_symbol(tokens, name + 1, "(")) return std::nullopt;
  const auto beginning = beginning_of(tokens, name - 2);
  const auto end = closing_bracket(tokens, name + 1);
  if (!beginning || !end) return std::nullopt;
  const bool goes_on = has_suffix(tokens, *end);
  const bool behind_in = *beginning > 0 && is_word(tokens, *beginning - 1, "in");
  return LuaCallPlace{*beginning, *end, !goes_on && !is_part(tokens, *beginning), goes_on,
                      behind_in && is_word(tokens, *end + 1, "do")};
}

}  // namespace bulkhead
