// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "workbench/games/report.h"
#include "workbench/games/summary.h"

namespace bulkhead {
namespace {

Sample sample_of(const std::vector<int>& values) {
  Sample sample;
  for (const int value : values) sample.add(value);
  return sample;
}

TEST(Sample, HasMeanAndDeviation) {
  // The squares of 2, 4, 4, 4, 5, 5, 7, 9 about their mean of 5 make 32; 32 / 7 = 4.5714, of which the root is 2.1381.
  const auto sample = sample_of({2, 4, 4, 4, 5, 5, 7, 9});
  EXPECT_DOUBLE_EQ(sample.mean(), 5);
  EXPECT_NEAR(sample.deviation(), 2.13809, 0.00001);
  // 2.3646 (Student's t, 7 degrees of freedom) times 2.13809 by the root of 8 is 1.7875.
  EXPECT_NEAR(sample.interval95().from, 3.2125, 0.0005);
  EXPECT_NEAR(sample.interval95().to, 6.7875, 0.0005);
}

TEST(Sample, OfOneIsThatOne) {
  const auto sample = sample_of({7});
  EXPECT_DOUBLE_EQ(sample.mean(), 7);
  EXPECT_DOUBLE_EQ(sample.deviation(), 0);
  EXPECT_DOUBLE_EQ(sample.interval95().from, 7);
  EXPECT_DOUBLE_EQ(sample.interval95().to, 7);
  EXPECT_DOUBLE_EQ(Sample().mean(), 0);
}

TEST(Sample, KnowsStudentsT) {
  // As printed tables have it.
  EXPECT_NEAR(student_t95(1), 12.706, 0.001);
  EXPECT_NEAR(student_t95(2), 4.303, 0.001);
  EXPECT_NEAR(student_t95(3), 3.182, 0.004);
  EXPECT_NEAR(student_t95(4), 2.776, 0.001);
  EXPECT_NEAR(student_t95(10), 2.228, 0.0005);
  EXPECT_NEAR(student_t95(30), 2.042, 0.0005);
  EXPECT_NEAR(student_t95(120), 1.980, 0.0005);
  EXPECT_NEAR(student_t95(1'000'000), 1.960, 0.0001);
}

TEST(Sample, KnowsTheIntervalOfAShare) {
  // 5 of 10, with z² = 3.8415: (0.5 + 0.19207 ± 1.95996 · √0.0346036) / 1.38415.
  EXPECT_NEAR(share95(5, 10).from, 0.2366, 0.0001);
  EXPECT_NEAR(share95(5, 10).to, 0.7634, 0.0001);
  // None of 10: from 0 to (0.19207 + 0.19207) / 1.38415.
  EXPECT_NEAR(share95(0, 10).from, 0, 1e-12);
  EXPECT_NEAR(share95(0, 10).to, 0.2775, 0.0001);
}

/// Three battles: the attacker wins twice, once nobody does.
const std::vector<std::string>& three_lines() {
  static const std::vector<std::string> lines = {
      R"({"seed":1,"vp":{"attacker":10,"defender":5},"winner":"attacker","errors":[],"caricature":true,"mission":"m",)"
      R"("status":"ended","rounds":[{"attacker":5,"defender":5},{"attacker":10,"defender":5}],)"
      R"("objectives":[{"id":"hold","attacker":10,"defender":5},{"id":"dream","defender":0}],)"
      R"("never_fired":["rule:a","rule:b"]})",
      R"({"seed":2,"vp":{"attacker":20,"defender":15},"winner":"attacker","errors":[{"item":"rule:a","line":3,"step":9,)"
      R"("message":"no"}],"caricature":true,"mission":"m","status":"faulty",)"
      R"("rounds":[{"attacker":20,"defender":15}],)"
      R"("objectives":[{"id":"hold","attacker":20,"defender":15},{"id":"dream","defender":0}],"never_fired":["rule:b"]})",
      R"({"seed":4,"vp":{"attacker":30,"defender":30},"winner":null,"errors":[],"caricature":true,"mission":"m",)"
      R"("status":"ended","rounds":[{"attacker":0,"defender":10},{"attacker":10,"defender":20},)"
      R"({"attacker":30,"defender":30}],"objectives":[{"id":"hold","attacker":30,"defender":30},)"
      R"({"id":"dream","defender":0}],"never_fired":["rule:a","rule:b"]})"};
  return lines;
}

GamesSummary summary_of(const std::vector<std::string>& lines) {
  GamesSummary summary;
  for (const auto& line : lines) {
    const auto added = summary.add(line);
    EXPECT_TRUE(added) << added.error().message;
  }
  return summary;
}

TEST(GamesSummary, AddsBattlesUp) {
  const auto summary = summary_of(three_lines());
  EXPECT_EQ(summary.games(), 3);
  EXPECT_EQ(summary.mission(), "m");
  EXPECT_EQ(summary.seeds(), "1..2,4");
  EXPECT_EQ(summary.draws(), 1);
  ASSERT_EQ(summary.sides().size(), 2U);
  const auto& attacker = summary.sides().front();
  EXPECT_EQ(attacker.role, "attacker");
  EXPECT_EQ(attacker.wins, 2);
  // 10, 20 and 30: the squares about 20 make 200, and half of that is 100.
  EXPECT_DOUBLE_EQ(attacker.points.mean(), 20);
  EXPECT_DOUBLE_EQ(attacker.points.deviation(), 10);
  EXPECT_EQ(summary.never_fired(), std::vector<std::string>{"rule:b"});
}

TEST(GamesSummary, CountsWhatIsOverAsItEnded) {
  // The second battle was over after a round, the first after two: in round 3 they have 20 and 10, the last 30.
  const auto summary = summary_of(three_lines());
  const auto& rounds = summary.sides().front().rounds;
  ASSERT_EQ(rounds.size(), 3U);
  EXPECT_DOUBLE_EQ(rounds[0].mean(), (5 + 20 + 0) / 3.0);
  EXPECT_DOUBLE_EQ(rounds[1].mean(), (10 + 20 + 10) / 3.0);
  EXPECT_DOUBLE_EQ(rounds[2].mean(), (10 + 20 + 30) / 3.0);
}

TEST(GamesSummary, KnowsWhatNobodyScored) {
  const auto summary = summary_of(three_lines());
  ASSERT_EQ(summary.objectives().size(), 3U);
  for (const auto& objective : summary.objectives())
    EXPECT_EQ(objective.never, objective.id == "dream") << objective.id;
}

TEST(GamesSummary, IsTheSameInAnyOrder) {
  auto lines = three_lines();
  const auto whole = games_json(summary_of(lines));
  std::reverse(lines.begin(), lines.end());
  EXPECT_EQ(games_json(summary_of(lines)), whole);
}

TEST(GamesSummary, TellsItAsJson) {
  const auto json = games_json(summary_of(three_lines()));
  EXPECT_TRUE(json.starts_with(R"({"games":3,"seeds":"1..2,4","sides":[{"role":"attacker","wins":2,"vp":{"mean":20.0,)"
                               R"("deviation":10.0,"interval95":[-4.841,44.841]})"))
      << json;
  EXPECT_NE(json.find(R"("draws":1,"objectives":[{"id":"hold","role":"attacker","mean":20.0)"), std::string::npos);
  EXPECT_NE(
      json.find(R"({"id":"dream","role":"defender","mean":0.0,"deviation":0.0,"interval95":[0.0,0.0],"never":true})"),
      std::string::npos);
  EXPECT_NE(
      json.find(
          R"("never_fired":["rule:b"],"errors":[{"seed":2,"step":9,"item":"rule:a","line":3,"message":"no","times":1}])"),
      std::string::npos);
}

TEST(GamesSummary, TellsPeopleThatItIsACaricature) {
  const auto text = games_text(summary_of(three_lines()));
  EXPECT_NE(text.find("caricature"), std::string::npos);
  EXPECT_NE(text.find("seed 2, step 9: no"), std::string::npos) << text;
  EXPECT_NE(text.find("Never did anything:\n  rule:b\n"), std::string::npos) << text;
  EXPECT_NE(text.find("dream by the defender"), std::string::npos) << text;
}

TEST(GamesSummary, LeavesBrokenBattlesOut) {
  auto lines = three_lines();
  lines.push_back(
      R"({"seed":5,"vp":{},"winner":null,"errors":[{"item":null,"line":null,"step":null,"message":"too long"}],)"
      R"("caricature":true,"mission":"m","status":"broken","rounds":[],"objectives":[],"never_fired":[]})");
  const auto summary = summary_of(lines);
  EXPECT_EQ(summary.games(), 4);
  EXPECT_EQ(summary.broken(), 1);
  EXPECT_EQ(summary.draws(), 1);
  EXPECT_EQ(summary.never_fired(), std::vector<std::string>{"rule:b"});
  ASSERT_EQ(summary.errors().size(), 2U);
  EXPECT_EQ(summary.errors().begin()->second.seed, 5) << "the one without an item comes first";
}

TEST(GamesSummary, TellsAnErrorOnceHoweverOftenItCameUp) {
  const auto line_of = [](int seed, int step, const std::string& message) {
    return R"({"seed":)" + std::to_string(seed) +
           R"(,"vp":{},"winner":null,"errors":[{"item":"rule:a","line":2,"step":)" + std::to_string(step) +
           R"(,"message":")" + message +
           R"("}],"caricature":true,"mission":"m","status":"faulty","rounds":[],"objectives":[],"never_fired":[]})";
  };
  const auto summary = summary_of({line_of(3, 1, "no"), line_of(2, 8, "no"), line_of(4, 2, "never")});
  EXPECT_EQ(summary.error_count(), 3);
  ASSERT_EQ(summary.errors().size(), 2U);
  const auto text = games_text(summary);
  EXPECT_NE(text.find("Errors of scripts: 3\n  seed 4, step 2: never\n  seed 2, step 8, 2 in all: no\n"),
            std::string::npos)
      << text;
  EXPECT_NE(games_json(summary).find(R"("message":"no","times":2})"), std::string::npos) << games_json(summary);
}

