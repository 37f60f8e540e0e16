// SPDX-License-Identifier: MIT
// A question has one answer, whatever was asked before: landmarks lead searches on plans with many corners, and come in
// once many questions have been asked.
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "analysis/distance/base_ways.h"
#include "analysis/distance/ways.h"
#include "tests/analysis/kernel/plan_files.h"

namespace bulkhead::test {
namespace {

Point at(std::int64_t x, std::int64_t y) { return {Length::millimetres(x), Length::millimetres(y)}; }

Rectangle area(std::int64_t west, std::int64_t north, std::int64_t east, std::int64_t south) {
  return {at(west, north), at(east, south)};
}

Plan plan_with(const Rectangle& ground, const std::vector<Rectangle>& blocks) {
  std::vector<Block> all;
  for (const auto& block : blocks) all.push_back({block, std::nullopt, true});
  return Plan::make({ground}, all).value();
}

struct Pair {
  Point from;
  Point to;
};

bool same(std::optional<double> a, std::optional<double> b) {
  return a.has_value() == b.has_value() && (!a || std::abs(*a - *b) < 1e-3);
}

/// Asked of a finder of its own, among all others in turn, and of the finder that has been asked everything already,
/// there and back.
void expect_one_answer(const Plan& plan, const std::vector<Pair>& pairs) {
  WayFinder busy(plan);
  ASSERT_GT(busy.graph().size(), 300U);
  std::vector<std::optional<double>> in_turn;
  // Often enough that landmarks have come in.
  for (int round = 0; round < 24; ++round) {
    in_turn.clear();
    for (const auto& [from, to] : pairs) in_turn.push_back(busy.distance(from, to));
  }
  for (std::size_t index = 0; index < pairs.size(); ++index) {
    const auto& [from, to] = pairs[index];
    const auto text = to_text(from) + " " + to_text(to);
    const auto first = WayFinder(plan).distance(from, to);
    EXPECT_TRUE(same(in_turn[index], first)) << text;
    EXPECT_TRUE(same(busy.distance(from, to), first)) << text;
    EXPECT_TRUE(same(busy.distance(to, from), first)) << text;
    const auto way = busy.way(from, to);
    ASSERT_EQ(way.has_value(), first.has_value()) << text;
    if (!way) continue;
    EXPECT_NEAR(way->length, *first, 1e-3) << text;
  }
}

/// Staircases of blocks that touch at their corners, from the north-west corner of the ground nearly to the south-east,
/// and pillars beside them.
Plan staircase() {
  std::vector<Rectangle> blocks;
  for (int step = 0; step < 90; ++step) blocks.push_back(area(30 * step, 30 * step, 30 * step + 30, 30 * step + 30));
  for (int column = 0; column < 9; ++column) {
    for (int row = 0; row < 9; ++row) {
      if (column != row)
        blocks.push_back(area(300 * column + 140, 300 * row + 140, 300 * column + 150, 300 * row + 150));
    }
  }
  return plan_with(area(0, 0, 2800, 2800), blocks);
}

/// A block stands in the middle of each square of 100 mm, so that ways to and fro have many others of the same length.
Plan even_blocks() {
  std::vector<Rectangle> blocks;
  for (int x = 0; x < 1200; x += 100) {
    for (int y = 0; y < 1200; y += 100) blocks.push_back(area(x + 20, y + 20, x + 80, y + 80));
  }
  return plan_with(area(0, 0, 1200, 1200), blocks);
}

/// The ways of a finder that has been asked much, and of one that has been asked nothing.
template <typename MakeFinder>
void expect_the_same_ways(const MakeFinder& make) {
  auto busy = make();
  const std::vector<Pair> pairs{{at(10, 10), at(1190, 1190)},
                                {at(10, 1190), at(1190, 10)},
                                {at(10, 610), at(1190, 590)},
                                {at(610, 10), at(590, 1190)}};
  for (int x = 10; x < 1200; x += 100) {
    for (int y = 10; y < 1200; y += 100) static_cast<void>(busy.distance(at(x, y), at(1190 - y, 1190 - x)));
  }
  for (const auto& [from, to] : pairs) {
    const auto first = make().way(from, to);
    const auto later = busy.way(from, to);
    ASSERT_TRUE(first && later);
    EXPECT_EQ(first->points, later->points) << to_text(from) << to_text(to);
    EXPECT_EQ(first->length, later->length);
  }
}

TEST(landmarks, of_ways_of_one_length_it_is_always_the_same) {
  const auto plan = even_blocks();
  expect_the_same_ways([&] { return WayFinder(plan); });
  expect_the_same_ways([&] { return BaseWayFinder(plan, Length::millimetres(8)); });
}

TEST(landmarks, where_two_blocks_touch_either_side_is_as_good) {
  WayFinder finder(staircase());
  std::mt19937 random(3);
  std::uniform_int_distribution<std::int64_t> any(0, 2800);
  for (int count = 0; count < 300; ++count)
    static_cast<void>(finder.distance(at(any(random), 2790), at(2790, any(random))));
  // From a step on either side past corners in line to where two blocks touch, and from side to side round the end.
  const auto expect = [&](Point from, Point to, double expected) {
    ASSERT_TRUE(finder.distance(from, to));
    EXPECT_NEAR(in_millimetres(*finder.distance(from, to)), expected, 1e-6) << to_text(from) << to_text(to);
    EXPECT_NEAR(in_millimetres(*finder.distance(to, from)), expected, 1e-6) << to_text(from) << to_text(to);
  };
  for (const int step : {3, 20, 50}) {
    const auto north = at(30 * step + 10, 30 * step - 10);
    const auto south = at(30 * step - 10, 30 * step + 10);
    for (const int steps_on : {2, 10, 30}) {
      const auto touching = at(30 * (step + steps_on), 30 * (step + steps_on));
      const double expected = std::sqrt(500.0) + 30 * (steps_on - 1) * std::sqrt(2.0) + 30;
      expect(north, touching, expected);
      expect(south, touching, expected);
    }
    expect(north, south, 2 * (std::sqrt(500.0) + 30 * (89 - step) * std::sqrt(2.0) + 30));
  }
}

TEST(landmarks, blocks_that_touch_at_corners_give_one_answer) {
  std::mt19937 random(5);
  std::uniform_int_distribution<int> step(0, 89);
  std::uniform_int_distribution<std::int64_t> any(0, 2800);
  std::vector<Pair> pairs;
  for (int count = 0; count < 60; ++count) {
    const int touching = step(random);
    pairs.push_back({at(any(random), any(random)), at(30 * touching, 30 * touching)});
  }
  expect_one_answer(staircase(), pairs);
}

TEST(landmarks, walls_without_thickness_give_one_answer) {
  const auto file = read_plan_file("square24x28");
  std::mt19937 random(11);
  std::uniform_int_distribution<std::size_t> wall(0, file.walls.size() - 1);
  std::uniform_int_distribution<std::size_t> point(0, file.points.size() - 1);
  const auto on_wall = [&] {
    const auto& run = file.walls[wall(random)];
    return Point{(run.from.x + run.to.x) / 2, (run.from.y + run.to.y) / 2};
  };
  std::vector<Pair> pairs;
  for (int count = 0; count < 60; ++count) pairs.push_back({file.points[point(random)], on_wall()});
  for (int count = 0; count < 20; ++count) pairs.push_back({on_wall(), on_wall()});
  for (int count = 0; count < 20; ++count) pairs.push_back({on_wall(), file.walls[wall(random)].from});
  expect_one_answer(file.plan(Length()), pairs);
}

TEST(landmarks, fields_agree_with_pairs_on_walls_without_thickness) {
  const auto file = read_plan_file("square24x28");
  WayFinder finder(file.plan(Length()));
  // Every fourth node of the lattice and every fourth middle of a wall between two.
  for (const auto& first : {at(0, 50), at(50, 0), at(100, 100)}) {
    const SampleGrid grid{first, Length::millimetres(400), 6, 7};
    for (std::size_t origin = 0; origin < 12; ++origin) {
      const auto& from = file.points[7 * origin];
      const auto field = finder.distances({&from, 1}, grid);
      for (std::size_t sample = 0; sample < field.size(); ++sample) {
        const auto single = finder.distance(from, grid.at(sample));
        ASSERT_EQ(std::isfinite(field[sample]), single.has_value());
        if (!single) continue;
        EXPECT_NEAR(field[sample], *single, 1e-3) << to_text(from) << to_text(grid.at(sample));
      }
    }
  }
}

TEST(landmarks, a_sealed_half_is_out_of_reach_first_and_last) {
  std::vector<Rectangle> blocks = {area(0, 495, 1000, 505)};
  for (int column = 0; column < 10; ++column) {
    for (int row = 0; row < 10; ++row) {
      blocks.push_back(area(100 * column + 40, 100 * row + 40, 100 * column + 60, 100 * row + 60));
    }
  }
  std::mt19937 random(2);
  std::uniform_int_distribution<std::int64_t> any(0, 1000);
  std::vector<Pair> pairs;
  for (int count = 0; count < 100; ++count)
    pairs.push_back({at(any(random), any(random)), at(any(random), any(random))});
  expect_one_answer(plan_with(area(0, 0, 1000, 1000), blocks), pairs);
}

TEST(landmarks, terrain_askew_gives_one_answer) {
  std::vector<Block> blocks;
  std::vector<PolygonBlock> polygons;
  for (int column = 0; column < 9; ++column) {
    for (int row = 0; row < 9; ++row) {
      const int x = 100 * column + 50;
      const int y = 100 * row + 50;
      if ((column + row) % 2 == 0) {
        polygons.push_back({{at(x, y - 30), at(x + 30, y), at(x, y + 30), at(x - 30, y)}, std::nullopt, true, true});
      } else {
        // Some of the blocks touch the next diamond.
        blocks.push_back({area(x - 30, y - 30, x + 30, y + (column % 3 == 0 ? 70 : 30)), std::nullopt, true});
      }
    }
  }
  const auto plan = Plan::make({area(0, 0, 900, 900)}, blocks, polygons).value();
  std::mt19937 random(23);
  std::uniform_int_distribution<std::int64_t> any(0, 900);
  std::vector<Pair> pairs;
  for (int count = 0; count < 60; ++count)
    pairs.push_back({at(any(random), any(random)), at(any(random), any(random))});
  expect_one_answer(plan, pairs);
}

TEST(landmarks, ways_of_bases_have_one_answer_too) {
  const auto file = read_plan_file("square24x28");
  const auto plan = file.plan(Length::millimetres(3));
  const auto radius = Length::millimetres(16);
  BaseWayFinder busy(plan, radius);
  int found = 0;
  for (int round = 0; round < 3; ++round) {
    for (std::size_t index = 0; index < 60; ++index) {
      if (busy.distance(file.expected[index].from, file.expected[index].to)) ++found;
    }
  }
  EXPECT_GT(found, 60);
  for (std::size_t index = 0; index < 60; ++index) {
    const auto& pair = file.expected[index];
    const auto first = BaseWayFinder(plan, radius).distance(pair.from, pair.to);
    EXPECT_TRUE(same(busy.distance(pair.from, pair.to), first)) << index;
    EXPECT_TRUE(same(busy.distance(pair.to, pair.from), first)) << index;
    // Not shorter than a point's.
    if (!first) continue;
    EXPECT_GE(in_millimetres(*first), pair.distance[1] - 1e-3);
  }
}

TEST(landmarks, small_lattices_of_walls_without_thickness_give_one_answer) {
  std::mt19937 random(17);
  for (int trial = 0; trial < 4; ++trial) {
    std::vector<WallRun> walls;
    std::uniform_int_distribution<int> dice(0, 9);
    for (int column = 0; column < 12; ++column) {
      for (int row = 0; row < 12; ++row) {
        const auto node = at(100 * column, 100 * row);
        if (dice(random) < 4) walls.push_back({node, at(100 * column + 100, 100 * row)});
        if (dice(random) < 4) walls.push_back({node, at(100 * column, 100 * row + 100)});
        // Not all meet: ends that stand free have corners.
        if (dice(random) < 5)
          walls.push_back({at(100 * column + 50, 100 * row + 20), at(100 * column + 50, 100 * row + 80)});
      }
    }
    const auto plan = plan_of_walls(area(0, 0, 1200, 1200), walls, Length()).value();
    std::uniform_int_distribution<std::int64_t> step(0, 24);
    std::vector<Pair> pairs;
    for (int count = 0; count < 60; ++count) {
      pairs.push_back({at(50 * step(random), 50 * step(random)), at(50 * step(random), 50 * step(random))});
    }
    expect_one_answer(plan, pairs);
  }
}

}  // namespace
}  // namespace bulkhead::test
