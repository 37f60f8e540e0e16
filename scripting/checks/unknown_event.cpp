// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "model/base/nearest_word.h"
#include "model/base/plain_text.h"
#include "model/edit/edit.h"
#include "model/mission/field_value.h"
#include "model/mission/fields.h"
#include "model/mission/items.h"
#include "model/mission/moments.h"
#include "scripting/api.h"
#include "scripting/checks/item_lua.h"
#include "scripting/checks/lua_names.h"
#include "scripting/checks/mended.h"
#include "scripting/lua/chunk.h"
#include "scripting/lua/tokens.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText unknown_event{
    "unknown-event", "a function on_… waits for an event; {item}, line {line}: there is no event {event}"};
constexpr MessageText unknown_event_meant{"unknown-event-meant",
                                          "a function on_… waits for an event; {item}, line {line}: there is no event "
                                          "{event}; did you mean {meant}?"};
constexpr MessageText no_such_phase{"no-such-phase",
                                    "a function on_… waits for an event; {item}, line {line}: there is no event "
                                    "{event}, the phases of {system} are {phases}"};
constexpr MessageText raised_without_name{"raised-without-name",
                                          "an event is raised by a name that a function can have; {item} hears of "
                                          "{event}, and what is raised is \"{raised}\": write \"{name}\" there"};
constexpr MessageText function_not_called{"function-not-called",
                                          "a function of an item is one that is called; {item}, line {line}: nothing "
                                          "calls {function}"};
constexpr MessageText function_not_called_meant{"function-not-called-meant",
                                                "a function of an item is one that is called; {item}, line {line}: "
                                                "nothing calls {function}; did you mean {meant}?"};
constexpr MessageText function_of_others{"function-of-others",
                                         "a function of an item is one that is called; {item}, line {line} has "
                                         "{function}, and {meant} is called by {kinds} alone"};
constexpr MessageText function_is_local{"function-is-local",
                                        "a function of an item is one that is called; {item}, line {line}: {function} "
                                        "is local, and nothing calls it: leave out local"};
constexpr MessageText function_in_table{"function-in-table",
                                        "a function of an item is one that is called; {item}, line {line}: {written} "
                                        "is no function of the item: write function {function}(…)"};
constexpr MessageText unheard_event{"unheard-event",
                                    "an event is raised for a function that hears of it; {item} raises {event}, and "
                                    "none is called on_{event}"};
constexpr MessageText raised_with_on{"raised-with-on",
                                     "an event is raised by its name without \"on_\"; {item} raises \"{raised}\": "
                                     "write \"{name}\" there"};
constexpr MessageText unknown_event_round{"unknown-event-round",
                                          "a battle ends with round {rounds}; {item} waits for round {round}"};

/// The events of the author's own: those that some item raises.
std::set<std::string_view> raised(const std::vector<ItemNames>& items) {
  std::set<std::string_view> events;
  for (const auto& item : items) {
    for (const auto& call : item.names.calls) {
      if (call.function == api::word("battle", "raise")) events.insert(call.text);
    }
  }
  return events;
}

bool is_known(const Mission& mission, std::string event) {
  if (api::is_hook("on_" + event)) return true;
  std::replace(event.begin(), event.end(), '_', '-');
  return phase_exists(*mission.system, event) || moment_exists(*mission.system, event, AtMoment::placed);
}

/// The events that items have functions for.
std::set<std::string> heard(const std::vector<ItemNames>& items) {
  std::set<std::string> events;
  for (const auto& item : items) events.insert(item.names.events.begin(), item.names.events.end());
  return events;
}

