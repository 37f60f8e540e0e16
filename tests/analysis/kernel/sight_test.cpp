// SPDX-License-Identifier: MIT
#include "analysis/sight/sight.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "tests/analysis/kernel/plan_files.h"

namespace bulkhead::test {
namespace {

Point at(std::int64_t x, std::int64_t y) { return {Length::millimetres(x), Length::millimetres(y)}; }

Rectangle area(std::int64_t west, std::int64_t north, std::int64_t east, std::int64_t south) {
  return {at(west, north), at(east, south)};
}

/// 100 × 100 mm with blocks on it.
Plan plan_with(const std::vector<Rectangle>& blocks) {
  std::vector<Block> all;
  for (const auto& block : blocks) all.push_back({block, std::nullopt, true});
  return Plan::make({area(0, 0, 100, 100)}, all).value();
}

/// Twice the area of a polygon, positive if it runs clockwise on the map; in square millimetres.
double doubled_area(const std::vector<FinePoint>& polygon) {
  double sum = 0;
  for (std::size_t index = 0; index < polygon.size(); ++index) {
    sum += cross(polygon[index], polygon[(index + 1) % polygon.size()]);
  }
  return sum / 1e6;
}

TEST(sight, a_line_is_clear_or_not) {
  const auto plan = plan_with({area(40, 40, 60, 60)});
  EXPECT_TRUE(sees(plan, at(10, 10), at(90, 10)));
  EXPECT_FALSE(sees(plan, at(10, 10), at(90, 90)));
  EXPECT_FALSE(sees(plan, at(10, 50), at(90, 50)));
  EXPECT_FALSE(sees(plan, at(50, 90), at(50, 10)));
}

TEST(sight, grazing_a_corner_does_not_block_and_a_micrometre_inside_does) {
  const auto plan = plan_with({area(40, 40, 60, 60)});
  // Through the corner (40, 60) at 45°, whichever way one looks.
  EXPECT_TRUE(sees(plan, at(20, 40), at(60, 80)));
  EXPECT_TRUE(sees(plan, at(60, 80), at(20, 40)));
  EXPECT_FALSE(sees(plan, at(20, 40) + Point{Length::micrometres(1), {}}, at(60, 80)));
  EXPECT_TRUE(sees(plan, at(20, 40) - Point{Length::micrometres(1), {}}, at(60, 80)));
}

TEST(sight, sliding_along_a_face_does_not_block) {
  const auto plan = plan_with({area(40, 40, 60, 60)});
  EXPECT_TRUE(sees(plan, at(0, 40), at(100, 40)));
  EXPECT_TRUE(sees(plan, at(100, 60), at(0, 60)));
  EXPECT_TRUE(sees(plan, at(40, 0), at(40, 100)));
  EXPECT_TRUE(sees(plan, at(60, 100), at(60, 0)));
  EXPECT_FALSE(sees(plan, at(41, 0), at(41, 100)));
  EXPECT_FALSE(sees(plan, at(0, 41), at(100, 41)));
}

TEST(sight, sliding_along_faces_on_either_side_does_not_block) {
  // The line y = 50 has a block to its north, then one to its south, then one to its north; x = 50 likewise.
  const auto across = plan_with({area(10, 40, 20, 50), area(40, 50, 50, 60), area(70, 40, 80, 50)});
  EXPECT_TRUE(sees(across, at(0, 50), at(100, 50)));
  EXPECT_TRUE(sees(across, at(100, 50), at(0, 50)));
  const auto down = plan_with({area(40, 10, 50, 20), area(50, 40, 60, 50), area(40, 70, 50, 80)});
  EXPECT_TRUE(sees(down, at(50, 0), at(50, 100)));
  EXPECT_TRUE(sees(down, at(50, 100), at(50, 0)));
}

TEST(sight, blocks_that_touch_leave_no_gap_between_them) {
  const auto side_by_side = plan_with({area(40, 40, 50, 60), area(50, 40, 60, 60)});
  EXPECT_FALSE(sees(side_by_side, at(50, 0), at(50, 100)));
  const auto corner_to_corner = plan_with({area(40, 40, 50, 50), area(50, 50, 60, 60)});
  EXPECT_FALSE(sees(corner_to_corner, at(60, 40), at(40, 60)));
  const auto apart = plan_with({area(40, 40, 49, 49), area(50, 50, 60, 60)});
  EXPECT_TRUE(sees(apart, at(59, 40), at(39, 60)));
}

TEST(sight, walls_without_thickness_block_what_crosses_them) {
  const std::vector<WallRun> walls = {{at(50, 20), at(50, 50)}, {at(50, 50), at(80, 50)}};
  const auto plan = plan_of_walls(area(0, 0, 100, 100), walls, Length()).value();
  EXPECT_FALSE(sees(plan, at(40, 30), at(60, 30)));
  EXPECT_FALSE(sees(plan, at(60, 40), at(60, 60)));
  // Out of the corner where the two walls meet.
  EXPECT_FALSE(sees(plan, at(60, 40), at(40, 60)));
  // Past it, past a wall's end, and along a wall.
  EXPECT_TRUE(sees(plan, at(40, 40), at(60, 60)));
  EXPECT_TRUE(sees(plan, at(40, 10), at(60, 30)));
  EXPECT_TRUE(sees(plan, at(50, 0), at(50, 100)));
  EXPECT_TRUE(sees(plan, at(0, 50), at(100, 50)));
}

TEST(sight, a_point_inside_of_something_or_off_the_ground_sees_nothing) {
  const auto plan = plan_with({area(40, 40, 60, 60)});
  for (const auto& hidden : {at(50, 50), at(-1, 50), at(50, 101)}) {
    EXPECT_FALSE(sees(plan, hidden, at(10, 10)));
    EXPECT_FALSE(sees(plan, at(10, 10), hidden));
    EXPECT_FALSE(sees(plan, hidden, hidden));
    EXPECT_TRUE(visible_area(plan, hidden).empty());
  }
  EXPECT_TRUE(sees(plan, at(10, 10), at(10, 10)));
  EXPECT_TRUE(sees(plan, at(40, 40), at(40, 40)));
}

TEST(sight, tells_what_blocks_first) {
  std::vector<Block> blocks = {{area(40, 0, 45, 100), Address(EdgeAddress{1, {1, 2, Axis::vertical}}), true},
                               {area(60, 0, 65, 100), Address(NodeAddress{1, {3, 4}}), true}};
  const auto plan = Plan::make({area(0, 0, 100, 100)}, blocks).value();
  EXPECT_FALSE(what_blocks(plan, at(10, 10), at(20, 90)));
  const auto eastwards = what_blocks(plan, at(10, 10), at(90, 50));
  ASSERT_TRUE(eastwards);
  EXPECT_EQ(eastwards->by, blocks[0].subject);
  EXPECT_NEAR(eastwards->at.x, 40'000, 1e-6);
  EXPECT_NEAR(eastwards->at.y, 25'000, 1e-6);
  const auto westwards = what_blocks(plan, at(90, 50), at(10, 50));
  ASSERT_TRUE(westwards);
  EXPECT_EQ(westwards->by, blocks[1].subject);
  EXPECT_EQ(westwards->at, (FinePoint{65'000, 50'000}));
  const auto off_the_ground = what_blocks(plan, at(50, 10), at(50, -10));
  ASSERT_TRUE(off_the_ground);
  EXPECT_FALSE(off_the_ground->by);
  EXPECT_EQ(off_the_ground->at, (FinePoint{50'000, 0}));
}

TEST(sight, what_is_beyond_a_strip_is_told_too) {
  const auto subject = Address(EdgeAddress{1, {0, 1, Axis::horizontal}});
  const auto plan = Plan::make({area(0, 0, 100, 100)}, {{area(20, 40, 80, 60), subject, true}}).value();
  for (const auto& [from, to] : {std::pair{at(50, 10), at(50, 90)}, std::pair{at(50, 90), at(60, 10)}}) {
    const auto stop = what_blocks(plan, from, to);
    ASSERT_TRUE(stop);
    EXPECT_EQ(stop->by, subject);
  }
}

TEST(sight, holes_do_not_stop_sight) {
  const auto plan = Plan::make({area(0, 0, 100, 100)}, {{area(40, 0, 60, 100), std::nullopt, false}}).value();
  EXPECT_TRUE(sees(plan, at(10, 50), at(90, 50)));
}

TEST(sight, the_visible_area_of_an_empty_board_is_the_board) {
  const auto plan = plan_with({});
  for (const auto& from : {at(30, 70), at(0, 0), at(100, 50), at(50, 0)}) {
    EXPECT_DOUBLE_EQ(doubled_area(visible_area(plan, from)), 20'000);
  }
}

TEST(sight, the_visible_area_leaves_out_the_shadow) {
  const auto plan = plan_with({area(40, 40, 60, 60)});
  // From (50, 0) the block hides x = 40 … 60 at y = 40, to x = 25 … 75 at y = 100: a trapezium of (20 + 50) / 2 × 60.
  EXPECT_NEAR(doubled_area(visible_area(plan, at(50, 0))), 2 * (10'000 - 2'100), 1e-6);
  // From (0, 50): the same, turned.
  EXPECT_NEAR(doubled_area(visible_area(plan, at(0, 50))), 2 * (10'000 - 2'100), 1e-6);
  // From the block's own corner its quadrant is hidden.
  EXPECT_NEAR(doubled_area(visible_area(plan, at(60, 60))), 2 * (10'000 - 3'600), 1e-6);
  // From the middle of its southern face only what is to the south.
  EXPECT_NEAR(doubled_area(visible_area(plan, at(50, 60))), 2 * 4'000, 1e-6);
}

/// The distance of a point from a polygon's border, and whether it is inside.
std::pair<double, bool> place_in(const std::vector<FinePoint>& polygon, FinePoint point) {
  double nearest = INFINITY;
  bool inside = false;
  for (std::size_t index = 0; index < polygon.size(); ++index) {
    const auto a = polygon[index];
    const auto b = polygon[(index + 1) % polygon.size()];
    const auto along = b - a;
    const double share = std::clamp(dot(point - a, along) / std::max(dot(along, along), 1e-30), 0.0, 1.0);
    nearest = std::min(nearest, distance(point, a + along * share));
    if ((a.y > point.y) != (b.y > point.y) && (point.x < a.x + along.x * (point.y - a.y) / along.y)) inside = !inside;
  }
  return {nearest, inside};
}

TEST(sight, the_visible_area_holds_exactly_what_is_seen) {
  std::mt19937 random(4);
  std::uniform_int_distribution<std::int64_t> offset(-300'000, 300'000);
  for (const auto* name : {"board6x7", "square24x28", "maze64"}) {
    const auto file = read_plan_file(name);
    for (const int thickness : {0, 3}) {
      const auto plan = file.plan(Length::millimetres(thickness));
      for (int place = 0; place < 40; ++place) {
        const auto from = file.points[random() % file.points.size()];
        const auto polygon = visible_area(plan, from);
        // Points at random near enough that some are seen.
        for (int other = 0; other < 40; ++other) {
          const auto to = from + Point{Length::micrometres(offset(random)), Length::micrometres(offset(random))};
          const auto [away, inside] = place_in(polygon, fine(to));
          if (away <= 1) continue;
          ASSERT_EQ(sees(plan, from, to), inside) << to_text(from) << " " << to_text(to);
        }
      }
    }
  }
}

TEST(sight, every_vertex_of_the_visible_area_turns) {
  std::mt19937 random(9);
  for (const auto* name : {"board6x7", "square24x28", "maze64"}) {
    const auto file = read_plan_file(name);
    for (const int thickness : {0, 3}) {
      const auto plan = file.plan(Length::millimetres(thickness));
      for (int place = 0; place < 100; ++place) {
        const auto polygon = visible_area(plan, file.points[random() % file.points.size()]);
        ASSERT_GE(polygon.size(), 4U);
        for (std::size_t index = 0; index < polygon.size(); ++index) {
          const auto to = polygon[(index + 1) % polygon.size()] - polygon[index];
          const auto onwards = polygon[(index + 2) % polygon.size()] - polygon[(index + 1) % polygon.size()];
          ASSERT_GT(length(to), 0);
          ASSERT_GT(std::abs(cross(to, onwards)), 1e-9 * length(to) * length(onwards)) << name << " " << thickness;
        }
      }
    }
  }
}

TEST(sight, a_lookout_keeps_nothing_of_the_question_before) {
  const auto file = read_plan_file("maze64");
  const auto plan = file.plan(Length::millimetres(3));
  VisibilityQuery query(plan);
  for (std::size_t index = 0; index < 200; ++index) {
    const auto polygon = query.visible_area(file.points[index]);
    ASSERT_EQ(std::vector(polygon.begin(), polygon.end()), visible_area(plan, file.points[index]));
  }
}

TEST(sight, the_visible_area_from_a_line_is_that_from_beside_it) {
  // Lines along which blocks begin and end, some of them without thickness, run through the open; places on them are
  // compared with those a micrometre away, to which all but what lies along the blocks looks the same.
  const auto plan = plan_with({area(20, 40, 30, 60), area(60, 20, 60, 45), area(45, 70, 80, 70), area(60, 80, 70, 90)});
  for (const auto& [on, beside] :
       {std::pair{at(10, 40), at(10, 39)}, std::pair{at(45, 20), at(44, 20)}, std::pair{at(80, 60), at(81, 60)},
        std::pair{at(30, 20), at(31, 20)}, std::pair{at(80, 45), at(80, 46)}, std::pair{at(10, 90), at(10, 91)}}) {
    const auto near = on + Point{(beside.x - on.x) / 1000, (beside.y - on.y) / 1000};
    EXPECT_NEAR(doubled_area(visible_area(plan, on)), doubled_area(visible_area(plan, near)), 5) << to_text(on);
  }
}

}  // namespace
}  // namespace bulkhead::test
