// SPDX-License-Identifier: MIT
#include "workbench/games/played.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace bulkhead {
namespace {

using Json = nlohmann::json;

std::optional<std::string> text(const Json& object, const char* key) {
  const auto found = object.is_object() ? object.find(key) : object.end();
  if (found == object.end() || !found->is_string()) return std::nullopt;
  return found->get<std::string>();
}

tl::unexpected<Error> not_of_battles() {
  return fail("this is no report of automatic battles, as --auto --games 1000 --format json or --summarise writes it");
}

}  // namespace

Result<PlayedGames> read_played_games(std::string_view json) {
  const auto report = Json::parse(json, nullptr, false);
  const auto mission = text(report, "mission");
  if (!mission || !report.contains("games") || !report["games"].is_number_integer()) return not_of_battles();
  PlayedGames games{*mission, report["games"].get<std::int64_t>()};
  for (const auto* list : {"never_fired", "objectives"}) {
    if (!report.contains(list) || !report[list].is_array()) return not_of_battles();
  }
  for (const auto& key : report["never_fired"]) {
    if (!key.is_string()) return not_of_battles();
    games.never_fired.push_back(key.get<std::string>());
  }
  for (const auto& objective : report["objectives"]) {
    const auto id = text(objective, "id");
    const auto role = text(objective, "role");
    if (!id || !role || !objective.contains("never")) return not_of_battles();
    if (objective["never"] == true) games.never_scored.push_back({*id, *role});
  }
  return games;
}

}  // namespace bulkhead
