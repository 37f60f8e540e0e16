// SPDX-License-Identifier: MIT
#include <set>

#include "scripting/api.h"
#include "scripting/checks/lua_names.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText label_not_on_map{
    "label-not-on-map", "a label that the Lua names must be on the map; {item} names {label}, which no marker has"};

std::vector<Observation> run(const CheckContext& context) {
  std::set<std::string> labels;
  for (const auto& marker : *context.mission.markers) labels.insert(marker.label);
  std::vector<Observation> observations;
  const auto items = lua_names(context.mission);
  for (const auto& [item, id, names] : *items) {
    std::set<std::string_view> found;
    for (const auto& call : names.calls) {
      if (api::named_by(call.function) != ApiWord::Names::label || labels.contains(call.text)) continue;
      if (!found.insert(call.text).second) continue;
      observations.push_back(
          {message<label_not_on_map>(arg<"item">(item), arg<"label">(call.text)), {address_of(id)}, {}});
    }
  }
  return observations;
}

}  // namespace

Check label_not_on_map_check() {
  return {.key = "label-not-on-map",
          .title = "Label that is not on the map",
          .group = Check::Group::missions,
          .level = Level::warning,
          .rule =
              "A label by which the Lua of an item names markers, as in `controls(player, \"A\")` "
              "or `battle.objectives:labelled(\"A\")`, is that of a marker. References in texts are "
              "looked at by `unknown-reference`.",
          .reason = "Such a condition can never be true.",
          .places = "the rule, mission objective or stratagem",
          .remedy = "Label a marker so, or correct the label in the Lua.",
          .messages = {label_not_on_map},
          .pictured = false,
          .reported_before = "start-zones-close",
          .run = run};
}

}  // namespace bulkhead
