// SPDX-License-Identifier: MIT
#include <algorithm>

#include "model/mission/moments.h"
#include "model/mission/roles.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText too_many_points{
    "victory-points",
    "mission objectives count up to {limit} victory points; a player can score {most}, the rest is lost"};
constexpr MessageText too_many_for_a_side{
    "victory-points-of-side",
    "mission objectives count up to {limit} victory points; {side} can score {most}, the rest is lost"};
constexpr MessageText too_few_points{
    "victory-points-short",
    "mission objectives count up to {limit} victory points; no player can score more than {most}"};

struct Count {
  std::int64_t points = 0;
  /// More may come that cannot be counted.
  bool open = false;
};

/// One of the sides, null where there are none, that goes first or second.
struct Player {
  const Side* side = nullptr;
  Scoring::Player turn = Scoring::Player::first;
};

Count times_of(const Scoring& scoring, const Sequence& sequence) {
  if (scoring.moment.text().starts_with("battle-")) return {1, false};
  const bool every = scoring.first_round == 0;
  if (every && sequence.rounds == 0) return {1, true};
  const int rounds = last_round(sequence);
  const int last = every ? rounds : scoring.last_round;
  const int ends = rounds == 0 ? last : std::min(last, rounds);
  return {std::max(0, ends - std::max(1, scoring.first_round) + 1), false};
}

/// Whether what is said to be somebody's is the player's; what is nobody's we know may be anybody's.
bool belongs_to(const Mission& mission, const std::optional<Id>& whose, const Player& player) {
  if (!whose || player.side == nullptr) return true;
  const auto* side = side_named(mission, *whose);
  return side == nullptr || side->id == player.side->id;
}

/// Of all conditions together, each time that they are scored.
Count count_conditions(const Mission& mission, const MissionObjective& objective, const Player& player) {
  Count count;
  for (const auto& condition : objective.conditions) {
    if (!belongs_to(mission, condition.side, player)) continue;
    const bool counts = !condition.each.empty();
    if (counts && !condition.most) count.open = true;
    count.points += std::max(0, counts ? condition.most.value_or(0) : condition.victory_points);
  }
  return count;
}

/// Of the best outcome, as one of them counts: those of attacker and defender are for the sides that play these roles.
Count count_outcomes(const Mission& mission, const MissionObjective& objective, const Player& player) {
  if (objective.outcomes.empty()) return {};
  const auto* attacker = side_named(mission, Id("attacker"));
  const auto* defender = side_named(mission, Id("defender"));
  if (player.side == nullptr || (attacker == nullptr && defender == nullptr)) return {0, true};
  int most = 0;
  for (const auto& outcome : objective.outcomes) {
    if (player.side == attacker) most = std::max(most, outcome.attacker);
    if (player.side == defender) most = std::max(most, outcome.defender);
  }
  return {most, false};
}

/// What decides the battle outright, or only where points are equal, counts no points.
bool counts_points(const MissionObjective& objective) {
  return objective.kind.text() != "victory" && objective.kind.text() != "tie-break";
}

Count most_of(const Mission& mission, const MissionObjective& objective, const Player& player) {
  if (!counts_points(objective) || !belongs_to(mission, objective.side, player)) return {};
  const auto conditions = count_conditions(mission, objective, player);
  const auto outcomes = count_outcomes(mission, objective, player);
  const auto each_time = conditions.points + outcomes.points;
  Count count{objective.start, !objective.lua.empty() || conditions.open || outcomes.open};
  if (objective.scorings.empty()) {
    count.points += each_time;
    count.open = count.open || !objective.conditions.empty() || !objective.outcomes.empty();
  }
  for (const auto& scoring : objective.scorings) {
    if (scoring.player != Scoring::Player::either && scoring.player != player.turn) continue;
    const auto times = times_of(scoring, mission.system->sequence);
    count.points += times.points * each_time;
    count.open = count.open || (times.open && each_time > 0);
  }
  if (objective.most) return {count.open ? *objective.most : std::min<std::int64_t>(count.points, *objective.most)};
  return count;
}

