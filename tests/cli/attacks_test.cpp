// SPDX-License-Identifier: MIT
// The rules of tests/data/attacks, each in a mission of its own. Their heads say what has to come of them; see
// tests/data/attacks/README.md.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <sstream>
#include <string>
#include <sys/resource.h>
#include <sys/time.h>
#include <vector>

#include "model/base/plain_text.h"
#include "model/io/mission_file.h"
#include "scripting/worker/worker_room.h"
#include "tests/support/sample_missions.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

struct Attack {
  std::string name;
  std::string lua;
  /// `broken`, `faulty` or `harmless`.
  std::string expected;
  /// Of the message that tells of it: any of these, where the machine decides which limit is reached first.
  std::vector<std::string> words;
  /// The lines that may be named, those with `-- here`.
  std::vector<int> lines;
};

Attack read_attack(const std::filesystem::path& path) {
  Attack attack{path.stem().string(), content_of(path), {}, {}, {}};
  std::istringstream lines(attack.lua);
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line.ends_with("-- here")) attack.lines.push_back(number);
    if (!line.starts_with("-- expect: ")) continue;
    const auto what = line.substr(11);
    const auto bar = what.find(" | ");
    attack.expected = what.substr(0, bar);
    if (bar != std::string::npos) attack.words.push_back(what.substr(bar + 3));
  }
  return attack;
}

std::vector<Attack> all_attacks() {
  std::vector<Attack> attacks;
  for (const auto& entry : std::filesystem::directory_iterator(BULKHEAD_TEST_DATA "/attacks")) {
    if (entry.path().extension() == ".lua") attacks.push_back(read_attack(entry.path()));
  }
  std::sort(attacks.begin(), attacks.end(), [](const auto& one, const auto& other) { return one.name < other.name; });
  return attacks;
}

/// With a unit that waits and a marker, so that rules have something to ask about.
Mission mission_with(const std::string& lua) {
  auto mission = with_objective(with_drop_zones(empty_mission()), "o1", "C3.nw", "1");
  auto system = *mission.system;
  system.sequence.rounds = 3;
  system.sequence.order = Sequence::Order::attacker;
  mission.system = std::move(system);
  Force force{Item{Id("one"), "", std::nullopt, {}, {}, {}}};
  force.side = (*mission.sides)[0].id;
  Unit unit{Id("alpha")};
  unit.name = "Alpha";
  force.units = {unit};
  mission.forces = std::vector{force};
  Rule rule{Item{Id("attack"), "Attack", std::nullopt, {}, {}, {}}};
  rule.lua = lua;
  mission.rules = std::vector{rule};
  return mission;
}

/// The line of what happened that tells of the rule, if any does.
std::string told_of_rule(const std::string& text) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.find("rule \"Attack\"") != std::string::npos) return line;
  }
  return {};
}

#if defined(__SANITIZE_ADDRESS__)
constexpr bool is_sanitized = true;
#elif defined(__has_feature)
constexpr bool is_sanitized = __has_feature(address_sanitizer);
#else
constexpr bool is_sanitized = false;
#endif

/// What all processes that this one has started took together, once they have ended: seconds of the processor.
double seconds_of_children() {
  rusage taken{};
  ::getrusage(RUSAGE_CHILDREN, &taken);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  };
  return seconds(taken.ru_utime) + seconds(taken.ru_stime);
}

/// The most memory that any of them had, in bytes.
std::size_t memory_of_children() {
  rusage taken{};
  ::getrusage(RUSAGE_CHILDREN, &taken);
  return static_cast<std::size_t>(taken.ru_maxrss) * 1024;
}

TEST(Attacks, EndWithAMessageThatNamesRuleAndLine) {
  const auto attacks = all_attacks();
  EXPECT_GE(attacks.size(), 120U);
  for (const auto& attack : attacks) {
    SCOPED_TRACE(attack.name);
    const auto mission = mission_with(attack.lua);
    const auto before = write_mission(mission);
    const auto taken_before = seconds_of_children();
    std::optional room = WorkerRoom::open(mission, BULKHEAD_PROGRAM);
    ASSERT_TRUE(*room) << room->error().message;
    const auto played = (*room)->play({.decisions = "seed 1\ngo 1 round-start\n"});
    ASSERT_TRUE(played) << played.error().message;
    const auto status = played->status == Rehearsal::Status::needs ? "harmless" : std::string(word_of(played->status));
    EXPECT_EQ(status, attack.expected) << played->text;
    const auto is_told = [&](const std::string& words) { return played->text.find(words) != std::string::npos; };
    EXPECT_TRUE(attack.words.empty() || std::any_of(attack.words.begin(), attack.words.end(), is_told))
        << played->text.substr(0, 1000);
    if (attack.expected != "harmless") {
      const auto told = told_of_rule(played->text);
      EXPECT_FALSE(told.empty()) << played->text;
      const auto names = [&](int line) {
        return told.find(", line " + std::to_string(line) + " of its Lua:") != std::string::npos;
      };
      EXPECT_TRUE(attack.lines.empty() || std::any_of(attack.lines.begin(), attack.lines.end(), names)) << told;
    }
    EXPECT_EQ(find_unfit(played->text), std::string::npos) << "a terminal is told what it shows, and no more";
    EXPECT_EQ(write_mission(mission), before);
    // Whatever it did, the next battle is played.
    EXPECT_TRUE((*room)->play({.decisions = "seed 1\n"}));
    room.reset();
    // Of the processor, as other work may go on beside it.
    EXPECT_LT(seconds_of_children() - taken_before, is_sanitized ? 6.0 : 2.0);
  }
  if (!is_sanitized) {
    EXPECT_LT(memory_of_children(), 100'000'000U);
  }
}

