// SPDX-License-Identifier: MIT
#include "model/text/item_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "model/base/numbers.h"
#include "model/base/plain_text.h"
#include "model/mission/names.h"
#include "model/mission/roles.h"
#include "model/text/moment_in_words.h"
#include "model/text/placing_in_words.h"
#include "model/text/references.h"

namespace bulkhead {
namespace {

std::string round_words(const Mission& mission, const Scoring& scoring) {
  const auto& name = mission.system->sequence.round_name;
  const std::string round = name.empty() ? "round" : name;
  const auto player = scoring.player == Scoring::Player::first    ? ", first player"
                      : scoring.player == Scoring::Player::second ? ", second player"
                                                                  : "";
  if (scoring.first_round == 0) return player;
  if (scoring.first_round == scoring.last_round) return fmt::format(", {} {}{}", round, scoring.first_round, player);
  const auto* const between = scoring.last_round == scoring.first_round + 1 ? "and" : "to";
  return fmt::format(", {}s {} {} {}{}", round, scoring.first_round, between, scoring.last_round, player);
}

}  // namespace

std::string side_in_words(const Mission& mission, const Id& id) {
  const auto* side = side_named(mission, id);
  return side != nullptr ? name_or_id(*side) : spelled(id);
}

std::string kind_in_words(const std::vector<NamedKind>& kinds, const std::string& word) {
  const auto* kind = find_named_kind(kinds, word);
  return kind == nullptr ? word : kind->name;
}

std::string uses_in_words(const GameSystem& system, const std::string& uses) {
  if (const auto* use = find_named_kind(system.uses, uses)) return use->name;
  if (uses == "unlimited") return "as often as you like";
  if (parse_int(uses, 0, largest_number)) return uses + " times";
  return "once per " + uses;
}

std::vector<std::string> placings_in_words(const Mission& mission, const std::vector<Placing>& placings,
                                           const Item& item) {
  std::vector<std::string> entries;
  for (const auto& placing : placings) {
    auto words = in_words(mission, placing);
    if (!placing.words.empty()) words += " " + expand(placing.words, &item, mission);
    entries.push_back(std::move(words));
  }
  return entries;
}

std::vector<Placing> places_of(const Stratagem& stratagem) {
  auto places = stratagem.places;
  if (stratagem.when.empty()) return places;
  for (auto& place : places) place.at.reset();
  return places;
}

std::string cost_in_words(const Stratagem& stratagem) {
  return stratagem.cost ? fmt::format("{} {}", to_text(*stratagem.cost), stratagem.currency) : "cost not known";
}

const std::string* action_points(const MissionAction& action) {
  const auto points = std::ranges::find(action.params, Id("ap"), &Param::name);
  return points == action.params.end() ? nullptr : &points->value;
}

std::vector<std::string> moments_in_words(const Mission& mission, const MissionAction& action) {
  std::vector<std::string> moments;
  for (const auto& use : action.used) moments.push_back("begun " + moment_in_words(mission, use.at));
  if (action.completed) moments.push_back("done " + moment_in_words(mission, *action.completed));
  return moments;
}

std::string group_in_words(const Mission& mission, const MissionObjective& objective) {
  if (!objective.group) return {};
  const auto& groups = *mission.objective_groups;
  const auto found = std::ranges::find(groups, *objective.group, &ObjectiveGroup::id);
  return found == groups.end() ? spelled(*objective.group) : name_or_id(*found);
}

std::vector<std::string> bounds_in_words(const MissionObjective& objective) {
  std::vector<std::string> bounds;
  if (objective.start != 0) bounds.push_back(fmt::format("starts with {}", objective.start));
  if (objective.least) bounds.push_back(fmt::format("gives {} at least", *objective.least));
  if (objective.most) bounds.push_back(fmt::format("gives {} at most", *objective.most));
  return bounds;
}

std::vector<std::string> scorings_in_words(const Mission& mission, const MissionObjective& objective) {
  std::vector<std::string> moments;
  for (const auto& scored : objective.scorings) {
    moments.push_back(moment_in_words(mission, scored.moment) + round_words(mission, scored));
  }
  return moments;
}

bool wants_each(const Condition& condition) {
  const auto says = [&](std::string_view beginning) { return condition.text.starts_with(beginning); };
  return !condition.each.empty() && !says("each ") && !says("for each ");
}

std::string points_in_words(const Condition& condition) {
  auto words = fmt::to_string(condition.victory_points);
  if (wants_each(condition)) words += " each";
  if (condition.least) words += fmt::format(", at least {}", *condition.least);
  if (condition.most) words += fmt::format(", at most {}", *condition.most);
  return words;
}

std::string condition_in_words(const Mission& mission, const MissionObjective& objective, const Condition& condition) {
  auto words = expand(condition.text, &objective, mission);
  // What they are for stands below `For` already.
  constexpr std::string_view beginning = "for ";
  if (!condition.each.empty() && !wants_each(condition) && words.starts_with(beginning))
    words.erase(0, beginning.size());
  return condition.side ? fmt::format("{}: {}", side_in_words(mission, *condition.side), words) : words;
}

bool says_who_wins(const MissionObjective& objective) {
  const auto says_so = [&](const Condition& condition) {
    const bool no_points = condition.victory_points == 0 && condition.each.empty();
    return no_points && (condition.side || objective.kind.text() == "victory");
  };
  return !objective.conditions.empty() && std::ranges::all_of(objective.conditions, says_so);
}

std::string winner_in_words(const Mission& mission, const Condition& condition) {
  return condition.side ? side_in_words(mission, *condition.side) : "You";
}

}  // namespace bulkhead
