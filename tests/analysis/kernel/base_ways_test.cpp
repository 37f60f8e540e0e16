// SPDX-License-Identifier: MIT
#include "analysis/distance/base_ways.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

#include "analysis/plan/mission_plan.h"
#include "tests/analysis/kernel/brute_force.h"
#include "tests/analysis/kernel/wall_runs.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

constexpr double pi = std::numbers::pi;

Point at(std::int64_t x, std::int64_t y) { return {Length::millimetres(x), Length::millimetres(y)}; }

Rectangle area(std::int64_t west, std::int64_t north, std::int64_t east, std::int64_t south) {
  return {at(west, north), at(east, south)};
}

/// 100 × 100 mm with blocks on it.
BaseWayFinder finder_with(const std::vector<Rectangle>& blocks, std::int64_t radius) {
  std::vector<Block> all;
  for (const auto& block : blocks) all.push_back({block, std::nullopt, true});
  return {Plan::make({area(0, 0, 100, 100)}, all).value(), Length::millimetres(radius)};
}

/// In millimetres; -1 where there is no way.
double millimetres_between(BaseWayFinder& finder, Point from, Point to) {
  const auto found = finder.distance(from, to);
  return found ? in_millimetres(*found) : -1;
}

TEST(base_ways, straight_ahead_in_the_open) {
  auto finder = finder_with({}, 10);
  EXPECT_DOUBLE_EQ(millimetres_between(finder, at(10, 10), at(40, 50)), 50);
  EXPECT_DOUBLE_EQ(millimetres_between(finder, at(40, 50), at(40, 50)), 0);
}

TEST(base_ways, a_base_stays_on_the_ground_and_off_what_blocks) {
  auto finder = finder_with({area(40, 40, 60, 60)}, 10);
  EXPECT_TRUE(finder.fits(at(10, 10)));
  EXPECT_TRUE(finder.fits(at(30, 50)));
  EXPECT_FALSE(finder.fits(at(9, 50)));
  EXPECT_FALSE(finder.fits(at(31, 50)));
  EXPECT_FALSE(finder.fits(at(50, 50)));
  EXPECT_FALSE(finder.fits(at(50, 95)));
  // Past a corner: at 45° the middle keeps 10 mm from it.
  EXPECT_TRUE(finder.fits(at(32, 34)));
  EXPECT_FALSE(finder.fits(at(34, 34)));
  EXPECT_EQ(millimetres_between(finder, at(9, 50), at(20, 20)), -1);
  EXPECT_EQ(millimetres_between(finder, at(20, 20), at(50, 50)), -1);
}

