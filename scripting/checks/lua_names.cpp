// SPDX-License-Identifier: MIT
#include "scripting/checks/lua_names.h"

#include <mutex>
#include <optional>
#include <span>

#include "model/base/plain_text.h"
#include "scripting/api.h"
#include "scripting/checks/item_lua.h"
#include "scripting/lua/chunk.h"
#include "scripting/lua/tokens.h"

namespace bulkhead {
namespace {

using Tokens = std::span<const LuaToken>;

LuaCall call_of(const LuaTokenList& tokens, const LuaTextGiven& given) {
  const auto function = given.function;
  LuaCall call{"", std::string(tokens[function].text), std::string(tokens[given.text].text)};
  const bool of_object = function > 1 && (is_symbol(tokens, function - 1, ":") || is_symbol(tokens, function - 1, "."));
  if (of_object && is_name(tokens, function - 2)) call.object = tokens[function - 2].text;
  return call;
}

/// Where `tokens` begin with `battle.round` and a comparison that holds from some round on: that round.
std::optional<int> round_compared(Tokens tokens) {
  constexpr int largest_round = 999'999;
  if (tokens.size() < 5 || tokens[0].text != api::word("", "battle") || tokens[1].text != "." ||
      tokens[2].text != api::word("battle", "round") || tokens[4].kind != LuaToken::Kind::number) {
    return std::nullopt;
  }
  const auto number = parse_int(tokens[4].text, 0, largest_round);
  const auto comparison = tokens[3].text;
  if (!number || (comparison != "==" && comparison != ">=" && comparison != ">")) return std::nullopt;
  return comparison == ">" ? *number + 1 : *number;
}

void add_names(std::string_view lua, LuaNames& names) {
  const auto tokens = lua_tokens(lua);
  for (const auto& given : texts_given(tokens)) names.calls.push_back(call_of(tokens, given));
  constexpr std::string_view beginning = "on_";
  for (const auto& function : read_chunk(tokens).functions) {
    if (!function.name.starts_with(beginning) || function.name == beginning) continue;
    names.events.emplace_back(function.name.substr(beginning.size()));
  }
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (const auto round = round_compared(Tokens(tokens).subspan(at))) names.rounds.push_back(*round);
  }
}

std::vector<ItemNames> names_of_items(const Mission& mission) {
  std::vector<ItemNames> all;
  for_each_lua(mission, [&](std::string_view, const Item& item, const std::vector<ItemLua>& lua) {
    all.push_back({name_of(item), item.id, {}});
    for (const auto& each : lua) add_names(each.text, all.back().names);
  });
  return all;
}

/// The items that were read last, and what was read.
struct LastRead {
  Part<std::vector<Rule>> rules;
  Part<std::vector<MissionObjective>> objectives;
  Part<std::vector<MissionAction>> actions;
  Part<std::vector<Stratagem>> stratagems;
  Part<std::vector<MissionTable>> tables;
  std::shared_ptr<const std::vector<ItemNames>> names = std::make_shared<std::vector<ItemNames>>();

  [[nodiscard]] bool is_of(const Mission& mission) const {
    return rules == mission.rules && objectives == mission.objectives && actions == mission.actions &&
           stratagems == mission.stratagems && tables == mission.tables;
  }
};

}  // namespace

LuaNames lua_names(std::string_view lua) {
  LuaNames names;
  add_names(lua, names);
  return names;
}

std::shared_ptr<const std::vector<ItemNames>> lua_names(const Mission& mission) {
  static std::mutex mutex;
  static LastRead last;
  {
    const std::lock_guard guard(mutex);
    if (last.is_of(mission)) return last.names;
  }
  auto names = std::make_shared<const std::vector<ItemNames>>(names_of_items(mission));
  const std::lock_guard guard(mutex);
  last = {mission.rules, mission.objectives, mission.actions, mission.stratagems, mission.tables, names};
  return names;
}

}  // namespace bulkhead
