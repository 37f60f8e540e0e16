// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "analysis/distance/ways.h"
#include "analysis/plan/mission_plan.h"
#include "analysis/sight/base_sight.h"
#include "analysis/sight/sight.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

Point at(std::int64_t x, std::int64_t y) { return {Length::millimetres(x), Length::millimetres(y)}; }

TEST(bad_plans, without_ground_nothing_is_anywhere) {
  WayFinder finder(Plan::make({}, {}).value());
  EXPECT_FALSE(sees(finder.plan(), at(0, 0), at(0, 0)));
  EXPECT_FALSE(finder.distance(at(0, 0), at(1, 1)));
  EXPECT_TRUE(visible_area(finder.plan(), at(0, 0)).empty());
  EXPECT_EQ(sample_grid(finder.plan(), Length::millimetres(1))->count(), 0U);
  EXPECT_EQ(plan_of(Mission{}, 0)->ground().size(), 0U);
}

TEST(bad_plans, ground_without_width_is_a_line) {
  WayFinder finder(Plan::make({{at(5, 0), at(5, 10)}}, {}).value());
  EXPECT_TRUE(sees(finder.plan(), at(5, 0), at(5, 10)));
  EXPECT_FALSE(sees(finder.plan(), at(5, 0), at(6, 10)));
  EXPECT_DOUBLE_EQ(finder.distance(at(5, 2), at(5, 9)).value(), 7000);
  WayFinder point(Plan::make({{at(5, 5), at(5, 5)}}, {}).value());
  EXPECT_DOUBLE_EQ(point.distance(at(5, 5), at(5, 5)).value(), 0);
  EXPECT_FALSE(point.distance(at(5, 5), at(5, 6)));
}

TEST(bad_plans, covered_all_over_there_is_no_place) {
  WayFinder finder(Plan::make({{at(0, 0), at(10, 10)}}, {{{at(-5, -5), at(15, 15)}, std::nullopt, true}}).value());
  EXPECT_FALSE(sees(finder.plan(), at(0, 0), at(0, 0)));
  EXPECT_FALSE(finder.distance(at(3, 3), at(4, 4)));
  const auto grid = sample_grid(finder.plan(), Length::millimetres(1)).value();
  const auto from = at(5, 5);
  for (const double sample : finder.distances({&from, 1}, grid)) EXPECT_TRUE(std::isinf(sample));
}

TEST(bad_plans, one_cell_and_every_edge_a_wall_or_none) {
  const auto bare = empty_mission({1, 1});
  WayFinder open(plan_of(bare, 0).value());
  EXPECT_TRUE(open.distance(at(1, 1), at(120, 120)));
  Board board = *bare.boards.front();
  for (std::size_t index = 0; index < board.lattice()->size().edge_count(); ++index) {
    board.lattice()->set_wall(board.lattice()->size().edge_at(index));
  }
  auto walled = bare;
  walled.boards.front() = Part<Board>(board);
  WayFinder shut(plan_of(walled, 0).value());
  EXPECT_TRUE(shut.distance(at(40, 40), at(80, 80)));
  EXPECT_FALSE(shut.distance(at(60, 60), at(60, 2)));
}

TEST(bad_plans, what_lies_off_the_ground_does_no_harm) {
  const auto plan = Plan::make({{at(0, 0), at(10, 10)}}, {{{at(50, 50), at(60, 60)}, std::nullopt, true}}).value();
  EXPECT_TRUE(sees(plan, at(0, 0), at(10, 10)));
  EXPECT_FALSE(sees(plan, at(55, 55), at(55, 55)));
}

TEST(bad_plans, what_cannot_be_held_is_refused) {
  EXPECT_FALSE(Plan::make({{at(10, 0), at(0, 10)}}, {}));
  EXPECT_FALSE(Plan::make({{at(0, 0), at(10, 10)}}, {{{at(5, 6), at(6, 5)}, std::nullopt, true}}));
  EXPECT_FALSE(Plan::make({{at(0, 0), at(10, 10)}, {at(90'000, 0), at(90'010, 10)}}, {}));
  std::vector<Block> thousands;
  for (int index = 0; index < 4000; ++index) {
    thousands.push_back({{at(3 * index, 3 * index), at(3 * index + 1, 3 * index + 1)}, std::nullopt, true});
  }
  EXPECT_FALSE(Plan::make({{at(0, 0), at(12'000, 12'000)}}, thousands));
}

TEST(bad_plans, a_zigzag_of_thousands_of_blocks_does_not_exhaust_the_stack) {
  // Blocks alternately at either side leave a channel of as many strips.
  std::vector<Block> zigzag;
  for (int index = 0; index < 4000; ++index) {
    const int west = index % 2 == 0 ? 0 : 60;
    zigzag.push_back({{at(west, index), at(west + 40, index + 1)}, std::nullopt, true});
  }
  WayFinder finder(Plan::make({{at(0, 0), at(100, 4000)}}, zigzag).value());
  EXPECT_TRUE(sees(finder.plan(), at(50, 0), at(50, 4000)));
  EXPECT_FALSE(visible_area(finder.plan(), at(50, 0)).empty());
  EXPECT_GT(finder.distance(at(0, 1), at(100, 3999)).value(), 4'000'000);
}

TEST(bad_plans, a_base_as_large_as_a_crowded_board_gets_an_answer) {
  std::vector<Block> pillars;
  for (int column = 0; column < 12; ++column) {
    for (int row = 0; row < 12; ++row) {
      pillars.push_back({{at(20 * column + 5, 20 * row + 5), at(20 * column + 15, 20 * row + 15)}, std::nullopt, true});
    }
  }
  const auto plan = Plan::make({{at(0, 0), at(240, 240)}}, pillars).value();
  const Base huge{at(100, 100), Length::millimetres(200)};
  EXPECT_TRUE(sees(plan, huge, huge));
  // All that is not inside of a pillar is part of both bases.
  EXPECT_FALSE(hidden_part(plan, huge, huge));
}

TEST(bad_plans, the_largest_coordinates_are_still_exact) {
  // 67 m across, and a wall across the middle that leaves one micrometre at its northern end.
  const auto far = Length::micrometres(StripMesh::largest_extent - 1);
  const Rectangle ground{{}, {far, far}};
  const auto middle = Length::micrometres(StripMesh::largest_extent / 2);
  const Rectangle wall{{middle, Length::micrometres(1)}, {middle, far}};
  const auto plan = Plan::make({ground}, {{wall, std::nullopt, true}}).value();
  EXPECT_TRUE(sees(plan, Point{}, Point{far, Length::micrometres(1)}));
  // At the wall this line is 1 µm and 1/67 108 863 of it from the northern edge.
  EXPECT_FALSE(sees(plan, Point{}, Point{far, Length::micrometres(2)}));
}

}  // namespace
}  // namespace bulkhead::test
