// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "analysis/fields/distance_field.h"
#include "analysis/fields/exposure.h"
#include "analysis/fields/frontier.h"
#include "analysis/plan/mission_plan.h"
#include "analysis/sight/sight.h"
#include "tests/analysis/kernel/brute_force.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

Length mm(int millimetres) { return Length::millimetres(millimetres); }

/// A room of 100 × 60 mm with a wall from the top down to y = 40, between x = 50 and 60; samples every 10 mm.
Plan room() {
  return Plan::make({{{}, {mm(100), mm(60)}}}, {{{{mm(50), mm(-1)}, {mm(60), mm(40)}}, {}, true}}).value();
}
SampleGrid room_grid() { return {{}, mm(10), 11, 7}; }

double at(const SampleField& field, int column, int row) {
  return field.values[static_cast<std::size_t>(row * field.grid.columns + column)];
}

GroundArea rectangle(int west, int north, int east, int south) {
  GroundArea area;
  area.add(Rectangle{{mm(west), mm(north)}, {mm(east), mm(south)}});
  return area;
}

TEST(DistanceField, GoesRoundTheWallFromTheNearestPlaceOfAnArea) {
  WayFinder finder(room());
  const auto field = distances_from(rectangle(5, 5, 25, 25), finder, room_grid());
  EXPECT_EQ(at(field, 1, 1), 0) << "inside";
  EXPECT_EQ(at(field, 2, 2), 0);
  EXPECT_NEAR(at(field, 0, 1), 5000, 1e-6) << "west of its side";
  EXPECT_NEAR(at(field, 4, 1), 15000, 1e-6) << "east of its side, not of its corner";
  EXPECT_NEAR(at(field, 3, 4), std::hypot(5, 15) * 1000, 1e-6) << "from its corner";
  // Down to the wall's lower corners (50, 40), (60, 40), up to (70, 10).
  EXPECT_NEAR(at(field, 7, 1), (std::hypot(25, 15) + 10 + std::hypot(10, 30)) * 1000, 1e-6);
  EXPECT_NEAR(at(field, 5, 1), 25000, 1e-6) << "the wall's face is open ground";
}

TEST(DistanceField, BeginsStraightDownFromTheSideAboveACorner) {
  // The area is a bar above the wall's corner: from (50, 35) on its side straight down to (50, 40).
  const auto plan = Plan::make({{{}, {mm(100), mm(100)}}}, {{{{mm(-1), mm(40)}, {mm(50), mm(50)}}, {}, true}}).value();
  WayFinder finder(plan);
  const auto field = distances_from(rectangle(0, 20, 93, 35), finder, {{}, mm(10), 11, 11});
  EXPECT_NEAR(at(field, 2, 7), (15 + std::hypot(30, 20)) * 1000, 1e-6);
}

TEST(DistanceField, CountsEveryMoveBegunAndTakesTheLineForWithin) {
  WayFinder finder(room());
  const auto area = rectangle(0, 0, 20, 60);
  const auto moves = moves_from(area, finder, room_grid(), mm(15));
  EXPECT_EQ(at(moves, 2, 3), 0);
  EXPECT_EQ(at(moves, 3, 3), 1);
  EXPECT_EQ(at(moves, 4, 3), 2);
  EXPECT_EQ(at(moves, 5, 6), 2) << "30 mm are two moves";
  EXPECT_EQ(at(moves, 6, 6), 3);
}

TEST(DistanceField, IsInfiniteWhereThereIsNoWayAndInsideOfWalls) {
  const auto plan = Plan::make({{{}, {mm(100), mm(60)}}}, {{{{mm(45), mm(-1)}, {mm(65), mm(61)}}, {}, true}}).value();
  WayFinder finder(plan);
  const auto field = distances_from(rectangle(0, 0, 10, 60), finder, room_grid());
  EXPECT_EQ(at(field, 5, 3), infinite);
  EXPECT_EQ(at(field, 8, 3), infinite);
  EXPECT_EQ(at(moves_from(rectangle(0, 0, 10, 60), finder, room_grid(), mm(10)), 8, 3), infinite);
  EXPECT_EQ(at(distances_from(GroundArea(), finder, room_grid()), 1, 1), infinite) << "from nowhere";
}

