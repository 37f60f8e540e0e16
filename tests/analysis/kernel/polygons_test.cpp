// SPDX-License-Identifier: MIT
// Plans that hold polygons: cases worked out by hand.
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "analysis/distance/base_ways.h"
#include "analysis/geometry/convex_pieces.h"
#include "analysis/plan/mission_plan.h"
#include "analysis/sight/base_sight.h"
#include "analysis/sight/sight.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

constexpr double pi = std::numbers::pi;

Point at(std::int64_t x, std::int64_t y) { return {Length::millimetres(x), Length::millimetres(y)}; }
Rectangle area(std::int64_t west, std::int64_t north, std::int64_t east, std::int64_t south) {
  return {at(west, north), at(east, south)};
}
PolygonBlock polygon(std::vector<Point> corners) { return {std::move(corners), std::nullopt, true, true}; }
/// A square standing on its corner.
PolygonBlock diamond(std::int64_t x, std::int64_t y, std::int64_t reach) {
  return polygon({at(x, y - reach), at(x + reach, y), at(x, y + reach), at(x - reach, y)});
}

/// 100 × 100 mm.
Plan plan_with(std::vector<PolygonBlock> polygons, const std::vector<Rectangle>& blocks = {}) {
  std::vector<Block> all;
  for (const auto& block : blocks) all.push_back({block, std::nullopt, true});
  return Plan::make({area(0, 0, 100, 100)}, std::move(all), std::move(polygons)).value();
}

double millimetres_between(auto& finder, Point from, Point to) {
  const auto found = finder.distance(from, to);
  return found ? in_millimetres(*found) : -1;
}

double square_millimetres(const std::vector<FinePoint>& vertices) {
  double doubled = 0;
  for (std::size_t index = 0; index < vertices.size(); ++index) {
    doubled += cross(vertices[index], vertices[(index + 1) % vertices.size()]);
  }
  return doubled / 2e6;
}

TEST(polygons, a_diamond_blocks_what_passes_through_it_and_nothing_that_grazes_it) {
  const auto plan = plan_with({diamond(50, 50, 10)});
  EXPECT_FALSE(sees(plan, at(10, 50), at(90, 50)));
  EXPECT_FALSE(sees(plan, at(30, 41), at(70, 41)));
  EXPECT_TRUE(sees(plan, at(30, 40), at(70, 40)));
  // Along its north-eastern side, and one micrometre farther in.
  EXPECT_TRUE(sees(plan, at(40, 30), at(80, 70)));
  const auto in = Length::micrometres(1);
  EXPECT_FALSE(sees(plan, at(40, 30) + Point{{}, in}, at(80, 70) + Point{{}, in}));
  // From its own border outwards, and across it.
  EXPECT_TRUE(sees(plan, at(55, 45), at(90, 10)));
  EXPECT_FALSE(sees(plan, at(55, 45), at(45, 55)));
  EXPECT_FALSE(sees(plan, at(50, 50), at(50, 50)));
  EXPECT_FALSE(sees(plan, at(50, 50), at(90, 90)));
  EXPECT_TRUE(sees(plan, at(50, 40), at(50, 40)));
  EXPECT_FALSE(sees(plan, at(10, 10), at(10, 101)));
}

TEST(polygons, touching_each_other_they_leave_no_gap) {
  // Two diamonds that share one corner, two that share a side, and a block that a diamond's corner touches.
  const auto corner = plan_with({diamond(40, 50, 10), diamond(60, 50, 10)});
  EXPECT_FALSE(sees(corner, at(50, 10), at(50, 90)));
  const auto side = plan_with({diamond(40, 40, 10), diamond(50, 50, 10)});
  EXPECT_FALSE(sees(side, at(30, 60), at(60, 30)));
  const auto block = plan_with({diamond(50, 50, 10)}, {area(60, 0, 70, 100)});
  EXPECT_FALSE(sees(block, at(60, 10), at(60, 90)));
  // A micrometre apart there is one.
  auto shifted = diamond(60, 50, 10);
  for (auto& point : shifted.corners) point.x = point.x + Length::micrometres(1);
  EXPECT_TRUE(sees(plan_with({diamond(40, 50, 10), shifted}), at(50, 10), at(50, 90)));
}

