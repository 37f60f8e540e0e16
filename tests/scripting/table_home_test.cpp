// SPDX-License-Identifier: MIT
// Battles in both homes: in Bulkhead, which measures, and at a table, with nothing but Lua and what the record says.
#include "scripting/battle/table_home.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "model/io/mission_file.h"
#include "model/library/library.h"
#include "scripting/battle/battle_data.h"
#include "scripting/battle/fingerprint.h"
#include "scripting/battle/rehearsal.h"
#include "tests/support/sample_missions.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead {
namespace {

namespace fs = std::filesystem;

void write(const fs::path& path, const std::string& text) {
  fs::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << text;
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

/// What came of a battle, as the home at a table says it.
std::string outcome(const Rehearsal& rehearsal) {
  const auto field = [&](const std::string& from, const std::string& begin, const std::string& end) {
    const auto at = from.find(begin);
    if (at == std::string::npos) return std::string("?");
    const auto first = at + begin.size();
    return from.substr(first, from.find(end, first) - first);
  };
  std::ostringstream out;
  const auto status = field(rehearsal.json, R"("status":")", "\"");
  out << "status " << status << "\n";
  for (auto at = rehearsal.json.find(R"("role":")"); at != std::string::npos;
       at = rehearsal.json.find(R"("role":")", at + 1)) {
    const auto side = rehearsal.json.substr(at);
    out << "vp " << field(side, R"("role":")", "\"") << " " << field(side, R"("vp":)", ",") << "\n";
  }
  const auto winner = field(rehearsal.json, R"("winner":)", ",");
  out << "winner " << (winner == "null" ? "nobody" : winner.substr(1, winner.size() - 2)) << "\n";
  out << "errors " << (rehearsal.json.find(R"("errors":[])") != std::string::npos ? "0" : "some") << "\n";
  return out.str();
}

/// A folder as the bundle's, of one mission after the other.
class TableHome {
 public:
  TableHome() {
    for (const auto& [name, text] : table_home()) write(folder_ / name, text);
  }

  /// Plays a record there; what is asked that it does not answer, nobody answers.
  std::string play(const Mission& mission, const std::string& record) {
    write(folder_ / "evening.record", record);
    const auto at = folder_.path().string();
    return run(mission, at + "/play.lua --check " + at + "/evening.record");
  }
  /// Plays there with so many answers at random, and then on to the end; gives the record.
  std::string play_at_random(const Mission& mission, int seed, int answers) {
    fs::remove(folder_ / "again.record");
    const auto told = run(mission, BULKHEAD_TEST_DATA "/../scripting/table_player.lua " + std::to_string(seed) + " " +
                                       std::to_string(answers) + " " + folder_.path().string() + "/play.lua --rows 0");
    EXPECT_EQ(told, "");
    return record();
  }
  [[nodiscard]] std::string record() const { return test::content_of(folder_ / "again.record"); }

 private:
  /// What a program says that is called so, and writes again.record.
  std::string run(const Mission& mission, const std::string& arguments) {
    write(folder_ / "battle.lua", battle_data(mission, fingerprint(mission)));
    const auto at = folder_.path().string();
    const auto command =
        std::string(BULKHEAD_LUA) + " " + arguments + " --record " + at + "/again.record > " + at + "/outcome 2>&1";
    static_cast<void>(std::system(command.c_str()));  // NOLINT(cert-env33-c): the interpreter of the build
    return test::content_of(folder_ / "outcome");
  }

  test::TemporaryFolder folder_;
};

std::string mission_of(const std::string& text) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("mission ")) return line.substr(8, line.find(' ', 8) - 8);
  }
  return {};
}

std::vector<fs::path> battles_in(const fs::path& folder, const std::string& extension) {
  std::vector<fs::path> found;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() == extension) found.push_back(entry.path());
  }
  std::sort(found.begin(), found.end());
  return found;
}

TEST(TableHome, PlaysWhatBulkheadHasRecordedWithoutAQuestion) {
  const auto missions = shipped_missions();
  TableHome home;
  int played = 0;
  for (const auto& file : battles_in(BULKHEAD_TEST_DATA "/battles", ".battle")) {
    SCOPED_TRACE(file.stem().string());
    const auto text = test::content_of(file);
    const auto& mission = missions.at(mission_of(text));
    const auto first = rehearse(mission, {.decisions = text}).value();
    EXPECT_EQ(home.play(mission, first.record), outcome(first));
    const auto back = rehearse(mission, {.decisions = home.record()});
    ASSERT_TRUE(back) << back.error().message;
    EXPECT_EQ(outcome(*back), outcome(first)) << back->text;
    ++played;
  }
  EXPECT_GE(played, 14);
}

