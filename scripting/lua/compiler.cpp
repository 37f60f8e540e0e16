// SPDX-License-Identifier: MIT
#include "scripting/lua/compiler.h"

#include <fmt/format.h>
#include <lua.hpp>

#include <climits>

#include "model/base/contracts.h"
#include "model/base/plain_text.h"
#include "scripting/lua/tokens.h"

namespace bulkhead {
namespace {

/// Lua puts this before its messages: `script:3: …`.
constexpr const char* chunk_name = "=script";
constexpr std::string_view message_prefix = "script:";

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
}

/// What is meant by signs that stand for something else in other languages; empty for all other.
std::string_view cure_of(std::string_view words, std::string_view token) {
  const bool compares = words.starts_with("'then'") || words.starts_with("'do'") || words.starts_with("<eof>");
  if (token == "'='" && compares) return "; two values are compared with ==";
  if (token == "'end'" && words.starts_with("<eof>")) return "; there is one end too many, here or before";
  if (token == "'!'") return "; unequal is written ~=, and the contrary not";
  return {};
}

/// What Lua says without its signs for tokens: `<eof>`, `<name>` …
std::string in_words(std::string_view complaint) {
  if (complaint.find("C stack overflow") != std::string_view::npos) {
    return "it is nested too deeply; split it into functions";
  }
  if (complaint == "not enough memory") {
    return fmt::format("compiling it takes more than {} MiB; make it smaller", largest_script_memory >> 20U);
  }
  constexpr std::string_view near = " near ";
  const auto at = complaint.find(near);
  auto words = quotable(complaint.substr(0, at));
  replace_all(words, "<eof>", "the end");
  replace_all(words, "<name>", "a name");
  replace_all(words, "<goto>", "goto");
  if (at == std::string_view::npos) return words;
  const auto token = complaint.substr(at + near.size());
  return words + " near " + (token == "<eof>" ? "the end" : quotable(token)) +
         std::string(cure_of(complaint.substr(0, at), token));
}

/// Takes a message of Lua's apart: `script:3: 'then' expected near 'return'`.
ScriptMistake mistake_of(std::string_view message) {
  if (!message.starts_with(message_prefix)) return {0, in_words(message)};
  message.remove_prefix(message_prefix.size());
  const auto end = message.find(": ");
  BULKHEAD_EXPECTS(end != std::string_view::npos);
  const auto line = parse_int(message.substr(0, end), 1, INT_MAX);
  return {line.value_or(0), in_words(message.substr(end + 2))};
}

}  // namespace

void ScriptCompiler::Close::operator()(lua_State* state) const { lua_close(state); }

ScriptCompiler::ScriptCompiler() : state_(lua_newstate(&LimitedMemory::allocate, &memory_)) {
  BULKHEAD_EXPECTS(state_ != nullptr);
}

ScriptCompiler::~ScriptCompiler() = default;

std::optional<ScriptMistake> ScriptCompiler::check_chunk(std::string_view source) {
  if (source.size() > largest_chunk) {
    return ScriptMistake{0, fmt::format("it is longer than {} KiB; split it", largest_chunk >> 10U)};
  }
  if (source.starts_with(LUA_SIGNATURE[0])) {
    return ScriptMistake{0, "it is a compiled program, not Lua text; paste the source"};
  }
  return check_source(source);
}

std::optional<ScriptMistake> ScriptCompiler::check_source(std::string_view source) {
  std::optional<ScriptMistake> result;
  if (luaL_loadbufferx(state_.get(), source.data(), source.size(), chunk_name, "t") != LUA_OK) {
    std::size_t length = 0;
    const char* const message = lua_tolstring(state_.get(), -1, &length);
    result = mistake_of({message, length});
  }
  lua_settop(state_.get(), 0);
  return result;
}

std::optional<ScriptMistake> ScriptCompiler::check_expression(std::string_view expression) {
  if (!LuaTokens(expression).next()) return ScriptMistake{0, "it is empty; write a Lua expression"};
  const std::string written(expression);
  if (auto mistake = check_chunk("return " + written)) return mistake;
  // `return` may stand alone, with several expressions, and before a semicolon; `if` takes one.
  if (check_chunk("if " + written + "\nthen end")) {
    return ScriptMistake{0, "it is not one expression; write one, such as controls(player) >= 1"};
  }
  return std::nullopt;
}

}  // namespace bulkhead
