// SPDX-License-Identifier: MIT
#include "workbench/checking.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/support/sample_missions.h"
#include "workbench/all_checks.h"

namespace bulkhead::test {
namespace {

/// One cell cut off, and two sides without zones.
Mission sealed() { return mission_with({6, 7}, "A1/B1 A1/A2", ""); }

Mission with_level(Mission mission, std::string_view check, Level level) {
  mission.severities = std::vector{SeveritySetting{Id(check), level, {}}};
  return mission;
}

/// What the findings of a check count as; off where it does not run.
Level level_found(const Mission& mission, const CheckRules& rules, std::string_view key) {
  for (const auto& finding : check_mission(mission, rules).findings) {
    if (finding.key == key) return finding.level;
  }
  return Level::off;
}

TEST(Checking, GoesByTheRunThenTheMissionThenTheUser) {
  constexpr auto key = "sealed-region";
  const CheckRules user{{{Id(key), Level::note}}, {}, {}};
  const CheckRules run{user.levels, {}, {{Id(key), Level::off, {}}}};
  const auto says_so = with_level(sealed(), key, Level::warning);
  EXPECT_EQ(level_found(sealed(), {}, key), Level::error);
  EXPECT_EQ(level_found(sealed(), user, key), Level::note);
  EXPECT_EQ(level_found(says_so, user, key), Level::warning);
  EXPECT_EQ(level_found(says_so, run, key), Level::off);
  EXPECT_EQ(level_found(sealed(), run, key), Level::off);
  EXPECT_EQ(level_of(*find_check(key), says_so, user), Level::warning);
  EXPECT_EQ(level_found(says_so, run, "no-zone"), Level::warning) << "the others are as they were";
}

TEST(Checking, BlamesNoMissionForWhatTheUserNames) {
  const CheckRules rules{{{Id("of-a-later-version"), Level::error}}, {}, {}};
  EXPECT_TRUE(check_mission(sealed(), rules).unknown_checks.empty());
  const auto own = with_level(sealed(), "of-a-later-version", Level::error);
  EXPECT_EQ(check_mission(own, rules).unknown_checks, std::vector{Id("of-a-later-version")});
}

TEST(Checking, BuildsFromTheBoxesOfTheUser) {
  auto mission = mission_with({6, 7}, "A1/A2 C1/C2 E1/E2", "");
  auto set = *mission.sets.front().set;
  const PiecePattern wall{{{EdgeKind::wall, Facing::second}}, {NodePiece::none, NodePiece::none}};
  set.pieces = {{Id("wall"), "wall", "", 2, {wall}, false, {}},
                {Id("pillar"), "pillar", "", 20, {{{}, {NodePiece::pillar}}}, false, {}}};
  mission.sets.front().set = set;
  const auto with_boxes = [](int boxes) { return CheckRules{{}, {{Id("gallowdark"), boxes}}, {}}; };
  EXPECT_EQ(level_found(mission, {}, "panel-shortfall"), Level::warning) << "it is designed for one";
  EXPECT_EQ(level_found(mission, with_boxes(1), "panel-shortfall"), Level::warning);
  EXPECT_EQ(level_found(mission, with_boxes(2), "panel-shortfall"), Level::off);
}

TEST(Checking, FindsTheSameErrorsAloneAsAmongAll) {
  const auto as_text = [](const Finding& finding) { return finding.key + to_text(finding.message); };
  const auto expect_same = [&](const Mission& mission, const CheckRules& rules, bool some) {
    std::multiset<std::string> expected;
    for (const auto& finding : check_mission(mission, rules).findings) {
      if (finding.level == Level::error && !finding.waived) expected.insert(as_text(finding));
    }
    std::multiset<std::string> found;
    const auto context = check_context(mission, rules, Snapshot::make(mission));
    for (const auto& finding : errors_among(all_checks(), context)) found.insert(as_text(finding));
    EXPECT_EQ(found, expected);
    EXPECT_EQ(!found.empty(), some);
  };
  expect_same(sealed(), {}, true);
  expect_same(sealed(), {{{Id("sealed-region"), Level::off}, {Id("no-zone"), Level::error}}, {}, {}}, true);
  expect_same(with_level(sealed(), "sealed-region", Level::note), {}, false);
  expect_same(empty_mission(), {{{Id("no-zone"), Level::error}}, {}, {}}, true);
}

}  // namespace
}  // namespace bulkhead::test
