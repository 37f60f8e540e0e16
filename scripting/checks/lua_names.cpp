// SPDX-License-Identifier: MIT
#include "scripting/checks/lua_names.h"

#include <fmt/format.h>

#include <mutex>
#include <optional>
#include <span>

#include "model/base/plain_text.h"
#include "scripting/api.h"
#include "scripting/checks/item_lua.h"
#include "scripting/lua/tokens.h"

namespace bulkhead {
namespace {

using Token = LuaToken;
using Tokens = std::span<const Token>;

class Calls {
 public:
  Calls(Tokens tokens, std::vector<LuaCall>& calls) : tokens_(tokens), calls_(calls) {}

  void add_all() {
    std::vector<std::size_t> open;  // brackets
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
      if (is(at, '(') || is(at, '{')) open.push_back(at);
      if ((is(at, ')') || is(at, '}')) && !open.empty()) open.pop_back();
      if (tokens_[at].kind != Token::Kind::text || tokens_[at].escaped || at == 0) continue;
      if (tokens_[at - 1].kind == Token::Kind::name) {
        add(at - 1, at);  // f "text"
      } else if (!open.empty() && is(open.back(), '(') && whole_argument(at)) {
        if (open.back() > 0) add(open.back() - 1, at);
      }
    }
  }

 private:
  [[nodiscard]] bool is(std::size_t at, char symbol) const {
    return at < tokens_.size() && tokens_[at].kind == Token::Kind::symbol && tokens_[at].text.size() == 1 &&
           tokens_[at].text.front() == symbol;
  }
  [[nodiscard]] bool whole_argument(std::size_t at) const {
    return (is(at - 1, '(') || is(at - 1, ',')) && (is(at + 1, ')') || is(at + 1, ','));
  }

  void add(std::size_t function, std::size_t text) {
    if (tokens_[function].kind != Token::Kind::name) return;
    LuaCall call{"", std::string(tokens_[function].text), std::string(tokens_[text].text)};
    const bool of_object = function >= 2 && (is(function - 1, ':') || is(function - 1, '.'));
    if (of_object && tokens_[function - 2].kind == Token::Kind::name) call.object = tokens_[function - 2].text;
    calls_.push_back(std::move(call));
  }

  Tokens tokens_;
  std::vector<LuaCall>& calls_;
};

/// The event whose function is defined where `tokens` begin with `function on_EVENT(`.
std::optional<std::string_view> event_defined(Tokens tokens) {
  constexpr std::string_view beginning = "on_";
  if (tokens.size() < 3 || tokens[0].kind != Token::Kind::keyword || tokens[0].text != "function" ||
      tokens[1].kind != Token::Kind::name || !tokens[1].text.starts_with(beginning) || tokens[2].text != "(") {
    return std::nullopt;
  }
  return tokens[1].text.substr(beginning.size());
}

/// Where `tokens` begin with `battle.round` and a comparison that holds from some round on: that round.
std::optional<int> round_compared(Tokens tokens) {
  constexpr int largest_round = 999'999;
  if (tokens.size() < 5 || tokens[0].text != api::word("", "battle") || tokens[1].text != "." ||
      tokens[2].text != api::word("battle", "round") || tokens[4].kind != Token::Kind::number) {
    return std::nullopt;
  }
  const auto number = parse_int(tokens[4].text, 0, largest_round);
  const auto comparison = tokens[3].text;
  if (!number || (comparison != "==" && comparison != ">=" && comparison != ">")) return std::nullopt;
  return comparison == ">" ? *number + 1 : *number;
}

void add_names(std::string_view lua, LuaNames& names) {
  const auto tokens = lua_tokens(lua);
  Calls(tokens, names.calls).add_all();
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const auto rest = Tokens(tokens).subspan(at);
    if (const auto event = event_defined(rest)) names.events.emplace_back(*event);
    if (const auto round = round_compared(rest)) names.rounds.push_back(*round);
  }
}

std::vector<ItemNames> names_of_items(const Mission& mission) {
  std::vector<ItemNames> all;
  for_each_lua(mission, [&](std::string_view noun, const Item& item, const std::vector<ItemLua>& lua) {
    all.push_back({fmt::format("{} {}", noun, item.id.text()), item.id, {}});
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
