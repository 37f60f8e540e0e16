// SPDX-License-Identifier: MIT
// Sight between bases against polygons of 256 corners and all lines that could be the last clear one.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

#include "analysis/plan/mission_plan.h"
#include "analysis/sight/base_sight.h"
#include "tests/analysis/kernel/brute_force.h"

namespace bulkhead::test {
namespace {

struct Box {
  double west;
  double north;
  double east;
  double south;
};

/// A convex polygon, and where a line is inside of it.
struct Polygon {
  std::vector<FinePoint> corners;

  Polygon(const Base& base, double radius) {
    for (int index = 0; index < 256; ++index) {
      const double angle = 2 * std::numbers::pi * index / 256;
      corners.push_back(fine(base.centre) + FinePoint{std::cos(angle), std::sin(angle)} * radius);
    }
  }

  /// As multiples of `direction` from `through`; empty (first > second) if the line misses the polygon.
  [[nodiscard]] std::pair<double, double> inside(FinePoint through, FinePoint direction) const {
    double enter = -INFINITY;
    double leave = INFINITY;
    for (std::size_t index = 0; index < corners.size(); ++index) {
      const auto side = corners[(index + 1) % corners.size()] - corners[index];
      const double rate = cross(side, direction);
      const double start = cross(side, through - corners[index]);
      // Inside is where start + t · rate is not negative.
      if (rate > 0) enter = std::max(enter, -start / rate);
      if (rate < 0) leave = std::min(leave, -start / rate);
      if (rate == 0 && start < 0) return {1, 0};
    }
    return {enter, leave};
  }
};

/// Boxes grown by some micrometres (shrunk if negative).
class Boxes {
 public:
  Boxes(const BruteForce& brute, double margin) {
    for (const auto& box : brute.boxes) {
      boxes_.push_back({static_cast<double>(box.west) - margin, static_cast<double>(box.north) - margin,
                        static_cast<double>(box.east) + margin, static_cast<double>(box.south) + margin});
    }
  }

  [[nodiscard]] bool clear(FinePoint a, FinePoint b) const {
    return std::none_of(boxes_.begin(), boxes_.end(), [&](const Box& box) {
      if (std::max(a.x, b.x) <= box.west || std::min(a.x, b.x) >= box.east) return false;
      if (std::max(a.y, b.y) <= box.north || std::min(a.y, b.y) >= box.south) return false;
      const auto along = b - a;
      const double sides[] = {
          cross(along, FinePoint{box.west, box.north} - a), cross(along, FinePoint{box.east, box.north} - a),
          cross(along, FinePoint{box.west, box.south} - a), cross(along, FinePoint{box.east, box.south} - a)};
      // The lines tried pass through corners, which must not count as crossed for want of digits.
      const double almost = 1e-6 * length(along);
      return *std::min_element(sides, sides + 4)<-almost&& * std::max_element(sides, sides + 4)> almost;
    });
  }

  /// Corners in the rectangle around two bases.
  [[nodiscard]] std::vector<FinePoint> corners_near(const Base& a, const Base& b) const {
    const double reach = static_cast<double>(std::max(a.radius, b.radius).in_micrometres()) + 10;
    const auto from = fine(a.centre);
    const auto to = fine(b.centre);
    std::vector<FinePoint> near;
    for (const auto& box : boxes_) {
      for (const auto& corner : {FinePoint{box.west, box.north}, FinePoint{box.east, box.north},
                                 FinePoint{box.west, box.south}, FinePoint{box.east, box.south}}) {
        if (corner.x > std::min(from.x, to.x) - reach && corner.x < std::max(from.x, to.x) + reach &&
            corner.y > std::min(from.y, to.y) - reach && corner.y < std::max(from.y, to.y) + reach) {
          near.push_back(corner);
        }
      }
    }
    return near;
  }

