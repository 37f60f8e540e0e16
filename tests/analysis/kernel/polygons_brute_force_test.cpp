// SPDX-License-Identifier: MIT
// Plans that hold polygons against plans of the same rectangles, and against brute force in whole numbers.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <random>

#include "analysis/distance/base_ways.h"
#include "analysis/fields/sample_sight.h"
#include "analysis/sight/base_sight.h"
#include "analysis/sight/sight.h"
#include "model/mission/feature.h"

namespace bulkhead::test {
namespace {

struct Spot {
  std::int64_t x;
  std::int64_t y;
};
std::int64_t turn(Spot a, Spot b, Spot c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }
Point point(Spot spot) { return {Length::micrometres(spot.x), Length::micrometres(spot.y)}; }

std::int64_t pick(std::mt19937& random, std::int64_t from, std::int64_t to) {
  return std::uniform_int_distribution<std::int64_t>(from, to)(random);
}
Spot spot(std::mt19937& random, std::int64_t most) { return {pick(random, 0, most), pick(random, 0, most)}; }

PolygonBlock as_polygon(const Rectangle& area) {
  const auto& [low, high] = area;
  return {{low, {high.x, low.y}, high, {low.x, high.y}}, std::nullopt, true, true};
}

double area_of(const std::vector<FinePoint>& vertices) {
  double doubled = 0;
  for (std::size_t index = 0; index < vertices.size(); ++index) {
    doubled += cross(vertices[index], vertices[(index + 1) % vertices.size()]);
  }
  return doubled / 2;
}

/// Rectangles on a coarse raster, so that most touch, overlap or are in line with others.
std::vector<Rectangle> random_rectangles(std::mt19937& random, std::int64_t step, int most) {
  std::vector<Rectangle> areas;
  for (auto count = pick(random, 1, most); count > 0; --count) {
    const Spot from{pick(random, -1, 9), pick(random, -1, 9)};
    const Spot to{from.x + pick(random, 1, 4), from.y + pick(random, 1, 4)};
    areas.push_back({point({from.x * step, from.y * step}), point({to.x * step, to.y * step})});
  }
  return areas;
}

/// The same board twice: all rectangles as blocks, and some of them (at least one) as polygons.
struct Pair {
  Plan blocks;
  Plan polygons;
};
Pair random_pair(std::mt19937& random, std::int64_t step, int most) {
  const auto areas = random_rectangles(random, step, most);
  std::vector<Rectangle> ground = {{{}, point({10 * step, 10 * step})}};
  if (pick(random, 0, 3) == 0) ground.push_back({point({8 * step, 2 * step}), point({12 * step, 9 * step})});
  std::vector<Block> all;
  std::vector<Block> rest;
  std::vector<PolygonBlock> polygons;
  for (const auto& area : areas) {
    all.push_back({area, std::nullopt, true});
    if (polygons.empty() || pick(random, 0, 1) == 0) {
      polygons.push_back(as_polygon(area));
    } else {
      rest.push_back(all.back());
    }
  }
  return {Plan::make(ground, all).value(), Plan::make(ground, rest, polygons).value()};
}

TEST(polygons_brute_force, rectangles_given_as_polygons_give_the_answers_of_blocks) {
  std::mt19937 random(1);
  for (int board = 0; board < 1500; ++board) {
    SCOPED_TRACE(board);
    const std::int64_t step = 10;
    const auto pair = random_pair(random, step, 9);
    WayFinder by_blocks(pair.blocks);
    WayFinder by_polygons(pair.polygons);
    for (int query = 0; query < 20; ++query) {
      const bool on_raster = pick(random, 0, 1) == 0;
      const auto place = [&] {
        auto at = spot(random, on_raster ? 12 : 12 * step);
        return on_raster ? point({at.x * step, at.y * step}) : point(at);
      };
      const auto a = place();
      const auto b = place();
      SCOPED_TRACE(to_text(a) + " to " + to_text(b));
      ASSERT_EQ(sees(pair.polygons, a, b), sees(pair.blocks, a, b));
      ASSERT_EQ(what_blocks(pair.polygons, a, b).has_value(), !sees(pair.blocks, a, b));
      const auto expected = by_blocks.distance(a, b);
      const auto found = by_polygons.distance(a, b);
      ASSERT_EQ(found.has_value(), expected.has_value());
      ASSERT_NEAR(found.value_or(0), expected.value_or(0), 1e-9);
      const auto way = by_polygons.way(a, b);
      ASSERT_EQ(way.has_value(), expected.has_value());
      if (way) {
        double sum = 0;
        for (std::size_t leg = 1; leg < way->points.size(); ++leg)
          sum += distance(way->points[leg - 1], way->points[leg]);
        ASSERT_NEAR(sum, *expected, 1e-9);
      }
      ASSERT_NEAR(area_of(visible_area(pair.polygons, a)), area_of(visible_area(pair.blocks, a)), 1e-6);
    }
    const SampleGrid grid{point({3, 3}), Length::micrometres(9), 13, 13};
    const std::vector<Point> sources = {point(spot(random, 100)), point(spot(random, 100))};
    const auto expected = by_blocks.distances(sources, grid);
    const auto found = by_polygons.distances(sources, grid);
    ASSERT_EQ(found.size(), expected.size());
    for (std::size_t sample = 0; sample < found.size(); ++sample) {
      ASSERT_NEAR(std::min(found[sample], 1e9), std::min(expected[sample], 1e9), 1e-9) << sample;
    }
  }
}

TEST(polygons_brute_force, walls_without_thickness_beside_polygons_give_the_answers_of_blocks) {
  std::mt19937 random(2);
  for (int board = 0; board < 1000; ++board) {
    SCOPED_TRACE(board);
    const auto areas = random_rectangles(random, 10, 4);
    std::vector<Block> all;
    std::vector<Block> rest;
    std::vector<PolygonBlock> polygons;
    for (const auto& area : areas) all.push_back({area, std::nullopt, true});
    for (const auto& area : areas) polygons.push_back(as_polygon(area));
    for (int count = 0; count < 3; ++count) {
      const Spot from{pick(random, 0, 9), pick(random, 0, 9)};
      const auto reach = pick(random, 1, 5);
      const Spot to = pick(random, 0, 1) == 0 ? Spot{from.x + reach, from.y} : Spot{from.x, from.y + reach};
      all.push_back({{point({from.x * 10, from.y * 10}), point({to.x * 10, to.y * 10})}, std::nullopt, true});
      rest.push_back(all.back());
    }
    const Rectangle ground{{}, point({100, 100})};
    WayFinder by_blocks(Plan::make({ground}, all).value());
    WayFinder by_polygons(Plan::make({ground}, rest, polygons).value());
    for (int query = 0; query < 20; ++query) {
      // Off the raster: a place on a wall without thickness is on both of its sides.
      const auto place = [&] {
        return point({10 * pick(random, 0, 9) + pick(random, 1, 9), 10 * pick(random, 0, 9) + pick(random, 1, 9)});
      };
      const auto a = place();
      const auto b = place();
      SCOPED_TRACE(to_text(a) + " to " + to_text(b));
      ASSERT_EQ(sees(by_polygons.plan(), a, b), sees(by_blocks.plan(), a, b));
      const auto expected = by_blocks.distance(a, b);
      const auto found = by_polygons.distance(a, b);
      ASSERT_EQ(found.has_value(), expected.has_value());
      ASSERT_NEAR(found.value_or(0), expected.value_or(0), 1e-9);
      ASSERT_NEAR(area_of(visible_area(by_polygons.plan(), a)), area_of(visible_area(by_blocks.plan(), a)), 1e-6);
    }
  }
}

TEST(polygons_brute_force, bases_among_rectangles_given_as_polygons_get_the_answers_of_blocks) {
  std::mt19937 random(3);
  int ways = 0;
  int hidden = 0;
  for (int board = 0; board < 400; ++board) {
    SCOPED_TRACE(board);
    // Rectangles 20 mm and more across, a base of 8 mm radius and one that just fits between two.
    const auto pair = random_pair(random, 20'000, 6);
    const auto radius = Length::millimetres(pick(random, 0, 1) == 0 ? 8 : 10);
    BaseWayFinder by_blocks(pair.blocks, radius);
    BaseWayFinder by_polygons(pair.polygons, radius);
    for (int query = 0; query < 6; ++query) {
      const auto a = point(spot(random, 200'000));
      const auto b = point(spot(random, 200'000));
      SCOPED_TRACE(to_text(a) + " to " + to_text(b));
      ASSERT_EQ(by_polygons.fits(a), by_blocks.fits(a));
      const auto expected = by_blocks.distance(a, b);
      const auto found = by_polygons.distance(a, b);
      ASSERT_EQ(found.has_value(), expected.has_value());
      ASSERT_NEAR(found.value_or(0), expected.value_or(0), 1e-3);
      ways += expected ? 1 : 0;
      if (!by_blocks.fits(a) || !by_blocks.fits(b)) continue;
      const Base from{a, radius};
      const Base to{b, radius};
      ASSERT_EQ(sees(pair.polygons, from, to), sees(pair.blocks, from, to));
      ASSERT_EQ(fully_visible(pair.polygons, from, to), fully_visible(pair.blocks, from, to));
      hidden += fully_visible(pair.blocks, from, to) ? 0 : 1;
    }
  }
  EXPECT_GT(ways, 100);
  EXPECT_GT(hidden, 100);
}

/// Sight by brute force: between two places where the line meets sides, its middle is looked for in every polygon.
class Brute {
 public:
  explicit Brute(std::vector<std::vector<Spot>> polygons) : polygons_(std::move(polygons)) {}

  /// Coordinates below 2^10; polygons that touch are not taken for joined.
  [[nodiscard]] bool sees(Spot a, Spot b) const {
    // Where it meets sides and corners, as fractions.
    std::vector<std::pair<std::int64_t, std::int64_t>> places = {{0, 1}, {1, 1}};
    const Spot along{b.x - a.x, b.y - a.y};
    for (const auto& corners : polygons_) {
      for (std::size_t index = 0; index < corners.size(); ++index) {
        const auto& c = corners[index];
        const auto& d = corners[(index + 1) % corners.size()];
        const auto before = turn(a, b, c);
        const auto after = turn(a, b, d);
        if (before == 0) {
          const auto size = along.x * along.x + along.y * along.y;
          add(places, (c.x - a.x) * along.x + (c.y - a.y) * along.y, size);
        } else if ((before < 0) != (after < 0) && after != 0) {
          const auto from = turn(c, d, a);
          add(places, from, from - turn(c, d, b));
        }
      }
    }
    std::sort(places.begin(), places.end(),
              [](auto first, auto second) { return first.first * second.second < second.first * first.second; });
    for (std::size_t index = 1; index < places.size(); ++index) {
      const auto [n, d] = places[index - 1];
      const auto [m, e] = places[index];
      // The middle is a + along × (n e + m d) / (2 d e).
      if (n * e != m * d && inside(a, along, n * e + m * d, 2 * d * e)) return false;
    }
    return true;
  }
  [[nodiscard]] bool is_free(Spot a) const { return !inside(a, {0, 0}, 0, 1); }

  [[nodiscard]] double distance(Spot from, Spot to) const {
    std::vector<Spot> places = {from, to};
    for (const auto& corners : polygons_) places.insert(places.end(), corners.begin(), corners.end());
    std::vector<double> distances(places.size(), INFINITY);
    std::vector<bool> done(places.size(), false);
    distances[0] = 0;
    for (std::size_t round = 0; round < places.size(); ++round) {
      std::size_t nearest = places.size();
      for (std::size_t index = 0; index < places.size(); ++index) {
        if (!done[index] && (nearest == places.size() || distances[index] < distances[nearest])) nearest = index;
      }
      done[nearest] = true;
      for (std::size_t index = 0; index < places.size(); ++index) {
        const auto& a = places[nearest];
        const auto& b = places[index];
        const double whole =
            distances[nearest] + std::hypot(static_cast<double>(b.x - a.x), static_cast<double>(b.y - a.y));
        if (whole < distances[index] && in_bounds(b) && is_free(b) && sees(a, b)) distances[index] = whole;
      }
    }
    return distances[1];
  }

 private:
  static bool in_bounds(Spot a) { return a.x >= 0 && a.y >= 0 && a.x <= 600 && a.y <= 600; }
  static void add(std::vector<std::pair<std::int64_t, std::int64_t>>& places, std::int64_t above, std::int64_t below) {
    if (below < 0) above = -above, below = -below;
    if (above > 0 && above < below) places.emplace_back(above, below);
  }

  /// Whether a + along × above / below is inside of a polygon, not on its border.
  [[nodiscard]] bool inside(Spot a, Spot along, std::int64_t above, std::int64_t below) const {
    __extension__ using Wide = __int128;
    const Wide x = Wide(a.x) * below + Wide(along.x) * above;
    const Wide y = Wide(a.y) * below + Wide(along.y) * above;
    return std::any_of(polygons_.begin(), polygons_.end(), [&](const std::vector<Spot>& corners) {
      bool within = false;
      for (std::size_t index = 0; index < corners.size(); ++index) {
        auto c = corners[index];
        auto d = corners[(index + 1) % corners.size()];
        if (c.y > d.y) std::swap(c, d);
        // Positive to the one side of the line through c and d.
        const Wide side = Wide(d.x - c.x) * (y - Wide(c.y) * below) - Wide(d.y - c.y) * (x - Wide(c.x) * below);
        const bool beside = y >= Wide(c.y) * below && y <= Wide(d.y) * below && x >= Wide(std::min(c.x, d.x)) * below &&
                            x <= Wide(std::max(c.x, d.x)) * below;
        if (side == 0 && beside) return false;
        if (y >= Wide(c.y) * below && y < Wide(d.y) * below && side > 0) within = !within;
      }
      return within;
    });
  }

  std::vector<std::vector<Spot>> polygons_;
};

/// A polygon whose corners lie in all directions from a place in it, often with notches.
std::vector<Spot> random_polygon(std::mt19937& random, std::int64_t most, std::int64_t reach) {
  while (true) {
    const auto middle = spot(random, most);
    const auto count = pick(random, 3, 9);
    std::vector<Spot> corners;
    PolygonFootprint polygon;
    for (std::int64_t index = 0; index < count; ++index) {
      const double angle = 2 * std::numbers::pi * static_cast<double>(index) / static_cast<double>(count);
      const auto away = static_cast<double>(pick(random, reach / 8, reach));
      corners.push_back(
          {middle.x + std::llround(away * std::cos(angle)), middle.y + std::llround(away * std::sin(angle))});
      polygon.corners.push_back(point(corners.back()));
    }
    if (check_footprint(polygon)) return corners;
  }
}

Plan plan_with(const std::vector<std::vector<Spot>>& polygons, std::int64_t most, std::int64_t margin = 0) {
  std::vector<PolygonBlock> blocks;
  for (const auto& corners : polygons) {
    auto& block = blocks.emplace_back();
    for (const auto& corner : corners) block.corners.push_back(point(corner));
  }
  return Plan::make({{point({-margin, -margin}), point({most + margin, most + margin})}}, {}, blocks).value();
}

TEST(polygons_brute_force, lines_among_any_polygons_agree) {
  std::mt19937 random(4);
  int clear = 0;
  for (int board = 0; board < 3000; ++board) {
    SCOPED_TRACE(board);
    const auto reach = pick(random, 4, 30);
    std::vector<std::vector<Spot>> polygons;
    // One polygon alone cannot touch another.
    polygons.push_back(random_polygon(random, 60, reach));
    const Brute brute(polygons);
    const auto plan = plan_with(polygons, 60, 100);
    for (int query = 0; query < 60; ++query) {
      const auto a =
          query % 3 == 0 ? polygons[0][static_cast<std::size_t>(query) % polygons[0].size()] : spot(random, 60);
      const auto b =
          query % 2 == 0 ? polygons[0][static_cast<std::size_t>(query / 3) % polygons[0].size()] : spot(random, 60);
      SCOPED_TRACE(to_text(point(a)) + " to " + to_text(point(b)));
      const bool expected = brute.is_free(a) && brute.is_free(b) && brute.sees(a, b);
      ASSERT_EQ(sees(plan, point(a), point(b)), expected);
      clear += expected ? 1 : 0;
    }
  }
  EXPECT_GT(clear, 10'000);
}

TEST(polygons_brute_force, ways_and_views_among_overlapping_polygons_agree) {
  std::mt19937 random(5);
  int turning = 0;
  for (int board = 0; board < 300; ++board) {
    SCOPED_TRACE(board);
    std::vector<std::vector<Spot>> polygons;
    for (auto count = pick(random, 2, 6); count > 0; --count) polygons.push_back(random_polygon(random, 600, 200));
    const Brute brute(polygons);
    WayFinder finder(plan_with(polygons, 600));
    for (int query = 0; query < 8; ++query) {
      const auto a = spot(random, 600);
      const auto b = spot(random, 600);
      SCOPED_TRACE(to_text(point(a)) + " to " + to_text(point(b)));
      const bool free = brute.is_free(a) && brute.is_free(b);
      ASSERT_EQ(sees(finder.plan(), point(a), point(b)), free && brute.sees(a, b));
      const double expected = free ? brute.distance(a, b) : INFINITY;
      const auto found = finder.distance(point(a), point(b));
      ASSERT_EQ(found.has_value(), std::isfinite(expected));
      ASSERT_NEAR(found.value_or(0), found ? expected : 0, 1e-6);
      turning += found && !brute.sees(a, b) ? 1 : 0;
      // Whatever is well inside or outside of what one sees.
      const auto view = visible_area(finder.plan(), point(a));
      for (int sample = 0; sample < 20; ++sample) {
        const auto to = spot(random, 600);
        const FinePoint at{static_cast<double>(to.x), static_cast<double>(to.y)};
        bool within = false;
        double margin = std::numeric_limits<double>::infinity();
        for (std::size_t index = 0; index < view.size(); ++index) {
          const auto c = view[index];
          const auto d = view[(index + 1) % view.size()];
          const double share = std::clamp(dot(at - c, d - c) / dot(d - c, d - c), 0.0, 1.0);
          margin = std::min(margin, distance(at, c + (d - c) * share));
          if ((c.y <= at.y) != (d.y <= at.y) && at.x < c.x + (d.x - c.x) * (at.y - c.y) / (d.y - c.y)) within = !within;
        }
        if (margin <= 1e-3) continue;
        ASSERT_EQ(within, brute.is_free(a) && brute.is_free(to) && brute.sees(a, to));
      }
    }
  }
  EXPECT_GT(turning, 200);
}

/// Walls on about two in five edges of a lattice of 100 µm, 10 µm thick; those of `sealed` all stand.
std::vector<Rectangle> random_walls(std::mt19937& random, std::int64_t cells, std::optional<Spot> sealed) {
  std::vector<Rectangle> walls;
  const auto add = [&](Spot from, Spot to, bool stands) {
    if (!stands && pick(random, 0, 4) > 1) return;
    walls.push_back({point({from.x - 5, from.y - 5}), point({to.x + 5, to.y + 5})});
  };
  for (std::int64_t row = 0; row < cells; ++row) {
    for (std::int64_t column = 0; column < cells; ++column) {
      const Spot at{100 * column, 100 * row};
      const auto stands = [&](std::int64_t back_x, std::int64_t back_y) {
        return sealed && ((sealed->x == column && sealed->y == row) ||
                          (sealed->x == column - back_x && sealed->y == row - back_y));
      };
      add(at, {at.x + 100, at.y}, stands(0, 1));
      add(at, {at.x, at.y + 100}, stands(1, 0));
    }
  }
  return walls;
}

std::vector<Block> as_blocks(const std::vector<Rectangle>& areas) {
  std::vector<Block> blocks;
  for (const auto& area : areas) blocks.push_back({area, std::nullopt, true});
  return blocks;
}

TEST(polygons_brute_force, ways_among_walls_and_polygons_agree) {
  std::mt19937 random(8);
  int turning = 0;
  for (int board = 0; board < 150; ++board) {
    SCOPED_TRACE(board);
    const auto walls = random_walls(random, 6, std::nullopt);
    std::vector<PolygonBlock> polygons;
    std::vector<std::vector<Spot>> all;
    for (auto count = pick(random, 1, 4); count > 0; --count) {
      all.push_back(random_polygon(random, 600, 90));
      polygons.emplace_back();
      for (const auto& corner : all.back()) polygons.back().corners.push_back(point(corner));
    }
    for (const auto& [low, high] : walls) {
      const auto spot_at = [](Length x, Length y) { return Spot{x.in_micrometres(), y.in_micrometres()}; };
      all.push_back({spot_at(low.x, low.y), spot_at(high.x, low.y), spot_at(high.x, high.y), spot_at(low.x, high.y)});
    }
    const Brute brute(all);
    WayFinder finder(Plan::make({{{}, point({600, 600})}}, as_blocks(walls), polygons).value());
    const SampleGrid grid{point({37, 41}), Length::micrometres(75), 8, 8};
    const auto source = spot(random, 600);
    const std::vector<Point> sources = {point(source)};
    const auto field = finder.distances(sources, grid);
    for (int query = 0; query < 8; ++query) {
      const auto number = static_cast<std::size_t>(pick(random, 0, 63));
      const auto to = grid.at(number);
      const Spot b{to.x.in_micrometres(), to.y.in_micrometres()};
      SCOPED_TRACE(to_text(point(source)) + " to " + to_text(to));
      const bool free = brute.is_free(source) && brute.is_free(b);
      ASSERT_EQ(sees(finder.plan(), point(source), to), free && brute.sees(source, b));
      const double expected = free ? brute.distance(source, b) : INFINITY;
      ASSERT_NEAR(std::min(field[number], 1e9), std::min(expected, 1e9), 1e-6);
      ASSERT_NEAR(finder.distance(point(source), to).value_or(1e9), std::min(expected, 1e9), 1e-6);
      turning += std::isfinite(expected) && !brute.sees(source, b) ? 1 : 0;
    }
  }
  EXPECT_GT(turning, 200);
}

TEST(polygons_brute_force, one_in_a_sealed_cell_changes_no_answer_outside) {
  std::mt19937 random(9);
  int ways = 0;
  for (int board = 0; board < 60; ++board) {
    SCOPED_TRACE(board);
    const Spot cell{pick(random, 0, 7), pick(random, 0, 7)};
    const auto blocks = as_blocks(random_walls(random, 8, cell));
    const Rectangle ground{{}, point({800, 800})};
    const Spot middle{100 * cell.x + 50, 100 * cell.y + 50};
    PolygonBlock diamond;
    for (const auto& [x, y] : {Spot{0, -45}, Spot{30, 0}, Spot{0, 45}, Spot{-30, 0}}) {
      diamond.corners.push_back(point({middle.x + x, middle.y + y}));
    }
    const auto without = Plan::make({ground}, blocks).value();
    const auto with = Plan::make({ground}, blocks, {diamond}).value();
    ASSERT_FALSE(with.ways().mesh_decides());
    const auto outside = [&](Spot at) {
      return at.x < 100 * cell.x || at.x > 100 * cell.x + 100 || at.y < 100 * cell.y || at.y > 100 * cell.y + 100;
    };
    WayFinder finder_without(without);
    WayFinder finder_with(with);
    BaseWayFinder bases_without(without, Length::micrometres(12));
    BaseWayFinder bases_with(with, Length::micrometres(12));
    for (int query = 0; query < 40; ++query) {
      const auto a = spot(random, 800);
      const auto b = spot(random, 800);
      if (!outside(a) || !outside(b)) continue;
      SCOPED_TRACE(to_text(point(a)) + " to " + to_text(point(b)));
      ASSERT_EQ(sees(with, point(a), point(b)), sees(without, point(a), point(b)));
      ASSERT_EQ(visible_area(with, point(a)), visible_area(without, point(a)));
      ASSERT_EQ(finder_with.distance(point(a), point(b)), finder_without.distance(point(a), point(b)));
      ASSERT_EQ(bases_with.distance(point(a), point(b)), bases_without.distance(point(a), point(b)));
      ways += finder_with.distance(point(a), point(b)).has_value() ? 1 : 0;
      const Base from{point(a), Length::micrometres(12)};
      const Base to{point(b), Length::micrometres(12)};
      ASSERT_EQ(sees(with, from, to), sees(without, from, to));
      ASSERT_EQ(fully_visible(with, from, to), fully_visible(without, from, to));
    }
    const SampleGrid grid{point({7, 13}), Length::micrometres(25), 32, 32};
    std::vector<Point> sources;
    for (int count = 0; count < 3; ++count) sources.push_back(point(spot(random, 800)));
    std::erase_if(sources, [&](Point at) { return !outside({at.x.in_micrometres(), at.y.in_micrometres()}); });
    const auto field_with = finder_with.distances(sources, grid);
    const auto field_without = finder_without.distances(sources, grid);
    SampleSight sight_with(with, grid);
    SampleSight sight_without(without, grid);
    SampleSet seen_with(grid.count());
    SampleSet seen_without(grid.count());
    for (std::size_t sample = 0; sample < grid.count(); ++sample) {
      const auto at = grid.at(sample);
      if (!outside({at.x.in_micrometres(), at.y.in_micrometres()})) continue;
      ASSERT_EQ(field_with[sample], field_without[sample]);
      seen_with.clear();
      seen_without.clear();
      sight_with.add_seen(sample, seen_with);
      sight_without.add_seen(sample, seen_without);
      ASSERT_EQ(std::vector(seen_with.words().begin(), seen_with.words().end()),
                std::vector(seen_without.words().begin(), seen_without.words().end()));
    }
  }
  EXPECT_GT(ways, 400);
}

TEST(polygons_brute_force, a_board_turned_by_right_angles_gives_the_same_answers) {
  std::mt19937 random(6);
  for (int board = 0; board < 300; ++board) {
    SCOPED_TRACE(board);
    std::vector<std::vector<Spot>> polygons;
    for (auto count = pick(random, 1, 5); count > 0; --count)
      polygons.push_back(random_polygon(random, 100'000, 30'000));
    auto turned = polygons;
    for (auto& corners : turned) {
      for (auto& corner : corners) corner = {100'000 - corner.y, corner.x};
    }
    const auto radius = Length::millimetres(5);
    BaseWayFinder finder(plan_with(polygons, 100'000), radius);
    BaseWayFinder other(plan_with(turned, 100'000), radius);
    for (int query = 0; query < 4; ++query) {
      const auto a = spot(random, 100'000);
      const auto b = spot(random, 100'000);
      const auto c = point({100'000 - a.y, a.x});
      const auto d = point({100'000 - b.y, b.x});
      ASSERT_EQ(sees(finder.plan(), point(a), point(b)), sees(other.plan(), c, d));
      const auto first = finder.distance(point(a), point(b));
      const auto second = other.distance(c, d);
      ASSERT_EQ(first.has_value(), second.has_value());
      ASSERT_NEAR(first.value_or(0), second.value_or(0), 1e-3);
      ASSERT_NEAR(area_of(visible_area(finder.plan(), point(a))), area_of(visible_area(other.plan(), c)), 1);
      ASSERT_EQ(sees(finder.plan(), Base{point(a), radius}, Base{point(b), radius}),
                sees(other.plan(), Base{c, radius}, Base{d, radius}));
    }
  }
}

TEST(polygons_brute_force, bases_among_blocks_turned_by_any_angle_go_as_far) {
  std::mt19937 random(7);
  int ways = 0;
  for (int board = 0; board < 100; ++board) {
    SCOPED_TRACE(board);
    const double angle = static_cast<double>(pick(random, 1, 89)) * std::numbers::pi / 180;
    const auto turned = [&](Spot at) {
      const auto x = static_cast<double>(at.x - 500'000);
      const auto y = static_cast<double>(at.y - 500'000);
      return Spot{500'000 + std::llround(x * std::cos(angle) - y * std::sin(angle)),
                  500'000 + std::llround(x * std::sin(angle) + y * std::cos(angle))};
    };
    std::vector<Block> blocks;
    std::vector<std::vector<Spot>> polygons;
    for (int count = 0; count < 5; ++count) {
      const Spot from{pick(random, 400'000, 560'000), pick(random, 400'000, 560'000)};
      const Spot to{from.x + pick(random, 5'000, 60'000), from.y + pick(random, 5'000, 60'000)};
      blocks.push_back({{point(from), point(to)}, std::nullopt, true});
      polygons.push_back({turned(from), turned({to.x, from.y}), turned(to), turned({from.x, to.y})});
    }
    const auto radius = Length::millimetres(10);
    BaseWayFinder upright(Plan::make({{{}, point({1'000'000, 1'000'000})}}, blocks).value(), radius);
    BaseWayFinder askew(plan_with(polygons, 1'000'000), radius);
    for (int query = 0; query < 6; ++query) {
      const Spot a{pick(random, 380'000, 620'000), pick(random, 380'000, 620'000)};
      const Spot b{pick(random, 380'000, 620'000), pick(random, 380'000, 620'000)};
      const auto expected = upright.distance(point(a), point(b));
      const auto found = askew.distance(point(turned(a)), point(turned(b)));
      ASSERT_EQ(found.has_value(), expected.has_value());
      ASSERT_NEAR(found.value_or(0), expected.value_or(0), 10);
      ways += expected ? 1 : 0;
    }
  }
  EXPECT_GT(ways, 200);
}

}  // namespace
}  // namespace bulkhead::test
