// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "analysis/distance/ways.h"

namespace bulkhead::test {
namespace {

Point mm(int x, int y) { return {Length::millimetres(x), Length::millimetres(y)}; }
FinePoint at(int x, int y) { return fine(mm(x, y)); }

WayOutline place(int x, int y) {
  WayOutline outline;
  outline.add(mm(x, y));
  return outline;
}
WayOutline circle(int x, int y, int radius) { return {{{at(x, y), at(x, y), radius * 1000.0}}}; }
WayOutline side(Point from, Point to) { return {{{fine(from), fine(to)}}}; }

/// One metre square, with a wall from 400 to 450 mm across and from the northern edge down to 600 mm.
Plan with_wall(std::vector<Block> more = {}) {
  more.push_back({{mm(400, 0), mm(450, 600)}, std::nullopt});
  return Plan::make({{{}, mm(1000, 1000)}}, more).value();
}

/// In millimetres, there and back; less than 0 where there is none.
double between(WayFinder& finder, const WayOutline& from, const WayOutline& to) {
  OutlineEnd first(finder.graph(), from);
  OutlineEnd last(finder.graph(), to);
  const auto there = finder.distance_between(first, last);
  const auto back = finder.distance_between(last, first);
  EXPECT_EQ(there.has_value(), back.has_value());
  EXPECT_NEAR(there.value_or(0), back.value_or(0), 1e-6);
  return there ? *there / 1000 : -1;
}

TEST(outline_ways, end_square_to_sides_and_circles) {
  WayFinder finder(with_wall());
  // To the wall's corners 400,600 and 450,600: √(100² + 100²) = 141.4214 and 50.
  EXPECT_NEAR(between(finder, place(300, 500), place(600, 500)), 371.6990, 1e-4) << "and √(150² + 100²) = 180.2776";
  EXPECT_NEAR(between(finder, place(300, 500), circle(600, 500, 50)), 321.6990, 1e-4) << "less 50";
  EXPECT_NEAR(between(finder, place(300, 500), side(mm(600, 300), mm(600, 800))), 341.4214, 1e-4) << "and 150";
  EXPECT_NEAR(between(finder, place(300, 500), side(mm(600, 300), mm(600, 500))), 371.6990, 1e-4) << "to its end";
  // Twice √(200² + 100²) = 223.6068, less 50 and 30, and 50.
  EXPECT_NEAR(between(finder, circle(200, 500, 50), circle(650, 500, 30)), 417.2136, 1e-4);
  // Straight below the wall.
  EXPECT_NEAR(between(finder, circle(200, 800, 50), side(mm(600, 300), mm(600, 900))), 350, 1e-4);
}

TEST(outline_ways, shorter_than_a_limit_are_found) {
  WayFinder finder(with_wall());
  OutlineEnd from(finder.graph(), place(300, 500));
  OutlineEnd to(finder.graph(), circle(600, 500, 50));
  EXPECT_FALSE(finder.distance_between(from, to, 321'698));
  ASSERT_TRUE(finder.distance_between(from, to, 321'700));
  EXPECT_NEAR(*finder.distance_between(from, to, 321'700), 321'699.0, 0.1);
  EXPECT_NEAR(finder.distance_between(from, to).value_or(0), 321'699.0, 0.1);
}

TEST(outline_ways, lead_through_nothing_but_own_ground) {
  // What stands from 570,470 to 630,530.
  WayFinder finder(with_wall({{{mm(570, 470), mm(630, 530)}, std::nullopt}}));
  EXPECT_EQ(between(finder, place(300, 500), place(600, 500)), -1);
  auto own = place(600, 500);
  own.discs.push_back({at(600, 500), 60'000});
  EXPECT_NEAR(between(finder, place(300, 500), own), 371.6990, 1e-4);
  EXPECT_EQ(between(finder, place(425, 300), circle(600, 500, 50)), -1) << "it begins in the wall";
  WayFinder parted(with_wall({{{mm(400, 600), mm(450, 1000)}, std::nullopt}}));
  EXPECT_EQ(between(parted, place(300, 500), circle(600, 500, 50)), -1);
}

TEST(outline_ways, end_where_an_outline_meets_what_blocks) {
  WayFinder finder(with_wall());
  // The middle lies in the wall. Towards it the wall is before the circle, which meets that at 425 ± 25 across,
  // √(50² - 25²) = 43.3013 above and below. From 700,100 that is √(250² + 156.6987²).
  auto round = circle(425, 300, 50);
  const FinePoint meets{450'000, 300'000 - 43'301.27};
  EXPECT_NEAR(between(finder, place(460, 100), side(mm(425, 300), mm(425, 300))), -1, 0);
  round.meeting.push_back({meets, meets});
  // From 455,100: 5 and 156.6987. Straight at the middle, √(30² + 200²), it would be 152.24.
  EXPECT_NEAR(between(finder, place(455, 100), round), 156.7785, 1e-3);
}

}  // namespace
}  // namespace bulkhead::test