/// The event that was meant by one that there is not.
std::optional<std::string> meant_by(const Mission& mission, std::string_view event,
                                    const std::set<std::string_view>& own, WordGuesses& guesses) {
  std::vector<std::string> known = moments_of(*mission.system, AtMoment::placed);
  for (const auto& each : api::words) {
    if (each.kind == ApiWord::Kind::hook && each.word.starts_with("on_")) known.emplace_back(each.word.substr(3));
  }
  known.insert(known.end(), own.begin(), own.end());
  std::string written(event);
  // What others call a hatchway.
  if (const auto door = written.find("door"); door != std::string::npos) written.replace(door, 4, "hatchway");
  std::replace(written.begin(), written.end(), '_', '-');
  for (auto& each : known) std::replace(each.begin(), each.end(), '_', '-');
  auto nearest = guesses.nearest(written, known);
  // Games call a round a battle round, and who writes may say whose unit it is.
  for (auto dash = written.find('-'); !nearest && dash != std::string::npos; dash = written.find('-')) {
    written.erase(0, dash + 1);
    if (written.find('-') != std::string::npos) nearest = guesses.nearest(written, known);
  }
  if (!nearest) return std::nullopt;
  std::replace(nearest->begin(), nearest->end(), '-', '_');
  // Whose it is was not said.
  for (const std::string_view whose : {"own_", "opponent_"}) {
    if (nearest->starts_with(whose) && !event.starts_with(whose)) nearest->erase(0, whose.size());
  }
  return is_known(mission, *nearest) || own.contains(*nearest) ? nearest : std::nullopt;
}

/// The same Lua with the functions of a name called otherwise.
std::string renamed(const std::string& lua, const std::string& from, const std::string& to) {
  const auto tokens = lua_tokens(lua);
  std::vector<LuaReplacement> replacements;
  for (const auto& function : read_chunk(tokens).functions) {
    const auto name = function.keyword + 1;
    if (!function.outermost || function.local || function.name != from) continue;
    // `on_x = function()` is mended where it is assigned.
    const auto at = is_word(tokens, name, from) ? name : function.keyword - 2;
    if (is_word(tokens, at, from)) replacements.push_back({at, at, to});
  }
  return with_replaced(lua, tokens, replacements);
}

/// A fix that does so in an item's own chunk.
FixMaker with_function(const Id& id, const std::string& from, const std::string& to) {
  return one_fix([id, from, to](const CheckContext& checked) -> std::optional<Edit> {
    const auto item = find_item(checked.mission, id);
    if (!item) return std::nullopt;
    const auto& lua = base_of(*item).lua;
    auto mended_lua = renamed(lua, from, to);
    if (mended_lua == lua) return std::nullopt;
    return SetField{id, {"lua", single(std::move(mended_lua))}};
  });
}

/// The lines of an item's Lua with its functions for events.
std::map<std::string, int, std::less<>> lines_of_events(std::string_view lua) {
  std::map<std::string, int, std::less<>> lines;
  const auto tokens = lua_tokens(lua);
  for (const auto& function : read_chunk(tokens).functions) {
    if (function.name.starts_with("on_")) lines.emplace(function.name.substr(3), tokens[function.keyword].line);
  }
  return lines;
}

/// The phases of the game, as functions call them; empty where a function is of no phase, or the game has none.
std::string phases_instead(const Mission& mission, std::string_view event) {
  if (!event.ends_with("_phase_start") && !event.ends_with("_phase_end")) return {};
  std::string phases;
  for (const auto& phase : mission.system->sequence.phases) {
    auto name = phase.id.text();
    std::replace(name.begin(), name.end(), '-', '_');
    phases += (phases.empty() ? "" : ", ") + name;
  }
  return phases;
}

/// A fix that raises an event in an item's own chunk by another name.
FixMaker with_raised(const Id& id, const std::string& from, const std::string& to) {
  return one_fix([id, from, to](const CheckContext& checked) -> std::optional<Edit> {
    const auto item = find_item(checked.mission, id);
    if (!item) return std::nullopt;
    const auto& lua = base_of(*item).lua;
    const auto tokens = lua_tokens(lua);
    std::vector<LuaReplacement> replacements;
    for (const auto& given : texts_given(tokens)) {
      const bool raises = is_word(tokens, given.function, api::word("battle", "raise")) && given.argument == 1;
      if (raises && tokens[given.text].text == from) replacements.push_back({given.text, given.text, to});
    }
    if (replacements.empty()) return std::nullopt;
    return SetField{id, {"lua", single(with_replaced(lua, tokens, replacements))}};
  });
}

