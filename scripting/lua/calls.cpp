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

std::optional<LuaCallPlace> call_of(const LuaTokenList& tokens, std::size_t name) {
  if (name < 2 || !is_symbol(tokens, name + 1, "(")) return std::nullopt;
  const auto beginning = beginning_of(tokens, name - 2);
  const auto end = partner_of(tokens, name + 1);
  if (!beginning || !end) return std::nullopt;
  const bool goes_on = has_suffix(tokens, *end);
  const bool behind_in = *beginning > 0 && is_word(tokens, *beginning - 1, "in");
  return LuaCallPlace{*beginning, *end, !goes_on && !is_part(tokens, *beginning), goes_on,
                      behind_in && is_word(tokens, *end + 1, "do")};
}

}  // namespace bulkhead
