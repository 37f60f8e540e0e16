// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "model/mission/moments.h"
#include "scripting/api.h"
#include "scripting/checks/checks.h"
#include "scripting/checks/item_lua.h"
#include "scripting/checks/lua_names.h"
#include "validators/names.h"

namespace bulkhead {
namespace {

constexpr MessageText unknown_event{"unknown-event",
                                    "a function for an event must be of one that there is; {item} has {event}"};
constexpr MessageText unknown_event_round{"unknown-event-round",
                                          "a battle has {rounds} rounds; {item} waits for round {round}"};

class Search {
 public:
  explicit Search(const Mission& mission) : mission_(mission) {}

  std::vector<Observation> run() {
    for_each_lua(mission_, [&](std::string_view noun, const Item& item, const std::vector<std::string_view>& lua) {
      look_at(noun, item, lua);
    });
    return std::move(observations_);
  }

 private:
  void look_at(std::string_view noun, const Item& item, const std::vector<std::string_view>& chunks) {
    std::set<std::string> events;
    std::set<int> rounds;
    for (const auto chunk : chunks) {
      for (auto& event : lua_events(chunk)) events.insert(std::move(event));
      for (const auto round : lua_rounds(chunk)) rounds.insert(round);
    }
    const auto where = fmt::format("{} {}", noun, item.id.text());
    for (const auto& event : events) {
      if (!known(event)) report(message<unknown_event>(arg<"item">(where), arg<"event">("on_" + event)), item);
    }
    const int last = mission_.system->sequence.rounds;
    for (const auto round : rounds) {
      if (last == 0 || round <= last) continue;
      report(message<unknown_event_round>(arg<"item">(where), arg<"round">(round), arg<"rounds">(last)), item);
    }
  }

  [[nodiscard]] bool known(std::string event) const {
    if (api::is_hook("on_" + event)) return true;
    std::replace(event.begin(), event.end(), '_', '-');
    return phase_exists(*mission_.system, event);
  }

  void report(Message message, const Item& item) {
    observations_.push_back({std::move(message), {address_of(item.id)}, {}});
  }

  const Mission& mission_;
  std::vector<Observation> observations_;
};

}  // namespace

Check unknown_event_check() {
  return {.key = "unknown-event",
          .title = "Event or round that there is not",
          .group = Check::Group::missions,
          .level = Level::warning,
          .rule =
              "A Lua function whose name begins with `on_` is called at a moment of the sequence: start or end of the "
              "battle, of a round, a turn or one of the system's phases, as in `on_round_start` or "
              "`on_command_phase_end`. A round that `battle.round` is compared with comes before the battle's end. "
              "The Lua is read, not run.",
          .reason = "What waits for a moment that never comes does nothing, and says nothing at the table.",
          .places = "the rule, mission objective or stratagem",
          .remedy = "Correct the name of the function or the round in the Lua.",
          .messages = {unknown_event, unknown_event_round},
          .pictured = false,
          .reported_before = "outside-published-range",
          .run = [](const CheckContext& context) { return Search(context.mission).run(); }};
}

}  // namespace bulkhead
