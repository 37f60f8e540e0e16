// SPDX-License-Identifier: MIT
#include "analysis/fields/ground_area.h"

#include <gtest/gtest.h>

#include "tests/support/terrain.h"

namespace bulkhead {
namespace {

Point mm(int x, int y) { return {Length::millimetres(x), Length::millimetres(y)}; }

GroundArea area_of(const Shape& shape) {
  GroundArea area;
  area.add(test::open_board(), shape, 0);
  return area;
}

TEST(GroundArea, KnowsItsPlaceNearestToAPoint) {
  EXPECT_EQ(GroundArea().nearest(mm(1, 1)), std::nullopt);
  // 120 and 50 off the middle of a circle of 39: 3 of 13 parts from there.
  const auto round = area_of(CircleShape{Place{mm(300, 200)}, Length::millimetres(39)});
  EXPECT_EQ(round.nearest(mm(180, 150)), mm(264, 185));
  EXPECT_EQ(round.nearest(mm(301, 201)), mm(301, 201)) << "it lies in it";
  // The long side of half a square goes from 400,100 to 200,300.
  const auto half = area_of(PolygonShape{{mm(400, 100), mm(400, 300), mm(200, 300)}});
  EXPECT_EQ(half.nearest(mm(200, 100)), mm(300, 200));
  EXPECT_EQ(half.nearest(mm(500, 350)), mm(400, 300));
  // Of several parts the nearest.
  auto both = round;
  both.add(Rectangle{mm(0, 0), mm(100, 100)});
  EXPECT_EQ(both.nearest(mm(110, 50)), mm(100, 50));
  EXPECT_EQ(both.nearest(mm(300, 100)), mm(300, 161));
}

TEST(GroundArea, OfAQuarterClearOfADiscTheNearestPlaceLiesOffThat) {
  // The quarter in the north-west of 600 by 400 mm, without what is nearer than 130 to 300,200.
  const auto quarter = area_of(QuarterShape{Quarter::north_west, Length::millimetres(130)});
  EXPECT_EQ(quarter.nearest(mm(240, 175)), mm(180, 150)) << "60 and 25 off the middle";
  EXPECT_EQ(quarter.nearest(mm(400, 20)), mm(300, 20)) << "on its side";
  EXPECT_EQ(quarter.nearest(mm(320, 190)), std::nullopt) << "between the side and the disc";
}

TEST(GroundArea, SurroundsWhatIsNotOnItsOutline) {
  GroundArea area;
  area.add(Rectangle{mm(0, 0), mm(100, 100)});
  area.add(Rectangle{mm(100, 0), mm(200, 100)});
  EXPECT_TRUE(area.surrounds(mm(100, 50))) << "where both meet";
  EXPECT_TRUE(area.surrounds(mm(50, 50)));
  EXPECT_FALSE(area.surrounds(mm(100, 100)));
  EXPECT_FALSE(area.surrounds(mm(0, 50)));
  EXPECT_FALSE(area.surrounds(mm(300, 50)));
}

}  // namespace
}  // namespace bulkhead