TEST(polygons, a_notch_is_no_part_of_a_polygon) {
  // A horseshoe open to the north.
  const auto plan = plan_with(
      {polygon({at(30, 30), at(40, 30), at(40, 60), at(60, 60), at(60, 30), at(70, 30), at(70, 70), at(30, 70)})});
  EXPECT_TRUE(sees(plan, at(50, 10), at(50, 60)));
  EXPECT_FALSE(sees(plan, at(50, 10), at(50, 61)));
  EXPECT_FALSE(sees(plan, at(50, 40), at(80, 40)));
  EXPECT_TRUE(sees(plan, at(40, 30), at(40, 60)));
  WayFinder finder(plan);
  // Out of it by its inner corner and on round its outer one.
  EXPECT_NEAR(millimetres_between(finder, at(50, 60), at(80, 70)), std::hypot(10, 30) + 10 + std::hypot(10, 40), 1e-9);
}

TEST(polygons, what_ends_a_line_is_told_where_it_is) {
  auto mine = diamond(50, 50, 10);
  mine.subject = ObjectAddress{Id("f1")};
  const auto plan =
      Plan::make({area(0, 0, 100, 100)}, {{area(70, 0, 75, 100), ObjectAddress{Id("w1")}, true}}, {mine}).value();
  const auto first = what_blocks(plan, at(10, 50), at(90, 50));
  ASSERT_TRUE(first);
  EXPECT_EQ(first->at, fine(at(40, 50)));
  EXPECT_EQ(first->by, Address(ObjectAddress{Id("f1")}));
  const auto second = what_blocks(plan, at(10, 20), at(90, 20));
  ASSERT_TRUE(second);
  EXPECT_EQ(second->at, fine(at(70, 20)));
  EXPECT_EQ(second->by, Address(ObjectAddress{Id("w1")}));
  EXPECT_FALSE(what_blocks(plan, at(10, 20), at(60, 20)));
  const auto inside = what_blocks(plan, at(50, 50), at(60, 20));
  ASSERT_TRUE(inside);
  EXPECT_FALSE(inside->by);
  // Between two diamonds that touch: where they do.
  const auto gap = what_blocks(plan_with({diamond(40, 50, 10), diamond(60, 50, 10)}), at(50, 10), at(50, 90));
  ASSERT_TRUE(gap);
  EXPECT_EQ(gap->at, fine(at(50, 50)));
}

TEST(polygons, a_way_turns_at_their_corners) {
  WayFinder finder(plan_with({diamond(50, 50, 20)}));
  // Over the northern or the southern corner.
  EXPECT_NEAR(millimetres_between(finder, at(10, 50), at(90, 50)), 2 * std::hypot(40, 20), 1e-9);
  const auto way = finder.way(at(10, 48), at(90, 48));
  ASSERT_TRUE(way);
  ASSERT_EQ(way->points.size(), 3U);
  EXPECT_EQ(way->points[1], fine(at(50, 30)));
  EXPECT_EQ(millimetres_between(finder, at(50, 50), at(90, 50)), -1);
  // Along a side and round its end.
  EXPECT_NEAR(millimetres_between(finder, at(30, 50), at(70, 50)), 40 * std::sqrt(2.0), 1e-9);
}

TEST(polygons, two_across_a_corridor_seal_it) {
  WayFinder finder(plan_with({diamond(50, 25, 25), diamond(50, 75, 25)}));
  EXPECT_EQ(millimetres_between(finder, at(10, 50), at(90, 50)), -1);
  EXPECT_NEAR(millimetres_between(finder, at(10, 50), at(50, 50)), 40, 1e-9);
  WayFinder open(plan_with({diamond(50, 25, 25), diamond(50, 76, 24)}));
  EXPECT_NEAR(millimetres_between(open, at(10, 50), at(90, 50)), 80, 1e-9);
}

