// SPDX-License-Identifier: MIT
#include "analysis/shapes.h"

#include <gtest/gtest.h>

namespace bulkhead::test {
namespace {

Point at(int x, int y) { return {Length::micrometres(x), Length::micrometres(y)}; }

TEST(Shapes, AnLHasItsOutlineAndNotItsNotch) {
  const std::vector<Point> corners = {at(0, 0), at(2, 0), at(2, 2), at(4, 2), at(4, 4), at(0, 4)};
  std::string map;
  for (int y = -1; y <= 5; ++y) {
    for (int x = -1; x <= 5; ++x) map += in_polygon(corners, at(x, y)) ? '#' : '.';
    map += '\n';
  }
  EXPECT_EQ(map,
            ".......\n"
            ".###...\n"
            ".###...\n"
            ".#####.\n"
            ".#####.\n"
            ".#####.\n"
            ".......\n");
  EXPECT_EQ(bounds_of(corners), (Rectangle{at(0, 0), at(4, 4)}));
  EXPECT_EQ(turn(at(0, 0), at(2, 0), at(2, 2)), 4);
  EXPECT_FALSE(on_segment(at(0, 0), at(2, 0), at(3, 0)));
}

TEST(Shapes, StripsAndQuartersLieWhereTheyAreNamed) {
  const Rectangle field{at(10, 20), at(50, 100)};
  const auto depth = Length::micrometres(5);
  EXPECT_EQ(strip_ground(field, {Compass::north, depth}), (Rectangle{at(10, 20), at(50, 25)}));
  EXPECT_EQ(strip_ground(field, {Compass::south, depth}), (Rectangle{at(10, 95), at(50, 100)}));
  EXPECT_EQ(strip_ground(field, {Compass::west, depth}), (Rectangle{at(10, 20), at(15, 100)}));
  EXPECT_EQ(strip_ground(field, {Compass::east, depth}), (Rectangle{at(45, 20), at(50, 100)}));
  EXPECT_EQ(quarter_ground(field, Quarter::north_west), (Rectangle{at(10, 20), at(30, 60)}));
  EXPECT_EQ(quarter_ground(field, Quarter::south_east), (Rectangle{at(30, 60), at(50, 100)}));
}

}  // namespace
}  // namespace bulkhead::test