/// What a function that nobody calls was meant to be, among the hooks that begin alike, or those without such a
/// beginning.
std::optional<std::string> hook_meant_by(std::string_view function, std::string_view beginning) {
  std::vector<std::string> known;
  for (const auto& each : api::words) {
    if (each.kind != ApiWord::Kind::hook) continue;
    const bool is_alike = beginning.empty() ? each.word.find('_') == std::string_view::npos || each.word == "in_turn"
                                            : each.word.starts_with(beginning);
    if (is_alike) known.emplace_back(each.word);
  }
  return nearest_word(function, known);
}

/// The kinds of items that alone call a function, where this kind is none of them: `actions and stratagems`.
std::string kinds_instead(std::string_view function, std::string_view kind) {
  std::vector<std::string> kinds;
  for (const auto& each : api::words) {
    if (each.kind != ApiWord::Kind::hook || each.word != function) continue;
    for (const auto item : split_words(each.items)) {
      if (item == kind) return {};
      kinds.push_back(std::string(item) + "s");
    }
  }
  auto words = listed(kinds, " and ");
  std::replace(words.begin(), words.end(), '-', ' ');
  return words;
}

/// The function for an event that was meant by one that nobody calls: `on_round_end` of `round_end` and `On_round_end`.
std::optional<std::string> event_meant_by(const Mission& mission, std::string_view function,
                                          const std::set<std::string_view>& own, WordGuesses& guesses) {
  std::string event(function);
  std::transform(event.begin(), event.end(), event.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  if (event.starts_with("on_")) event.erase(0, 3);
  if (own.contains(event) || is_known(mission, event)) return "on_" + event;
  const auto meant = meant_by(mission, event, own, guesses);
  return meant && is_lua_name(*meant) ? std::optional("on_" + *meant) : std::nullopt;
}

/// Whether a name stands in a chunk by itself more often than where its function is defined.
bool is_used(const LuaNamePlaces& places, std::string_view name) {
  const auto found = places.find(name);
  return found != places.end() && found->second.size() > 1;
}

/// The functions of items that nothing calls: those of no hook that its chunk does not name, and those of hooks that
/// items of another kind alone have.
void add_functions_not_called(const Mission& mission, const std::set<std::string_view>& own,
                              std::vector<Observation>& observations) {
  constexpr std::array<std::string_view, 3> beginnings = {"may_", "before_", "after_"};
  WordGuesses guesses;
  for_each_lua(mission, [&]<typename T>(std::string_view, const T& item, const std::vector<ItemLua>& all) {
    const auto tokens = lua_tokens(all.front().text);
    const auto functions = read_chunk(tokens).functions;
    const auto places = places_of_names(tokens);
    RoomForFixes room(item.lua.size());
    for (const auto& function : functions) {
      const bool is_plain = function.outermost && !function.local && !function.name.empty();
      if (!is_plain || function.name.starts_with("on_") || is_used(places, function.name)) continue;
      const auto* const beginning = std::find_if(
          beginnings.begin(), beginnings.end(), [&](std::string_view each) { return function.name.starts_with(each); });
      const bool is_like_hook = beginning != beginnings.end();
      // Rows of a table call functions of any name.
      if (!is_like_hook && std::is_same_v<T, MissionTable>) continue;
      auto meant = hook_meant_by(function.name, is_like_hook ? *beginning : std::string_view());
      if (!meant && !is_like_hook) meant = event_meant_by(mission, function.name, own, guesses);
      const auto kinds = meant ? kinds_instead(*meant, info_of<T>().element) : "";
      if (kinds.empty() && api::is_hook(function.name)) continue;
      const auto of = arg<"item">(name_of(item));
      const auto in = arg<"line">(tokens[function.keyword].line);
      const auto name = arg<"function">(std::string(function.name));
      const auto told = [&]() -> Message {
        if (!meant) return message<function_not_called>(of, in, name);
        if (kinds.empty()) return message<function_not_called_meant>(of, in, name, arg<"meant">(*meant));
        return message<function_of_others>(of, in, name, arg<"meant">(*meant), arg<"kinds">(kinds));
      };
      observations.push_back({told(), {address_of(item.id)}, {}});
      const bool is_there = meant && std::any_of(functions.begin(), functions.end(),
                                                 [&](const LuaFunction& each) { return each.name == *meant; });
      if (meant && kinds.empty() && !is_there)
        observations.back().fixes = room.take(with_function(item.id, std::string(function.name), *meant));
    }
  });
}

/// Whether a function of this name would be called, of items of this kind.
bool would_be_called(const Mission& mission, std::string_view kind, std::string_view function,
                     const std::set<std::string_view>& own) {
  if (!function.starts_with("on_")) return api::is_hook(function) && kinds_instead(function, kind).empty();
  const std::string event(function.substr(3));
  return own.contains(event) || is_known(mission, event);
}

/// A function that would be called, but for what stands before its name.
struct Hidden {
  std::size_t keyword;
  /// The name that it should have.
  std::string_view name;
  /// How it is called: `rule.on_operating`; empty where it is local.
  std::string written;
  /// What is written in the place of what; nothing where nobody knows.
  std::optional<LuaReplacement> mend;
};

std::vector<Hidden> hidden_in(const Mission& mission, std::string_view kind, const std::set<std::string_view>& own,
                              const LuaTokenList& tokens) {
  std::vector<Hidden> hidden;
  const auto places = places_of_names(tokens);
  for (const auto& function : read_chunk(tokens).functions) {
    const auto at = function.keyword;
    if (!function.outermost) continue;
    if (function.local && would_be_called(mission, kind, function.name, own) && !is_used(places, function.name)) {
      // `local function f` or `local f = function`
      const auto word = is_word(tokens, at - 1, "local") ? at - 1 : at - 3;
      hidden.push_back({at, function.name, "", LuaReplacement{word, word + 1, std::string(tokens[word + 1].text)}});
    }
    // `function rule.f(` or `function rule:f(`
    const bool is_method = is_symbol(tokens, at + 2, ":");
    const bool is_part = is_name(tokens, at + 1) && (is_method || is_symbol(tokens, at + 2, ".")) &&
                         is_name(tokens, at + 3) && is_symbol(tokens, at + 4, "(");
    if (!is_part || !would_be_called(mission, kind, tokens[at + 3].text, own)) continue;
    Hidden part{at, tokens[at + 3].text, "", std::nullopt};
    for (auto each = at + 1; each <= at + 3; ++each) part.written += tokens[each].text;
    if (!is_method) part.mend = LuaReplacement{at + 1, at + 3, std::string(part.name)};
    hidden.push_back(std::move(part));
  }
  return hidden;
}

/// The functions that are called by nobody, as they are local or stand in a table.
void add_hidden_functions(const Mission& mission, const std::set<std::string_view>& own,
                          std::vector<Observation>& observations) {
  for_each_lua(mission, [&]<typename T>(std::string_view, const T& item, const std::vector<ItemLua>& all) {
    const auto tokens = lua_tokens(all.front().text);
    RoomForFixes room(item.lua.size());
    for (const auto& each : hidden_in(mission, info_of<T>().element, own, tokens)) {
      const auto of = arg<"item">(name_of(item));
      const auto in = arg<"line">(tokens[each.keyword].line);
      const auto name = arg<"function">(std::string(each.name));
      observations.push_back({each.written.empty()
                                  ? message<function_is_local>(of, in, name)
                                  : message<function_in_table>(of, in, name, arg<"written">(each.written)),
                              {address_of(item.id)},
                              {}});
      if (!each.mend) continue;
      auto changed = with_replaced(item.lua, tokens, {*each.mend});
      observations.back().fixes = room.take(one_fix(SetField{item.id, {"lua", single(std::move(changed))}}));
    }
  });
}

std::vector<Observation> run(const CheckContext& context) {
  const int last = last_round(context.mission.system->sequence);
  std::vector<Observation> observations;
  const auto items = lua_names(context.mission);
  const auto own = raised(*items);
  WordGuesses guesses;
  const auto all_heard = heard(*items);
  for (const auto& [item, id, names] : *items) {
    const auto found = find_item(context.mission, id);
    const auto lua = found ? base_of(*found).lua : std::string();
    const auto lines = lines_of_events(lua);
    RoomForFixes room(lua.size());
    const auto report = [&](Message message) { observations.push_back({std::move(message), {address_of(id)}, {}}); };
    for (const auto& event : std::set(names.events.begin(), names.events.end())) {
      // Of what is raised as "on_alarm" the raise is told.
      if (own.contains(event) || own.contains("on_" + event) || is_known(context.mission, event)) continue;
      const auto line = arg<"line">(lines.contains(event) ? lines.find(event)->second : 1);
      const auto meant = meant_by(context.mission, event, own, guesses);
      if (!meant) {
        const auto phases = phases_instead(context.mission, event);
        const auto of = arg<"item">(item);
        const auto function = arg<"event">("on_" + event);
        report(phases.empty() ? message<unknown_event>(of, line, function)
                              : message<no_such_phase>(of, line, function, arg<"system">(context.mission.system->name),
                                                       arg<"phases">(phases)));
        continue;
      }
      if (!is_lua_name(*meant)) {
        report(message<raised_without_name>(arg<"item">(item), arg<"event">("on_" + event), arg<"raised">(*meant),
                                            arg<"name">(event)));
        observations.back().fixes = room.take(with_raised(id, *meant, event));
        continue;
      }
      report(message<unknown_event_meant>(arg<"item">(item), line, arg<"event">("on_" + event),
                                          arg<"meant">("on_" + *meant)));
      // Where there is such a function already, renaming would lose one of the two.
      if (std::find(names.events.begin(), names.events.end(), *meant) == names.events.end()) {
        observations.back().fixes = room.take(with_function(id, "on_" + event, "on_" + *meant));
      }
    }
    std::set<std::string_view> told;
    for (const auto& call : names.calls) {
      if (call.function != api::word("battle", "raise") || all_heard.contains(call.text)) continue;
      if (!is_lua_name(call.text) || !told.insert(call.text).second) continue;
      if (call.text.starts_with("on_") && call.text.size() > 3) {
        const auto name = call.text.substr(3);
        report(message<raised_with_on>(arg<"item">(item), arg<"raised">(call.text), arg<"name">(name)));
        observations.back().fixes = room.take(with_raised(id, call.text, name));
        continue;
      }
      report(message<unheard_event>(arg<"item">(item), arg<"event">(call.text)));
    }
    for (const auto round : std::set(names.rounds.begin(), names.rounds.end())) {
      if (last == 0 || round <= last) continue;
      report(message<unknown_event_round>(arg<"item">(item), arg<"round">(round), arg<"rounds">(last)));
    }
  }
  add_functions_not_called(context.mission, own, observations);
  add_hidden_functions(context.mission, own, observations);
  return observations;
}

}  // namespace

