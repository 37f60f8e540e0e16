// SPDX-License-Identifier: MIT
#include "scripting/battle/games.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "model/io/mission_file.h"
#include "model/library/library.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead {
namespace {

std::vector<Mission> shipped_missions() {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  std::vector<Mission> missions;
  for (const auto& entry : library.templates()) {
    if (entry.kind != Template::Kind::mission) continue;
    missions.push_back(read_mission(test::content_of(entry.path), entry.path.string(), &library).value().mission);
  }
  return missions;
}

Mission shipped(const std::string& id) {
  for (auto& mission : shipped_missions()) {
    if (mission.head->id.text() == id) return mission;
  }
  ADD_FAILURE() << "no mission " << id;
  return {};
}

/// The lines of some seeds, played in one room; none of a battle that was stopped.
std::vector<std::string> lines_of(const Mission& mission, Seeds seeds, const std::stop_token& stop = {}) {
  RehearsalRoom room(mission);
  const auto play = [&](const RehearsalOptions& options) { return room.play(options); };
  std::vector<std::string> lines;
  for (auto seed = seeds.first; seed <= seeds.last; ++seed) {
    if (auto line = play_game(play, mission, seed, stop)) lines.push_back(*std::move(line));
  }
  return lines;
}

TEST(Seeds, AreWrittenAsARange) {
  EXPECT_EQ(parse_seeds("1..1000")->first, 1);
  EXPECT_EQ(parse_seeds("1..1000")->last, 1000);
  EXPECT_EQ(parse_seeds("501..1000")->count(), 500U);
  EXPECT_EQ(parse_seeds("7")->count(), 1U);
  for (const auto* text : {"", "..", "1..", "..2", "2..1", "a..b", "1...2", "-1..2", "1..100001"}) {
    EXPECT_FALSE(parse_seeds(text)) << text;
  }
}

TEST(Games, OfAllShippedMissionsEndWithoutAnErrorOfAScript) {
  for (const auto& mission : shipped_missions()) {
    SCOPED_TRACE(mission.head->id.text());
    const auto lines = lines_of(mission, {1, 3});
    ASSERT_EQ(lines.size(), 3U);
    for (std::size_t index = 0; index < lines.size(); ++index) {
      const auto& line = lines[index];
      EXPECT_TRUE(line.starts_with("{\"seed\":" + std::to_string(index + 1) + ",\"vp\":{\"attacker\":")) << line;
      EXPECT_NE(line.find("\"errors\":[],\"caricature\":true,"), std::string::npos) << line;
      EXPECT_NE(line.find("\"status\":\"ended\""), std::string::npos) << line;
    }
  }
}

TEST(Games, KeepTheRecordWhereARuleTakesTooMuchThatAPlayerOnlyLooksAt) {
  auto mission = shipped("decompression");
  auto rules = *mission.rules;
  ASSERT_FALSE(rules.empty());
  rules.front().lua = "function may_set_up() while true do end end\n";
  const auto name = rules.front().name;
  mission.rules = std::move(rules);
  RehearsalOptions options;
  options.seed = 3;
  options.automatic = true;
  const auto played = rehearse(mission, options);
  ASSERT_TRUE(played) << played.error().message;
  EXPECT_EQ(played->status, Rehearsal::Status::broken) << played->text;
  EXPECT_NE(played->text.find("The battle ends here"), std::string::npos) << played->text;
  EXPECT_NE(played->text.find(name), std::string::npos) << played->text;
  EXPECT_NE(played->record.find("\ngo\n"), std::string::npos) << played->record;
  const auto replayed = rehearse(shipped("decompression"), {.decisions = played->record});
  ASSERT_TRUE(replayed) << replayed.error().message;
  EXPECT_EQ(replayed->status, Rehearsal::Status::needs) << replayed->text;
}

TEST(Games, RecordReplaysToTheSameResult) {
  for (const auto& mission : shipped_missions()) {
    SCOPED_TRACE(mission.head->id.text());
    RehearsalOptions options;
    options.seed = 11;
    options.automatic = true;
    const auto played = rehearse(mission, options);
    ASSERT_TRUE(played) << played.error().message;
    EXPECT_EQ(played->status, Rehearsal::Status::ended) << played->text;
    EXPECT_NE(played->text.find("A caricature"), std::string::npos);
    EXPECT_NE(played->json.find("\"caricature\":true"), std::string::npos);
    const auto again = rehearse(mission, {.decisions = played->record});
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(again->status, Rehearsal::Status::ended) << again->text;
    EXPECT_EQ(again->record, played->record);
  }
}

TEST(Games, OfWhichNothingIsKnownHaveTheFieldsOfAllOthers) {
  using Json = nlohmann::ordered_json;
  const auto mission = shipped("furnace");
  const auto cannot = [](const RehearsalOptions&) -> Result<Rehearsal> { return fail("no \"room\"\n\xFF\n"); };
  const auto broken = Json::parse(*play_game(cannot, mission, 5, {}));
  const auto played = Json::parse(lines_of(mission, {5, 5}).front());
  const auto keys = [](const Json& json) {
    std::vector<std::string> found;
    for (const auto& [key, value] : json.items()) found.push_back(key);
    return found;
  };
  EXPECT_EQ(keys(broken), keys(played));
  EXPECT_EQ(broken["seed"], 5);
  EXPECT_EQ(broken["status"], "broken");
  EXPECT_EQ(broken["mission"], played["mission"]);
  EXPECT_EQ(broken["errors"][0]["message"], "no \"room\"\n\uFFFD");
}

TEST(Games, HalvesAreTheWhole) {
  const auto mission = shipped("furnace");
  auto halves = lines_of(mission, {1, 2});
  for (auto& line : lines_of(mission, {3, 4})) halves.push_back(std::move(line));
  EXPECT_EQ(halves, lines_of(mission, {1, 4}));
}

TEST(Games, WantACaricature) {
  auto mission = shipped("three-lamps");
  auto system = *mission.system;
  system.caricature.reset();
  mission.system = std::move(system);
  EXPECT_FALSE(can_play_itself(mission));
  RehearsalOptions options;
  options.automatic = true;
  const auto played = rehearse(mission, options);
  ASSERT_FALSE(played);
  EXPECT_NE(played.error().message.find("<caricature"), std::string::npos) << played.error().message;
}

TEST(Games, EndWhenTheyAreToldTo) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_TRUE(lines_of(shipped("furnace"), {1, 1000}, stop.get_token()).empty());
}

}  // namespace
}  // namespace bulkhead
