// SPDX-License-Identifier: MIT
#include "analysis/geometry/polygons.h"

#include <gtest/gtest.h>

#include "analysis/geometry/points.h"
#include "analysis/geometry/rectangles.h"

namespace bulkhead::test {
namespace {

Point at(int x, int y) { return {Length::micrometres(x), Length::micrometres(y)}; }

TEST(Polygons, AnLHasItsOutlineAndNotItsNotch) {
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

TEST(Polygons, APointLiesInsideOnTheBorderOrOutside) {
  const std::vector<Point> corners = {at(0, 0), at(4, 0), at(4, 4), at(0, 4)};
  EXPECT_EQ(where(corners, at(2, 2)), Where::inside);
  EXPECT_EQ(where(corners, at(0, 2)), Where::border);
  EXPECT_EQ(where(corners, at(4, 4)), Where::border);
  EXPECT_EQ(where(corners, at(5, 4)), Where::outside);
  EXPECT_EQ(where({}, at(0, 0)), Where::outside);
}

TEST(Rectangles, ShareGroundOrABorderOrNothing) {
  const Rectangle area{at(0, 0), at(4, 2)};
  const Rectangle beside{at(4, 1), at(6, 3)};
  EXPECT_TRUE(meet(area, beside));
  EXPECT_FALSE(overlap(area, beside));
  EXPECT_EQ(common(area, beside), (Rectangle{at(4, 1), at(4, 2)}));
  EXPECT_EQ(united(area, beside), (Rectangle{at(0, 0), at(6, 3)}));
  EXPECT_TRUE(overlap(area, {at(3, 1), at(6, 3)}));
  EXPECT_FALSE(meet(area, {at(5, 0), at(6, 2)}));
  EXPECT_FALSE(meet(area, {at(0, 3), at(4, 4)}));
  EXPECT_EQ(nearest_in(area, at(5, 1)), at(4, 1));
  EXPECT_EQ(nearest_in(area, at(-1, 9)), at(0, 2));
  EXPECT_EQ(nearest_in(area, at(1, 1)), at(1, 1));
  EXPECT_EQ(centre_of(beside), at(5, 2));
}

TEST(Rectangles, AreBoundsOfNothingAtTheOrigin) {
  EXPECT_EQ(bounds_of(std::vector<Rectangle>()), Rectangle());
  EXPECT_EQ(bounds_of(std::vector<Rectangle>{{at(1, 5), at(2, 6)}, {at(3, 1), at(4, 2)}}),
            (Rectangle{at(1, 1), at(4, 6)}));
}

TEST(Points, DistancesAreToTheMicrometreBelow) {
  EXPECT_EQ(distance_between(at(0, 0), at(3, 4)), Length::micrometres(5));
  EXPECT_EQ(square_root(24), Length::micrometres(4));
  EXPECT_EQ(square_root(25), Length::micrometres(5));
  EXPECT_EQ(square_root(std::int64_t{268'435'455} * 268'435'455 - 1), Length::micrometres(268'435'454));
}

}  // namespace
}  // namespace bulkhead::test