Check unknown_event_check() {
  return {
      .key = "unknown-event",
      .title = "Event or round that there is not",
      .group = Check::Group::missions,
      .level = Level::warning,
      .rule =
          "A Lua function whose name begins with `on_` is called at a moment of the sequence: start or end of the "
          "battle, of a round, a turn or one of the system's phases, as in `on_round_start` or "
          "`on_command_phase_end`; at something that happens, as in `on_unit_moved` (docs/lua-api.md); or when some "
          "item "
          "tells of it by `battle:raise`; and what is raised so has a function. A round that `battle.round` is "
          "compared with comes before the battle's end. "
          "Any other function is one that items of its kind may have, as `may_operate`, or the item uses "
          "it, or a row of its table; `score` of a rule is called by nobody. One that is called is not local, and "
          "stands in "
          "no table, as in `function rule.on_round_start`. "
          "The Lua is read, not run.",
      .reason = "What waits for a moment that never comes does nothing, and says nothing at the table.",
      .places = "the rule, mission objective, action, stratagem or table",
      .remedy =
          "Correct the name of the function, of what is raised, or the round in the Lua. A fix gives a function the "
          "name "
          "that was meant, where there is one and the item has no function of that name yet.",
      .messages = {unknown_event, unknown_event_meant, no_such_phase, raised_without_name, function_not_called,
                   function_not_called_meant, function_of_others, function_is_local, function_in_table, unheard_event,
                   raised_with_on, unknown_event_round},
      .pictured = false,
      .reported_before = "outside-published-range",
      .run = run};
}

}  // namespace bulkhead