 private:
  std::vector<Box> boxes_;
};

/// Whether a line leads from the one polygon to the other without crossing a box.
bool clear_along(const Boxes& boxes, const Polygon& a, const Polygon& b, FinePoint through, FinePoint direction) {
  auto first = a.inside(through, direction);
  auto second = b.inside(through, direction);
  if (first.first > first.second || second.first > second.second) return false;
  if (second.first < first.first) std::swap(first, second);
  if (second.first < first.second) return true;
  return boxes.clear(through + direction * first.second, through + direction * second.first);
}

bool point_sees(const Boxes& boxes, const std::vector<FinePoint>& corners, FinePoint from, const Polygon& polygon) {
  for (const auto& to : polygon.corners) {
    if (boxes.clear(from, to)) return true;
  }
  return std::any_of(corners.begin(), corners.end(), [&](FinePoint corner) {
    const auto [enter, leave] = polygon.inside(from, corner - from);
    return enter <= leave && enter >= 0 && boxes.clear(from, from + (corner - from) * enter);
  });
}

bool polygons_see(const Boxes& boxes, const std::vector<FinePoint>& corners, const Polygon& a, const Polygon& b) {
  for (const auto& from : a.corners) {
    if (point_sees(boxes, corners, from, b)) return true;
  }
  for (const auto& from : b.corners) {
    if (point_sees(boxes, corners, from, a)) return true;
  }
  for (const auto& first : corners) {
    for (const auto& second : corners) {
      if (!(first == second) && clear_along(boxes, a, b, first, second - first)) return true;
    }
  }
  return false;
}

double radius_of(const Base& base) { return static_cast<double>(base.radius.in_micrometres()); }

/// A base of 12.5, 16 or 20 mm radius somewhere clear of walls.
Base any_base(const BruteForce& brute, std::mt19937& random) {
  std::uniform_int_distribution<std::int64_t> coordinate(20'000, 304'000);
  while (true) {
    constexpr std::int64_t radii[] = {12'500, 16'000, 20'000};
    const Base base{{Length::micrometres(coordinate(random)), Length::micrometres(coordinate(random))},
                    Length::micrometres(radii[random() % 3])};
    const auto centre = fine(base.centre);
    const bool clear = std::all_of(brute.boxes.begin(), brute.boxes.end(), [&](const BruteForce::Box& box) {
      const FinePoint nearest{std::clamp(centre.x, static_cast<double>(box.west), static_cast<double>(box.east)),
                              std::clamp(centre.y, static_cast<double>(box.north), static_cast<double>(box.south))};
      return distance(nearest, centre) >= radius_of(base);
    });
    if (clear) return base;
  }
}

/// A polygon within the disc, and one around it.
Polygon within(const Base& base) { return {base, radius_of(base)}; }
Polygon around(const Base& base) { return {base, radius_of(base) / std::cos(std::numbers::pi / 256) + 1}; }

/// Discs and polygons differ by about a micrometre: where a margin of three decides, either answer may be right.
constexpr double margin = 3;

TEST(base_sight_brute_force, bases_see_each_other_where_their_polygons_do) {
  std::mt19937 random(5);
  int seen = 0;
  int hidden = 0;
  for (int trial = 0; trial < 60; ++trial) {
    const auto mission = small_board(random);
    const BruteForce brute(mission);
    const auto plan = plan_of(mission, 0).value();
    const auto a = any_base(brute, random);
    const auto b = any_base(brute, random);
    SCOPED_TRACE(trial);
    const bool found = sees(plan, a, b);
    ASSERT_EQ(found, sees(plan, b, a));
    ++(found ? seen : hidden);
    if (found) {
      const Boxes least(brute, -margin);
      ASSERT_TRUE(polygons_see(least, least.corners_near(a, b), around(a), around(b)));
    } else {
      const Boxes most(brute, margin);
      ASSERT_FALSE(polygons_see(most, most.corners_near(a, b), within(a), within(b)));
    }
  }
  EXPECT_GT(seen, 10);
  EXPECT_GT(hidden, 10);
}

TEST(base_sight_brute_force, bases_are_fully_visible_where_every_part_is) {
  std::mt19937 random(6);
  int whole = 0;
  int partly = 0;
  for (int trial = 0; trial < 200; ++trial) {
    const auto mission = small_board(random);
    const BruteForce brute(mission);
    const auto plan = plan_of(mission, 0).value();
    const auto observer = any_base(brute, random);
    const auto target = any_base(brute, random);
    if (!sees(plan, observer, target)) continue;
    SCOPED_TRACE(trial);
    const auto hidden = hidden_part(plan, observer, target);
    ++(hidden ? partly : whole);
    if (hidden) {
      const Boxes exact(brute, 0);
      ASSERT_LE(distance(*hidden, fine(target.centre)), radius_of(target) + 1e-3);
      ASSERT_FALSE(point_sees(exact, exact.corners_near(observer, target), *hidden, within(observer)));
      continue;
    }
    const Boxes least(brute, -margin);
    const auto corners = least.corners_near(observer, target);
    // Rings of points over the target.
    for (const double share : {1.0, 0.9, 0.6, 0.3}) {
      for (const auto& part : Polygon(target, radius_of(target) * share).corners) {
        ASSERT_TRUE(point_sees(least, corners, part, around(observer)));
      }
    }
  }
  EXPECT_GT(whole, 20);
  EXPECT_GT(partly, 20);
}

}  // namespace
}  // namespace bulkhead::test
