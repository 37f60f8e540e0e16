// SPDX-License-Identifier: MIT
#include <algorithm>

#include "model/mission/moments.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText too_many_points{
    "victory-points",
    "mission objectives count up to {limit} victory points; a player can score {most}, the rest is lost"};
constexpr MessageText too_few_points{
    "victory-points-short",
    "mission objectives count up to {limit} victory points; no player can score more than {most}"};

struct Count {
  std::int64_t points = 0;
  /// More may come that cannot be counted.
  bool open = false;
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

Count most_of(const MissionObjective& objective, const Sequence& sequence, Scoring::Player player) {
  std::int64_t points = 0;
  Count count{0, !objective.lua.empty()};
  for (const auto& condition : objective.conditions) {
    const bool counts = !condition.each.empty();
    if (counts && !condition.most) count.open = true;
    points += std::max(0, counts ? condition.most.value_or(0) : condition.victory_points);
  }
  if (objective.conditions.empty()) return count;
  if (objective.scorings.empty()) return {points, true};
  for (const auto& scoring : objective.scorings) {
    if (scoring.player != Scoring::Player::either && scoring.player != player) continue;
    const auto times = times_of(scoring, sequence);
    count.points += times.points * points;
    count.open = count.open || times.open;
  }
  return count;
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  const auto cap = number_limit(mission, "victory-points");
  if (!cap || mission.objectives->empty()) return {};
  std::int64_t most = 0;
  bool open = false;
  for (const auto player : {Scoring::Player::first, Scoring::Player::second}) {
    std::int64_t sum = 0;
    for (const auto& objective : *mission.objectives) {
      const auto count = most_of(objective, mission.system->sequence, player);
      sum += count.points;
      open = open || count.open;
    }
    most = std::max(most, sum);
  }
  if (most == *cap || (most < *cap && open)) return {};
  Observation observation;
  const auto limit = arg<"limit">(*cap);
  observation.message = most > *cap ? message<too_many_points>(limit, arg<"most">(most))
                                    : message<too_few_points>(limit, arg<"most">(most));
  for (const auto& objective : *mission.objectives) observation.addresses.push_back(address_of(objective.id));
  return {observation};
}

}  // namespace

Check victory_points_check() {
  return {.key = "victory-points",
          .title = "Victory points and their cap",
          .group = Check::Group::missions,
          .level = Level::note,
          .rule =
              "The most that a player can score in mission objectives is what the limit says. "
              "Counted are all conditions that give points, at every time their objective is "
              "scored: each round of a scoring, or once at a moment of the battle such as "
              "`battle-end`. The better of first and second player counts. Objectives that score in "
              "Lua or for each of something, or say nothing of when they are scored, may bring more, so then only too "
              "much is "
              "reported. What is meant for one side alone is counted for both.",
          .reason = "What lies beyond the cap is lost, and a cap that nobody can reach caps nothing.",
          .places = "all mission objectives",
          .remedy =
              "Change the points or the rounds of the mission objectives, or give the mission a cap "
              "of its own.",
          .messages = {too_many_points, too_few_points},
          .limits = {"victory-points"},
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
