// SPDX-License-Identifier: MIT
#include "analysis/fairness/side_sights.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "analysis/fields/ground_area.h"
#include "analysis/plan/mission_plan.h"
#include "analysis/sight/sight.h"
#include "tests/analysis/drawing.h"
#include "tests/support/edited.h"
#include "tests/support/picking.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

const FirstTurnFigures usual{Length::inches(6), Length::inches(24)};

SideSights sights_of(const Mission& mission, const FirstTurnFigures& figures = usual) {
  return side_sights(mission, figures).value();
}

TEST(SideSights, OnAnEmptyBoardEverythingIsSeen) {
  const auto sights = sights_of(with_drop_zones(empty_mission({4, 4})));
  EXPECT_EQ(sights.sides, (std::vector<Id>{Id("attacker"), Id("defender")}));
  EXPECT_EQ(sights.exposure, (std::vector<double>{1, 1}));
  EXPECT_EQ(sights.first_turn, (std::vector<FirstTurn>{{1, 1}, {1, 1}}));
}

TEST(SideSights, WhatIsBehindAWallIsNeitherSeenNorReached) {
  // A wall right across between rows 2 and 3 of 4: each side sees its own half.
  const auto mission = with_drop_zones(mission_with({2, 4}, "A2/A3 B2/B3", ""));
  const auto sights = sights_of(mission);
  EXPECT_EQ(sights.first_turn, (std::vector<FirstTurn>{{0, 0}, {0, 0}}));
  ASSERT_EQ(sights.exposure.size(), 2U);
  EXPECT_DOUBLE_EQ(sights.exposure[0], 0.5);
  EXPECT_DOUBLE_EQ(sights.exposure[1], 0.5);
}

TEST(SideSights, RangeAndMoveCountForTheReach) {
  // 4 rows: the zones are 109 mm deep, 194 mm apart, the ground 412 mm.
  const auto mission = with_drop_zones(empty_mission({2, 4}));
  const auto reach = [&](int move, int range) {
    return sights_of(mission, {Length::millimetres(move), Length::millimetres(range)}).first_turn[0].reaches;
  };
  EXPECT_EQ(reach(100, 60), 0) << "less than the 194 mm between the zones";
  EXPECT_GT(reach(100, 150), 0);
  EXPECT_LT(reach(100, 150), 1);
  EXPECT_EQ(reach(200, 150), 1);
  EXPECT_EQ(sights_of(mission, {Length::millimetres(0), std::nullopt}).first_turn[0].reaches, 1);
  EXPECT_EQ(sights_of(mission, {Length::millimetres(100), Length::millimetres(60)}).first_turn[0].sees, 1);
}

TEST(SideSights, SharesAgreeWithSeesPairByPair) {
  const auto mission = with_drop_zones(mission_with({3, 4}, "A1/A2 A2/B2 B3/C3", "B1/B2 C2/C3"));
  const auto sights = sights_of(mission);
  const auto plan = plan_of(mission, 0).value();
  const auto grid = sample_grid(plan, Length::inches(1)).value();
  std::vector<Point> open;
  for (int row = 0; row < grid.rows; ++row) {
    for (int column = 0; column < grid.columns; ++column) {
      if (sees(plan, grid.at(column, row), grid.at(column, row))) open.push_back(grid.at(column, row));
    }
  }
  const auto attacker = start_area(mission, Id("attacker"), 0);
  const auto defender = start_area(mission, Id("defender"), 0);
  double pairs = 0;
  int zone = 0;
  for (const auto& from : open) {
    if (!attacker.contains(from)) continue;
    ++zone;
    for (const auto& to : open) pairs += sees(plan, from, to) ? 1 : 0;
  }
  EXPECT_NEAR(sights.exposure[0], pairs / zone / static_cast<double>(open.size()), 1e-12);
  int seen = 0;
  int other = 0;
  for (const auto& to : open) {
    if (!defender.contains(to)) continue;
    ++other;
    seen += std::any_of(open.begin(), open.end(),
                        [&](Point from) { return attacker.contains(from) && sees(plan, from, to); });
  }
  EXPECT_DOUBLE_EQ(sights.first_turn[0].sees, static_cast<double>(seen) / other);
  EXPECT_GT(seen, 0);
  EXPECT_LT(seen, other);
}

