// SPDX-License-Identifier: MIT
// Ways between ends near one another on wide boards, on which they are first looked for close by.
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "analysis/distance/ways.h"
#include "tests/analysis/kernel/wall_runs.h"

namespace bulkhead::test {
namespace {

Point at(std::int64_t x, std::int64_t y) { return {Length::millimetres(x), Length::millimetres(y)}; }

Rectangle area(std::int64_t west, std::int64_t north, std::int64_t east, std::int64_t south) {
  return {at(west, north), at(east, south)};
}

/// 1000 × 1000 mm with a pillar of 20 × 20 mm in the middle of every square of 100 mm, a wall from the north between
/// two columns of them, a cup that opens to the north between two rows, and a small room without an entrance.
Plan pillars() {
  std::vector<Block> blocks;
  for (int column = 0; column < 10; ++column) {
    for (int row = 0; row < 10; ++row) {
      const int x = 100 * column + 40;
      const int y = 100 * row + 40;
      blocks.push_back({area(x, y, x + 20, y + 20), std::nullopt, true});
    }
  }
  blocks.push_back({area(497, 0, 503, 700), std::nullopt, true});
  for (const auto& side :
       {area(80, 780, 82, 820), area(118, 780, 120, 820), area(80, 818, 120, 820), area(880, 780, 882, 820),
        area(918, 780, 920, 820), area(880, 780, 920, 782), area(880, 818, 920, 820)})
    blocks.push_back({side, std::nullopt, true});
  return Plan::make({area(0, 0, 1000, 1000)}, blocks).value();
}

void expect_way(WayFinder& finder, Point from, Point to, double length, std::size_t turns) {
  for (const auto& [begin, end] : {std::pair{from, to}, std::pair{to, from}}) {
    const auto way = finder.way(begin, end);
    ASSERT_TRUE(way);
    EXPECT_NEAR(in_millimetres(way->length), length, 1e-9);
    EXPECT_EQ(way->points.size(), turns + 2);
    EXPECT_EQ(way->points.front(), fine(begin));
    EXPECT_EQ(way->points.back(), fine(end));
  }
}

TEST(near_ways, round_what_is_near) {
  WayFinder finder(pillars());
  // Round two corners of a pillar.
  expect_way(finder, at(30, 48), at(70, 48), 2 * std::sqrt(100.0 + 64.0) + 20, 2);
  // Out of the cup and down beside it: no corner is seen from both ends.
  expect_way(finder, at(100, 810), at(110, 830), std::sqrt(18.0 * 18 + 30 * 30) + 2 + 40 + std::sqrt(200.0), 3);
}

TEST(near_ways, round_what_is_far_away) {
  WayFinder finder(pillars());
  expect_way(finder, at(490, 300), at(510, 300), 2 * std::sqrt(49.0 + 160'000.0) + 6, 2);
  // The length that is looked for close by is not enough by far; the same again where more has been asked.
  expect_way(finder, at(496, 10), at(504, 10), 2 * std::sqrt(1.0 + 690.0 * 690) + 6, 2);
}

TEST(near_ways, below_a_limit_are_those_that_are_shorter) {
  WayFinder finder(pillars());
  std::mt19937 random(9);
  std::uniform_int_distribution<std::int64_t> any(0, 1000);
  std::uniform_int_distribution<int> limit_of(0, 600);
  int shorter = 0;
  int longer = 0;
  for (int count = 0; count < 2000; ++count) {
    const auto from = at(any(random), any(random));
    const auto to = at(any(random), any(random));
    const double limit = 1000.0 * limit_of(random);
    const auto whole = WayFinder(finder.plan()).distance(from, to);
    const auto below = finder.distance_below(from, to, limit);
    const bool is_shorter = whole && *whole < limit;
    ASSERT_EQ(below.has_value(), is_shorter) << to_text(from) << to_text(to) << limit;
    if (below) EXPECT_NEAR(*below, *whole, 1e-3);
    ++(is_shorter ? shorter : longer);
  }
  EXPECT_GT(shorter, 200);
  EXPECT_GT(longer, 200);
}

TEST(near_ways, none_into_a_small_room) {
  WayFinder finder(pillars());
  EXPECT_FALSE(finder.distance(at(900, 800), at(930, 800)));
  EXPECT_FALSE(finder.distance(at(930, 800), at(900, 800)));
}

/// Every sample within 250 mm of some places, beside the field of distances, which looks at everything.
void expect_fields(const Plan& plan, int extent) {
  WayFinder finder(plan);
  const SampleGrid grid{at(0, 0), Length::millimetres(50), extent / 50 + 1, extent / 50 + 1};
  std::mt19937 random(7);
  std::uniform_int_distribution<std::int64_t> any(0, extent * 1000);
  int turned = 0;
  for (int count = 0; count < 30; ++count) {
    const Point from{Length::micrometres(any(random)), Length::micrometres(any(random))};
    const auto field = finder.distances({&from, 1}, grid);
    for (std::size_t sample = 0; sample < field.size(); ++sample) {
      const double straight = distance(fine(from), fine(grid.at(sample)));
      if (straight > 250'000) continue;
      const auto single = finder.distance(from, grid.at(sample));
      ASSERT_EQ(std::isfinite(field[sample]), single.has_value()) << to_text(from) << to_text(grid.at(sample));
      if (!single) continue;
      ASSERT_NEAR(field[sample], *single, 1e-3) << to_text(from) << to_text(grid.at(sample));
      if (*single > straight + 1) ++turned;
    }
  }
  EXPECT_GT(turned, 300);
}

TEST(near_ways, fields_agree_with_pairs_on_open_boards) {
  std::mt19937 random(19);
  for (const int thickness : {0, 3}) {
    std::vector<WallRun> walls;
    for (int column = 0; column < 20; ++column) {
      for (int row = 0; row < 20; ++row) {
        const auto corner = at(100 * column, 100 * row);
        if (random() % 4 == 0) walls.push_back({corner, at(100 * column + 100, 100 * row)});
        if (random() % 4 == 0) walls.push_back({corner, at(100 * column, 100 * row + 100)});
      }
    }
    expect_fields(plan_of_walls(area(0, 0, 2000, 2000), walls, Length::millimetres(thickness)).value(), 2000);
  }
}

TEST(near_ways, fields_agree_with_pairs_round_terrain_askew) {
  std::vector<Block> blocks;
  std::vector<PolygonBlock> polygons;
  for (int column = 0; column < 12; ++column) {
    for (int row = 0; row < 12; ++row) {
      const int x = 100 * column + 50;
      const int y = 100 * row + 50;
      if ((column + row) % 2 == 0) {
        polygons.push_back({{at(x, y - 30), at(x + 30, y), at(x, y + 30), at(x - 30, y)}, std::nullopt, true, true});
      } else {
        blocks.push_back({area(x - 30, y - 30, x + 30, y + (column % 3 == 0 ? 70 : 30)), std::nullopt, true});
      }
    }
  }
  expect_fields(Plan::make({area(0, 0, 1200, 1200)}, blocks, polygons).value(), 1200);
}

}  // namespace
}  // namespace bulkhead::test