TEST(base_ways, round_a_corner_on_an_arc) {
  auto finder = finder_with({area(0, 50, 50, 100)}, 10);
  // From above the corner (50, 50) to its right: down to nothing, a quarter of a circle of 10 mm, down.
  EXPECT_NEAR(millimetres_between(finder, at(20, 40), at(60, 90)), 30 + 10 * pi / 2 + 40, 1e-6);
  const auto way = finder.way(at(20, 40), at(60, 90));
  ASSERT_TRUE(way);
  double sum = 0;
  for (std::size_t leg = 1; leg < way->points.size(); ++leg) {
    sum += distance(way->points[leg - 1], way->points[leg]);
    EXPECT_GE(distance(way->points[leg], fine(at(50, 50))), 10'000 - 1e-3);
  }
  EXPECT_NEAR(sum, way->length, 20);
  EXPECT_LT(sum, way->length);
}

TEST(base_ways, round_two_corners_of_a_block) {
  auto finder = finder_with({area(40, 40, 60, 60)}, 5);
  // From (10, 50) the corner (40, 40) is 10√10 away and 18.4° up; the tangent rises by another asin(5 / 10√10).
  const double away = 10 * std::sqrt(10.0);
  const double turn = std::asin(10 / away) + std::asin(5 / away);
  const double expected = 2 * std::sqrt(away * away - 25) + 20 + 2 * 5 * turn;
  EXPECT_NEAR(millimetres_between(finder, at(10, 50), at(90, 50)), expected, 1e-6);
  EXPECT_NEAR(millimetres_between(finder, at(90, 50), at(10, 50)), expected, 1e-6);
}

TEST(base_ways, between_two_blocks_on_either_side) {
  // A slalom: over (30, 60), under (70, 40) with an inner tangent between circles of 5 mm.
  auto finder = finder_with({area(30, 0, 35, 60), area(70, 40, 75, 100)}, 5);
  const double found = millimetres_between(finder, at(25, 10), at(80, 90));
  // Down 50 to beside the corner (30, 60), an arc, past (35, 60), across to (70, 40), and so on down, all symmetrical
  // about the middle (52.5, 50). Between the circles about (35, 60) and (70, 40): √(35² + 20² − 10²).
  const double axis = std::hypot(35.0, 20.0);
  const double straight = std::sqrt(axis * axis - 100);
  // The piece's direction against the x axis; both circles are turned by what is left of a right angle.
  const double slope = std::atan2(20.0, 35.0) + std::asin(10 / axis);
  EXPECT_NEAR(found, 2 * (50 + 5 + 5 * (pi / 2 + slope)) + straight, 1e-6);
}

TEST(base_ways, a_gap_exactly_as_wide_as_the_base_lets_it_pass_and_no_narrower_one) {
  const auto gap = [](std::int64_t width) {
    return finder_with({area(0, 40, 40, 45), area(40 + width, 40, 100, 45)}, 10);
  };
  auto exact = gap(20);
  EXPECT_NEAR(millimetres_between(exact, at(50, 10), at(50, 90)), 80, 1e-6);
  EXPECT_GT(millimetres_between(exact, at(20, 10), at(80, 90)), 100);
  auto narrow = gap(19);
  EXPECT_EQ(millimetres_between(narrow, at(50, 10), at(50, 90)), -1);
}

TEST(base_ways, an_open_hatchway_passes_any_base_where_the_system_says_so) {
  auto mission = mission_with({2, 1}, "", "A1/B1");
  auto set = *mission.sets.front().set;
  set.access_width = Length::millimetres(46);
  mission.sets.front().set = Part<TerrainSet>(std::move(set));
  const auto length = [&](std::int64_t radius, Length least_opening) {
    BaseWayFinder finder(plan_of(mission, 0, {OpenHatchways::all(), least_opening}).value(),
                         Length::millimetres(radius));
    return millimetres_between(finder, at(60, 60), at(158, 60));
  };
  EXPECT_NEAR(length(16, {}), 98, 0.1);
  EXPECT_EQ(length(25, {}), -1);
  EXPECT_NEAR(length(25, Length::millimetres(50)), 98, 0.1);
}

TEST(base_ways, round_the_end_of_a_wall_without_thickness) {
  const std::vector<WallRun> walls = {{at(50, 0), at(50, 60)}};
  BaseWayFinder finder(plan_of_walls(area(0, 0, 100, 100), walls, Length()).value(), Length::millimetres(10));
  EXPECT_NEAR(millimetres_between(finder, at(40, 20), at(60, 20)), 80 + 10 * pi, 1e-6);
}

TEST(base_ways, a_base_without_radius_goes_like_a_point) {
  auto finder = finder_with({area(40, 40, 60, 60)}, 0);
  EXPECT_NEAR(millimetres_between(finder, at(10, 50), at(90, 50)), 20 * std::sqrt(10.0) + 20, 1e-9);
}

TEST(base_ways, a_base_larger_than_the_board_fits_nowhere) {
  auto finder = finder_with({area(40, 40, 60, 60)}, 5000);
  EXPECT_FALSE(finder.fits(at(20, 20)));
  EXPECT_EQ(millimetres_between(finder, at(20, 20), at(80, 80)), -1);
}

/// Shortest ways over points on circles round all corners, 24 on each, a little outside so that the straight pieces
/// between them keep off the corners.
class PolygonWays {
 public:
  PolygonWays(const BruteForce& brute, double radius) : radius_(radius) {
    for (const auto& box : brute.boxes) {
      boxes_.push_back({{static_cast<double>(box.west), static_cast<double>(box.north)},
                        {static_cast<double>(box.east), static_cast<double>(box.south)}});
    }
    east_ = static_cast<double>(brute.ground.east);
    south_ = static_cast<double>(brute.ground.south);
    for (const auto& [low, high] : boxes_) {
      for (const auto& corner : {low, high, FinePoint{low.x, high.y}, FinePoint{high.x, low.y}}) {
        for (int index = 0; index < 24; ++index) {
          const double angle = pi * index / 12;
          const auto point = corner + FinePoint{std::cos(angle), std::sin(angle)} * (radius / std::cos(pi / 24));
          if (clear(point, point)) points_.push_back(point);
        }
      }
    }
  }

  /// Nothing of the boxes or beyond the ground comes nearer than the radius.
  [[nodiscard]] bool clear(FinePoint a, FinePoint b) const {
    const double limit = radius_ - 1e-3;
    for (const auto& end : {a, b}) {
      if (end.x < limit || end.y < limit || end.x > east_ - limit || end.y > south_ - limit) return false;
    }
    return std::all_of(boxes_.begin(), boxes_.end(), [&](const auto& box) {
      const auto& [low, high] = box;
      if (std::max(a.x, b.x) < low.x - limit || std::min(a.x, b.x) > high.x + limit) return true;
      if (std::max(a.y, b.y) < low.y - limit || std::min(a.y, b.y) > high.y + limit) return true;
      // The distance from a convex box is convex along a line, so the least of it is found by halving the slope's sign.
      const auto away = [&](double share) {
        const auto point = a + (b - a) * share;
        return distance(point, {std::clamp(point.x, low.x, high.x), std::clamp(point.y, low.y, high.y)});
      };
      double from = 0;
      double to = 1;
      for (int step = 0; step < 30 && !(a == b); ++step) {
        const double middle = (from + to) / 2;
        if (away(middle) < limit) return false;
        (away(middle) < away(middle + 1e-7) ? to : from) = middle;
      }
      return std::min(away(from), away(to)) >= limit;
    });
  }

  [[nodiscard]] double shortest(FinePoint from, FinePoint to) const {
    auto points = points_;
    points.push_back(to);
    std::vector<double> reached(points.size(), INFINITY);
    std::vector<bool> done(points.size(), false);
    auto here = from;
    double so_far = 0;
    while (true) {
      for (std::size_t index = 0; index < points.size(); ++index) {
        const double length = so_far + distance(here, points[index]);
        if (!done[index] && length < reached[index] && clear(here, points[index])) reached[index] = length;
      }
      std::size_t nearest = points.size();
      for (std::size_t index = 0; index < points.size(); ++index) {
        if (!done[index] && (nearest == points.size() || reached[index] < reached[nearest])) nearest = index;
      }
      if (nearest == points.size() || std::isinf(reached[nearest])) return INFINITY;
      if (nearest + 1 == points.size()) return reached[nearest];
      done[nearest] = true;
      here = points[nearest];
      so_far = reached[nearest];
    }
  }

 private:
  double radius_;
  double east_ = 0;
  double south_ = 0;
  std::vector<std::pair<FinePoint, FinePoint>> boxes_;
  std::vector<FinePoint> points_;
};

TEST(base_ways, agree_with_polygons_by_brute_force) {
  std::mt19937 random(7);
  std::uniform_int_distribution<std::int64_t> coordinate(20'000, 304'000);
  int found_some = 0;
  for (int trial = 0; trial < 16; ++trial) {
    const auto mission = small_board(random);
    const PolygonWays polygons(BruteForce(mission), 16'000);
    BaseWayFinder finder(plan_of(mission, 0).value(), Length::millimetres(16));
    const auto place = [&] {
      while (true) {
        const Point point{Length::micrometres(coordinate(random)), Length::micrometres(coordinate(random))};
        if (polygons.clear(fine(point), fine(point))) return point;
      }
    };
    const auto from = place();
    const auto to = place();
    SCOPED_TRACE(trial);
    ASSERT_TRUE(finder.fits(from));
    const auto found = finder.distance(from, to);
    const double longer = polygons.shortest(fine(from), fine(to));
    ASSERT_EQ(found.has_value(), std::isfinite(longer));
    if (!found) continue;
    ++found_some;
    // A circle of 24 corners is 0.6 % longer than the one inside of it.
    EXPECT_LE(*found, longer + 1e-3);
    EXPECT_GE(*found, longer * 0.994);
    const auto back = finder.distance(to, from);
    ASSERT_TRUE(back);
    EXPECT_NEAR(*back, *found, 1e-3);
  }
  EXPECT_GT(found_some, 4);
}

}  // namespace
}  // namespace bulkhead::test
