// SPDX-License-Identifier: MIT
#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/checks/item_lua.h"
#include "scripting/checks/mended.h"
#include "scripting/lua/chunk.h"
#include "scripting/lua/tokens.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText kept{"kept-in-variable",
                           "what must last is a mark; {item}, line {line} keeps {name} in a variable: write "
                           "{of}:set(\"{name}\", …) and {of}:get(\"{name}\")"};
constexpr MessageText global{"kept-in-global",
                             "a function makes no global variable; {item}, line {line}: write local {name}, or mark it "
                             "with {of}:set(\"{name}\", …)"};

/// What the function calls its item; where it has no parameters, what the item is.
std::string item_in(const LuaTokenList& tokens, const LuaFunction& function, std::string_view noun) {
  const bool of_item = !function.parameters.empty() && !function.local;
  if (of_item) return std::string(tokens[function.parameters.front()].text);
  return noun == "rule" ? "rule" : "item";
}

/// The writes of a chunk that are forgotten, or refused, each variable once.
std::vector<LuaWrite> forgotten(const LuaTokenList& tokens, const LuaChunk& chunk) {
  std::vector<LuaWrite> writes;
  std::set<std::string_view> told;
  for (const auto& write : chunk.writes) {
    const auto& function = chunk.functions[write.function];
    // What the chunk itself calls makes its constants, when the chunk is read.
    const bool when_read = function.name.empty() || chunk.called.contains(function.name);
    if (!when_read && told.insert(tokens[write.at].text).second) writes.push_back(write);
  }
  return writes;
}

/// Whether the write of a global begins what is a variable of its function alone: at the top of the function, before
/// all other uses of the name, and none in another one.
bool lacks_local(const LuaTokenList& tokens, const LuaChunk& chunk, const LuaWrite& write) {
  const auto& function = chunk.functions[write.function];
  const bool single = is_symbol(tokens, write.at + 1, "=") && !is_symbol(tokens, write.at - 1, ",");
  if (!write.global || write.part || !single) return false;
  int depth = 0;
  for (auto at = function.body; at < write.at; ++at) {
    const auto opens = [&](std::string_view word) { return is_word(tokens, at, word); };
    if (opens("if") || opens("do") || opens("repeat") || opens("function")) ++depth;
    if (opens("end") || opens("until")) --depth;
  }
  if (depth != 0) return false;
  const auto name = tokens[write.at].text;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const bool is_it = is_name(tokens, at) && tokens[at].text == name && stands_alone(tokens, at);
    if (is_it && (at < write.at || at >= function.end)) return false;
  }
  // `n = n + 1` would ask for what is not there yet.
  const auto line = tokens[write.at].line;
  for (auto at = write.at + 1; at < tokens.size() && tokens[at].line == line; ++at) {
    if (is_name(tokens, at) && tokens[at].text == name && stands_alone(tokens, at))
      return is_symbol(tokens, at + 1, "=");
  }
  return true;
}

std::string with_locals(const std::string& lua) {
  const auto tokens = lua_tokens(lua);
  const auto chunk = read_chunk(tokens);
  std::vector<LuaReplacement> replacements;
  for (const auto& write : forgotten(tokens, chunk)) {
    if (lacks_local(tokens, chunk, write))
      replacements.push_back({write.at, write.at, "local " + std::string(tokens[write.at].text)});
  }
  return with_replaced(lua, tokens, replacements);
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for_each_lua(context.mission, [&]<typename T>(std::string_view noun, const T& item, const std::vector<ItemLua>& all) {
    const auto& lua = all.front();
    const auto tokens = lua_tokens(lua.text);
    const auto chunk = read_chunk(tokens);
    for (const auto& write : forgotten(tokens, chunk)) {
      const auto of = arg<"item">(name_of(item));
      const auto in = arg<"line">(tokens[write.at].line);
      const auto name = arg<"name">(tokens[write.at].text);
      const auto owner = arg<"of">(item_in(tokens, chunk.functions[write.function], noun));
      const bool makes_global = write.global && !write.part;
      observations.push_back({makes_global ? message<global>(of, in, name, owner) : message<kept>(of, in, name, owner),
                              {address_of(item.id)},
                              {}});
      if (lacks_local(tokens, chunk, write)) observations.back().fixes = mended(item, lua, with_locals);
    }
  });
  return observations;
}

}  // namespace

Check kept_in_variable_check() {
  return {
      .key = "kept-in-variable",
      .title = "State in a variable",
      .group = Check::Group::missions,
      .level = Level::warning,
      .rule =
          "A function of a chunk writes to variables of its own only: neither to a `local` of the whole chunk, nor "
          "into "
          "a table that such a one holds, nor to a global variable. Constants and functions stand there as they are "
          "meant. The Lua is read, not run.",
      .reason =
          "What variables keep is not logged, not shown, not taken back and not replayed: a battle that is played "
          "again would end otherwise. A new global variable is refused, and the function ends with an error.",
      .places = "the rule, mission objective, action, stratagem or table; the message names the line",
      .remedy =
          "Mark the item, a unit or whatever it belongs to with what must last: `rule:set(\"seen\", 3)`, "
          "`rule:get(\"seen\")`, `unit:count_up(\"seen\")`. A fix writes `local` before a variable that one function "
          "alone uses.",
      .messages = {kept, global},
      .pictured = false,
      .reported_before = "outside-published-range",
      .run = run};
}

}  // namespace bulkhead