TEST(DistanceField, AnAreaIsAsNearAsItsNearestPlaceOnRandomBoards) {
  // The least of many places all over the area is never less, and hardly more.
  std::mt19937 random(3);
  for (int board = 0; board < 30; ++board) {
    SCOPED_TRACE(board);
    WayFinder finder(plan_of(small_board(random), 0).value());
    const SampleGrid grid{{mm(9), mm(9)}, mm(17), 19, 19};
    const auto edge = [&] { return static_cast<int>(random() % 200) + 5; };
    const int west = edge();
    const int north = edge();
    const auto area = rectangle(west, north, west + 60, north + 40);
    std::vector<Point> places;
    for (int x = 0; x <= 60; ++x) {
      for (int y = 0; y <= 40; ++y) places.push_back({mm(west + x), mm(north + y)});
    }
    const auto all = finder.distances(places, grid);
    const auto field = distances_from(area, finder, grid);
    for (std::size_t sample = 0; sample < grid.count(); ++sample) {
      ASSERT_EQ(std::isfinite(field.values[sample]), std::isfinite(all[sample])) << sample;
      if (!std::isfinite(all[sample])) continue;
      ASSERT_LE(field.values[sample], all[sample] + 1e-3) << sample;
      ASSERT_GE(field.values[sample], all[sample] - 710) << sample;
    }
  }
}

TEST(GroundArea, HoldsWhatItsShapesHold) {
  auto mission = empty_mission({2, 2});
  GroundArea area;
  area.add(mission, CellsShape{{CellAddress{1, {0, 0}}}}, 0);
  EXPECT_TRUE(area.contains({}));
  EXPECT_TRUE(area.contains({mm(109), mm(109)}));
  EXPECT_FALSE(area.contains({mm(110), mm(50)}));
  GroundArea elsewhere;
  elsewhere.add(mission, CellsShape{{CellAddress{1, {0, 0}}}}, 1);
  EXPECT_TRUE(elsewhere.empty());

  GroundArea triangle;
  triangle.add(mission, PolygonShape{{{mm(0), mm(0)}, {mm(40), mm(0)}, {mm(0), mm(40)}}}, 0);
  EXPECT_TRUE(triangle.contains({mm(20), mm(20)})) << "on its side";
  EXPECT_TRUE(triangle.contains({mm(5), mm(30)}));
  EXPECT_FALSE(triangle.contains({mm(21), mm(20)}));

  GroundArea circle;
  circle.add(mission, CircleShape{Point{mm(100), mm(100)}, mm(50)}, 0);
  EXPECT_TRUE(circle.contains({mm(130), mm(140)}));
  EXPECT_FALSE(circle.contains({mm(131), mm(140)}));

  // A board of 218 × 218 mm with its centre in (109, 109).
  GroundArea quarter;
  quarter.add(mission, QuarterShape{Quarter::south_east, mm(50)}, 0);
  EXPECT_FALSE(quarter.contains({mm(138), mm(148)}));
  EXPECT_TRUE(quarter.contains({mm(139), mm(149)}));
  EXPECT_FALSE(quarter.contains({mm(139), mm(60)}));
  GroundArea strip;
  strip.add(mission, StripShape{Compass::east, mm(18)}, 0);
  EXPECT_TRUE(strip.contains({mm(200), mm(5)}));
  EXPECT_FALSE(strip.contains({mm(199), mm(5)}));
}

TEST(GroundArea, RoundAndSlantedSidesAreNearlyExact) {
  auto mission = empty_mission({4, 4});
  WayFinder finder(plan_of(mission, 0).value());
  const SampleGrid grid{{}, mm(20), 21, 21};
  GroundArea circle;
  circle.add(mission, CircleShape{Point{mm(200), mm(200)}, mm(70)}, 0);
  GroundArea triangle;
  triangle.add(mission, PolygonShape{{{mm(0), mm(0)}, {mm(300), mm(0)}, {mm(0), mm(300)}}}, 0);
  GroundArea quarter;
  quarter.add(mission, QuarterShape{Quarter::north_west, mm(100)}, 0);
  const auto round = distances_from(circle, finder, grid);
  const auto slanted = distances_from(triangle, finder, grid);
  const auto clear = distances_from(quarter, finder, grid);
  for (int row = 0; row < 21; ++row) {
    for (int column = 0; column < 21; ++column) {
      const double x = 20.0 * column;
      const double y = 20.0 * row;
      const auto expect = [&](const SampleField& field, double distance) {
        EXPECT_GE(at(field, column, row), distance * 1000 - 1) << x << ", " << y;
        EXPECT_LE(at(field, column, row), distance * 1000 + 501) << x << ", " << y;
      };
      expect(round, std::max(0.0, std::hypot(x - 200, y - 200) - 70));
      const double off = (x + y - 300) / std::sqrt(2);
      if (off > 0 && std::abs(x - y) <= 300) expect(slanted, off);
      // The board is 412 mm across; from its centre (206, 206) 100 mm are left free.
      if (x <= 206 && y <= 206) expect(clear, std::max(0.0, 100 - std::hypot(x - 206, y - 206)));
    }
  }
}

