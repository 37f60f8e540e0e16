// SPDX-License-Identifier: MIT
#include <algorithm>
#include <set>

#include "validators/checks/checks.h"
#include "validators/lua_names.h"
#include "validators/names.h"

namespace bulkhead {
namespace {

// Rule: where the Lua of an item asks for things of a kind (`battle.areas:of_kind("compartment")`), the map has one:
// among the zones, areas, markers or objectives where it says so, else among any of them. One finding for each item
// and kind.
// Source: a rule about compartments does nothing on a map without any, and a misspelt kind is silent at the table.

/// The kinds of the things that a collection of this name holds.
std::set<std::string> kinds_in(const Mission& mission, const std::string& collection) {
  std::set<std::string> kinds;
  const bool any = collection != "zones" && collection != "areas" && collection != "markers";
  const auto add = [&](const auto& things) {
    for (const auto& thing : things) kinds.insert(thing.kind.text());
  };
  if (any || collection == "zones") add(*mission.zones);
  if (any || collection == "areas") add(*mission.areas);
  if (any || collection == "markers") add(*mission.markers);
  return kinds;
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  std::set<std::pair<std::string_view, std::string>> found;
  const auto calls = lua_calls(context.mission);
  for (const auto& [item, id, call] : calls) {
    if (call.function != "of_kind" || kinds_in(context.mission, call.object).contains(call.text)) continue;
    if (!found.emplace(id, call.text).second) continue;
    observations.push_back({{"kind-not-on-map", {{"item", item}, {"kind", call.text}}}, {address_of(Id(id))}, {}});
  }
  return observations;
}

}  // namespace

Check kind_not_on_map_check() {
  return {"kind-not-on-map",     "Kind that is not on the map",
          Level::warning,        "Draw a zone, area or marker of this kind, or correct the kind in the Lua.",
          Check::Speed::instant, run};
}

}  // namespace bulkhead
