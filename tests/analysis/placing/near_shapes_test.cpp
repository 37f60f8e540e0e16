// SPDX-License-Identifier: MIT
// What is found by grids is what is found by looking at everything.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

#include "analysis/geometry/footprints.h"
#include "analysis/geometry/points.h"
#include "analysis/placing/taken_ground.h"
#include "tests/support/terrain.h"

namespace bulkhead::test {
namespace {

Length mm(int value) { return Length::millimetres(value); }

class Scatter {
 public:
  explicit Scatter(unsigned seed) : random_(seed) {}

  int below(int bound) { return static_cast<int>(random_() % static_cast<unsigned>(bound)); }
  /// In whole millimetres, so that distances are often equal.
  Point point(int across) { return {mm(below(across) - across / 4), mm(below(across) - across / 4)}; }
  Rectangle rectangle() {
    const auto at = point(600);
    return {at, at + Point{mm(below(4) == 0 ? 500 : below(40)), mm(below(40))}};
  }
  PlacedFootprint footprint() {
    switch (below(3)) {
      case 0: return CircleFootprint{point(600), mm(1 + below(60))};
      case 1: {
        const auto at = point(600);
        return PolygonFootprint{{at, at + Point{mm(40), mm(10)}, at + Point{mm(5), mm(60)}}};
      }
      default: return footprint_of(rectangle());
    }
  }
  GroundPiece piece() {
    switch (below(3)) {
      case 0: {
        const auto centre = point(600);
        const auto reach = mm(1 + below(60));
        return {{centre - Point{reach, reach}, centre + Point{reach, reach}}, {}, GroundPiece::Disc{centre, reach}};
      }
      case 1: {
        const auto at = point(600);
        return {{at, at + Point{mm(40), mm(60)}}, {at, at + Point{mm(40), mm(10)}, at + Point{mm(5), mm(60)}}};
      }
      default: return {rectangle()};
    }
  }

 private:
  std::mt19937 random_;
};

TEST(near_shapes, in_reach_are_those_nearest_of_all) {
  int found = 0;
  for (unsigned seed = 0; seed < 60; ++seed) {
    Scatter scatter(seed);
    std::vector<PlacedFootprint> shapes;
    for (int count = scatter.below(120); count >= 0; --count) shapes.push_back(scatter.footprint());
    const auto clear = mm(1 + scatter.below(scatter.below(2) == 0 ? 20 : 700));
    const auto size = mm(scatter.below(50));
    const ShapesInReach in_reach(KeptClear(shapes), clear, size);
    const double reach = in_micrometres(clear) + in_micrometres(size) / 2;
    for (int asked = 0; asked < 60; ++asked) {
      const auto point = scatter.point(800);
      auto least = std::numeric_limits<double>::infinity();
      for (const auto& shape : shapes) least = std::min(least, distance_to(shape, fine(point), fine(point)));
      if (std::abs(least - reach) < 1) continue;
      EXPECT_NEAR(in_reach.excess(point), std::max(0.0, reach - least), 0.01) << seed;
      const auto too_near = in_reach.too_near(point);
      ASSERT_EQ(too_near.has_value(), least < reach) << seed;
      if (!too_near) continue;
      EXPECT_NEAR(distance_to(shapes[too_near->shape], fine(point), fine(point)), least, 0.01) << seed;
      ++found;
    }
  }
  EXPECT_GT(found, 500);
}

TEST(near_shapes, of_ground_are_the_nearest_the_deepest_and_those_that_hold_a_point) {
  int held = 0;
  for (unsigned seed = 0; seed < 60; ++seed) {
    Scatter scatter(seed);
    std::vector<GroundPiece> pieces;
    for (int count = scatter.below(120); count >= 0; --count) pieces.push_back(scatter.piece());
    const GroundPieces ground(pieces);
    for (int asked = 0; asked < 60; ++asked) {
      const auto point = scatter.point(asked % 2 == 0 ? 800 : 1'600);
      auto outside = std::numeric_limits<double>::infinity();
      double inside = 0;
      for (const auto& piece : pieces) {
        outside = std::min(outside, distance_outside(piece, point));
        inside = std::max(inside, depth_inside(piece, point));
      }
      EXPECT_EQ(ground.contains(point), contains(pieces, point)) << seed;
      EXPECT_EQ(ground.distance_outside(point), outside) << seed;
      EXPECT_EQ(ground.depth_inside(point), inside) << seed;
      held += ground.contains(point) ? 1 : 0;
    }
  }
  EXPECT_GT(held, 200);
  EXPECT_EQ(GroundPieces().distance_outside({}), std::numeric_limits<double>::infinity());
  EXPECT_FALSE(GroundPieces().contains({}));
}

TEST(near_shapes, that_are_taken_leave_room_where_none_of_them_is_too_close) {
  for (unsigned seed = 0; seed < 40; ++seed) {
    Scatter scatter(seed);
    Placing placing{.what = Id("objective")};
    placing.apart = mm(scatter.below(seed % 2 == 0 ? 4 : 200));
    const PlacingGround ground(open_board(), placing, mm(scatter.below(30)));
    TakenGround taken(ground);
    std::vector<Spot> spots;
    Looks looks(1'000'000);
    for (int asked = 0; asked < 200; ++asked) {
      const Spot spot{{mm(scatter.below(601)), mm(scatter.below(401))}, 0};
      const bool room = std::none_of(spots.begin(), spots.end(),
                                     [&](const Spot& other) { return ground.too_close(spot, other).has_value(); });
      EXPECT_EQ(taken.leaves_room(spot, looks), room) << seed;
      if (!room && scatter.below(3) != 0) continue;
      spots.push_back(spot);
      taken.add(spot);
    }
    EXPECT_GT(looks.left(), 0U);
  }
}

}  // namespace
}  // namespace bulkhead::test
