// SPDX-License-Identifier: MIT
#include <algorithm>
#include <set>

#include "analysis/placing/placings.h"
#include "scripting/api.h"
#include "scripting/checks/lua_names.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText kind_not_on_map{
    "kind-not-on-map", "what the Lua asks for must be on the map; {item} asks for kind {kind}, which nothing has"};

/// The kinds of the things that a collection of this name holds.
std::set<std::string> kinds_in(const Mission& mission, const std::string& collection) {
  std::set<std::string> kinds;
  constexpr auto zones = api::word("battle", "zones");
  constexpr auto areas = api::word("battle", "areas");
  constexpr auto markers = api::word("battle", "markers");
  const bool any = collection != zones && collection != areas && collection != markers;
  const auto add = [&](const auto& things) {
    for (const auto& thing : things) kinds.insert(thing.kind.text());
  };
  if (any || collection == zones) add(*mission.zones);
  if (any || collection == areas) add(*mission.areas);
  if (any || collection == markers) {
    add(*mission.markers);
    // What players place is there when the Lua runs.
    for (const auto& [item, placing] : placings_of(mission)) kinds.insert(placing->what.text());
  }
  return kinds;
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  const auto items = lua_names(context.mission);
  for (const auto& [item, id, names] : *items) {
    std::set<std::string_view> found;
    for (const auto& call : names.calls) {
      if (api::named_by(call.function) != ApiWord::Names::kind) continue;
      if (kinds_in(context.mission, call.object).contains(call.text) || !found.insert(call.text).second) continue;
      observations.push_back(
          {message<kind_not_on_map>(arg<"item">(item), arg<"kind">(call.text)), {address_of(id)}, {}});
    }
  }
  return observations;
}

}  // namespace

Check kind_not_on_map_check() {
  return {.key = "kind-not-on-map",
          .title = "Kind that is not on the map",
          .group = Check::Group::missions,
          .level = Level::warning,
          .rule =
              "Where the Lua of an item asks for things of a kind, as "
              "`battle.areas:of_kind(\"compartment\")` does, the map has one: among its zones, "
              "areas or markers where the Lua says so, else among any of them; or an item has such markers placed. "
              "The Lua is read, not run.",
          .reason =
              "A rule about compartments does nothing on a map without any, and a misspelt kind is "
              "silent at the table.",
          .places = "the rule, mission objective or stratagem",
          .remedy = "Draw a zone, area or marker of this kind, or correct the kind in the Lua.",
          .messages = {kind_not_on_map},
          .pictured = false,
          .reported_before = "start-zones-close",
          .run = run};
}

}  // namespace bulkhead
