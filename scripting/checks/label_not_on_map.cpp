// SPDX-License-Identifier: MIT
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/placing/placings.h"
#include "model/base/plain_text.h"
#include "scripting/checks/words_of_map.h"

namespace bulkhead {
namespace {

constexpr MessageText unknown{
    "label-not-on-map",
    "a label that the Lua names must be on the map; {item}, line {line}, names {label}, which "
    "no {what} has"};
constexpr MessageText unknown_meant{
    "label-not-on-map-meant",
    "a label that the Lua names must be on the map; {item}, line {line}, names {label}, "
    "which no {what} has; did you mean {meant}?"};

/// What players place is numbered: the markers of one kind from 1 on.
constexpr int most_placed = 100;

/// The labels of the things of a class.
std::optional<std::vector<std::string>> labels_of(const Mission& mission, std::string_view element) {
  std::vector<std::string> labels;
  const auto is = [&](std::string_view of) { return element.empty() || element == of; };
  const auto add = [&](const std::string& label) {
    if (!label.empty()) labels.push_back(label);
  };
  if (is("marker")) {
    for (const auto& marker : *mission.markers) add(marker.label);
    if (!placings_of(mission).empty()) {
      for (int number = 1; number <= most_placed; ++number) add(std::to_string(number));
    }
  }
  for (const auto& area : *mission.areas) {
    if (is("area")) add(area.label);
  }
  for (const auto& zone : *mission.zones) {
    if (is("zone")) add(zone.label);
  }
  if (is("hatchway")) for_each_hatchway(mission, [&](const auto&, const Hatchway& hatchway) { add(hatchway.label); });
  if (is("marker") || is("area") || is("zone") || is("hatchway")) return labels;
  return std::nullopt;
}

std::vector<Observation> run(const CheckContext& context) {
  return observe_words(context.mission, {ApiWord::Names::label, &labels_of},
                       [](std::string item, const LuaToken& token, const WordOfNothing& word) {
                         const auto of = arg<"item">(std::move(item));
                         const auto in = arg<"line">(token.line);
                         const auto label = arg<"label">(quotable(token.text));
                         const auto what = arg<"what">(word.element.empty() ? "thing" : word.element);
                         return word.meant ? message<unknown_meant>(of, in, label, what, arg<"meant">(*word.meant))
                                           : message<unknown>(of, in, label, what);
                       });
}

}  // namespace

Check label_not_on_map_check() {
  return {.key = "label-not-on-map",
          .title = "Label that is not on the map",
          .group = Check::Group::missions,
          .level = Level::warning,
          .rule =
              "A label by which the Lua of an item names things of the map, as in `controls(player, \"A\")` or "
              "`battle.areas:labelled(\"Bridge\")`, is that of a marker, area, zone or hatchway, whichever the Lua "
              "says, else of any of them. Markers that players place have numbers. References in texts are looked at "
              "by `unknown-reference`. The Lua is read, not run.",
          .reason = "Such a condition can never be true.",
          .places = "the rule, mission objective, action, stratagem or table; the message names the line",
          .remedy =
              "Label what is meant so, or correct the label in the Lua. A fix writes the one that was meant, where "
              "there is one.",
          .messages = {unknown, unknown_meant},
          .pictured = false,
          .reported_before = "start-zones-close",
          .run = run};
}

}  // namespace bulkhead
