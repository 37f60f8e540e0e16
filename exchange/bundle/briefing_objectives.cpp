// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "exchange/bundle/briefing_parts.h"
#include "exchange/bundle/markdown.h"
#include "exchange/bundle/moment_in_words.h"
#include "model/base/plain_text.h"
#include "model/mission/names.h"
#include "model/mission/roles.h"
#include "model/text/references.h"

namespace bulkhead {
namespace {

/// `5`, `5 for each, 5 to 15 in all`
std::string points_words(const Condition& condition) {
  auto words = fmt::to_string(condition.victory_points);
  if (!condition.each.empty()) words += " for each";
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
    auto words = markdown_words(expand(condition.text, &objective, mission));
    if (condition.side) words = fmt::format("{}: {}", side_words(mission, *condition.side), words);
    text.lines(fmt::format("| {} | {} | {} |\n", when, points_words(condition), words));
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

}  // namespace

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
  }
}

}  // namespace bulkhead