TEST(polygons, where_two_overlap_ways_go_round_both) {
  // A cross of two diamonds drawn long: their sides cross where no way turns.
  const auto lying = polygon({at(20, 50), at(50, 45), at(80, 50), at(50, 55)});
  const auto standing = polygon({at(50, 20), at(55, 50), at(50, 80), at(45, 50)});
  WayFinder finder(plan_with({lying, standing}));
  EXPECT_NEAR(millimetres_between(finder, at(35, 35), at(65, 35)), 2 * std::hypot(15, 15), 1e-9);
  // By the northern and the eastern corner.
  EXPECT_NEAR(millimetres_between(finder, at(35, 35), at(65, 65)), 60 * std::sqrt(2.0), 1e-9);
}

TEST(polygons, the_field_of_samples_has_the_distances_of_single_ways) {
  WayFinder finder(plan_with({diamond(50, 50, 20)}, {area(10, 0, 15, 80)}));
  const SampleGrid grid{at(5, 5), Length::millimetres(15), 7, 7};
  const std::vector<Point> from = {at(5, 5), at(90, 95)};
  const auto field = finder.distances(from, grid);
  ASSERT_EQ(field.size(), 49U);
  for (int row = 0; row < 7; ++row) {
    for (int column = 0; column < 7; ++column) {
      double expected = 1e9;
      for (const auto& place : from) {
        expected = std::min(expected, finder.distance(place, grid.at(column, row)).value_or(1e9));
      }
      EXPECT_NEAR(std::min(field[static_cast<std::size_t>(7 * row + column)], 1e9), expected, 1e-6);
    }
  }
  // (50, 50) is inside of the diamond.
  EXPECT_TRUE(std::isinf(field[24]));
}

TEST(polygons, one_sees_all_but_what_lies_behind) {
  // From the western edge's middle past a diamond whose northern and southern corners are at 45°.
  const auto plan = plan_with({diamond(50, 50, 25)});
  const auto seen = visible_area(plan, at(25, 50));
  // On its corner: to the north-east the side runs up at 45° and on to (75, 0).
  EXPECT_NEAR(square_millimetres(seen), 25 * 100 + 2 * (50 * 50 / 2.0), 1e-6);
  const auto all = visible_area(plan_with({diamond(50, 50, 25)}), at(0, 50));
  // The lines from (0, 50) over (50, 25) reach the eastern edge's ends: hidden is the triangle behind less the
  // diamond's front.
  EXPECT_NEAR(square_millimetres(all), 100 * 100 - 100 * 100 / 2.0 + 2 * (50 * 25 / 2.0) - 2 * (25 * 25 / 2.0), 1e-6);
  EXPECT_TRUE(visible_area(plan, at(50, 50)).empty());
  EXPECT_TRUE(visible_area(plan, at(150, 50)).empty());
  EXPECT_NEAR(square_millimetres(visible_area(plan_with({diamond(500, 500, 10)}), at(0, 0))), 100 * 100, 1e-6);
}

TEST(polygons, seen_past_two_that_overlap_the_view_ends_where_their_sides_cross) {
  // From (50, 0) two triangles whose sides cross at (50, 50).
  const auto plan = plan_with({polygon({at(0, 100), at(0, 40), at(100, 60), at(100, 100)}),
                               polygon({at(0, 100), at(0, 60), at(100, 40), at(100, 100)})});
  EXPECT_NEAR(square_millimetres(visible_area(plan, at(50, 0))), 100 * 40 + 2 * (50 * 10 / 2.0), 1e-6);
}

