// SPDX-License-Identifier: MIT
#include "analysis/fields/sample_sight.h"

#include <gtest/gtest.h>

#include <random>

#include "analysis/fields/all_pairs.h"
#include "analysis/fields/exposure.h"
#include "analysis/plan/mission_plan.h"
#include "analysis/sight/sight.h"
#include "tests/analysis/kernel/brute_force.h"
#include "tests/analysis/kernel/wall_runs.h"

namespace bulkhead::test {
namespace {

/// Over boards of 3 × 3 cells of 100 mm from (12, 12) with walls 6 mm thick: every fourth sample lies on a face.
SampleGrid touching_grid() {
  return {{Length::millimetres(9), Length::millimetres(9)}, Length::millimetres(25), 13, 13};
}
/// On faces to either side, on lines through corners, and others.
SampleGrid fine_grid() { return {{Length::millimetres(6), Length::millimetres(3)}, Length::millimetres(12), 26, 27}; }

Point place(const SampleGrid& grid, std::size_t sample) {
  return grid.at(static_cast<int>(sample) % grid.columns, static_cast<int>(sample) / grid.columns);
}

std::vector<bool> seen_from(SampleSight& sight, std::size_t from) {
  SampleSet seen(sight.grid().count());
  sight.add_seen(from, seen);
  std::vector<bool> all;
  for (std::size_t sample = 0; sample < sight.grid().count(); ++sample) all.push_back(seen.holds(sample));
  EXPECT_EQ(seen.count(), static_cast<std::size_t>(std::count(all.begin(), all.end(), true)));
  return all;
}

void expect_what_sees_says(const Plan& plan, const SampleGrid& grid) {
  SampleSight sight(plan, grid);
  const auto kept = all_pairs_visibility(plan, grid).value().value();
  for (std::size_t from = 0; from < grid.count(); ++from) {
    const auto seen = seen_from(sight, from);
    for (std::size_t to = 0; to < grid.count(); ++to) {
      const bool expected = sees(plan, place(grid, from), place(grid, to));
      ASSERT_EQ(seen[to], expected) << to_text(place(grid, from)) << " to " << to_text(place(grid, to));
      ASSERT_EQ(kept.sees(from, to), expected) << to_text(place(grid, from)) << " to " << to_text(place(grid, to));
    }
  }
}

TEST(SampleSight, AgreesWithSeesOnEveryPairOfRandomBoards) {
  std::mt19937 random(7);
  for (int board = 0; board < 24; ++board) {
    SCOPED_TRACE(board);
    const auto plan = plan_of(small_board(random), 0).value();
    expect_what_sees_says(plan, touching_grid());
    if (board % 12 == 0) expect_what_sees_says(plan, fine_grid());
    if (HasFatalFailure()) return;
  }
}

TEST(SampleSight, AgreesWithSeesAmongWallsWithoutThickness) {
  std::mt19937 random(8);
  const Rectangle ground{{}, {Length::millimetres(120), Length::millimetres(120)}};
  const auto step = [&] { return Length::millimetres(static_cast<std::int64_t>(random() % 7) * 20); };
  for (int board = 0; board < 60; ++board) {
    SCOPED_TRACE(board);
    std::vector<WallRun> walls;
    for (int wall = 0; wall < 10; ++wall) {
      const Point from{step(), step()};
      walls.push_back({from, random() % 2 == 0 ? Point{from.x, step()} : Point{step(), from.y}});
    }
    const auto plan = plan_of_walls(ground, walls, Length()).value();
    expect_what_sees_says(plan, {{}, Length::millimetres(10), 13, 13});
    if (HasFatalFailure()) return;
  }
}

TEST(SampleSight, LooksBetweenCornersThatTouchALineFromBothSides) {
  // The faces of the two walls meet in x = 50: only due south can one see between them.
  const auto mm = [](int x) { return Length::millimetres(x); };
  const auto plan = Plan::make({{{}, {mm(100), mm(100)}}}, {{{{}, {mm(50), mm(20)}}, {}, true, true},
                                                            {{{mm(0), mm(30)}, {mm(50), mm(40)}}, {}, true, true},
                                                            {{{mm(50), mm(60)}, {mm(100), mm(70)}}, {}, true, true}})
                        .value();
  const SampleGrid grid{{}, mm(10), 11, 11};
  SampleSight sight(plan, grid);
  const auto seen = seen_from(sight, grid.count() - 6);
  EXPECT_EQ(place(grid, grid.count() - 6), (Point{mm(50), mm(100)}));
  for (int row = 0; row < 11; ++row) EXPECT_TRUE(seen[static_cast<std::size_t>(row * 11 + 5)]) << row;
  EXPECT_FALSE(seen[6]);
  expect_what_sees_says(plan, grid);
}

TEST(SampleSight, AgreesWithSeesAmongPolygons) {
  std::mt19937 random(9);
  const auto place = [&] {
    return Point{Length::millimetres(static_cast<std::int64_t>(random() % 11) * 10),
                 Length::millimetres(static_cast<std::int64_t>(random() % 11) * 10)};
  };
  for (int board = 0; board < 20; ++board) {
    SCOPED_TRACE(board);
    std::vector<PolygonBlock> polygons;
    for (int count = 0; count < 3; ++count) {
      polygons.push_back({{place(), place(), place()}, {}, true, true});
      polygons.back().stops_sight = random() % 4 != 0;
    }
    const auto plan = Plan::make({{{}, {Length::millimetres(100), Length::millimetres(100)}}},
                                 {{{{}, place()}, {}, true, true}}, polygons)
                          .value();
    expect_what_sees_says(plan, {{}, Length::millimetres(10), 11, 11});
    if (HasFatalFailure()) return;
  }
}

TEST(SampleSight, ReachIsACircle) {
  const auto mm = [](int x) { return Length::millimetres(x); };
  const auto plan = Plan::make({{{}, {mm(100), mm(100)}}}, {}).value();
  const SampleGrid grid{{}, mm(10), 11, 11};
  SampleSight sight(plan, grid);
  SampleSet seen(grid.count());
  sight.add_seen_within(5 * 11 + 5, mm(50), seen);
  for (int row = 0; row < 11; ++row) {
    for (int column = 0; column < 11; ++column) {
      const bool near = (row - 5) * (row - 5) + (column - 5) * (column - 5) <= 25;
      EXPECT_EQ(seen.holds(static_cast<std::size_t>(row * 11 + column)), near) << column << ", " << row;
    }
  }
  seen.clear();
  EXPECT_EQ(seen.count(), 0U);
  sight.add_seen_within(5 * 11 + 5, mm(9), seen);
  EXPECT_EQ(seen.count(), 1U);
}

TEST(AllPairs, CanBeStoppedAndKnowsItsLimit) {
  const auto plan = Plan::make({{{}, {Length::millimetres(100), Length::millimetres(100)}}}, {}).value();
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(
      all_pairs_visibility(plan, sample_grid(plan, Length::millimetres(10)).value(), stop.get_token())->has_value());
  EXPECT_FALSE(exposure(plan, sample_grid(plan, Length::millimetres(10)).value(), stop.get_token()));
  const auto few = all_pairs_visibility(plan, sample_grid(plan, Length::millimetres(10)).value()).value().value();
  EXPECT_GT(few.bytes(), 0U);
  // 90,601 samples of which each sees each: half a gigabyte.
  const auto many = all_pairs_visibility(plan, sample_grid(plan, Length::micrometres(333)).value());
  ASSERT_FALSE(many);
  EXPECT_NE(many.error().message.find("farther apart"), std::string::npos);
}

}  // namespace
}  // namespace bulkhead::test
