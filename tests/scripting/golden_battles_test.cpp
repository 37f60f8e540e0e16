// SPDX-License-Identifier: MIT
// Battles that were written down by hand, each line with what has to come of it; see docs/rehearsal.md.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "model/io/mission_file.h"
#include "model/library/library.h"
#include "model/library/origin.h"
#include "model/mission/fields.h"
#include "scripting/battle/battles_junit.h"
#include "scripting/battle/rehearsal.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead {
namespace {

struct Battle {
  std::string file;
  /// The id of its mission, of its head.
  std::string mission;
  std::string text;

  /// How many of its lines begin with a word.
  [[nodiscard]] int lines_of(const std::string& word) const {
    std::istringstream lines(text);
    int count = 0;
    for (std::string line; std::getline(lines, line);) count += line.starts_with(word + " ") ? 1 : 0;
    return count;
  }
};

std::string mission_of(const std::string& text) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("mission ")) return line.substr(8);
  }
  return {};
}

std::vector<Battle> golden_battles() {
  std::vector<Battle> battles;
  for (const auto& entry : std::filesystem::directory_iterator(BULKHEAD_TEST_DATA "/battles")) {
    if (entry.path().extension() != ".battle") continue;
    const auto text = test::content_of(entry.path());
    battles.push_back({entry.path().stem().string(), mission_of(text), text});
  }
  std::sort(battles.begin(), battles.end(), [](const auto& one, const auto& other) { return one.file < other.file; });
  return battles;
}

std::map<std::string, Mission> shipped_missions() {
  std::map<std::string, Mission> missions;
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  for (const auto& entry : library.templates()) {
    if (entry.kind != Template::Kind::mission) continue;
    auto mission = read_mission(test::content_of(entry.path), entry.path.string(), &library).value().mission;
    const auto id = mission.head->id.text();
    missions.emplace(id, std::move(mission));
  }
  return missions;
}

TEST(GoldenBattles, GoAsWasWorkedOutByHand) {
  const auto missions = shipped_missions();
  for (const auto& battle : golden_battles()) {
    SCOPED_TRACE(battle.file);
    ASSERT_TRUE(missions.contains(battle.mission)) << battle.mission;
    const auto played = rehearse(missions.at(battle.mission), {.decisions = battle.text});
    ASSERT_TRUE(played) << played.error().message;
    EXPECT_EQ(played->status, Rehearsal::Status::ended) << played->text;
    EXPECT_NE(played->json.find(R"("errors":[])"), std::string::npos) << "a rule has failed:\n" << played->text;
  }
}

TEST(GoldenBattles, AreTwoOrMoreOfEachMissionAndTheSecondTriesToBreakTheEngine) {
  const auto battles = golden_battles();
  int expectations = 0;
  for (const auto& battle : battles) {
    expectations += battle.lines_of("expect");
    if (battle.file.ends_with("-2")) {
      EXPECT_GE(battle.lines_of("refused"), 6) << battle.file;
    }
  }
  EXPECT_GE(expectations, 250);
  for (const auto& [id, mission] : shipped_missions()) {
    const auto count =
        std::count_if(battles.begin(), battles.end(), [&](const auto& each) { return each.mission == id; });
    EXPECT_GE(count, 2) << id;
  }
}

TEST(GoldenBattles, ReplayFromTheirRecords) {
  const auto missions = shipped_missions();
  for (const auto& battle : golden_battles()) {
    SCOPED_TRACE(battle.file);
    const auto& mission = missions.at(battle.mission);
    const auto first = rehearse(mission, {.decisions = battle.text}).value();
    // The head of a record says only what was rolled from: without `dice only` there is a generator behind.
    const auto again = rehearse(mission, {.decisions = first.record}).value();
    EXPECT_EQ(again.status, Rehearsal::Status::ended) << again.text;
    EXPECT_EQ(again.record, first.record);
  }
}

TEST(GoldenBattles, GoTheSameOneAfterTheOtherInOneRoom) {
  const auto battles = golden_battles();
  for (const auto& [id, mission] : shipped_missions()) {
    RehearsalRoom room(mission);
    for (int time = 0; time < 2; ++time) {
      for (const auto& battle : battles) {
        if (battle.mission != id) continue;
        SCOPED_TRACE(battle.file);
        const auto alone = rehearse(mission, {.decisions = battle.text}).value();
        const auto after_others = room.play({.decisions = battle.text}).value();
        EXPECT_EQ(after_others.json, alone.json);
        EXPECT_EQ(after_others.record, alone.record);
      }
    }
  }
}