/// Of more than a hundred errors the first hundred are told, with figures that are right in whatever order they came.
TEST(GamesSummary, TellsTheSameHundredErrorsInWhateverOrderTheyCame) {
  std::vector<std::string> lines;
  for (int seed = 0; seed < 300; ++seed) {
    lines.push_back(R"({"seed":)" + std::to_string(seed) +
                    R"(,"vp":{},"winner":null,"errors":[{"item":"rule:a","line":)" + std::to_string(seed * 7 % 150) +
                    R"(,"step":1,"message":"no"}],"caricature":true,"mission":"m","status":"faulty","rounds":[],)"
                    R"("objectives":[],"never_fired":[]})");
  }
  const auto there = summary_of(lines);
  std::reverse(lines.begin(), lines.end());
  EXPECT_EQ(games_json(summary_of(lines)), games_json(there));
  EXPECT_EQ(there.errors().size(), 100U);
  for (const auto& [error, where] : there.errors()) EXPECT_EQ(where.times, 2) << *error.line;
}

TEST(GamesSummary, RefusesWhatIsNoLineOfABattle) {
  const std::vector<std::string> lines = {
      "",
      "{",
      "[]",
      "null",
      "{}",
      R"({"seed":1})",
      R"({"seed":1,"vp":{"attacker":1},"caricature":false,"mission":"m"})",
      R"({"seed":"1","vp":{"attacker":1},"caricature":true,"mission":"m"})",
      R"({"seed":1,"vp":{"attacker":"1"},"caricature":true,"mission":"m"})",
      R"({"seed":1,"vp":{"attacker":1e300},"caricature":true,"mission":"m"})",
      R"({"seed":1,"vp":{"attacker":99999999999},"caricature":true,"mission":"m"})",
      R"({"seed":1,"vp":[1],"caricature":true,"mission":"m"})",
      R"({"seed":1,"vp":{"attacker":1},"rounds":[7],"caricature":true,"mission":"m"})",
      R"({"seed":1,"vp":{"attacker":1},"objectives":["x"],"caricature":true,"mission":"m"})",
      R"({"seed":1,"vp":{"attacker":1},"errors":["x"],"caricature":true,"mission":"m"})",
      std::string(2'000'000, '['),
  };
  for (const auto& line : lines) {
    GamesSummary summary;
    EXPECT_FALSE(summary.add(line)) << line.substr(0, 100);
    EXPECT_EQ(summary.games(), 0) << line.substr(0, 100);
  }
}

TEST(GamesSummary, RefusesASeedTwiceAndAnotherMission) {
  auto summary = summary_of(three_lines());
  const auto twice = summary.add(three_lines().front());
  ASSERT_FALSE(twice);
  EXPECT_EQ(twice.error().message, "the battle of seed 1 is there twice");
  auto other = three_lines().front();
  other.replace(other.find(R"("mission":"m")"), 13, R"("mission":"n")");
  const auto foreign = summary.add(other);
  ASSERT_FALSE(foreign);
  EXPECT_EQ(foreign.error().message, "this is a battle of the mission \"n\", those before it are of \"m\"");
}

}  // namespace
}  // namespace bulkhead
