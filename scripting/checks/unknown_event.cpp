// SPDX-License-Identifier: MIT
#include <algorithm>
#include <set>

#include "model/mission/moments.h"
#include "scripting/api.h"
#include "scripting/checks/lua_names.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText unknown_event{"unknown-event",
                                    "a function for an event must be of one that there is; {item} has {event}"};
constexpr MessageText unknown_event_round{"unknown-event-round",
                                          "a battle has {rounds} rounds; {item} waits for round {round}"};

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

std::vector<Observation> run(const CheckContext& context) {
  const int last = last_round(context.mission.system->sequence);
  std::vector<Observation> observations;
  const auto items = lua_names(context.mission);
  const auto own = raised(*items);
  for (const auto& [item, id, names] : *items) {
    const auto report = [&](Message message) { observations.push_back({std::move(message), {address_of(id)}, {}}); };
    for (const auto& event : std::set(names.events.begin(), names.events.end())) {
      if (own.contains(event) || is_known(context.mission, event)) continue;
      report(message<unknown_event>(arg<"item">(item), arg<"event">("on_" + event)));
    }
    for (const auto round : std::set(names.rounds.begin(), names.rounds.end())) {
      if (last == 0 || round <= last) continue;
      report(message<unknown_event_round>(arg<"item">(item), arg<"round">(round), arg<"rounds">(last)));
    }
  }
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
          "tells of it by `battle:raise`. A round that `battle.round` is compared with comes before the battle's end. "
          "The Lua is read, not run.",
      .reason = "What waits for a moment that never comes does nothing, and says nothing at the table.",
      .places = "the rule, mission objective or stratagem",
      .remedy = "Correct the name of the function or the round in the Lua.",
      .messages = {unknown_event, unknown_event_round},
      .pictured = false,
      .reported_before = "outside-published-range",
      .run = run};
}

}  // namespace bulkhead