TEST(TableHome, PlaysWhatWasToldAtATableAsBulkheadDoes) {
  const auto missions = shipped_missions();
  TableHome home;
  int played = 0;
  for (const auto& file : battles_in(BULKHEAD_TEST_DATA "/table", ".record")) {
    SCOPED_TRACE(file.stem().string());
    const auto text = test::content_of(file);
    const auto& mission = missions.at(mission_of(text));
    const auto there = home.play(mission, text);
    EXPECT_TRUE(there.starts_with("status ended\n")) << there;
    const auto here = rehearse(mission, {.decisions = text});
    ASSERT_TRUE(here) << here.error().message;
    EXPECT_EQ(outcome(*here), there) << here->text;
    // What was told is kept in a record of Bulkhead's as well.
    EXPECT_EQ(home.play(mission, here->record), there);
    ++played;
  }
  EXPECT_GE(played, 1);
}

TEST(TableHome, PlaysShippedMissionsWithAnyAnswersAsBulkheadDoes) {
  const auto missions = shipped_missions();
  TableHome home;
  for (const std::string id :
       {"airlocks", "decompression", "furnace", "two-decks", "three-lamps", "sabotage", "assault"}) {
    const auto& mission = missions.at(id);
    for (int seed = 1; seed <= 2; ++seed) {
      SCOPED_TRACE(id + ", seed " + std::to_string(seed));
      const auto record = home.play_at_random(mission, seed, 100);
      const auto there = home.play(mission, record);
      EXPECT_TRUE(there.starts_with("status ended\n")) << there;
      EXPECT_EQ(home.record(), record);
      const auto here = rehearse(mission, {.decisions = record});
      ASSERT_TRUE(here) << here.error().message;
      EXPECT_EQ(outcome(*here), there) << here->text;
      EXPECT_EQ(home.play(mission, here->record), there);
    }
  }
}

/// As many markers of a mission as there may be, and one more; as many units of a battle. The sample has two sides.
TEST(TableHome, RefusesWhatIsTooLargeAsBulkheadDoes) {
  TableHome home;
  auto mission = test::with_drop_zones(test::empty_mission());
  const auto add_marker = [&](int number) {
    mission = test::with_objective(std::move(mission), "m" + std::to_string(number), "C3");
  };
  for (int number = 0; number < 1000; ++number) add_marker(number);
  std::string musters = "seed 1\n";
  for (int number = 0; number < 1000; ++number) musters += "muster U" + std::to_string(number) + " by attacker\n";
  const std::pair<std::string, std::string> cases[] = {{musters, ""},
                                                       {musters + "muster U1000 by defender\n", "units"}};
  for (const auto& [lines, refused] : cases) {
    const auto here = rehearse(mission, {.decisions = lines});
    ASSERT_TRUE(here) << here.error().message;
    const auto there = home.play(mission, lines);
    for (const auto& told : {here->text, there}) {
      const std::string why = "a battle has no more than 1000 units: fewer of them with more models are played alike";
      EXPECT_EQ(told.find(why) != std::string::npos, !refused.empty()) << told;
    }
    EXPECT_EQ(here->text.find("Line 1002 is refused") != std::string::npos, !refused.empty());
  }
  add_marker(1000);
  const std::string too_many =
      "a mission that is played has no more than 1000 markers, and this one has 1001: take out what its battles do not "
      "need";
  const auto here = rehearse(mission, {});
  ASSERT_FALSE(here);
  EXPECT_EQ(here.error().message, too_many);
  // In lines for a narrow terminal.
  auto there = home.play(mission, "");
  std::replace(there.begin(), there.end(), '\n', ' ');
  EXPECT_EQ(there, "Nothing can be played: " + too_many + ". ");
}

TEST(TableHome, RefusesABattleFileThatIsTooLarge) {
  auto mission = test::with_drop_zones(test::empty_mission());
  Rule rule{Item{Id("storm"), "Storm", std::nullopt, {}, {}, {}}};
  rule.text = std::string(2'097'152, 'x');
  mission.rules = std::vector{rule};
  EXPECT_EQ(TableHome().play(mission, ""),
            "battle.lua has more than 2097152 bytes, and no mission that is played does.\n");
}

TEST(TableHome, HasThePartsInTheirOrder) {
  const auto files = table_home();
  EXPECT_EQ(files.front().first, "play.lua");
  const auto content = [&](const std::string& name) {
    const auto found = std::find_if(files.begin(), files.end(), [&](const auto& file) { return file.first == name; });
    return found == files.end() ? "missing: " + name : found->second;
  };
  for (const std::string folder : {"engine", "table"}) {
    std::istringstream names(content(folder + "/files.txt"));
    int count = 0;
    for (std::string name; std::getline(names, name); ++count) {
      EXPECT_TRUE(content(folder + "/" + name + ".lua").starts_with("-- SPDX-License-Identifier: MIT\n")) << name;
    }
    EXPECT_GE(count, 8);
  }
}

}  // namespace
}  // namespace bulkhead
