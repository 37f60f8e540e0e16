// SPDX-License-Identifier: MIT
#include "analysis/distance/ways.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "tests/analysis/kernel/plan_files.h"

namespace bulkhead::test {
namespace {

Point at(std::int64_t x, std::int64_t y) { return {Length::millimetres(x), Length::millimetres(y)}; }

Rectangle area(std::int64_t west, std::int64_t north, std::int64_t east, std::int64_t south) {
  return {at(west, north), at(east, south)};
}

/// 100 × 100 mm with blocks on it.
WayFinder finder_with(const std::vector<Rectangle>& blocks) {
  std::vector<Block> all;
  for (const auto& block : blocks) all.push_back({block, std::nullopt, true});
  return WayFinder(Plan::make({area(0, 0, 100, 100)}, all).value());
}

/// In millimetres; -1 where there is no way.
double millimetres_between(WayFinder& finder, Point from, Point to) {
  const auto found = finder.distance(from, to);
  return found ? in_millimetres(*found) : -1;
}

TEST(ways, straight_ahead_where_nothing_blocks) {
  auto finder = finder_with({area(40, 40, 60, 60)});
  EXPECT_DOUBLE_EQ(millimetres_between(finder, at(0, 0), at(30, 40)), 50);
  EXPECT_DOUBLE_EQ(millimetres_between(finder, at(40, 0), at(40, 100)), 100);
  EXPECT_DOUBLE_EQ(millimetres_between(finder, at(7, 7), at(7, 7)), 0);
}

TEST(ways, round_one_corner_and_round_two) {
  auto finder = finder_with({area(40, 40, 60, 60)});
  // From (10, 50) round (40, 40) and (60, 40): 10√10 + 20 + 10√10, as to the south.
  EXPECT_NEAR(millimetres_between(finder, at(10, 50), at(90, 50)), 20 * std::sqrt(10.0) + 20, 1e-9);
  const auto way = finder.way(at(20, 30), at(60, 80));
  ASSERT_TRUE(way);
  // Round (40, 60): 10√13 + 20√2 = 64.3; round (60, 40) it would be 10√17 + 40 = 81.2.
  EXPECT_NEAR(in_millimetres(way->length), 10 * std::sqrt(13.0) + 20 * std::sqrt(2.0), 1e-9);
  const std::vector<FinePoint> expected = {{20'000, 30'000}, {40'000, 60'000}, {60'000, 80'000}};
  EXPECT_EQ(way->points, expected);
}

TEST(ways, none_into_or_out_of_a_sealed_room) {
  auto finder = finder_with({area(20, 20, 80, 25), area(20, 75, 80, 80), area(20, 20, 25, 80), area(75, 20, 80, 80)});
  EXPECT_EQ(millimetres_between(finder, at(50, 50), at(10, 10)), -1);
  EXPECT_EQ(millimetres_between(finder, at(10, 10), at(50, 50)), -1);
  EXPECT_FALSE(finder.way(at(10, 10), at(50, 50)));
  EXPECT_DOUBLE_EQ(millimetres_between(finder, at(30, 30), at(60, 70)), 50);
}

TEST(ways, a_gap_without_width_is_no_way) {
  auto finder = finder_with({area(0, 40, 50, 60), area(50, 50, 100, 70)});
  EXPECT_EQ(millimetres_between(finder, at(10, 10), at(10, 90)), -1);
  auto wider = finder_with({area(0, 40, 50, 60), area(51, 50, 100, 70)});
  EXPECT_GT(millimetres_between(wider, at(10, 10), at(10, 90)), 80);
}

TEST(ways, none_from_inside_of_something_or_off_the_ground) {
  auto finder = finder_with({area(40, 40, 60, 60)});
  for (const auto& hidden : {at(50, 50), at(-1, 5), at(5, 101)}) {
    EXPECT_EQ(millimetres_between(finder, hidden, at(10, 10)), -1);
    EXPECT_EQ(millimetres_between(finder, at(10, 10), hidden), -1);
  }
}

TEST(ways, from_corner_to_corner_and_face_to_face) {
  auto finder = finder_with({area(40, 40, 60, 60)});
  EXPECT_DOUBLE_EQ(millimetres_between(finder, at(40, 40), at(60, 60)), 40);
  EXPECT_DOUBLE_EQ(millimetres_between(finder, at(40, 50), at(60, 50)), 40);
  EXPECT_DOUBLE_EQ(millimetres_between(finder, at(50, 40), at(50, 60)), 40);
  EXPECT_DOUBLE_EQ(millimetres_between(finder, at(40, 40), at(60, 40)), 20);
}

TEST(ways, holes_in_the_floor_are_walked_round) {
  WayFinder finder(Plan::make({area(0, 0, 100, 100)}, {{area(40, 0, 60, 50), std::nullopt, false}}).value());
  EXPECT_NEAR(millimetres_between(finder, at(40, 0), at(60, 0)), 120, 1e-9);
}

TEST(ways, round_both_ends_of_a_wall_without_thickness) {
  const std::vector<WallRun> walls = {{at(50, 0), at(50, 60)}};
  WayFinder finder(plan_of_walls(area(0, 0, 100, 100), walls, Length()).value());
  EXPECT_NEAR(millimetres_between(finder, at(40, 50), at(60, 50)), 2 * std::sqrt(200.0), 1e-9);
  EXPECT_NEAR(millimetres_between(finder, at(20, 20), at(80, 20)), 100, 1e-9);
}

TEST(ways, a_grid_of_samples_is_centred_on_the_ground) {
  const auto finder = finder_with({});
  const auto grid = sample_grid(finder.plan(), Length::millimetres(30)).value();
  EXPECT_EQ(grid.columns, 4);
  EXPECT_EQ(grid.rows, 4);
  EXPECT_EQ(grid.at(0, 0), at(5, 5));
  EXPECT_EQ(grid.at(3, 1), at(95, 35));
  EXPECT_FALSE(sample_grid(finder.plan(), Length()));
  EXPECT_FALSE(sample_grid(finder.plan(), Length::micrometres(1)));
}

TEST(ways, the_field_of_distances_agrees_with_every_single_distance) {
  for (const auto* name : {"board6x7", "square24x28"}) {
    const auto file = read_plan_file(name);
    for (const int thickness : {0, 3}) {
      WayFinder finder(file.plan(Length::millimetres(thickness)));
      const auto grid =
          sample_grid(finder.plan(), Length::micrometres(name == std::string("board6x7") ? 25'400 : 101'600));
      ASSERT_TRUE(grid);
      for (const auto& from : {file.points[0], file.points[1]}) {
        const auto field = finder.distances({&from, 1}, *grid);
        ASSERT_EQ(field.size(), grid->count());
        for (int row = 0; row < grid->rows; ++row) {
          for (int column = 0; column < grid->columns; ++column) {
            const auto single = finder.distance(from, grid->at(column, row));
            const double found = field[static_cast<std::size_t>(row * grid->columns + column)];
            ASSERT_EQ(std::isfinite(found), single.has_value());
            if (!single) continue;
            ASSERT_NEAR(found, *single, 1e-3) << name << thickness << to_text(grid->at(column, row));
          }
        }
      }
    }
  }
}

TEST(ways, the_field_of_several_places_is_the_least_of_their_fields) {
  const auto file = read_plan_file("board6x7");
  WayFinder finder(file.plan(Length::millimetres(3)));
  const auto grid = sample_grid(finder.plan(), Length::millimetres(20)).value();
  const std::vector<Point> places(file.points.begin(), file.points.begin() + 3);
  const auto together = finder.distances(places, grid);
  std::vector<double> least(grid.count(), INFINITY);
  for (const auto& place : places) {
    const auto field = finder.distances({&place, 1}, grid);
    for (std::size_t sample = 0; sample < least.size(); ++sample)
      least[sample] = std::min(least[sample], field[sample]);
  }
  for (std::size_t sample = 0; sample < least.size(); ++sample) {
    // Inside of walls both are infinite.
    if (together[sample] == least[sample]) continue;
    EXPECT_NEAR(together[sample], least[sample], 1e-6);
  }
}

TEST(ways, the_points_of_a_way_see_one_another_and_make_up_its_length) {
  const auto file = read_plan_file("square24x28");
  WayFinder finder(file.plan(Length::millimetres(3)));
  for (std::size_t index = 0; index < 100; ++index) {
    const auto way = finder.way(file.expected[index].from, file.expected[index].to);
    ASSERT_TRUE(way);
    double sum = 0;
    for (std::size_t leg = 1; leg < way->points.size(); ++leg) sum += distance(way->points[leg - 1], way->points[leg]);
    EXPECT_NEAR(sum, way->length, 1e-3);
    EXPECT_EQ(way->points.front(), fine(file.expected[index].from));
    EXPECT_EQ(way->points.back(), fine(file.expected[index].to));
  }
}

}  // namespace
}  // namespace bulkhead::test