TEST(GroundArea, ASideStartsInItsZonesOfStartingKinds) {
  const auto mission = with_drop_zones(empty_mission({2, 3}));
  const auto attacker = start_area(mission, Id("attacker"), 0);
  EXPECT_TRUE(attacker.contains({mm(50), mm(50)}));
  EXPECT_FALSE(attacker.contains({mm(50), mm(250)}));
  EXPECT_TRUE(start_area(mission, Id("attacker"), 1).empty());
}

TEST(Exposure, IsTheShareOfOpenSamplesThatSeeASample) {
  std::mt19937 random(5);
  for (int board = 0; board < 10; ++board) {
    const auto plan = plan_of(small_board(random), 0).value();
    const SampleGrid grid{{mm(9), mm(9)}, mm(25), 13, 13};
    const auto field = exposure(plan, grid).value();
    const auto place = [&](std::size_t sample) {
      return grid.at(static_cast<int>(sample) % 13, static_cast<int>(sample) / 13);
    };
    int open = 0;
    for (std::size_t sample = 0; sample < grid.count(); ++sample) open += sees(plan, place(sample), place(sample));
    for (std::size_t to = 0; to < grid.count(); ++to) {
      int seen_by = 0;
      for (std::size_t from = 0; from < grid.count(); ++from) seen_by += sees(plan, place(from), place(to));
      ASSERT_DOUBLE_EQ(field.values[to], static_cast<double>(seen_by) / open);
    }
  }
}

TEST(FirstTurnThreat, IsWhatIsInSightAndRangeFromWhereOneMoveLeads) {
  WayFinder finder(room());
  const auto grid = room_grid();
  const auto area = rectangle(0, 50, 20, 60);
  const auto threat = first_turn_threat(area, mm(20), mm(30), finder, grid).value();
  const auto distances = distances_from(area, finder, grid);
  const auto place = [&](std::size_t sample) {
    return grid.at(static_cast<int>(sample) % 11, static_cast<int>(sample) / 11);
  };
  int threatened = 0;
  for (std::size_t to = 0; to < grid.count(); ++to) {
    bool expected = false;
    for (std::size_t from = 0; from < grid.count(); ++from) {
      expected =
          expected || (distances.values[from] <= 20'001 && distance(fine(place(from)), fine(place(to))) <= 30'001 &&
                       sees(finder.plan(), place(from), place(to)));
    }
    EXPECT_EQ(threat.values[to], expected ? 1 : 0) << to;
    threatened += expected ? 1 : 0;
  }
  EXPECT_EQ(at(threat, 7, 6), 1) << "20 mm from the side, then 30";
  EXPECT_EQ(at(threat, 8, 6), 0);
  EXPECT_EQ(at(threat, 7, 4), 0) << "(40, 40) is 30 mm away behind the wall's end only to y = 40";
  EXPECT_GT(threatened, 20);
}

TEST(Frontier, BelongsToWhoComesFirst) {
  const SampleGrid grid{{}, mm(10), 5, 1};
  const std::vector<SampleField> sides = {{grid, {0, 3, 5, infinite, infinite}}, {grid, {4, 2, 4.5, 7, infinite}}};
  EXPECT_EQ(frontier(sides, 0.5).holders, (std::vector<int>{0, 1, Frontier::contested, 1, Frontier::nobody}));
  EXPECT_EQ(frontier(sides, 0).holders, (std::vector<int>{0, 1, 1, 1, Frontier::nobody}));
  const std::vector<SampleField> three = {{grid, {1, 1, 1, 1, 1}}, {grid, {2, 1, 3, 1, 4}}, {grid, {1, 2, 2, 1, 0}}};
  EXPECT_EQ(frontier(three, 0).holders,
            (std::vector<int>{Frontier::contested, Frontier::contested, 0, Frontier::contested, 2}));
}

}  // namespace
}  // namespace bulkhead::test
