// SPDX-License-Identifier: MIT
#include "validators/zone_footprints.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

#include "analysis/shapes.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/terrain.h"
#include "validators/footprints.h"
#include "validators/zone_ground.h"

namespace bulkhead::test {
namespace {

Length mm(int value) { return Length::millimetres(value); }
Point mm(int x, int y) { return {mm(x), mm(y)}; }

/// On a board of 600 × 400 mm.
std::vector<ZonePiece> pieces(const Shape& shape) { return pieces_of(open_board(), shape); }
bool overlapping(const Shape& one, const Shape& other) {
  EXPECT_EQ(overlap(pieces(one), pieces(other)), overlap(pieces(other), pieces(one)));
  return overlap(pieces(one), pieces(other));
}
/// Negative for nothing.
std::int64_t apart(const Shape& one, const Shape& other) {
  const auto distance = distance_between(pieces(one), pieces(other));
  EXPECT_EQ(distance, distance_between(pieces(other), pieces(one)));
  return distance ? distance->in_micrometres() : -1;
}

TEST(zone_footprints, cells_side_by_side_are_one_rectangle) {
  const auto mission = empty_mission({4, 4});
  const Shape square = CellsShape{{{1, {1, 1}}, {1, {1, 2}}, {1, {2, 1}}, {1, {2, 2}}}};
  ASSERT_EQ(pieces_of(mission, square).size(), 1U);
  EXPECT_EQ(pieces_of(mission, square).front().bounds, (Rectangle{mm(109, 109), mm(303, 303)}));
  EXPECT_EQ(pieces_of(mission, square).front().level, 0);
  const Shape diagonal = CellsShape{{{1, {1, 1}}, {1, {2, 2}}}};
  EXPECT_EQ(pieces_of(mission, diagonal).size(), 2U);
  const Shape stairs = CellsShape{{{1, {1, 1}}, {1, {1, 2}}, {1, {2, 2}}, {1, {1, 3}}}};
  EXPECT_EQ(pieces_of(mission, stairs).size(), 3U) << "B2, B3 with C3, B4";
}

TEST(zone_footprints, of_circles_and_polygons_are_compared_exactly) {
  const Shape circle = CircleShape{mm(100, 100), mm(50)};
  EXPECT_FALSE(overlapping(circle, CircleShape{mm(160, 180), mm(50)})) << "100 mm apart: they touch";
  EXPECT_TRUE(overlapping(circle, CircleShape{mm(160, 180), mm(51)}));
  EXPECT_EQ(apart(circle, CircleShape{mm(160, 180), mm(40)}), 10'000);
  EXPECT_EQ(apart(circle, CircleShape{mm(160, 180), mm(51)}), -1);
  // From (100, 100) to the line x + y = 300 it is 100 / √2 mm: 70.710 mm, of which 50 are the circle's.
  const Shape triangle = PolygonShape{{mm(300, 0), mm(0, 300), mm(300, 300)}};
  EXPECT_EQ(apart(circle, triangle), 20'710);
  const Shape mirrored = PolygonShape{{mm(0, 300), mm(300, 0), mm(300, 300)}};
  EXPECT_EQ(apart(circle, mirrored), 20'710) << "whichever way its corners go";
  EXPECT_FALSE(overlapping(triangle, PolygonShape{{mm(0, 0), mm(300, 0), mm(0, 300)}})) << "they share a side";
  EXPECT_TRUE(overlapping(triangle, PolygonShape{{mm(0, 0), mm(301, 0), mm(0, 300)}}));
}

TEST(zone_footprints, of_strips_and_quarters_lie_along_the_battlefield) {
  EXPECT_TRUE(overlapping(StripShape{Compass::north, mm(100)}, StripShape{Compass::west, mm(100)}));
  EXPECT_EQ(apart(StripShape{Compass::north, mm(100)}, StripShape{Compass::south, mm(100)}), 200'000);
  const auto quarter = [](Quarter which, int clear) { return Shape(QuarterShape{which, mm(clear)}); };
  EXPECT_EQ(apart(quarter(Quarter::north_west, 0), quarter(Quarter::south_east, 0)), 0) << "they meet in the centre";
  EXPECT_EQ(apart(quarter(Quarter::north_west, 0), quarter(Quarter::north_east, 0)), 0);
  // Clear of the centre by 100 mm; the circle round it is up to 0.05 mm larger.
  const Shape disc = CircleShape{mm(300, 200), mm(60)};
  for (const auto which : {Quarter::north_west, Quarter::north_east, Quarter::south_west, Quarter::south_east}) {
    EXPECT_GE(apart(quarter(which, 100), disc), 40'000);
    EXPECT_LE(apart(quarter(which, 100), disc), 40'052);
    EXPECT_TRUE(overlapping(quarter(which, 59), disc));
    EXPECT_FALSE(overlapping(quarter(which, 60), disc));
  }
}

TEST(zone_footprints, of_a_quarter_whose_cut_is_wider_than_itself_is_what_remains) {
  // 300 × 200 mm: 250 mm leave a corner, 360 mm and (just) 361 mm, the diagonal being 360.6 mm, a sliver and nothing.
  EXPECT_EQ(pieces(QuarterShape{Quarter::south_west, mm(250)}).size(), 1U);
  EXPECT_EQ(pieces(QuarterShape{Quarter::south_west, mm(360)}).size(), 1U);
  EXPECT_EQ(pieces(QuarterShape{Quarter::south_west, mm(361)}).size(), 0U);
  EXPECT_EQ(pieces(QuarterShape{Quarter::south_west, mm(5000)}).size(), 0U);
}

RC_GTEST_PROP(zone_footprints, of_a_quarter_hold_the_places_that_the_zone_holds, ()) {
  const QuarterShape quarter{
      *rc::gen::element(Quarter::north_west, Quarter::north_east, Quarter::south_west, Quarter::south_east),
      mm(*rc::gen::inRange(0, 380))};
  const auto point = mm(*rc::gen::inRange(0, 601), *rc::gen::inRange(0, 401));
  const auto off = std::sqrt(static_cast<double>(squared_distance(point, mm(300, 200))));
  RC_PRE(std::abs(off - static_cast<double>(quarter.clear_of_centre.in_micrometres())) > 60);
  const auto ground = pieces(quarter);
  const auto found = !ground.empty() && distance_to(ground.front().footprint, fine(point), fine(point)) == 0;
  RC_ASSERT(found == holds(open_board(), quarter, point));
}

TEST(footprints, tell_whether_a_disc_lies_within) {
  const PlacedFootprint square = footprint_of({mm(0, 0), mm(40, 40)});
  EXPECT_TRUE(holds_disc(square, mm(20, 20), mm(20)));
  EXPECT_FALSE(holds_disc(square, mm(20, 20), mm(21)));
  EXPECT_FALSE(holds_disc(square, mm(19, 20), mm(20)));
  EXPECT_FALSE(holds_disc(square, mm(100, 20), mm(1)));
  const PlacedFootprint circle = CircleFootprint{mm(0, 0), mm(50)};
  EXPECT_TRUE(holds_disc(circle, mm(30, 0), mm(20)));
  EXPECT_FALSE(holds_disc(circle, mm(30, 1), mm(20)));
  EXPECT_FALSE(holds_disc(circle, mm(0, 0), mm(51)));
}

}  // namespace
}  // namespace bulkhead::test