TEST(SideSights, SaysNothingWithoutTwoSidesOrAMove) {
  EXPECT_EQ(sights_of(empty_mission()), SideSights{});
  const auto one = edited(empty_mission(), "zone z1 kind drop-zone side attacker cells A1");
  EXPECT_EQ(sights_of(one), SideSights{});
  const auto no_move = sights_of(with_drop_zones(empty_mission()), {});
  EXPECT_TRUE(no_move.first_turn.empty());
  EXPECT_EQ(no_move.exposure.size(), 2U);
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(side_sights(with_drop_zones(empty_mission()), usual, stop.get_token()).value(), SideSights{});
}

TEST(SideSights, FiguresAreLimits) {
  auto mission = empty_mission();
  EXPECT_EQ(first_turn_figures(mission), FirstTurnFigures{});
  mission = edited(edited(mission, "limit move 5in"), "limit weapon-range 18in");
  EXPECT_EQ(first_turn_figures(mission), (FirstTurnFigures{Length::inches(5), Length::inches(18)}));
}

TEST(SideSights, BoardsOfAnOddNumberOfMicrometresAreMirroredExactly) {
  auto mission = with_drop_zones(mission_with({3, 4}, "A1/A2 B2/B3", "C2/C3"));
  auto set = *mission.sets.front().set;
  set.pitch = set.pitch + Length::micrometres(1);
  mission.sets.front().set = Part<TerrainSet>(std::move(set));
  const auto image = transformed(mission, Transform::mirror_left_right).value();
  EXPECT_EQ(sights_of(image), sights_of(mission));
  EXPECT_NE(sights_of(mission).exposure[0], sights_of(mission).exposure[1]);
}

/// Boards as varied from the first run on as RapidCheck makes them in the last.
Mission any_board() {
  return *rc::gen::resize(rc::kNominalSize, rc::gen::exec([] {
                            return with_drop_zones(arbitrary_board({pick_int(1, 4), pick_int(2, 4)}));
                          }));
}

RC_GTEST_PROP(SideSights, AreExactlyTheSameInTheMirror, ()) {
  const auto mission = any_board();
  const auto sights = sights_of(mission);
  for (const auto way : {Transform::mirror_left_right, Transform::mirror_top_bottom, Transform::rotate_180}) {
    const auto image = transformed(mission, way);
    RC_ASSERT(image.has_value());
    RC_ASSERT(sights_of(*image) == sights);
  }
}

/// Walls without thickness, so that none covers a sample.
Mission with_thin_walls(Mission mission) {
  auto set = *mission.sets.front().set;
  set.wall_thickness = Length();
  set.pillar.reset();
  mission.sets.front().set = Part<TerrainSet>(std::move(set));
  return mission;
}

RC_GTEST_PROP(SideSights, AWallMoreLetsNobodySeeOrReachMore, ()) {
  const auto before = with_thin_walls(any_board());
  auto after = before;
  Board board = *after.boards.front();
  const auto size = board.lattice()->size();
  std::vector<EdgePos> open_edges;
  for (std::size_t index = 0; index < size.edge_count(); ++index) {
    if (board.lattice()->edge(size.edge_at(index)) == EdgeKind::open) open_edges.push_back(size.edge_at(index));
  }
  RC_PRE(!open_edges.empty());
  board.lattice()->set_wall(pick_of(open_edges));
  after.boards.front() = Part<Board>(std::move(board));
  const auto open = sights_of(before);
  const auto walled = sights_of(after);
  RC_ASSERT(walled.sides == open.sides);
  for (std::size_t side = 0; side < open.sides.size(); ++side) {
    RC_ASSERT(walled.first_turn[side].sees <= open.first_turn[side].sees);
    RC_ASSERT(walled.first_turn[side].reaches <= open.first_turn[side].reaches);
    RC_ASSERT(walled.exposure[side] <= open.exposure[side] + 1e-12);
  }
}

RC_GTEST_PROP(SideSights, ALongerMoveOrRangeReachesNoLess, ()) {
  const auto mission = any_board();
  const auto length = [] { return Length::millimetres(pick_int(0, 300)); };
  const FirstTurnFigures figures{length(), length()};
  const auto less = sights_of(mission, figures);
  const auto more = sights_of(mission, {*figures.move + length(), *figures.range + length()});
  for (std::size_t side = 0; side < less.sides.size(); ++side) {
    RC_ASSERT(more.first_turn[side].reaches >= less.first_turn[side].reaches);
    RC_ASSERT(more.first_turn[side].sees == less.first_turn[side].sees);
  }
}

}  // namespace
}  // namespace bulkhead::test
