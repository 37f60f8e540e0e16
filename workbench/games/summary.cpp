// SPDX-License-Identifier: MIT
#include "workbench/games/summary.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t longest_line = 1'000'000;
constexpr std::int64_t most_points = 1'000'000;
constexpr std::size_t most_rounds = 100;
constexpr std::size_t most_sides = 4;
constexpr std::size_t most_errors = 100;

std::optional<std::int64_t> whole(const Json& value, std::int64_t most) {
  if (!value.is_number_integer()) return std::nullopt;
  const auto number = value.get<std::int64_t>();
  return number < -most || number > most ? std::nullopt : std::optional(number);
}

std::string text(const Json& object, const char* key) {
  const auto found = object.find(key);
  return found == object.end() || !found->is_string() ? std::string() : made_fit(found->get<std::string>());
}

std::optional<std::int64_t> number(const Json& object, const char* key) {
  const auto found = object.find(key);
  return found == object.end() ? std::nullopt : whole(*found, INT64_MAX / 2);
}

const Json& list(const Json& object, const char* key) {
  static const Json none = Json::array();
  const auto found = object.find(key);
  return found == object.end() || !found->is_array() ? none : *found;
}

using Points = std::vector<std::pair<std::string, std::int64_t>>;

/// The points by role of an object; its other fields are left alone.
std::optional<Points> points_of(const Json& object) {
  if (!object.is_object() || object.size() > most_sides + 1) return std::nullopt;
  Points points;
  for (const auto& [role, value] : object.items()) {
    if (role == "id") continue;
    const auto number = whole(value, most_points);
    if (!number) return std::nullopt;
    points.emplace_back(role, *number);
  }
  return points;
}

std::int64_t of_role(const Points& points, const std::string& role) {
  const auto found = std::find_if(points.begin(), points.end(), [&](const auto& each) { return each.first == role; });
  return found == points.end() ? 0 : found->second;
}

Error not_of_a_battle(std::string_view why) {
  return Error{
      fmt::format("this is no line of an automatic battle: {}; such lines are written by --auto --format jsonl", why),
      {},
      0,
      0};
}

}  // namespace

struct GamesSummary::Game {
  std::int64_t seed = 0;
  Points points;
  std::string winner;
  bool is_broken = false;
  std::vector<Points> rounds;
  std::vector<std::pair<std::string, Points>> objectives;
  std::vector<std::string> never_fired;
  /// Each with its step.
  std::vector<std::pair<ScriptError, std::optional<std::int64_t>>> errors;
};

Result<void> GamesSummary::add(std::string_view line) {
  const auto refused = [](std::string_view why) { return tl::unexpected(not_of_a_battle(why)); };
  if (line.size() > longest_line) return refused("it is too long");
  const auto object = Json::parse(line, nullptr, false);
  if (!object.is_object()) return refused("it is no object of JSON");
  if (!object.contains("caricature") || object["caricature"] != true) return refused("it says no caricature");
  const auto seed = number(object, "seed");
  if (!seed) return refused("it says no seed");
  const auto mission = text(object, "mission");
  if (seeds_.empty()) mission_ = mission;
  if (mission != mission_) {
    return fail(fmt::format("this is a battle of the mission \"{}\", those before it are of \"{}\"", quotable(mission),
                            quotable(mission_)));
  }
  if (seeds_.contains(*seed)) return fail(fmt::format("the battle of seed {} is there twice", *seed));

  Game game;
  game.seed = *seed;
  game.is_broken = text(object, "status") == "broken";
  game.winner = text(object, "winner");
  const auto vp = object.find("vp");
  const auto points = vp == object.end() ? std::nullopt : points_of(*vp);
  if (!points) return refused("its points are no whole numbers by role");
  game.points = *points;
  for (const auto& round : list(object, "rounds")) {
    const auto at_end = points_of(round);
    if (!at_end || game.rounds.size() == most_rounds) return refused("its rounds are none");
    game.rounds.push_back(*at_end);
  }
  for (const auto& objective : list(object, "objectives")) {
    auto gained = points_of(objective);
    if (!gained) return refused("its objectives are none");
    game.objectives.emplace_back(text(objective, "id"), *std::move(gained));
  }
  for (const auto& key : list(object, "never_fired")) {
    if (key.is_string()) game.never_fired.push_back(made_fit(key.get<std::string>()));
  }
  for (const auto& error : list(object, "errors")) {
    if (!error.is_object()) return refused("its errors are none");
    game.errors.emplace_back(ScriptError{text(error, "item"), number(error, "line"), text(error, "message")},
                             number(error, "step"));
  }
  take(game);
  return {};
}

GamesSummary::Side& GamesSummary::side_of(const std::string& role) {
  const auto known = std::find_if(sides_.begin(), sides_.end(), [&](const Side& each) { return each.role == role; });
  return known == sides_.end() ? sides_.emplace_back(Side{role, 0, {}}) : *known;
}

void GamesSummary::note_objective(const std::string& id, const std::string& role, std::int64_t points) {
  const auto is_meant = [&](const Objective& each) { return each.id == id && each.role == role; };
  const auto known = std::find_if(objectives_.begin(), objectives_.end(), is_meant);
  auto& objective = known == objectives_.end() ? objectives_.emplace_back(Objective{id, role, {}}) : *known;
  objective.points.add(points);
  objective.never = objective.never && points == 0;
}

void GamesSummary::note_error(const ScriptError& error, std::int64_t seed, std::optional<std::int64_t> step) {
  ++error_count_;
  auto& known = errors_.try_emplace(error, Occurrences{seed, step, 0}).first->second;
  ++known.times;
  if (std::pair(seed, step) < std::pair(known.seed, known.step))
    std::tie(known.seed, known.step) = std::pair(seed, step);
  // What is left out here comes behind a hundred others for good, so that their figures hold in whatever order lines
  // come.
  if (errors_.size() > most_errors) errors_.erase(std::prev(errors_.end()));
}

void GamesSummary::take(const Game& game) {
  seeds_.insert(game.seed);
  for (const auto& [error, step] : game.errors) note_error(error, game.seed, step);
  if (game.is_broken) {
    ++broken_;
    return;
  }
  for (const auto& [role, points] : game.points) {
    auto& side = side_of(role);
    // Battles before this one were over when its last rounds were played: they ended with what they have.
    while (side.rounds.size() < game.rounds.size()) side.rounds.push_back(side.points);
    side.points.add(points);
    for (std::size_t round = 0; round < side.rounds.size(); ++round) {
      side.rounds[round].add(round < game.rounds.size() ? of_role(game.rounds[round], role) : points);
    }
    if (game.winner == role) ++side.wins;
  }
  if (game.winner.empty()) ++draws_;
  for (const auto& objective : game.objectives) {
    for (const auto& gained : objective.second) note_objective(objective.first, gained.first, gained.second);
  }
  if (!never_fired_) {
    never_fired_ = game.never_fired;
  } else {
    std::erase_if(*never_fired_, [&](const std::string& key) {
      return std::find(game.never_fired.begin(), game.never_fired.end(), key) == game.never_fired.end();
    });
  }
}

std::string GamesSummary::seeds() const {
  std::string text;
  for (auto seed = seeds_.begin(); seed != seeds_.end();) {
    const auto first = *seed;
    auto last = first;
    for (++seed; seed != seeds_.end() && *seed == last + 1; ++seed) last = *seed;
    text += fmt::format("{}{}", text.empty() ? "" : ",", first) + (last == first ? "" : fmt::format("..{}", last));
  }
  return text;
}

}  // namespace bulkhead
