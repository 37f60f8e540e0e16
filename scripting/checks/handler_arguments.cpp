// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/mission/system.h"
#include "scripting/api.h"
#include "scripting/checks/item_lua.h"
#include "scripting/checks/known_things.h"
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

constexpr MessageText answers_in_vain{"handler-answers",
                                      "what is told of something is not asked whether it may be; {item}, line {line}: "
                                      "nobody hears what {function} gives"};
constexpr MessageText answers_instead{"handler-answers-instead",
                                      "what is told of something is not asked whether it may be; {item}, line {line}: "
                                      "nobody hears what {function} gives; write {instead}"};

constexpr MessageText answers_with_text{"handler-answers-with-text",
                                        "who is asked whether something may be says true or false, and why behind it; "
                                        "{item}, line {line}: {function} gives a text; write return false, …"};

using Names = std::vector<std::string>;
/// What the functions for the events that rules raise are given, by the functions' names.
using Raised = std::map<std::string, Names, std::less<>>;

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

/// What stands between the brackets of a call of `raise` behind the event's name: the names of variables, and `value`
/// for all else. Nothing where it is not known how many there are. `known` are the classes of what ends with each
/// token.
std::optional<Names> raised_with(const LuaTokenList& tokens, const std::vector<std::string_view>& known,
                                 std::size_t text) {
  Names names;
  int depth = 0;
  auto first = text + 2;  // of the argument that is read
  for (auto at = text + 1; at < tokens.size(); ++at) {
    const bool ends = depth == 0 && is_symbol(tokens, at, ")");
    if ((ends || (depth == 0 && is_symbol(tokens, at, ","))) && at > text + 1) {
      const bool is_variable = at == first + 1 && is_name(tokens, first);
      // What is called or `...` may be several values, but for words of the table, which give one.
      const bool may_be_several = is_symbol(tokens, at - 1, ")") || is_symbol(tokens, at - 1, "...");
      if (ends && may_be_several && known[at - 1].empty()) return std::nullopt;
      names.emplace_back(is_variable ? tokens[first].text : "value");
      first = at + 1;
    }
    if (ends) return names;
    if (is_symbol(tokens, at, "(") || is_symbol(tokens, at, "{") || is_symbol(tokens, at, "[")) ++depth;
    if (is_symbol(tokens, at, ")") || is_symbol(tokens, at, "}") || is_symbol(tokens, at, "]")) --depth;
    if (is_word(tokens, at, "function")) return std::nullopt;
  }
  return std::nullopt;
}

/// Those events of which it is known: all that raise one do it with as much.
Raised raised_in(const Mission& mission) {
  Raised raised;
  std::set<std::string> unknown;
  for_each_lua(mission, [&](std::string_view, const auto& item, const std::vector<ItemLua>& all) {
    const auto tokens = lua_tokens(all.front().text);
    const auto known = known_things(tokens, item_of_lua(mission, item));
    for (const auto& [function, text, argument] : texts_given(tokens)) {
      if (argument != 1 || !is_word(tokens, function, api::word("battle", "raise"))) continue;
      const auto event = "on_" + std::string(tokens[text].text);
      auto with = is_symbol(tokens, function + 1, "(") ? raised_with(tokens, known, text) : Names();
      Names given = {"item"};
      if (with) given.insert(given.end(), with->begin(), with->end());
      given.emplace_back("battle");
      const auto [place, is_new] = raised.try_emplace(event, given);
      if (!with || place->second.size() != given.size()) unknown.insert(event);
      // One of them calls it so, another otherwise.
      for (std::size_t at = 0; !is_new && at < std::min(given.size(), place->second.size()); ++at) {
        if (place->second[at] != given[at]) place->second[at] = "value";
      }
    }
  });
  for (const auto& event : unknown) raised.erase(event);
  return raised;
}

