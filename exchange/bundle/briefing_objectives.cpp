// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "exchange/bundle/briefing_parts.h"
#include "exchange/bundle/control_in_words.h"
#include "exchange/bundle/markdown.h"
#include "exchange/bundle/moment_in_words.h"
#include "model/base/plain_text.h"
#include "model/mission/items.h"
#include "model/mission/names.h"
#include "model/mission/roles.h"
#include "model/text/references.h"

namespace bulkhead {
namespace {

/// `5`, `5 each, at least 5, at most 15`
std::string points_words(const Condition& condition) {
  auto words = fmt::to_string(condition.victory_points);
  if (!condition.each.empty()) words += " each";
  if (condition.least) words += fmt::format(", at least {}", *condition.least);
  if (condition.most) words += fmt::format(", at most {}", *condition.most);
  return words;
}

/// It gives no points, but the battle to a side, or to whoever meets it.
bool says_who_wins(const MissionObjective& objective, const Condition& condition) {
  const bool no_points = condition.victory_points == 0 && condition.each.empty();
  return no_points && (condition.side || objective.kind.text() == "victory");
}

std::string round_words(const Mission& mission, const Scoring& scoring) {
  const auto& name = mission.system->sequence.round_name;
  const auto round = markdown_words(name.empty() ? "round" : name);
  const auto player = scoring.player == Scoring::Player::first    ? ", first player"
                      : scoring.player == Scoring::Player::second ? ", second player"
                                                                  : "";
  if (scoring.first_round == 0) return player;
  if (scoring.first_round == scoring.last_round) return fmt::format(", {} {}{}", round, scoring.first_round, player);
  return fmt::format(", {}s {} to {}{}", round, scoring.first_round, scoring.last_round, player);
}

/// What it is for; the word `each` stands beside the points already.
std::string condition_words(const Mission& mission, const MissionObjective& objective, const Condition& condition) {
  auto words = markdown_words(expand(condition.text, &objective, mission));
  for (const std::string_view beginning : {"for each of ", "for each ", "each of ", "each "}) {
    if (condition.each.empty() || !words.starts_with(beginning)) continue;
    words.erase(0, beginning.size());
    break;
  }
  return condition.side ? fmt::format("{}: {}", side_words(mission, *condition.side), words) : words;
}

void scoring(const Mission& mission, const MissionObjective& objective, BriefingText& text) {
  std::vector<std::string> moments;
  for (const auto& scored : objective.scorings)
    moments.push_back(moment_in_words(mission, scored.moment) + round_words(mission, scored));
  if (objective.conditions.empty()) {
    if (!moments.empty()) text.paragraph(fmt::format("Scored: {}.", fmt::join(moments, "; ")));
    return;
  }
  auto when = capitalised(fmt::format("{}", fmt::join(moments, "; ")));
  const auto says_so = [&](const Condition& condition) { return says_who_wins(objective, condition); };
  if (std::ranges::all_of(objective.conditions, says_so)) {
    text.lines("\n| Decided | Wins | If |\n| --- | --- | --- |\n");
    for (const auto& condition : objective.conditions) {
      const auto winner = condition.side ? side_words(mission, *condition.side) : "The player for whom it is true";
      text.lines(
          fmt::format("| {} | {} | {} |\n", when, winner, markdown_words(expand(condition.text, &objective, mission))));
      when.clear();
    }
    return;
  }
  text.lines("\n| Scored | Victory points | For |\n| --- | ---: | --- |\n");
  for (const auto& condition : objective.conditions) {
    text.lines(fmt::format("| {} | {} | {} |\n", when, points_words(condition),
                           condition_words(mission, objective, condition)));
    when.clear();
  }
}

void outcomes(const Mission& mission, const MissionObjective& objective, BriefingText& text) {
  if (objective.outcomes.empty()) return;
  text.lines("\n| Outcome | Attacker | Defender |\n| --- | ---: | ---: |\n");
  for (const auto& outcome : objective.outcomes) {
    text.lines(fmt::format("| {} | {} | {} |\n", markdown_words(expand(outcome.text, &objective, mission)),
                           outcome.attacker, outcome.defender));
  }
}

/// Its kind, whose it is, and the figures that hold for it as a whole.
std::vector<std::string> facts(const Mission& mission, const MissionObjective& objective) {
  std::vector<std::string> facts = {spelled(objective.kind)};
  if (objective.group) {
    const auto& groups = *mission.objective_groups;
    const auto found = std::ranges::find(groups, *objective.group, &ObjectiveGroup::id);
    facts.push_back(markdown_words(found == groups.end() ? spelled(*objective.group) : name_or_id(*found)));
  }
  if (objective.side) facts.push_back("for the " + side_words(mission, *objective.side));
  if (objective.start != 0) facts.push_back(fmt::format("starts with {}", objective.start));
  if (objective.least) facts.push_back(fmt::format("gives {} at least", *objective.least));
  if (objective.most) facts.push_back(fmt::format("gives {} at most", *objective.most));
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
    text.list(placings_in_words(mission, objective.places, objective));
    tell_tables_of(mission, texts_of(objective), 4, text);
  }
}

}  // namespace bulkhead
