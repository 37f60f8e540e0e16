// SPDX-License-Identifier: MIT
#include "scripting/battle/games.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <climits>
#include <optional>
#include <string_view>
#include <utility>

#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

/// Of a battle of which Lua could not even tell what came of it: with the fields that `report.game` of the engine has.
std::string line_of_broken(const Mission& mission, std::int64_t seed, std::string why) {
  while (why.ends_with('\n')) why.pop_back();
  using Json = nlohmann::ordered_json;
  const Json error = {{"item", nullptr}, {"line", nullptr}, {"step", nullptr}, {"message", made_fit(why)}};
  return Json{{"seed", seed},
              {"vp", Json::object()},
              {"winner", nullptr},
              {"errors", Json::array({error})},
              {"caricature", true},
              {"mission", mission.head->id.text()},
              {"status", "broken"},
              {"rounds", Json::array()},
              {"objectives", Json::array()},
              {"never_fired", Json::array()}}
      .dump();
}

}  // namespace

Result<Seeds> parse_seeds(std::string_view text) {
  const auto dots = text.find("..");
  const auto first = parse_int(text.substr(0, dots), 0, INT_MAX);
  const auto last = dots == std::string_view::npos ? first : parse_int(text.substr(dots + 2), 0, INT_MAX);
  if (!first || !last || *last < *first) {
    return fail(fmt::format("\"{}\" are no seeds: write A..B, two whole numbers, the lower one first", quotable(text)));
  }
  if (std::int64_t{*last} - *first >= most_games) {
    return fail(fmt::format("\"{}\" are more than {} battles: play them in several runs", quotable(text), most_games));
  }
  return Seeds{*first, *last};
}

Result<void> can_play_itself(const Mission& mission) {
  if (mission.system->caricature) return {};
  return fail(
      fmt::format("The game \"{}\" says no caricature of fighting, by which battles are played that nobody plays: "
                  "add <caricature move=\"152.4mm\" range=\"609.6mm\" needs=\"4\" towards=\"objectives\"/> to it",
                  quotable(mission.system->name)));
}

std::optional<std::string> play_game(const PlayBattle& play, const Mission& mission, std::int64_t seed,
                                     const std::stop_token& stop) {
  RehearsalOptions options;
  options.seed = seed;
  options.automatic = true;
  options.only_outcome = true;
  options.stop = stop;
  auto played = play(options);
  if (stop.stop_requested()) return std::nullopt;
  if (!played) return line_of_broken(mission, seed, played.error().message);
  // Of a battle that ended outside of the engine there is only the reason.
  if (!played->json.starts_with("{\"seed\"")) return line_of_broken(mission, seed, played->text);
  return std::move(played->json);
}

}  // namespace bulkhead
