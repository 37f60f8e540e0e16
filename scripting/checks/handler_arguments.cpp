// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "model/mission/system.h"
#include "scripting/api.h"
#include "scripting/checks/item_lua.h"
#include "scripting/checks/mended.h"
#include "scripting/lua/chunk.h"
#include "scripting/lua/tokens.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText other_order{"handler-arguments",
                                  "a function is given its arguments in one order; {item}, line {line}: {function} is "
                                  "given ({given}), and has ({has})"};

using Names = std::vector<std::string>;

std::string joined(const Names& names) {
  std::string all;
  for (const auto& name : names) all += (all.empty() ? "" : ", ") + name;
  return all;
}

/// Those of a hook of the table: `(item, unit, battle)`.
std::optional<Names> of_table(std::string_view hook) {
  const auto found = std::find_if(api::words.begin(), api::words.end(), [&](const ApiWord& each) {
    return each.kind == ApiWord::Kind::hook && each.word == hook;
  });
  if (found == api::words.end()) return std::nullopt;
  Names names;
  for (const auto& token : lua_tokens(found->arguments)) {
    if (token.kind == LuaToken::Kind::name) names.emplace_back(token.text);
  }
  return names;
}

/// Those of a function for a step of the set-up, or a phase or step of the sequence.
std::optional<Names> of_system(const GameSystem& system, std::string_view hook) {
  const auto is = [&](const Id& id, std::string_view behind) {
    auto name = "on_" + id.text() + std::string(behind);
    std::replace(name.begin(), name.end(), '-', '_');
    return name == hook;
  };
  for (const auto& step : system.set_up.steps) {
    if (is(step.id, "_start") || is(step.id, "_end")) return Names{"item", "battle"};
  }
  for (const auto& phase : system.sequence.phases) {
    const bool here = is(phase.id, "_phase_start") || is(phase.id, "_phase_end") ||
                      std::any_of(phase.steps.begin(), phase.steps.end(),
                                  [&](const SequenceStep& step) { return is(step.id, "_step"); });
    if (here) return phase.of == Phase::Of::turn ? Names{"item", "player", "battle"} : Names{"item", "battle"};
  }
  return std::nullopt;
}