TEST(GoldenBattles, GoTheSameWithTheLibrarysBurners) {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  const auto item = read_item(*library.find_items(LibraryId("boarding-actions/burners")).at(0)).value().item;
  auto mission = shipped_missions().at("furnace");
  auto actions = *mission.actions;
  for (auto& action : actions) {
    if (action.id.text() == "burners") action.lua = std::get<MissionAction>(item.item).lua;
  }
  mission.actions = std::move(actions);
  for (const auto& battle : golden_battles()) {
    if (battle.mission != "furnace") continue;
    EXPECT_EQ(rehearse(mission, {.decisions = battle.text})->status, Rehearsal::Status::ended) << battle.file;
  }
}

TEST(ShippedMissions, PlayWhatComesFromTheLibraryAsItDoes) {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  int compared = 0;
  for (const auto& [id, mission] : shipped_missions()) {
    for_each_item(mission, [&]<typename T>(const T& item) {
      if (!item.origin) return;
      const auto entries = library.find_items(parse_origin(*item.origin).item);
      ASSERT_EQ(entries.size(), 1U) << item.id.text();
      const auto read = read_item(*entries.front()).value().item;
      const auto* const original = std::get_if<T>(&read.item);
      ASSERT_NE(original, nullptr) << item.id.text();
      if (original->lua.empty()) return;
      ++compared;
      EXPECT_EQ(item.lua, original->lua) << id << ": " << item.id.text();
    });
  }
  EXPECT_GE(compared, 5);
}

TEST(BattlesJunit, HasACaseForEachBattle) {
  Rehearsal ended;
  ended.status = Rehearsal::Status::ended;
  ended.text = "Alpha moves to C3\n\nA draw.\n";
  Rehearsal failed;
  failed.status = Rehearsal::Status::failed;
  failed.text = "Alpha moves to C3\n\nLine 4: expected 5, and it is 3.\n";
  const std::vector<PlayedBattle> battles = {
      {"a.battle", ended, {}}, {"b.battle", failed, {}}, {"c.battle", {}, "Line 2: a seed is a whole number"}};
  EXPECT_EQ(verdict(battles[0]), "A draw.");
  EXPECT_EQ(verdict(battles[2]), "Line 2: a seed is a whole number");
  const auto junit = battles_junit("m.bulkhead", battles);
  for (const auto* part : {R"(<testsuite name="m.bulkhead" tests="3" failures="1" errors="1" skipped="0">)",
                           R"(name="a.battle"/>)", R"(<failure message="Line 4: expected 5, and it is 3."/>)",
                           R"(<error message="Line 2: a seed is a whole number"/>)", "Alpha moves to C3"}) {
    EXPECT_NE(junit.find(part), std::string::npos) << part << "\n" << junit;
  }
}

/// How many golden battles go wrong with one line of the engine replaced. The line has to be there, once.
int failures_with(const std::string& file, const std::string& line, const std::string& instead) {
  const auto missions = shipped_missions();
  int replaced = 0;
  const auto engine = [&](std::string_view name, std::string_view own) {
    std::string text(own);
    const auto at = text.find(line);
    if (name != file || at == std::string::npos) return text;
    EXPECT_EQ(text.find(line, at + 1), std::string::npos) << "it stands there more than once: " << line;
    ++replaced;
    return text.replace(at, line.size(), instead);
  };
  int failures = 0;
  int played = 0;
  for (const auto& battle : golden_battles()) {
    RehearsalRoom room(missions.at(battle.mission), engine);
    const auto rehearsal = room.play({.decisions = battle.text});
    ++played;
    if (!rehearsal || rehearsal->status != Rehearsal::Status::ended) ++failures;
  }
  EXPECT_GT(played, 0);
  EXPECT_EQ(replaced, played) << file << ".lua has no line any more that reads: " << line;
  return failures;
}

TEST(GoldenBattles, FindTheSecondPlayersFifthRoundScoredTooEarly) {
  EXPECT_GE(
      failures_with("play/scoring", R"(if row.player == "first" then return battle.first == player.object end)", ""),
      2);
}

TEST(GoldenBattles, FindAFloorThatHoldsOnlyAtTheEnd) {
  EXPECT_GE(failures_with("play/scoring", "if all < 0 then now = now - all end", ""), 1);
}

TEST(GoldenBattles, GoOnWithNothingReplaced) {
  const std::string line = "if all < 0 then now = now - all end";
  EXPECT_EQ(failures_with("play/scoring", line, line), 0);
}

}  // namespace
}  // namespace bulkhead
