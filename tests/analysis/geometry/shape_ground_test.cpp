// SPDX-License-Identifier: MIT
#include "analysis/geometry/shape_ground.h"

#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead::test {
namespace {

Point mm(int x, int y) { return {Length::millimetres(x), Length::millimetres(y)}; }

/// On a board of 600 × 400 mm.
bool holds(const Shape& shape, int x, int y) { return bulkhead::holds(open_board(), shape, mm(x, y)); }
std::size_t fronts(const Shape& shape) { return fronts_of(open_board(), shape).size(); }

/// A battlefield from (10, 20) to (50, 100) micrometres.
Rectangle bounds_on_small_field(const Shape& shape) {
  const auto um = [](int value) { return Length::micrometres(value); };
  auto mission = open_board();
  Board board = *mission.boards.front();
  board.at = {um(10), um(20)};
  board.ground = PlainGround{um(40), um(80)};
  mission.boards = {board};
  return ground_of(mission, shape, std::nullopt).at(0).bounds;
}

TEST(shape_ground, of_strips_and_quarters_lies_where_they_are_named) {
  const auto area = [](int x, int y, int to_x, int to_y) {
    const auto um = [](int value) { return Length::micrometres(value); };
    return Rectangle{{um(x), um(y)}, {um(to_x), um(to_y)}};
  };
  const auto depth = Length::micrometres(5);
  EXPECT_EQ(bounds_on_small_field(StripShape{Compass::north, depth}), area(10, 20, 50, 25));
  EXPECT_EQ(bounds_on_small_field(StripShape{Compass::south, depth}), area(10, 95, 50, 100));
  EXPECT_EQ(bounds_on_small_field(StripShape{Compass::west, depth}), area(10, 20, 15, 100));
  EXPECT_EQ(bounds_on_small_field(StripShape{Compass::east, depth}), area(45, 20, 50, 100));
  EXPECT_EQ(bounds_on_small_field(QuarterShape{Quarter::north_west, {}}), area(10, 20, 30, 60));
  EXPECT_EQ(bounds_on_small_field(QuarterShape{Quarter::south_east, {}}), area(30, 60, 50, 100));
}

TEST(shape_ground, of_strips_lies_along_their_edge) {
  const Shape south = StripShape{Compass::south, Length::millimetres(100)};
  EXPECT_TRUE(holds(south, 10, 300));
  EXPECT_FALSE(holds(south, 10, 299));
  ASSERT_EQ(fronts(south), 1U);
  EXPECT_EQ(fronts_of(open_board(), south).front().from.y, 300'000);
  EXPECT_EQ(fronts_of(open_board(), south).front().to.y, 300'000);
}

TEST(shape_ground, of_quarters_spares_the_centre) {
  const Shape quarter = QuarterShape{Quarter::south_west, Length::millimetres(100)};
  EXPECT_TRUE(holds(quarter, 10, 390));
  EXPECT_FALSE(holds(quarter, 10, 190));
  EXPECT_FALSE(holds(quarter, 301, 390));
  EXPECT_TRUE(holds(quarter, 200, 200));
  EXPECT_FALSE(holds(quarter, 201, 200));
  EXPECT_EQ(fronts(quarter), 2U + 72U);
}

TEST(shape_ground, of_circles_and_polygons_has_its_outline) {
  const Shape circle = CircleShape{mm(300, 200), Length::millimetres(50)};
  EXPECT_TRUE(holds(circle, 330, 240));
  EXPECT_FALSE(holds(circle, 331, 240));
  const Shape triangle = PolygonShape{{mm(0, 0), mm(100, 0), mm(0, 100)}};
  EXPECT_TRUE(holds(triangle, 50, 50));
  EXPECT_FALSE(holds(triangle, 51, 50));
  EXPECT_EQ(fronts(triangle), 1U) << "two sides lie on the edge of the battlefield";
}

TEST(shape_ground, of_cells_is_theirs_and_has_no_front) {
  const auto mission = empty_mission({2, 2});
  const Shape cell = CellsShape{{{1, {0, 0}}}};
  EXPECT_TRUE(bulkhead::holds(mission, cell, mm(0, 0))) << "the ground reaches to the board's edge";
  EXPECT_TRUE(bulkhead::holds(mission, cell, mm(109, 50)));
  EXPECT_FALSE(bulkhead::holds(mission, cell, mm(110, 50)));
  EXPECT_TRUE(fronts_of(mission, cell).empty());
}

/// Of the first piece on a board of 600 × 400 mm, in millimetres.
double outside(const Shape& shape, int x, int y) {
  return distance_outside(ground_of(open_board(), shape, std::nullopt).at(0), mm(x, y)) / 1000;
}
double inside(const Shape& shape, int x, int y) {
  return depth_inside(ground_of(open_board(), shape, std::nullopt).at(0), mm(x, y)) / 1000;
}

TEST(shape_ground, tells_how_far_outside_or_inside_a_point_lies) {
  const Shape strip = StripShape{Compass::north, Length::millimetres(100)};
  EXPECT_DOUBLE_EQ(outside(strip, 300, 130), 30);
  EXPECT_DOUBLE_EQ(inside(strip, 300, 130), 0);
  EXPECT_DOUBLE_EQ(inside(strip, 300, 60), 40);
  EXPECT_DOUBLE_EQ(outside(strip, 300, 60), 0);
  const Shape circle = CircleShape{mm(300, 200), Length::millimetres(100)};
  EXPECT_DOUBLE_EQ(outside(circle, 420, 360), 100) << "120 and 160 mm off the middle";
  EXPECT_DOUBLE_EQ(inside(circle, 330, 240), 50) << "30 and 40 mm off the middle, 60 from the side of its bounds";
  const Shape triangle = PolygonShape{{mm(0, 0), mm(300, 0), mm(0, 400)}};
  // The long side goes from (300, 0) to (0, 400): 4x + 3y = 1200.
  EXPECT_DOUBLE_EQ(outside(triangle, 300, 400), 240) << "(1200 + 1200 - 1200) / 5";
  EXPECT_DOUBLE_EQ(inside(triangle, 100, 100), 100) << "as far from all three sides";
  const Shape quarter = QuarterShape{Quarter::south_west, Length::millimetres(100)};
  EXPECT_DOUBLE_EQ(outside(quarter, 270, 240), 50) << "too near to the centre by so much";
  EXPECT_DOUBLE_EQ(inside(quarter, 204, 328), 60) << "160 mm from the centre, 72 from the edge";
  EXPECT_DOUBLE_EQ(inside(quarter, 180, 360), 40) << "200 mm from the centre, 40 from the edge";
}

}  // namespace
}  // namespace bulkhead::test
