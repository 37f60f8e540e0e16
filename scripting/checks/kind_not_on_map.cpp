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

constexpr MessageText unknown{"kind-not-on-map",
                              "what the Lua asks for must be on the map; {item}, line {line}, asks for kind {kind}, "
                              "which no {what} has"};
constexpr MessageText unknown_meant{"kind-not-on-map-meant",
                                    "what the Lua asks for must be on the map; {item}, line {line}, asks for kind "
                                    "{kind}, which no {what} has; did you mean {meant}?"};

/// The kinds of the things of a class.
std::optional<std::vector<std::string>> kinds_of(const Mission& mission, std::string_view element) {
  std::vector<std::string> kinds;
  const auto add = [&](std::string_view of, const auto& things) {
    if (!element.empty() && element != of) return;
    for (const auto& thing : things) kinds.push_back(thing.kind.text());
  };
  add("zone", *mission.zones);
  add("area", *mission.areas);
  add("marker", *mission.markers);
  add("link", *mission.links);
  for (const auto& board : mission.boards) add("feature", board->features);
  if (element.empty() || element == "marker") {
    // What players place is there when the Lua runs.
    for (const auto& [item, placing] : placings_of(mission)) kinds.push_back(placing->what.text());
  }
  const bool is_of_map = element.empty() || element == "zone" || element == "area" || element == "marker" ||
                         element == "link" || element == "feature";
  if (!is_of_map) return std::nullopt;
  return kinds;
}

std::vector<Observation> run(const CheckContext& context) {
  return observe_words(context.mission, {ApiWord::Names::kind, &kinds_of},
                       [](std::string item, const LuaToken& token, const WordOfNothing& word) {
                         const auto of = arg<"item">(std::move(item));
                         const auto in = arg<"line">(token.line);
                         const auto kind = arg<"kind">(quotable(token.text));
                         const auto what = arg<"what">(word.element.empty() ? "thing" : word.element);
                         return word.meant ? message<unknown_meant>(of, in, kind, what, arg<"meant">(*word.meant))
                                           : message<unknown>(of, in, kind, what);
                       });
}

}  // namespace

Check kind_not_on_map_check() {
  return {.key = "kind-not-on-map",
          .title = "Kind that is not on the map",
          .group = Check::Group::missions,
          .level = Level::warning,
          .rule =
              "Where the Lua of an item asks for things of a kind, as "
              "`battle.areas:of_kind(\"compartment\")` does, the map has one: among its zones, areas, markers, links "
              "or terrain features where the Lua says so, else among any of them; or an item has such markers placed. "
              "Units come with the forces and are not looked at. The Lua is read, not run.",
          .reason =
              "A rule about compartments does nothing on a map without any, and a misspelt kind is "
              "silent at the table.",
          .places = "the rule, mission objective, action, stratagem or table; the message names the line",
          .remedy =
              "Draw a zone, area or marker of this kind, or correct the kind in the Lua. A fix writes the one that was "
              "meant, where there is one.",
          .messages = {unknown, unknown_meant},
          .pictured = false,
          .reported_before = "start-zones-close",
          .run = run};
}

}  // namespace bulkhead
