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

/// How many blocks are open before each token, and behind the last.
std::vector<int> depths_of(const LuaTokenList& tokens) {
  std::vector<int> depths{0};
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const auto is = [&](std::string_view word) { return is_word(tokens, at, word); };
    const bool opens = is("if") || is("do") || is("repeat") || is("function");
    const bool ends = is("end") || is("until");
    depths.push_back(depths.back() + (opens ? 1 : 0) - (ends ? 1 : 0));
  }
  return depths;
}

/// Finds the writes of globals that begin what is a variable of its function alone: at the top of the function, before
/// all other uses of the name, and none in another one.
class MissingLocals {
 public:
  MissingLocals(const LuaTokenList& tokens, const LuaChunk& chunk)
      : tokens_(tokens), chunk_(chunk), places_(places_of_names(tokens)), depths_(depths_of(tokens)) {}

  [[nodiscard]] bool has(const LuaWrite& write) const {
    const auto& function = chunk_.functions[write.function];
    const bool single = is_symbol(tokens_, write.at + 1, "=") && !is_symbol(tokens_, write.at - 1, ",");
    if (!write.global || write.part || !single) return false;
    const auto& places = places_.at(tokens_[write.at].text);
    const bool at_top = depths_[write.at] == depths_[function.body];
    if (!at_top || places.front() < write.at || places.back() >= function.end) return false;
    // `n = n + 1` would ask for what is not there yet.
    const bool again_in_line = places.size() > 1 && tokens_[places[1]].line == tokens_[write.at].line;
    return !again_in_line || is_symbol(tokens_, places[1] + 1, "=");
  }

 private:
  const LuaTokenList& tokens_;
  const LuaChunk& chunk_;
  LuaNamePlaces places_;
  std::vector<int> depths_;
};

std::string with_locals(const std::string& lua) {
  const auto tokens = lua_tokens(lua);
  const auto chunk = read_chunk(tokens);
  const MissingLocals missing(tokens, chunk);
  std::vector<LuaReplacement> replacements;
  for (const auto& write : forgotten(tokens, chunk)) {
    if (missing.has(write)) replacements.push_back({write.at, write.at, "local " + std::string(tokens[write.at].text)});
  }
  return with_replaced(lua, tokens, replacements);
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for_each_lua(context.mission, [&]<typename T>(std::string_view noun, const T& item, const std::vector<ItemLua>& all) {
    const auto& lua = all.front();
    const auto tokens = lua_tokens(lua.text);
    const auto chunk = read_chunk(tokens);
    const MissingLocals missing(tokens, chunk);
    auto with_all = mended(item, lua, with_locals);
    for (const auto& write : forgotten(tokens, chunk)) {
      const auto of = arg<"item">(name_of(item));
      const auto in = arg<"line">(tokens[write.at].line);
      const auto name = arg<"name">(tokens[write.at].text);
      const auto owner = arg<"of">(item_in(tokens, chunk.functions[write.function], noun));
      const bool makes_global = write.global && !write.part;
      observations.push_back({makes_global ? message<global>(of, in, name, owner) : message<kept>(of, in, name, owner),
                              {address_of(item.id)},
                              {}});
      if (missing.has(write)) observations.back().fixes = with_all.next();
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