/// What the item, which comes first, may be called.
bool names_item(std::string_view name) {
  constexpr std::array<std::string_view, 8> names = {"item",   "rule",      "objective", "mission_objective",
                                                     "action", "stratagem", "card",      "table"};
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// What a function is given; nothing where that is not known.
std::optional<Names> given_to(const Mission& mission, std::string_view function, bool has_targets) {
  const auto hook = api::anybodys(function);
  auto names = of_table(hook);
  if (!names) names = of_system(*mission.system, hook);
  // Where a card or an action has no targets, it is given none.
  if (names && !has_targets && hook != "targets" && !hook.starts_with("on_") && !hook.starts_with("may_"))
    std::erase(*names, "target");
  return names;
}

/// Where an argument of this name stands; nothing for names of the author's own.
std::optional<std::size_t> place_of(const Names& given, std::string_view name, std::size_t at) {
  if (at == 0 && names_item(name)) return 0;
  const auto found = std::find(given.begin(), given.end(), name);
  if (found != given.end()) return static_cast<std::size_t>(found - given.begin());
  return names_item(name) ? std::optional<std::size_t>(0) : std::nullopt;
}

/// A function whose parameters are not what it is given.
struct Wrong {
  const LuaFunction* function;
  Names given;
  Names has;
};

std::vector<Wrong> wrong_in(const Mission& mission, const LuaTokenList& tokens, const LuaChunk& chunk) {
  const auto defines = [&](const LuaFunction& function) { return function.outermost && !function.local; };
  const bool has_targets = std::any_of(chunk.functions.begin(), chunk.functions.end(), [&](const auto& function) {
    return defines(function) && function.name == "targets";
  });
  std::vector<Wrong> wrong;
  for (const auto& function : chunk.functions) {
    if (!defines(function) || function.takes_more) continue;
    auto given = given_to(mission, function.name, has_targets);
    if (!given) continue;
    Names has;
    for (const auto at : function.parameters) has.emplace_back(tokens[at].text);
    bool as_given = has.size() <= given->size();
    for (std::size_t at = 0; at < has.size(); ++at) {
      const auto place = place_of(*given, has[at], at);
      as_given = as_given && (!place || *place == at);
    }
    if (!as_given) wrong.push_back({&function, std::move(*given), std::move(has)});
  }
  return wrong;
}

/// The names in the body of a function that stand by themselves.
std::set<std::string_view> used_in(const LuaTokenList& tokens, const LuaFunction& function) {
  std::set<std::string_view> used;
  for (auto at = function.body; at < function.end; ++at) {
    if (is_name(tokens, at) && stands_alone(tokens, at)) used.insert(tokens[at].text);
  }
  return used;
}

/// The parameters as they must be, so that each name means what it says; nothing where that is not sure.
std::optional<Names> in_order(const LuaTokenList& tokens, const LuaChunk& chunk, const Wrong& wrong) {
  std::vector<std::optional<std::string>> places(wrong.given.size());
  const auto used = used_in(tokens, *wrong.function);
  for (std::size_t at = 0; at < wrong.has.size(); ++at) {
    const auto place = place_of(wrong.given, wrong.has[at], at);
    if (!place) continue;
    if (places[*place]) return std::nullopt;
    places[*place] = wrong.has[at];
  }
  for (std::size_t at = 0; at < wrong.has.size(); ++at) {
    if (place_of(wrong.given, wrong.has[at], at)) continue;
    if (at < places.size() && !places[at]) {
      places[at] = wrong.has[at];
    } else if (used.contains(wrong.has[at])) {
      return std::nullopt;  // what is meant by it nobody knows
    }
  }
  while (!places.empty() && !places.back()) places.pop_back();
  Names names;
  for (std::size_t at = 0; at < places.size(); ++at) {
    const auto& name = places[at] ? *places[at] : wrong.given[at];
    const bool is_new = !places[at];
    if (is_new && (chunk.locals.contains(name) || std::find(names.begin(), names.end(), name) != names.end()))
      return std::nullopt;
    names.push_back(name);
  }
  return names;
}

std::string mend(const Mission& mission, const std::string& lua) {
  const auto tokens = lua_tokens(lua);
  const auto chunk = read_chunk(tokens);
  std::vector<LuaReplacement> replacements;
  for (const auto& wrong : wrong_in(mission, tokens, chunk)) {
    const auto names = in_order(tokens, chunk, wrong);
    const auto& parameters = wrong.function->parameters;
    if (names) replacements.push_back({parameters.front(), parameters.back(), joined(*names)});
  }
  return with_replaced(lua, tokens, replacements);
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for_each_lua(context.mission, [&]<typename T>(std::string_view, const T& item, const std::vector<ItemLua>& all) {
    const auto& lua = all.front();
    const auto tokens = lua_tokens(lua.text);
    const auto chunk = read_chunk(tokens);
    for (const auto& wrong : wrong_in(context.mission, tokens, chunk)) {
      Observation observation{
          message<other_order>(arg<"item">(name_of(item)), arg<"line">(tokens[wrong.function->keyword].line),
                               arg<"function">(wrong.function->name), arg<"given">(joined(wrong.given)),
                               arg<"has">(joined(wrong.has))),
          {address_of(item.id)},
          {}};
      if (in_order(tokens, chunk, wrong)) {
        observation.fixes =
            mended(item, lua, [mission = context.mission](const std::string& text) { return mend(mission, text); });
      }
      observations.push_back(std::move(observation));
    }
  });
  return observations;
}

}  // namespace

Check handler_arguments_check() {
  return {
      .key = "handler-arguments",
      .title = "Arguments in another order",
      .group = Check::Group::missions,
      .level = Level::warning,
      .rule =
          "A function that is called at a moment, or when something happens, names what it is given in the order in "
          "which it is given (docs/lua-api.md): the item, what it is about, the battle. It may take fewer, and call "
          "them what it likes; but what is called `battle`, `unit` or `player` is that. The Lua is read, not run.",
      .reason =
          "A function that takes the battle for the unit ends with an error where it asks the unit for something, "
          "in the middle of a battle.",
      .places = "the rule, mission objective, action, stratagem or table; the message names the line",
      .remedy = "Name the arguments in their order. A fix does so where it is sure what each name means.",
      .messages = {other_order},
      .pictured = false,
      .reported_before = "outside-published-range",
      .run = run};
}

}  // namespace bulkhead