TEST(polygons, a_base_turns_about_a_corner_on_an_arc) {
  BaseWayFinder finder(plan_with({diamond(50, 50, 20)}), Length::millimetres(5));
  // From (10, 50) the corner (50, 30) is away; a tangent to the circle of 5 mm about it, an arc, and the image.
  const double away = std::hypot(40, 20);
  const double rise = std::atan2(20, 40) + std::asin(5 / away);
  EXPECT_NEAR(millimetres_between(finder, at(10, 50), at(90, 50)), 2 * (std::sqrt(away * away - 25) + 5 * rise), 1e-6);
  EXPECT_TRUE(finder.fits(at(50, 25)));
  EXPECT_FALSE(finder.fits(at(50, 26)));
  // Beside its side: the middle of the side is (60, 40).
  const auto off = Length::micrometres(3536);
  EXPECT_TRUE(finder.fits(at(60, 40) + Point{off, -off}));
  EXPECT_FALSE(finder.fits(at(60, 40) + Point{off - Length::micrometres(1), -off + Length::micrometres(1)}));
  const auto way = finder.way(at(10, 50), at(90, 50));
  ASSERT_TRUE(way);
  for (const auto& point : way->points) EXPECT_GE(point.y, 25'000 - 1e-3);
}

TEST(polygons, a_base_passes_between_two_diamonds_where_it_fits) {
  const auto plan = plan_with({diamond(50, 20, 20), diamond(50, 80, 20)});
  BaseWayFinder exact(plan, Length::millimetres(10));
  EXPECT_NEAR(millimetres_between(exact, at(20, 50), at(80, 50)), 60, 1e-6);
  BaseWayFinder wide(plan, Length::millimetres(11));
  EXPECT_EQ(millimetres_between(wide, at(20, 50), at(80, 50)), -1);
}

TEST(polygons, base_sight_passes_beside_a_diamond) {
  const auto plan = plan_with({diamond(50, 50, 20)});
  const auto base = [](std::int64_t x, std::int64_t y, std::int64_t radius) {
    return Base{at(x, y), Length::millimetres(radius)};
  };
  EXPECT_FALSE(sees(plan, base(15, 50, 15), base(85, 50, 15)));
  // Common tangents of discs of 20 mm touch the corners (50, 30) and (50, 70).
  EXPECT_TRUE(sees(plan, base(20, 50, 20), base(80, 50, 20)));
  EXPECT_FALSE(fully_visible(plan, base(20, 50, 20), base(80, 50, 20)));
  EXPECT_TRUE(fully_visible(plan, base(20, 10, 10), base(80, 10, 10)));
  EXPECT_FALSE(sees(plan, base(50, 50, 5), base(85, 50, 15)));
}

TEST(polygons, without_area_they_block_nothing_and_far_away_they_are_refused) {
  EXPECT_TRUE(sees(plan_with({polygon({at(10, 10), at(50, 50), at(90, 90)})}), at(90, 10), at(10, 90)));
  EXPECT_TRUE(sees(plan_with({polygon({})}), at(90, 10), at(10, 90)));
  EXPECT_FALSE(Plan::make({area(0, 0, 100, 100)}, {}, {diamond(50, 50, 200'000)}));
  EXPECT_FALSE(sees(Plan::make({}, {}, {diamond(50, 50, 10)}).value(), at(0, 0), at(0, 0)));
}

TEST(polygons, one_that_stops_only_sight_or_only_ways) {
  auto barred = diamond(50, 50, 20);
  barred.stops_sight = false;
  WayFinder finder(plan_with({barred}));
  EXPECT_TRUE(sees(finder.plan(), at(10, 50), at(90, 50)));
  EXPECT_GT(millimetres_between(finder, at(10, 50), at(90, 50)), 80);
  auto smoke = diamond(50, 50, 20);
  smoke.stops_ways = false;
  WayFinder through(plan_with({smoke}));
  EXPECT_FALSE(sees(through.plan(), at(10, 50), at(90, 50)));
  EXPECT_NEAR(millimetres_between(through, at(10, 50), at(90, 50)), 80, 1e-9);
}

TEST(polygons, a_circle_is_a_polygon_close_around_it) {
  for (const std::int64_t micrometres : {1, 7, 500, 12'500, 25'000, 250'000}) {
    const auto radius = Length::micrometres(micrometres);
    const auto corners = polygon_around(at(50, 50), radius);
    EXPECT_LE(corners.size(), 400U);
    const auto r = static_cast<double>(micrometres);
    std::vector<WholePoint> whole;
    for (std::size_t index = 0; index < corners.size(); ++index) {
      const auto from = fine(corners[index] - at(50, 50));
      const auto to = fine(corners[(index + 1) % corners.size()] - at(50, 50));
      EXPECT_LE(length(from), r + 50 + 2);
      EXPECT_GE(cross(from, to) / length(to - from), r - 1e-6);
      whole.push_back({std::llround(from.x), std::llround(from.y)});
    }
    EXPECT_EQ(convex_pieces(whole).size(), 1U);
    for (const auto& corner : whole) {
      EXPECT_NE(std::find(whole.begin(), whole.end(), WholePoint{-corner.y, corner.x}), whole.end());
      EXPECT_NE(std::find(whole.begin(), whole.end(), WholePoint{-corner.x, corner.y}), whole.end());
    }
  }
}

/// An open board of 762 × 559 mm with features of one kind.
Mission with_features(const TerrainTraits& traits, const Footprint& footprint, int turn) {
  auto mission = empty_mission();
  auto system = *mission.system;
  system.terrain_types.push_back({Id("thing"), "Thing", traits, "", {}});
  mission.system = Part<GameSystem>(std::move(system));
  auto set = *mission.sets.front().set;
  FeatureKind kind{Id("crate"), "Crate", "", {}, {}};
  kind.parts.push_back({"", footprint, {}, Length::millimetres(50), {Id("thing")}, {}});
  set.feature_kinds.push_back(kind);
  mission.sets.front().set = Part<TerrainSet>(std::move(set));
  Board board;
  board.ground = PlainGround{Length::millimetres(762), Length::millimetres(559)};
  board.features.push_back({Id("f1"), Id("crate"), at(300, 300), turn, false, {}});
  mission.boards.front() = Part<Board>(std::move(board));
  return mission;
}

TEST(polygons, features_stop_what_their_types_say) {
  using Passage = TerrainTraits::Passage;
  using Sight = TerrainTraits::Sight;
  struct Case {
    Passage passage;
    Sight sight;
    bool passes;
    bool seen;
  };
  for (const auto& [passage, sight, passes, seen] :
       {Case{Passage::barred, Sight::blocks, false, false}, Case{Passage::barred, Sight::clear, false, true},
        Case{Passage::over, Sight::blocks, true, false}, Case{Passage::slow, Sight::obscures, true, true}}) {
    TerrainTraits traits;
    traits.passage = passage;
    traits.sight = sight;
    // 60 × 20 mm about the middle; upright, turned by a right angle, and askew.
    for (const int turn : {0, 90, 45}) {
      const auto plan = plan_of(with_features(traits, area(-30, -10, 30, 10), turn), 0).value();
      WayFinder finder(plan);
      EXPECT_EQ(sees(plan, at(200, 300), at(400, 300)), seen);
      EXPECT_EQ(millimetres_between(finder, at(200, 300), at(400, 300)) == 200, passes);
      EXPECT_EQ(plan.polygons().empty(), turn != 45 || (passes && seen));
    }
    const auto round = plan_of(with_features(traits, CircleFootprint{at(0, 0), Length::millimetres(20)}, 0), 0).value();
    EXPECT_EQ(sees(round, at(200, 319), at(400, 319)), seen);
    EXPECT_TRUE(sees(round, at(200, 321), at(400, 321)));
  }
}

TEST(polygons, a_way_round_a_round_feature_is_tangent_arc_tangent) {
  TerrainTraits traits;
  traits.passage = TerrainTraits::Passage::barred;
  WayFinder finder(plan_of(with_features(traits, CircleFootprint{at(0, 0), Length::millimetres(60)}, 0), 0).value());
  // 100 mm from the middle: two tangents of 80 mm, and what is left of half a turn.
  const double expected = 2 * 80 + 60 * (pi - 2 * std::acos(0.6));
  EXPECT_GE(millimetres_between(finder, at(200, 300), at(400, 300)), expected);
  EXPECT_NEAR(millimetres_between(finder, at(200, 300), at(400, 300)), expected, 0.2);
}

TEST(polygons, a_feature_of_an_unknown_kind_blocks_nothing) {
  auto mission = with_features({}, area(-30, -10, 30, 10), 45);
  mission.sets.clear();
  EXPECT_TRUE(plan_of(mission, 0)->polygons().empty());
}

}  // namespace
}  // namespace bulkhead::test
