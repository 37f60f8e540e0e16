// SPDX-License-Identifier: MIT
#include "rendering/canvas/outline.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

namespace bulkhead::test {
namespace {

Rect box(double x, double y, double width, double height) { return {{x, y}, {width, height}}; }

TEST(Outline, OfOneRectangleRunsClockwise) {
  const std::vector<Loop> expected = {{{1, 2}, {4, 2}, {4, 6}, {1, 6}}};
  EXPECT_EQ(outline_of({box(1, 2, 3, 4)}), expected);
  EXPECT_TRUE(outline_of({}).empty());
}

TEST(Outline, JoinsRectanglesThatTouchAlongAnEdge) {
  const std::vector<Loop> expected = {{{0, 0}, {4, 0}, {4, 2}, {2, 2}, {2, 4}, {0, 4}}};
  EXPECT_EQ(outline_of({box(0, 0, 2, 2), box(2, 0, 2, 2), box(0, 2, 2, 2)}), expected);
}

TEST(Outline, KeepsRectanglesApartThatTouchInACorner) {
  EXPECT_EQ(outline_of({box(0, 0, 1, 1), box(1, 1, 1, 1)}).size(), 2U);
  EXPECT_EQ(outline_of({box(1, 0, 1, 1), box(0, 1, 1, 1)}).size(), 2U);
}

TEST(Outline, RunsAroundHolesTheOtherWay) {
  const auto loops = outline_of({box(0, 0, 3, 1), box(0, 1, 1, 1), box(2, 1, 1, 1), box(0, 2, 3, 1)});
  ASSERT_EQ(loops.size(), 2U);
  const auto& inner = loops[1];
  EXPECT_EQ(inner.size(), 4U);
  double twice = 0;
  for (std::size_t index = 0; index < 4; ++index) {
    const auto a = inner[index];
    const auto b = inner[(index + 1) % 4];
    twice += a.x * b.y - b.x * a.y;
  }
  EXPECT_DOUBLE_EQ(twice, -2);
  EXPECT_TRUE(inside(loops, {0.5, 1.5}));
  EXPECT_FALSE(inside(loops, {1.5, 1.5}));
}

// Any set of rectangles: a point is inside the outline exactly if a rectangle holds it.
RC_GTEST_PROP(Outline, CoversExactlyItsRectangles, ()) {
  std::vector<Rect> boxes;
  for (int count = *rc::gen::inRange(1, 8); count > 0; --count) {
    boxes.push_back(
        box(*rc::gen::inRange(0, 10), *rc::gen::inRange(0, 10), *rc::gen::inRange(1, 6), *rc::gen::inRange(1, 6)));
  }
  const auto loops = outline_of(boxes);
  for (int x = 0; x < 16; ++x) {
    for (int y = 0; y < 16; ++y) {
      const Vec middle = {x + 0.5, y + 0.5};
      bool held = false;
      for (const auto& b : boxes) held = held || (Rect{middle, {}}.grown(0.1).overlaps(b));
      RC_ASSERT(inside(loops, middle) == held);
    }
  }
}

TEST(Outline, KnowsWhatCrossesABox) {
  const auto b = box(1, 1, 2, 1);
  EXPECT_TRUE(crosses({0, 1.5}, {5, 1.5}, b));
  EXPECT_TRUE(crosses({1.5, 1.2}, {1.6, 1.3}, b)) << "wholly inside";
  EXPECT_TRUE(crosses({0, 0}, {1, 1}, b)) << "touching a corner";
  EXPECT_FALSE(crosses({0, 0}, {5, 0}, b));
  EXPECT_FALSE(crosses({0, 1.5}, {1, 3.5}, b)) << "their bounds overlap, they do not";
}

TEST(Outline, TurnsCurvesIntoShortLines) {
  const auto loops = loops_of(Path::circle({10, 10}, 5));
  ASSERT_EQ(loops.size(), 1U);
  EXPECT_GE(loops[0].size(), 32U);
  for (const auto& corner : loops[0]) EXPECT_NEAR(std::hypot(corner.x - 10, corner.y - 10), 5, 0.01);
}

}  // namespace
}  // namespace bulkhead::test