/// What a function is given; nothing where that is not known.
std::optional<Names> given_to(const Mission& mission, const Raised& raised, std::string_view function,
                              bool has_targets) {
  const auto hook = api::anybodys(function);
  auto names = of_table(hook);
  if (!names) names = of_system(*mission.system, hook);
  if (const auto own = raised.find(function); !names && own != raised.end()) names = own->second;
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

/// Whether an argument is called like things of one class, and is one of another.
bool is_other_thing(std::string_view given, std::string_view name) {
  return given != name && api::find_class(given) != nullptr && api::find_class(name) != nullptr;
}

/// A function whose parameters are not what it is given.
struct Wrong {
  const LuaFunction* function;
  Names given;
  Names has;
};

std::vector<Wrong> wrong_in(const Mission& mission, const Raised& raised, const LuaTokenList& tokens,
                            const LuaChunk& chunk) {
  const auto defines = [&](const LuaFunction& function) { return function.outermost && !function.local; };
  const bool has_targets = std::any_of(chunk.functions.begin(), chunk.functions.end(), [&](const auto& function) {
    return defines(function) && function.name == "targets";
  });
  std::vector<Wrong> wrong;
  for (const auto& function : chunk.functions) {
    if (!defines(function) || function.takes_more) continue;
    auto given = given_to(mission, raised, function.name, has_targets);
    if (!given) continue;
    Names has;
    for (const auto at : function.parameters) has.emplace_back(tokens[at].text);
    bool as_given = has.size() <= given->size();
    for (std::size_t at = 0; at < has.size(); ++at) {
      const auto place = place_of(*given, has[at], at);
      as_given = as_given && (!place || *place == at) && (at == 0 || !is_other_thing((*given)[at], has[at]));
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
  const auto is_free = [&](std::string_view name) {
    const auto found = std::find(wrong.given.begin(), wrong.given.end(), name);
    return found != wrong.given.end() && !places[static_cast<std::size_t>(found - wrong.given.begin())];
  };
  // Of `use(card, unit, battle)` nobody knows which of the two is the unit.
  if (is_free("about") && is_free("target") && wrong.has.size() < wrong.given.size()) return std::nullopt;
  for (std::size_t at = 0; at < wrong.has.size(); ++at) {
    if (place_of(wrong.given, wrong.has[at], at)) continue;
    const bool fits = at < places.size() && !places[at] && !is_other_thing(wrong.given[at], wrong.has[at]);
    if (fits) {
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
  for (const auto& wrong : wrong_in(mission, raised_in(mission), tokens, chunk)) {
    const auto names = in_order(tokens, chunk, wrong);
    const auto& parameters = wrong.function->parameters;
    if (names) replacements.push_back({parameters.front(), parameters.back(), joined(*names)});
  }
  return with_replaced(lua, tokens, replacements);
}

/// What to write where a function for an event forbids something; empty where nothing is asked before it.
std::string_view instead_of(std::string_view event) {
  constexpr std::array<std::array<std::string_view, 2>, 13> asked = {
      {{"on_operating", "attempt:fails(…), or a function may_operate"},
       {"on_hatchway_opened", "a function may_operate"},
       {"on_hatchway_closed", "a function may_close"},
       {"on_hatchway_destroyed", "a function may_breach"},
       {"on_unit_moving", "a function may_move"},
       {"on_unit_moved", "a function may_move"},
       {"on_unit_set_up", "a function may_set_up"},
       {"on_unit_arrived", "a function may_arrive"},
       {"on_unit_shot", "a function may_shoot"},
       {"on_unit_fought", "a function may_fight"},
       {"on_charge_declared", "a function may_charge"},
       {"on_action_done", "a function may_act"},
       {"on_card_played", "a function may_play"}}};
  const auto* const found =
      std::find_if(asked.begin(), asked.end(), [&](const auto& each) { return each[0] == event; });
  return found == asked.end() ? std::string_view() : (*found)[1];
}

/// An answer that nobody hears, or that is none.
struct Answer {
  const LuaFunction* function;
  /// `return`
  std::size_t at;
  bool is_text;
};

/// The first `false` of each function for an event, and the texts of functions that are asked whether something may be.
std::vector<Answer> answers_in_chunk(const LuaTokenList& tokens, const LuaChunk& chunk) {
  std::vector<Answer> found;
  for (const auto& function : chunk.functions) {
    if (!function.outermost || function.local) continue;
    const bool asks = api::is_hook(function.name) && (function.name == "may" || function.name.starts_with("may_"));
    for (const auto at : returns_of(tokens, chunk, function)) {
      if (function.name.starts_with("on_") && is_word(tokens, at + 1, "false")) {
        found.push_back({&function, at, false});
        break;
      }
      // A text that is compared, or that something is asked of, may be anything.
      const bool is_alone = at + 2 >= function.end || tokens[at + 2].kind == LuaToken::Kind::keyword;
      if (asks && tokens[at + 1].kind == LuaToken::Kind::text && is_alone && !is_word(tokens, at + 2, "and") &&
          !is_word(tokens, at + 2, "or")) {
        found.push_back({&function, at, true});
      }
    }
  }
  return found;
}

/// The same Lua with `false` before the texts that are given instead of it.
std::string with_false(const std::string& lua) {
  const auto tokens = lua_tokens(lua);
  const auto chunk = read_chunk(tokens);
  std::vector<LuaReplacement> replacements;
  for (const auto& answer : answers_in_chunk(tokens, chunk)) {
    if (answer.is_text) replacements.push_back({answer.at, answer.at, "return false,"});
  }
  return with_replaced(lua, tokens, replacements);
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  const auto raised = raised_in(context.mission);
  for_each_lua(context.mission, [&]<typename T>(std::string_view, const T& item, const std::vector<ItemLua>& all) {
    const auto& lua = all.front();
    const auto tokens = lua_tokens(lua.text);
    const auto chunk = read_chunk(tokens);
    auto ordered =
        mended(item, lua, [mission = context.mission](const std::string& text) { return mend(mission, text); });
    for (const auto& wrong : wrong_in(context.mission, raised, tokens, chunk)) {
      Observation observation{
          message<other_order>(arg<"item">(name_of(item)), arg<"line">(tokens[wrong.function->keyword].line),
                               arg<"function">(wrong.function->name), arg<"given">(joined(wrong.given)),
                               arg<"has">(joined(wrong.has))),
          {address_of(item.id)},
          {}};
      if (in_order(tokens, chunk, wrong)) observation.fixes = ordered.next();
      observations.push_back(std::move(observation));
    }
    auto answered = mended(item, lua, with_false);
    for (const auto& [function, at, is_text] : answers_in_chunk(tokens, chunk)) {
      const auto of = arg<"item">(name_of(item));
      const auto in = arg<"line">(tokens[at].line);
      const auto name = arg<"function">(function->name);
      const auto instead = instead_of(api::anybodys(function->name));
      observations.push_back({is_text           ? message<answers_with_text>(of, in, name)
                              : instead.empty() ? message<answers_in_vain>(of, in, name)
                                                : message<answers_instead>(of, in, name, arg<"instead">(instead)),
                              {address_of(item.id)},
                              {}});
      if (is_text) observations.back().fixes = answered.next();
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
          "them what it likes; but what is called `battle`, `unit` or `player` is that, where it is known what is "
          "given there: what a card is about is told by its moment, and not looked at. That holds as well of events "
          "that rules raise, where each raises one with as much: their functions are given the item, what was raised "
          "with the event, the battle. A function `on_…` tells of something and gives no `false`, which would keep "
          "nobody from it: functions `may_…` do, which give true or false and, behind that, the reason. The Lua is "
          "read, not run.",
      .reason =
          "A function that takes the battle for the unit ends with an error where it asks the unit for something, "
          "in the middle of a battle.",
      .places = "the rule, mission objective, action, stratagem or table; the message names the line",
      .remedy =
          "Name the arguments in their order. A fix does so where it is sure what each name means. What is to be "
          "forbidden, a function `may_…` forbids.",
      .messages = {other_order, answers_in_vain, answers_instead, answers_with_text},
      .pictured = false,
      .reported_before = "outside-published-range",
      .run = run};
}

}  // namespace bulkhead
