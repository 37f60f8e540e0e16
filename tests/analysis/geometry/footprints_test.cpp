// SPDX-License-Identifier: MIT
#include "analysis/geometry/footprints.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace bulkhead::test {
namespace {

Point at(std::int64_t x, std::int64_t y) { return {Length::micrometres(x), Length::micrometres(y)}; }

PlacedFootprint polygon(std::vector<Point> corners) { return PolygonFootprint{std::move(corners)}; }
PlacedFootprint box(std::int64_t west, std::int64_t north, std::int64_t east, std::int64_t south) {
  return footprint_of({at(west, north), at(east, south)});
}
PlacedFootprint circle(std::int64_t x, std::int64_t y, std::int64_t radius) {
  return CircleFootprint{at(x, y), Length::micrometres(radius)};
}

bool both_ways(const PlacedFootprint& one, const PlacedFootprint& other) {
  EXPECT_EQ(overlap(one, other), overlap(other, one));
  return overlap(one, other);
}

TEST(footprints, that_share_a_side_or_a_corner_touch_only) {
  EXPECT_FALSE(both_ways(box(0, 0, 10, 10), box(10, 0, 20, 10)));
  EXPECT_FALSE(both_ways(box(0, 0, 10, 10), box(10, 3, 20, 7)));
  EXPECT_FALSE(both_ways(box(0, 0, 10, 10), box(10, 10, 20, 20)));
  EXPECT_TRUE(both_ways(box(0, 0, 10, 10), box(9, 9, 20, 20)));
}

TEST(footprints, overlap_without_a_corner_inside_the_other) {
  EXPECT_TRUE(both_ways(box(0, 0, 10, 10), box(0, 0, 10, 10))) << "the same";
  EXPECT_TRUE(both_ways(box(0, 4, 30, 6), box(10, 0, 20, 10))) << "a cross";
  EXPECT_TRUE(both_ways(box(0, 0, 30, 10), box(10, 0, 20, 10))) << "across, from side to side";
  EXPECT_TRUE(both_ways(box(0, 0, 30, 30), box(10, 10, 20, 20))) << "one within the other";
  // A diamond and the square round whose sides' middles it turns.
  EXPECT_TRUE(both_ways(polygon({at(5, 0), at(10, 5), at(5, 10), at(0, 5)}), box(0, 0, 10, 10)));
  // Both diagonals of a square from corner to corner: two triangles that share one half of it.
  EXPECT_TRUE(both_ways(polygon({at(0, 0), at(10, 0), at(10, 10)}), polygon({at(10, 0), at(10, 10), at(0, 10)})));
  EXPECT_FALSE(both_ways(polygon({at(0, 0), at(10, 0), at(10, 10)}), polygon({at(0, 0), at(10, 10), at(0, 10)})));
}

TEST(footprints, overlap_where_a_corner_comes_just_past_a_side) {
  // At x = 3 the first one's side lies at y = 2 1/3; the second reaches from 2 to 4 there.
  EXPECT_TRUE(both_ways(polygon({at(1, 1), at(4, 3), at(0, 3)}), polygon({at(1, 5), at(3, 2), at(3, 4)})));
}

TEST(footprints, do_not_overlap_in_the_notch_of_one_that_bends_inwards) {
  const auto ell = polygon({at(0, 0), at(30, 0), at(30, 10), at(10, 10), at(10, 30), at(0, 30)});
  EXPECT_FALSE(both_ways(ell, box(10, 10, 30, 30)));
  EXPECT_TRUE(both_ways(ell, box(9, 10, 30, 30)));
  EXPECT_FALSE(both_ways(ell, circle(20, 20, 10)));
  EXPECT_TRUE(both_ways(ell, circle(20, 20, 11)));
}

TEST(footprints, that_are_round_touch_where_they_meet_in_a_point) {
  EXPECT_FALSE(both_ways(circle(0, 0, 30), circle(30, 40, 20)));
  EXPECT_TRUE(both_ways(circle(0, 0, 30), circle(30, 40, 21)));
  EXPECT_TRUE(both_ways(circle(50, 50, 1), box(0, 0, 100, 100)));
  EXPECT_TRUE(both_ways(circle(50, 50, 500), box(0, 0, 100, 100)));
}

RC_GTEST_PROP(footprints, boxes_overlap_where_both_their_stretches_do, ()) {
  const auto number = [] { return *rc::gen::inRange<std::int64_t>(0, 8); };
  const auto stretch = [&] { return std::pair(number(), number() + 9); };
  const auto [w, e] = stretch();
  const auto [n, s] = stretch();
  const auto [w2, e2] = std::pair(w + number() - 4, w + number() + 5);
  const auto [n2, s2] = std::pair(n + number() - 12, n + number() + 5);
  const bool expected = std::max(w, w2) < std::min(e, e2) && std::max(n, n2) < std::min(s, s2);
  RC_ASSERT(overlap(box(w, n, e, s), box(w2, n2, e2, s2)) == expected);
}

TEST(footprints, hold_what_does_not_go_outside_of_them) {
  EXPECT_TRUE(holds(box(0, 0, 10, 10), box(0, 0, 10, 10))) << "the same";
  EXPECT_TRUE(holds(box(0, 0, 10, 10), box(3, 0, 7, 10))) << "from side to side";
  EXPECT_FALSE(holds(box(0, 0, 10, 10), box(3, 0, 7, 11)));
  EXPECT_FALSE(holds(box(3, 0, 7, 10), box(0, 0, 10, 10))) << "the other way round";
  EXPECT_FALSE(holds(box(0, 0, 10, 10), box(20, 0, 30, 10))) << "beside it";
  // A diamond in the square whose sides' middles are its corners, and the square in the diamond.
  const auto diamond = polygon({at(5, 0), at(10, 5), at(5, 10), at(0, 5)});
  EXPECT_TRUE(holds(box(0, 0, 10, 10), diamond));
  EXPECT_FALSE(holds(diamond, box(0, 0, 10, 10)));
  // A notch, of 10 by 10 from above: all corners of the bar lie in the two arms, its middle does not.
  const auto notched =
      polygon({at(0, 0), at(10, 0), at(10, 10), at(20, 10), at(20, 0), at(30, 0), at(30, 20), at(0, 20)});
  EXPECT_FALSE(holds(notched, box(5, 5, 25, 8)));
  EXPECT_FALSE(holds(notched, box(10, 0, 20, 10))) << "just the notch: no side crosses over";
  EXPECT_FALSE(holds(notched, box(0, 0, 30, 20))) << "through the corners of the notch";
  EXPECT_TRUE(holds(notched, box(0, 10, 30, 20)));
  // Both diagonals of the same square from corner to corner.
  EXPECT_FALSE(holds(polygon({at(0, 0), at(10, 0), at(10, 10)}), polygon({at(10, 0), at(10, 10), at(0, 10)})));
}

TEST(footprints, that_are_round_hold_and_are_held) {
  EXPECT_TRUE(holds(box(0, 0, 20, 20), circle(10, 10, 10)));
  EXPECT_FALSE(holds(box(0, 0, 20, 19), circle(10, 10, 10)));
  EXPECT_TRUE(holds(circle(10, 10, 10), circle(13, 14, 5))) << "3, 4, 5";
  EXPECT_FALSE(holds(circle(10, 10, 10), circle(13, 14, 6)));
  // Corners 3 and 4 off the middle, then 3 and 5.
  EXPECT_TRUE(holds(circle(0, 0, 5), box(-3, -4, 3, 4)));
  EXPECT_FALSE(holds(circle(0, 0, 5), box(-3, -4, 3, 5)));
}

RC_GTEST_PROP(footprints, boxes_hold_those_whose_stretches_lie_within, ()) {
  const auto number = [] { return *rc::gen::inRange<std::int64_t>(0, 4); };
  const auto stretch = [&](std::int64_t longer) {
    const auto from = number();
    return std::pair(from, from + 1 + number() + longer);
  };
  const auto [w, e] = stretch(3);
  const auto [n, s] = stretch(3);
  const auto [w2, e2] = stretch(0);
  const auto [n2, s2] = stretch(0);
  RC_ASSERT(holds(box(w, n, e, s), box(w2, n2, e2, s2)) == (w <= w2 && e2 <= e && n <= n2 && s2 <= s));
}

TEST(footprints, lie_so_far_from_a_line) {
  const auto from = [](double x, double y) { return FinePoint{x, y}; };
  EXPECT_DOUBLE_EQ(distance_to(box(0, 0, 10, 10), from(15, -5), from(15, 5)), 5);
  EXPECT_DOUBLE_EQ(distance_to(box(0, 0, 10, 10), from(13, 14), from(20, 20)), 5);
  EXPECT_DOUBLE_EQ(distance_to(box(0, 0, 10, 10), from(-5, 5), from(15, 5)), 0) << "across";
  EXPECT_DOUBLE_EQ(distance_to(box(0, 0, 10, 10), from(4, 4), from(6, 6)), 0) << "inside";
  EXPECT_DOUBLE_EQ(distance_to(circle(0, 0, 3), from(-5, 8), from(5, 8)), 5);
  EXPECT_DOUBLE_EQ(distance_to(circle(0, 0, 3), from(-5, 1), from(5, 1)), 0);
}

}  // namespace
}  // namespace bulkhead::test
