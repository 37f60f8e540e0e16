// SPDX-License-Identifier: MIT
#include "analysis/geometry/zone_footprints.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "analysis/geometry/footprints.h"
#include "analysis/geometry/points.h"
#include "analysis/geometry/shape_ground.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead::test {
namespace {

Length mm(int value) { return Length::millimetres(value); }
Point mm(int x, int y) { return {mm(x), mm(y)}; }

/// On a board of 600 × 400 mm.
ZoneFootprints ground(const Shape& shape) { return {open_board(), shape}; }
std::vector<ZonePiece> pieces(const Shape& shape) { return ground(shape).pieces(); }
bool overlapping(const Shape& one, const Shape& other) {
  EXPECT_EQ(ground(one).overlaps(ground(other)), ground(other).overlaps(ground(one)));
  return ground(one).overlaps(ground(other));
}
std::vector<ZonePiece> pieces_on(const Mission& mission, const Shape& shape) {
  return ZoneFootprints(mission, shape).pieces();
}
/// Negative for nothing.
std::int64_t apart(const Shape& one, const Shape& other) {
  const auto distance = ground(one).distance_to(ground(other));
  EXPECT_EQ(distance, ground(other).distance_to(ground(one)));
  return distance ? distance->in_micrometres() : -1;
}

TEST(zone_footprints, cells_side_by_side_are_one_rectangle) {
  const auto mission = empty_mission({4, 4});
  const Shape square = CellsShape{{{1, {1, 1}}, {1, {1, 2}}, {1, {2, 1}}, {1, {2, 2}}}};
  ASSERT_EQ(pieces_on(mission, square).size(), 1U);
  EXPECT_EQ(pieces_on(mission, square).front().bounds, (Rectangle{mm(109, 109), mm(303, 303)}));
  EXPECT_EQ(pieces_on(mission, square).front().level, 0);
  const Shape diagonal = CellsShape{{{1, {1, 1}}, {1, {2, 2}}}};
  EXPECT_EQ(pieces_on(mission, diagonal).size(), 2U);
  const Shape stairs = CellsShape{{{1, {1, 1}}, {1, {1, 2}}, {1, {2, 2}}, {1, {1, 3}}}};
  EXPECT_EQ(pieces_on(mission, stairs).size(), 3U) << "B2, B3 with C3, B4";
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
  const auto parts = pieces(quarter);
  const auto found = !parts.empty() && distance_to(parts.front().footprint, fine(point), fine(point)) == 0;
  RC_ASSERT(found == holds(open_board(), quarter, point));
}

RC_GTEST_PROP(zone_footprints, of_cells_are_as_far_apart_as_the_nearest_two_cells, ()) {
  const auto mission = empty_mission({6, 6});
  const auto cells = [] {
    CellsShape shape;
    for (const auto index : *rc::gen::nonEmpty(rc::gen::container<std::set<int>>(rc::gen::inRange(0, 36)))) {
      shape.cells.push_back({1, {index % 6, index / 6}});
    }
    return shape;
  };
  const auto one = cells();
  const auto other = cells();
  std::optional<std::int64_t> least;
  bool shared = false;
  for (const auto& cell : one.cells) {
    for (const auto& opposite : other.cells) {
      shared = shared || cell == opposite;
      const auto a = cell_ground(mission, cell);
      const auto b = cell_ground(mission, opposite);
      const auto gap = [](Length from, Length to, Length other_from, Length other_to) {
        return std::max({other_from - to, from - other_to, Length()}).in_micrometres();
      };
      const auto x = gap(a.top_left.x, a.bottom_right.x, b.top_left.x, b.bottom_right.x);
      const auto y = gap(a.top_left.y, a.bottom_right.y, b.top_left.y, b.bottom_right.y);
      const auto here = static_cast<std::int64_t>(std::floor(std::hypot(x, y)));
      least = least ? std::min(*least, here) : here;
    }
  }
  const ZoneFootprints first(mission, one);
  const ZoneFootprints second(mission, other);
  RC_ASSERT(first.overlaps(second) == shared);
  const auto found = first.distance_to(second);
  RC_ASSERT(found.has_value() != shared);
  if (found) RC_ASSERT(found->in_micrometres() == *least);
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