/// What a side can score at most, and with which objectives.
struct Score {
  const Side* side = nullptr;
  Count count;
  std::vector<Address> objectives;
};

Score score_of(const Mission& mission, const Player& player) {
  Score score{player.side, {}, {}};
  for (const auto& objective : *mission.objectives) {
    const auto count = most_of(mission, objective, player);
    score.count.points += count.points;
    score.count.open = score.count.open || count.open;
    if (count.points > 0 || count.open) score.objectives.push_back(address_of(objective.id));
  }
  return score;
}

/// Of each side the better of going first and second; of a mission without sides of anybody.
std::vector<Score> scores_of(const Mission& mission) {
  std::vector<const Side*> sides;
  for (const auto& side : *mission.sides) sides.push_back(&side);
  if (sides.empty()) sides.push_back(nullptr);
  std::vector<Score> scores;
  for (const auto* side : sides) {
    auto first = score_of(mission, {side, Scoring::Player::first});
    auto second = score_of(mission, {side, Scoring::Player::second});
    const bool open = first.count.open || second.count.open;
    auto& best = scores.emplace_back(second.count.points > first.count.points ? std::move(second) : std::move(first));
    best.count.open = open;
  }
  return scores;
}

bool has_less(const Score& one, const Score& other) { return one.count.points < other.count.points; }

/// Whether no side can score more than another, or with other objectives.
bool are_alike(const std::vector<Score>& scores) {
  return std::ranges::all_of(scores, [&](const Score& score) {
    return score.count.points == scores.front().count.points && score.objectives == scores.front().objectives;
  });
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  const auto cap = number_limit(mission, "victory-points");
  if (!cap || std::ranges::none_of(*mission.objectives, counts_points)) return {};
  auto scores = scores_of(mission);
  const auto limit = arg<"limit">(*cap);
  const auto most = std::ranges::max_element(scores, has_less)->count.points;
  std::vector<Observation> observations;
  if (most > *cap && are_alike(scores)) {
    observations.push_back({message<too_many_points>(limit, arg<"most">(most)), scores.front().objectives, {}});
  } else if (most > *cap) {
    for (auto& score : scores) {
      if (score.count.points <= *cap) continue;
      observations.push_back({message<too_many_for_a_side>(limit, arg<"side">(name_of(mission, score.side->id)),
                                                           arg<"most">(score.count.points)),
                              std::move(score.objectives),
                              {}});
    }
  } else if (most < *cap && std::ranges::none_of(scores, [](const Score& score) { return score.count.open; })) {
    auto& observation = observations.emplace_back();
    observation.message = message<too_few_points>(limit, arg<"most">(most));
    for (const auto& objective : *mission.objectives) {
      if (counts_points(objective)) observation.addresses.push_back(address_of(objective.id));
    }
  }
  return observations;
}

}  // namespace

Check victory_points_check() {
  return {.key = "victory-points",
          .title = "Victory points and their cap",
          .group = Check::Group::missions,
          .level = Level::note,
          .rule =
              "The most that a side can score in mission objectives is what the limit says. Counted are the points "
              "that a side starts with, all conditions that give it points, and the best of the outcomes, at every "
              "time their objective is scored: each round of a scoring, or once at a moment of the battle such as "
              "`battle-end`; no more of an objective than it gives at most. What is meant for one side counts for "
              "that side, and of going first and second the better. What wins the battle outright or breaks a tie "
              "gives no points. Objectives that score in Lua or for each of something, or say nothing of when they "
              "are scored, may bring more, so then only too much is reported. A mission objective that is a file of "
              "its own need not reach the cap.",
          .reason = "What lies beyond the cap is lost, and a cap that nobody can reach caps nothing.",
          .places = "the mission objectives that give points",
          .remedy =
              "Change the points or the rounds of the mission objectives, say how much one of them gives at most, or "
              "give the mission a cap of its own.",
          .messages = {too_many_points, too_many_for_a_side, too_few_points},
          .limits = {"victory-points"},
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
