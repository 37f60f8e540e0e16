// SPDX-License-Identifier: MIT
#include "rendering/built/depth_order.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numbers>
#include <optional>
#include <random>
#include <set>

#include "rendering/built/disjoint.h"
#include "rendering/built/in_sight.h"

namespace bulkhead::test {
namespace {

constexpr double radians(double degrees) { return degrees * std::numbers::pi / 180; }

Loop rectangle(double x, double y, double width, double depth) {
  return {{x, y}, {x + width, y}, {x + width, y + depth}, {x, y + depth}};
}

/// Where a ray of sight enters a prism: how high above the ground it is there; nothing where it misses it. Worked out
/// from the definition, by clipping the ray in space.
std::optional<double> entered_at(const Prism& prism, Vec ground, Vec towards) {
  double low = prism.low;
  double high = prism.high;
  const double nearer = 1 / std::tan(radians(elevation));
  for (std::size_t corner = 0; corner < prism.corners.size(); ++corner) {
    const auto from = prism.corners[corner];
    const auto to = prism.corners[(corner + 1) % prism.corners.size()];
    // Outside is where this is above zero: start + slope * height.
    const Vec outwards{to.y - from.y, from.x - to.x};
    const double start = (ground.x - from.x) * outwards.x + (ground.y - from.y) * outwards.y;
    const double slope = (towards.x * outwards.x + towards.y * outwards.y) * nearer;
    if (std::abs(slope) < 1e-12) {
      if (start > 0) return std::nullopt;
    } else if (slope > 0) {
      high = std::min(high, -start / slope);
    } else {
      low = std::max(low, -start / slope);
    }
  }
  if (high - low < 1e-3) return std::nullopt;
  return high;
}

/// What is seen at a place of the ground, were there nothing on it: of all bodies the one that the ray meets first.
/// Nothing where two are so near to each other that rounding decides.
struct Seen {
  std::optional<std::size_t> body;
  bool sure = true;
};
Seen seen_first(const std::vector<Prism>& prisms, Vec ground, Vec towards) {
  Seen seen;
  double best = -1;
  for (const auto& prism : prisms) {
    const auto height = entered_at(prism, ground, towards);
    if (!height) continue;
    if (std::abs(*height - best) < 1e-2 && seen.body != prism.body) seen.sure = false;
    if (*height <= best) continue;
    if (*height - best >= 1e-2) seen.sure = true;
    best = *height;
    seen.body = prism.body;
  }
  return seen;
}

std::optional<std::size_t> painted_last(const std::vector<Prism>& order, Vec ground, Vec towards) {
  for (auto prism = order.rbegin(); prism != order.rend(); ++prism) {
    if (entered_at(*prism, ground, towards)) return prism->body;
  }
  return std::nullopt;
}

/// How many of the places over a square are painted otherwise than they are seen.
int wrong_places(const std::vector<Prism>& bodies, const std::vector<Prism>& order, double azimuth, double side) {
  const auto towards = Axonometry(azimuth).towards_viewer();
  int wrong = 0;
  constexpr int places = 60;
  for (int row = 0; row < places; ++row) {
    for (int column = 0; column < places; ++column) {
      // Off round numbers, where bodies begin and end.
      const Vec ground{side * (column + 0.4137) / places * 1.6 - side * 0.3,
                       side * (row + 0.6173) / places * 1.6 - side * 0.3};
      const auto seen = seen_first(bodies, ground, towards);
      if (seen.sure && seen.body != painted_last(order, ground, towards)) ++wrong;
    }
  }
  return wrong;
}

class Dice {
 public:
  explicit Dice(unsigned seed) : engine_(seed) {}
  int below(int limit) { return static_cast<int>(engine_() % static_cast<unsigned>(limit)); }
  double up_to(double most) { return most * below(10'000) / 10'000.0; }

 private:
  std::mt19937 engine_;
};

/// A convex body: some corners of a circle, in order.
Loop convex(Dice& dice, Vec centre, double radius) {
  const int corners = 3 + dice.below(5);
  std::vector<double> angles;
  for (int corner = 0; corner < corners; ++corner) angles.push_back(radians(dice.up_to(360)));
  std::ranges::sort(angles);
  Loop loop;
  for (const double angle : angles) loop.push_back(centre + Vec{std::cos(angle), std::sin(angle)} * radius);
  return loop;
}

std::vector<Prism> walls_and_bridges(unsigned seed) {
  Dice dice(seed);
  std::vector<Prism> bodies;
  const int count = 8 + dice.below(20);
  for (int number = 0; number < count; ++number) {
    const Vec at{dice.up_to(100), dice.up_to(100)};
    const double low = dice.below(3) == 0 ? 5 + dice.up_to(20) : 0;
    const double high = low + 1 + dice.up_to(25);
    auto loop = dice.below(2) == 0 ? rectangle(at.x, at.y, 2 + dice.up_to(50), 2 + dice.up_to(6))
                                   : convex(dice, at, 3 + dice.up_to(30));
    bodies.push_back(prism_of(std::move(loop), low, high, static_cast<std::size_t>(number)));
  }
  return bodies;
}

TEST(DepthOrder, PaintsWhatARayOfSightMeetsFirst) {
  for (unsigned seed = 1; seed <= 150; ++seed) {
    const auto bodies = walls_and_bridges(seed);
    const double azimuth = seed * 37.0;
    const auto order = back_to_front(without_overlaps(bodies), Axonometry(azimuth));
    EXPECT_EQ(wrong_places(bodies, order, azimuth, 100), 0) << "seed " << seed;
  }
}

TEST(DepthOrder, HoldsFromEverySideOfALattice) {
  // Walls of a lattice meet and touch everywhere; on straight views their planes are seen edge-on.
  std::vector<Prism> bodies;
  const auto add = [&](Loop loop, double high) { bodies.push_back(prism_of(std::move(loop), 0, high, bodies.size())); };
  for (int column = 0; column < 5; ++column) {
    for (int row = 0; row < 5; ++row) {
      if ((column + row) % 3 != 0) add(rectangle(column * 20 + 3, row * 20 - 1, 14, 2), 15);
      if ((column * row) % 2 == 0) add(rectangle(column * 20 - 1, row * 20 + 3, 2, 14), 15);
      add(rectangle(column * 20 - 3, row * 20 - 3, 6, 6), 16);
    }
  }
  for (int azimuth = 0; azimuth < 360; azimuth += 15) {
    const auto order = back_to_front(without_overlaps(bodies), Axonometry(azimuth));
    EXPECT_EQ(order.size(), bodies.size()) << "nothing that stands on the ground is cut";
    EXPECT_EQ(wrong_places(bodies, order, azimuth, 100), 0) << azimuth;
  }
}

TEST(DepthOrder, CutsWhatHidesEachOtherInACircle) {
  // Seen from the south: the roof lies over the low block in the west and behind the tower in the east; the tower
  // stands behind the long wall, which stands behind the low block's southern end.
  const std::vector<Prism> bodies = {
      prism_of({{0, 40}, {60, 0}, {64, 6}, {4, 46}}, 20, 24, 0), prism_of(rectangle(2, 20, 12, 40), 0, 18, 1),
      prism_of(rectangle(50, 12, 10, 10), 0, 40, 2), prism_of({{14, 50}, {58, 22}, {60, 25}, {16, 53}}, 0, 12, 3)};
  for (int azimuth = 0; azimuth < 360; azimuth += 5) {
    const auto order = back_to_front(without_overlaps(bodies), Axonometry(azimuth));
    EXPECT_EQ(wrong_places(bodies, order, azimuth, 64), 0) << azimuth;
  }
}

TEST(DepthOrder, CutsCirclesOfVeryManyBodiesInShortTime) {
  // As above, with walls from the tower to the block each of which hides the end of the one before it.
  constexpr int walls = 1500;
  constexpr double step = 4;
  const double length = (walls + 1) * step + 21;
  const double depth = length / step;
  std::vector<Prism> bodies = {
      prism_of({{0, depth}, {length, 0}, {length + 4, 6}, {4, depth + 6}}, 60, 64, 0),
      prism_of({{2, depth - 20}, {14, depth - 20}, {24, depth + 60}, {12, depth + 60}}, 0, 55, 1),
      prism_of(rectangle(length - 10, 12, 10, 8), 0, 100, 2)};
  for (int wall = 0; wall < walls; ++wall) {
    bodies.push_back(prism_of(rectangle(length - (wall + 2) * step, 22 + wall, 1.9 * step, 0.5), 0, 12, bodies.size()));
  }
  const auto start = std::chrono::steady_clock::now();
  const auto order = back_to_front(bodies, Axonometry(180));
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(60))
      << "with sanitizers, on a busy computer";
  std::set<std::size_t> drawn;
  for (const auto& prism : order) drawn.insert(prism.body);
  EXPECT_EQ(drawn.size(), bodies.size());
}

TEST(DepthOrder, IsTheSameForTheSameBodies) {
  const auto bodies = without_overlaps(walls_and_bridges(7));
  const auto once = back_to_front(bodies, Axonometry(150));
  const auto again = back_to_front(bodies, Axonometry(150));
  ASSERT_EQ(once.size(), again.size());
  for (std::size_t index = 0; index < once.size(); ++index) EXPECT_EQ(once[index].corners, again[index].corners);
}

TEST(InSight, OfAHeapHoldsAllThatIsSeen) {
  Dice dice(19);
  std::vector<Prism> bodies;
  for (std::size_t number = 0; number < 250; ++number) {
    const double low = dice.below(3) == 0 ? 2 + dice.up_to(6) : 0;
    bodies.push_back(prism_of(convex(dice, {dice.up_to(60), dice.up_to(60)}, 4 + dice.up_to(10)), low,
                              low + 1 + dice.up_to(10), number));
  }
  const Axonometry view(150);
  const auto painted = back_to_front(without_overlaps(bodies), view);
  ASSERT_GT(painted.size(), 2'000U);
  const auto seen = in_sight(painted, view);
  EXPECT_LT(seen.size(), painted.size() / 2);
  for (int row = 0; row < 50; ++row) {
    for (int column = 0; column < 50; ++column) {
      const Vec ground{column * 1.8 - 15 + 0.0137, row * 1.8 - 15 + 0.0173};
      EXPECT_EQ(painted_last(seen, ground, view.towards_viewer()), painted_last(painted, ground, view.towards_viewer()))
          << ground.x << ", " << ground.y;
    }
  }
}

TEST(InSight, LeavesPicturesOfFewBodiesAsTheyAre) {
  const std::vector<Prism> bodies = {prism_of(rectangle(4, 4, 1, 1), 0, 1, 0),
                                     prism_of(rectangle(0, 6, 10, 2), 0, 20, 1)};
  EXPECT_EQ(in_sight(bodies, Axonometry(180)).size(), 2U);
}

double volume(const Prism& prism) {
  double area = 0;
  for (std::size_t corner = 0; corner < prism.corners.size(); ++corner) {
    const auto a = prism.corners[corner];
    const auto b = side_end(prism, corner);
    area += a.x * b.y - a.y * b.x;
  }
  return area / 2 * (prism.high - prism.low);
}

TEST(Disjoint, CutsAWallWhereAPillarStands) {
  // A wall of 100 × 6 that a pillar of 28 × 25 stands in the west end of: 14 mm of it are inside.
  const auto pieces = without_overlaps(
      {prism_of(rectangle(-14, -12.5, 28, 25), 0, 60, 0), prism_of(rectangle(0, -3, 100, 6), 0, 60, 1)});
  ASSERT_EQ(pieces.size(), 2U);
  EXPECT_NEAR(ground_of(pieces[1]).top_left.x, 14, 1e-9);
  EXPECT_NEAR(ground_of(pieces[1]).size.x, 86, 1e-9);
  int joints = 0;
  for (std::size_t side = 0; side < pieces[1].sides.size(); ++side) {
    if (pieces[1].sides[side].outer) continue;
    ++joints;
    EXPECT_NEAR(pieces[1].corners[side].x, 14, 1e-9);
    EXPECT_NEAR(side_end(pieces[1], side).x, 14, 1e-9);
  }
  EXPECT_EQ(joints, 1);
}

TEST(Disjoint, LeavesWhatRisesAboveAndWhatHangsBelow) {
  // A mast of 2 × 2 from 0 to 30 through a roof from 10 to 12.
  const auto pieces =
      without_overlaps({prism_of(rectangle(0, 0, 10, 10), 10, 12, 0), prism_of(rectangle(4, 4, 2, 2), 0, 30, 1)});
  ASSERT_EQ(pieces.size(), 3U);
  EXPECT_EQ(pieces[1].high, 10);
  EXPECT_EQ(pieces[2].low, 12);
  EXPECT_EQ(pieces[2].high, 30);
}

TEST(Disjoint, TakesNothingAwayButWhatIsInsideOthers) {
  for (unsigned seed = 100; seed < 130; ++seed) {
    const auto bodies = walls_and_bridges(seed);
    const auto pieces = without_overlaps(bodies);
    for (std::size_t a = 0; a < pieces.size(); ++a) {
      for (std::size_t b = a + 1; b < pieces.size(); ++b) {
        EXPECT_FALSE(overlap(pieces[a], pieces[b])) << "seed " << seed;
      }
    }
    // Whether a place is inside of any body is the same before and after, but for what is as thin as touching.
    Dice dice(seed);
    const auto held = [](const std::vector<Prism>& all, Vec at, double height) {
      return std::ranges::any_of(all, [&](const Prism& prism) {
        return height > prism.low && height < prism.high && inside({prism.corners}, at);
      });
    };
    for (int trial = 0; trial < 400; ++trial) {
      const Vec at{dice.up_to(130) - 15.00013, dice.up_to(130) - 15.00017};
      const double height = dice.up_to(50) + 0.00031;
      EXPECT_EQ(held(bodies, at, height), held(pieces, at, height)) << "seed " << seed;
    }
    double whole = 0;
    for (const auto& piece : pieces) whole += volume(piece);
    double sum = 0;
    for (const auto& body : bodies) sum += volume(body);
    EXPECT_LE(whole, sum + 1e-6);
  }
}

TEST(Axonometry, ShowsFourCornersAndKeepsUprightsUpright) {
  for (const auto view : {BuiltView::from_south, BuiltView::from_east, BuiltView::from_north, BuiltView::from_west}) {
    EXPECT_EQ(parse_built_view(to_text(view)).value(), view);
    const Axonometry from(azimuth_of(view));
    const auto foot = from.at({3, 7}, 0);
    const auto head = from.at({3, 7}, 10);
    EXPECT_NEAR(foot.x, head.x, 1e-12);
    EXPECT_NEAR(foot.y - head.y, 10 * std::cos(radians(52)), 1e-9);
  }
  EXPECT_FALSE(parse_built_view("from-above").has_value());
  // From the south the north is behind, the east to the right.
  const Axonometry south(180);
  EXPECT_NEAR(south.at({0, -1}, 0).y, -std::sin(radians(52)), 1e-9);
  EXPECT_NEAR(south.at({1, 0}, 0).x, 1, 1e-9);
  // A little more is seen of the side that a view is named after.
  EXPECT_GT(Axonometry(azimuth_of(BuiltView::from_east)).towards_viewer().x, 0.7);
}

}  // namespace
}  // namespace bulkhead::test