/// Short ones are not counted: of those that look through texts there could be so many that a minute was not enough.
TEST(Attacks, ConditionsThatLookThroughTextsEndInTime) {
  auto mission = mission_with("");
  // 25 to the power of 3 / 6 steps of a pattern each, about 3,000, and four in each of 400 conditions: some 5 million
  // of the pattern's, each of which takes Lua about 20.
  const std::string look = R"(not ("x"):rep(25):find("x-x-x-y"))";
  MissionObjective objective{Item{Id("looks"), "Looks", std::nullopt, {}, {}, {}}, Id("progressive")};
  objective.scorings = {{Id("round-start"), 0, 0, Scoring::Player::either, {}}};
  for (int row = 0; row < 400; ++row) {
    objective.conditions.push_back({1, look + " and " + look + " and " + look + " and " + look, "it looks", {}});
  }
  mission.objectives = std::vector{objective};
  const auto taken_before = seconds_of_children();
  std::optional room = WorkerRoom::open(mission, BULKHEAD_PROGRAM);
  ASSERT_TRUE(*room) << room->error().message;
  const auto played = (*room)->play({.decisions = "seed 1\ngo 1 round-start\n"});
  ASSERT_TRUE(played) << played.error().message;
  EXPECT_EQ(played->status, Rehearsal::Status::broken);
  EXPECT_NE(played->text.find("mission-objective \"Looks\", condition of row 1: it takes too long"), std::string::npos)
      << played->text.substr(0, 1000);
  room.reset();
  EXPECT_LT(seconds_of_children() - taken_before, is_sanitized ? 6.0 : 2.0);
}

/// As many units as a battle may have, all of them in reserve.
Mission with_most_units(Mission mission) {
  std::vector<Force> forces;
  for (int number = 0; number < 1000; ++number) {
    if (number % 200 == 0) {
      forces.push_back({Item{Id("force-" + std::to_string(number)), "", std::nullopt, {}, {}, {}}});
      forces.back().side = (*mission.sides)[number % 400 == 0 ? 0 : 1].id;
    }
    Unit unit{Id("u" + std::to_string(number))};
    unit.name = "Unit " + std::to_string(number);
    forces.back().units.push_back(unit);
  }
  mission.forces = forces;
  return mission;
}

/// What comes of a mission by the start of the first round, behind so many lines more.
Rehearsal played_to_first_round(const Mission& mission, const std::string& before = {}) {
  std::optional room = WorkerRoom::open(mission, BULKHEAD_PROGRAM);
  EXPECT_TRUE(*room) << room->error().message;
  if (!*room) return {};
  auto played = (*room)->play({.decisions = "seed 1\n" + before + "go 1 round-start\n"});
  EXPECT_TRUE(played) << played.error().message;
  return played ? *played : Rehearsal{};
}

