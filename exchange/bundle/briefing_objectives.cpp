// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "exchange/bundle/briefing_parts.h"
#include "exchange/bundle/control_in_words.h"
#include "exchange/bundle/markdown.h"
#include "model/base/plain_text.h"
#include "model/mission/items.h"
#include "model/text/item_words.h"
#include "model/text/moment_in_words.h"
#include "model/text/references.h"

namespace bulkhead {
namespace {

void scoring(const Mission& mission, const MissionObjective& objective, BriefingText& text) {
  const auto moments = fmt::format("{}", fmt::join(scorings_in_words(mission, objective), "; "));
  const bool wins = says_who_wins(objective);
  if (!moments.empty()) {
    text.paragraph(fmt::format("**{}:** {}.", wins ? "Decided" : "Scored", markdown_words(capitalised(moments))));
  }
  if (objective.conditions.empty()) return;
  text.lines(wins ? "\n| Wins | If |\n| --- | --- |\n" : "\n| Victory points | For |\n| ---: | --- |\n");
  for (const auto& condition : objective.conditions) {
    const auto row =
        wins ? std::pair(markdown_words(winner_in_words(mission, condition)),
                         markdown_words(expand(condition.text, &objective, mission)))
             : std::pair(points_in_words(condition), markdown_words(condition_in_words(mission, objective, condition)));
    text.lines(fmt::format("| {} | {} |\n", row.first, row.second));
  }
}

void outcomes(const Mission& mission, const MissionObjective& objective, BriefingText& text) {
  if (objective.outcomes.empty()) return;
  text.lines(fmt::format("\n| Outcome | {} | {} |\n| --- | ---: | ---: |\n", side_words(mission, Id("attacker")),
                         side_words(mission, Id("defender"))));
  for (const auto& outcome : objective.outcomes) {
    text.lines(fmt::format("| {} | {} | {} |\n", markdown_words(expand(outcome.text, &objective, mission)),
                           outcome.attacker, outcome.defender));
  }
}

/// Its kind, whose it is, and the figures that hold for it as a whole.
std::vector<std::string> facts(const Mission& mission, const MissionObjective& objective) {
  std::vector<std::string> facts = {capitalised(spelled(objective.kind)) + " objective"};
  if (objective.group) facts.push_back(markdown_words(group_in_words(mission, objective)));
  if (objective.side) facts.push_back("for the " + side_words(mission, *objective.side));
  for (auto& bound : bounds_in_words(objective)) facts.push_back(std::move(bound));
  return facts;
}

/// Whether any text, expression or Lua of the mission, or an action of its game, speaks of control.
bool asks_for_control(const Mission& mission) {
  const auto says = [](std::string_view words) { return words.find("control") != std::string_view::npos; };
  const auto any = [&]<typename T>(const std::vector<T>& items) {
    return std::ranges::any_of(items, [&](const T& item) { return says(item.lua) || says(texts_of(item)); });
  };
  const auto scored = [&](const MissionObjective& objective) {
    return std::ranges::any_of(objective.conditions,
                               [&](const Condition& condition) {
                                 return says(condition.expression) || says(condition.each) || says(condition.text);
                               }) ||
           std::ranges::any_of(objective.outcomes,
                               [&](const Outcome& outcome) { return says(outcome.expression) || says(outcome.text); });
  };
  const auto standing = standing_actions(mission);
  return any(*mission.rules) || any(*mission.objectives) || any(*mission.actions) || any(*mission.stratagems) ||
         any(*mission.tables) || std::ranges::any_of(*mission.objectives, scored) ||
         std::ranges::any_of(standing,
                             [&](const MissionAction* action) { return says(action->lua) || says(texts_of(*action)); });
}

}  // namespace

void tell_control(const Mission& mission, BriefingText& text) {
  const auto words = control_in_words(mission);
  if (words.empty() || !asks_for_control(mission)) return;
  text.heading(2, "Control");
  text.paragraph(words);
}

void tell_objectives(const Mission& mission, BriefingText& text) {
  if (mission.objectives->empty()) return;
  text.heading(2, "Mission objectives");
  for (const auto& objective : *mission.objectives) {
    text.heading(3, objective.name);
    text.paragraph(fmt::format("*{}*", fmt::join(facts(mission, objective), ", ")));
    text.user_text(objective.text, &objective);
    scoring(mission, objective, text);
    outcomes(mission, objective, text);
    text.placings(objective.places, objective);
    tell_tables_of(mission, texts_of(objective), 4, text);
  }
}

}  // namespace bulkhead
