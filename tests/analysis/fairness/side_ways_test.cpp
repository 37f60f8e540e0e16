// SPDX-License-Identifier: MIT
#include "analysis/fairness/side_ways.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "analysis/fairness/fairness.h"
#include "analysis/figures/survey.h"
#include "tests/analysis/drawing.h"
#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

using Ways = std::vector<std::optional<Length>>;

TEST(SideWays, AreShortestWaysFromTheRimsOfZones) {
  // Cells of 97 mm: from the rim of row 1's zone to the middle of B2 it is half a cell, from row 4's one and a half.
  const auto mission = with_objective(with_drop_zones(empty_mission({3, 4})), "o1", "B2", "1");
  const auto ways = side_ways(mission);
  EXPECT_EQ(ways.sides, (std::vector<Id>{Id("attacker"), Id("defender")}));
  ASSERT_EQ(ways.objectives.size(), 1U);
  EXPECT_EQ(ways.objectives[0].ways, (Ways{Length::micrometres(48'500), Length::micrometres(145'500)}));
  EXPECT_EQ(ways.objectives[0].apart, Length::millimetres(97));
}

TEST(SideWays, PassEveryHatchwayAndEndAtWalls) {
  const auto shut = with_objective(with_drop_zones(mission_with({1, 4}, "A1/A2", "A2/A3")), "o1", "A2", "1");
  const auto ways = side_ways(shut);
  ASSERT_EQ(ways.objectives.size(), 1U);
  EXPECT_FALSE(ways.objectives[0].ways[0].has_value());
  EXPECT_EQ(ways.objectives[0].ways[1], Length::micrometres(145'500));
  EXPECT_FALSE(ways.objectives[0].apart.has_value());
}

TEST(SideWays, MovesBegunCountWhole) {
  const auto move = Length::inches(6);
  EXPECT_EQ(moves_for(Length(), move), 0);
  EXPECT_EQ(moves_for(Length::micrometres(1), move), 1);
  EXPECT_EQ(moves_for(Length::inches(6), move), 1);
  EXPECT_EQ(moves_for(Length::inches(6) + Length::micrometres(1), move), 2);
  EXPECT_EQ(usual_move(empty_mission()), move);
  EXPECT_EQ(usual_move(edited(empty_mission(), "limit move 5in")), Length::inches(5));
  EXPECT_EQ(usual_move(edited(empty_mission(), "limit move 0in")), move) << "nobody gets anywhere in moves of nothing";
}

TEST(SideWays, GiveOpenBattlefieldsTheirAccess) {
  // 10" × 6" without a lattice; zones 1" deep at both ends; an objective 2" from the west zone and 6" from the east.
  auto mission = empty_mission();
  Board board;
  board.ground = PlainGround{Length::inches(10), Length::inches(6)};
  mission.boards = {board};
  mission.zones = std::vector<Zone>();
  mission = edited(mission, "zone west kind drop-zone side attacker strip west depth 1in");
  mission = edited(mission, "zone east kind drop-zone side defender strip east depth 1in");
  mission = edited(mission, "marker o1 kind objective at 3in,3in");
  const auto ways = side_ways(mission);
  ASSERT_EQ(ways.objectives.size(), 1U);
  EXPECT_EQ(ways.objectives[0].ways, (Ways{Length::inches(2), Length::inches(6)}));
  // 50.8 mm and 152.4 mm, in whole millimetres.
  EXPECT_DOUBLE_EQ(survey_of(mission, {}).fairness.parts.access.value(), 51.0 / 152.0);
  // With a twin of its own each side has a near one and a far one.
  const auto twin = edited(mission, "marker o2 kind objective at 7in,3in");
  EXPECT_DOUBLE_EQ(survey_of(twin, {}).fairness.parts.access.value(), 1);
  // A second one nearer to the west is worse for the east.
  const auto worse = edited(mission, "marker o2 kind objective at 2in,3in");
  EXPECT_LT(survey_of(worse, {}).fairness.parts.access.value(), 51.0 / 152.0);
}

RC_GTEST_PROP(SideWays, AreTheSameInTheMirror, ()) {
  const auto mission = with_objective(with_drop_zones(arbitrary_board({3, 4})), "o1", "A2", "1");
  const auto ways = side_ways(mission);
  for (const auto way : {Transform::mirror_left_right, Transform::mirror_top_bottom, Transform::rotate_180}) {
    RC_ASSERT(side_ways(transformed(mission, way).value()) == ways);
  }
}

}  // namespace
}  // namespace bulkhead::test