/// To read them takes Lua as long as the square of their length, where nobody counts.
TEST(Attacks, ItemsThatAreLongToReadEndInTime) {
  std::string lua = "function on_round_start() local x = ''";
  while (lua.size() < 65'500) lua += "or''";
  lua += " end";
  auto mission = mission_with("");
  std::vector<Rule> rules;
  // Once they are read for good, once there is a mistake behind all of it.
  for (const std::string end : {"", " )"}) {
    rules.clear();
    for (int number = 0; number < 15; ++number) {
      Rule rule{Item{Id("r" + std::to_string(number)), "Attack", std::nullopt, {}, {}, {}}};
      rule.lua = lua + end;
      rules.push_back(rule);
    }
    mission.rules = rules;
    const auto taken_before = seconds_of_children();
    const auto played = played_to_first_round(mission);
    if (played.status == Rehearsal::Status::broken) {
      EXPECT_NE(told_of_rule(played.text), "") << played.text.substr(0, 1000);
      EXPECT_NE(played.text.find("it takes too long: more than 1.5 seconds"), std::string::npos)
          << played.text.substr(0, 1000);
    } else {
      // The machine is so fast that it is read in time.
      EXPECT_EQ(played.status, end.empty() ? Rehearsal::Status::needs : Rehearsal::Status::faulty)
          << played.text.substr(0, 1000);
    }
    EXPECT_LT(seconds_of_children() - taken_before, is_sanitized ? 6.0 : 2.0);
  }
}

/// Conditions that ask of each of a thousand units whether it is near to one of them, and those of one list, of which
/// there are so many that each may be short.
TEST(Attacks, ConditionsOfManyUnitsEndInTime) {
  struct Case {
    std::string condition;
    std::string words;
  };
  const Case cases[] = {
      {"battle.units:within(battle.units, 9):any()", "it takes too long: more than 50 million steps"},
      {"battle.units:with(\"x\"):any()", "it takes too long: more than 1.5 seconds"},
  };
  for (const auto& [condition, words] : cases) {
    SCOPED_TRACE(condition);
    auto mission = with_most_units(mission_with(""));
    std::vector<MissionObjective> objectives;
    for (int number = 0; number < 100; ++number) {
      MissionObjective objective{Item{Id("counts-" + std::to_string(number)), "Counts", std::nullopt, {}, {}, {}},
                                 Id("progressive")};
      objective.scorings = {{Id("round-start"), 0, 0, Scoring::Player::either, {}}};
      for (int row = 0; row < 100; ++row) objective.conditions.push_back({1, condition, "it counts", {}});
      objectives.push_back(objective);
    }
    mission.objectives = objectives;
    const auto taken_before = seconds_of_children();
    const auto played = played_to_first_round(mission);
    EXPECT_EQ(played.status, Rehearsal::Status::broken);
    EXPECT_NE(played.text.find("mission-objective \"Counts\", condition of row 1: " + words), std::string::npos)
        << played.text.substr(0, 1000);
    EXPECT_LT(seconds_of_children() - taken_before, is_sanitized ? 6.0 : 2.0);
  }
}

/// Of what may be decided so much is offered, however much there is: 300 actions of 1,000 units on 1,000 units each.
TEST(Attacks, OffersOfManyActionsAreAnsweredInTime) {
  auto mission = with_most_units(mission_with(""));
  std::vector<MissionAction> actions;
  for (int number = 0; number < 300; ++number) {
    MissionAction action{Item{Id("a" + std::to_string(number)), "Search", std::nullopt, {}, {}, {}}};
    action.lua = "function targets(action, unit, battle) return battle.units end";
    actions.push_back(action);
  }
  mission.actions = actions;
  std::string placed;
  for (int number = 0; number < 1000; ++number) placed += "fact #u" + std::to_string(number) + " at C3\n";
  const auto taken_before = seconds_of_children();
  const auto played = played_to_first_round(mission, placed);
  EXPECT_EQ(played.status, Rehearsal::Status::needs) << played.text.substr(0, 1000);
  // 200 are told, which the units alone have; of the actions there is at least a first one of each unit on each unit.
  const auto needs = nlohmann::json::parse(played.json).at("needs");
  EXPECT_EQ(needs.at("answers").size(), 200U);
  EXPECT_GT(needs.at("more"), 1000 * 1000);
  EXPECT_LT(seconds_of_children() - taken_before, is_sanitized ? 6.0 : 2.0);
}

/// As many lines as a battle may have, each of which is dear or wrong: with the line's number in the place of @, one
/// from 50 to 549 in that of ~.
TEST(Attacks, OfManyLinesAreAnsweredInTime) {
  struct Lines {
    std::string line;
    Rehearsal::Status status;
    std::string words;
  };
  const Lines attacks[] = {
      {"muster U@ by attacker models 5", Rehearsal::Status::refused, "a battle has no more than 1000 units"},
      {"refused muster U@ by atacker \"there is no\"", Rehearsal::Status::needs, "did you mean \"Attacker\"?"},
      {"refused place Alpha@ A1 \"there is no\"", Rehearsal::Status::needs, "did you mean \"Alpha\"?"},
      {"correct vp attacker 1 \"@\"", Rehearsal::Status::needs, ""},
      {"fact Alpha at ~mm,60mm", Rehearsal::Status::needs, ""},
  };
  for (const auto& attack : attacks) {
    SCOPED_TRACE(attack.line);
    std::string decisions = "seed 1\n";
    for (int number = 0; number < 10'000; ++number) {
      auto line = attack.line;
      if (const auto at = line.find('@'); at != std::string::npos) line.replace(at, 1, std::to_string(number));
      if (const auto at = line.find('~'); at != std::string::npos)
        line.replace(at, 1, std::to_string(50 + number % 500));
      decisions += line + "\n";
    }
    const auto taken_before = seconds_of_children();
    std::optional room = WorkerRoom::open(mission_with(""), BULKHEAD_PROGRAM);
    ASSERT_TRUE(*room) << room->error().message;
    const auto played = (*room)->play({.decisions = decisions});
    ASSERT_TRUE(played) << played.error().message;
    EXPECT_EQ(played->status, attack.status) << played->text.substr(0, 1000);
    EXPECT_NE(played->text.find(attack.words), std::string::npos) << played->text.substr(0, 1000);
    room.reset();
    EXPECT_LT(seconds_of_children() - taken_before, is_sanitized ? 6.0 : 2.0);
  }
  if (!is_sanitized) {
    EXPECT_LT(memory_of_children(), 100'000'000U);
  }
}

}  // namespace
}  // namespace bulkhead::test
