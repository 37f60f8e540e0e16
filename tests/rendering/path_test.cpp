// SPDX-License-Identifier: MIT
#include "rendering/canvas/path.h"

#include <gtest/gtest.h>

#include <cmath>

namespace bulkhead {
namespace {

using Verb = Path::Verb;

std::vector<Verb> verbs_of(const Path& path) {
  std::vector<Verb> verbs;
  for (const auto& segment : path.segments()) verbs.push_back(segment.verb);
  return verbs;
}

void expect_near(Vec a, Vec b) {
  EXPECT_NEAR(a.x, b.x, 1e-12);
  EXPECT_NEAR(a.y, b.y, 1e-12);
}

void expect_near(const Rect& a, const Rect& b) {
  expect_near(a.top_left, b.top_left);
  expect_near(a.size, b.size);
}

/// The point of a cubic Bézier curve at a parameter.
Vec on_curve(Vec start, const Path::Segment& curve, double t) {
  const double s = 1 - t;
  return start * (s * s * s) + curve.control1 * (3 * s * s * t) + curve.control2 * (3 * s * t * t) +
         curve.end * (t * t * t);
}

TEST(Path, IsEmptyAtFirst) {
  EXPECT_TRUE(Path().empty());
  EXPECT_EQ(Path().bounds(), Rect{});
  EXPECT_TRUE(Path::polygon({}).empty());
}

TEST(Path, BoundsGoAroundEndAndControlPoints) {
  const Path path = Path().move_to({3, 4}).line_to({-1, 6}).curve_to({9, 2}, {5, -7}, {4, 4});
  EXPECT_EQ(path.bounds(), (Rect{{-1, -7}, {10, 13}}));
  // What would be control points of a line are none.
  EXPECT_EQ(Path::line({5, 5}, {6, 7}).bounds(), (Rect{{5, 5}, {1, 2}}));
}

TEST(Path, ARectangleRunsClockwiseFromItsTopLeftCorner) {
  const Path path = Path::rectangle({{1, 2}, {10, 20}});
  EXPECT_EQ(verbs_of(path), (std::vector{Verb::move, Verb::line, Verb::line, Verb::line, Verb::close}));
  EXPECT_EQ(path.segments()[1].end, (Vec{11, 2}));
  EXPECT_EQ(path.segments()[2].end, (Vec{11, 22}));
  EXPECT_EQ(path.segments()[3].end, (Vec{1, 22}));
  EXPECT_EQ(path.bounds(), (Rect{{1, 2}, {10, 20}}));
}

TEST(Path, AnArcRunsClockwiseOnPaperFromTheRight) {
  const Path path = Path().arc({10, 20}, 5, 0, 90);
  ASSERT_EQ(verbs_of(path), (std::vector{Verb::move, Verb::curve}));
  EXPECT_EQ(path.segments()[0].end, (Vec{15, 20}));
  EXPECT_EQ(path.segments()[1].end, (Vec{10, 25}));
}

TEST(Path, AnArcMayRunAnticlockwise) {
  const Path path = Path().arc({0, 0}, 2, 0, -180);
  ASSERT_EQ(verbs_of(path), (std::vector{Verb::move, Verb::curve, Verb::curve}));
  EXPECT_EQ(path.segments()[1].end, (Vec{0, -2}));
  EXPECT_EQ(path.segments()[2].end, (Vec{-2, 0}));
}

TEST(Path, AnArcStaysOnItsCircle) {
  for (const double to : {10.0, 45.0, 90.0, 100.0, 270.0, 355.0}) {
    const Path path = Path().arc({7, -3}, 40, -20, to);
    for (std::size_t index = 1; index < path.segments().size(); ++index) {
      for (double t = 0; t <= 1; t += 0.05) {
        const Vec from_centre = on_curve(path.segments()[index - 1].end, path.segments()[index], t) - Vec{7, -3};
        // The usual approximation is off by at most 0.027 % of the radius.
        EXPECT_NEAR(std::hypot(from_centre.x, from_centre.y), 40, 40 * 0.00028);
      }
    }
    const double radians = to * std::acos(-1.0) / 180;
    expect_near(path.segments().back().end, {7 + 40 * std::cos(radians), -3 + 40 * std::sin(radians)});
  }
}

TEST(Path, AnArcJoinsWhatIsOpenButNotWhatIsClosed) {
  EXPECT_EQ(verbs_of(Path().move_to({0, 0}).arc({5, 0}, 1, 0, 90)), (std::vector{Verb::move, Verb::line, Verb::curve}));
  EXPECT_EQ(verbs_of(Path::line({0, 0}, {1, 1}).close().arc({5, 0}, 1, 0, 90)),
            (std::vector{Verb::move, Verb::line, Verb::close, Verb::move, Verb::curve}));
}

TEST(Path, ACircleFillsItsSquare) { expect_near(Path::circle({3, 4}, 2).bounds(), {{1, 2}, {4, 4}}); }

TEST(Path, ARoundedRectanglesRadiusIsAtMostHalfItsSide) {
  const Rect box{{0, 0}, {10, 4}};
  expect_near(Path::rounded(box, 1).bounds(), box);
  EXPECT_EQ(Path::rounded(box, 50).segments(), Path::rounded(box, 2).segments());
  EXPECT_EQ(Path::rounded(box, 0).segments(), Path::rectangle(box).segments());
  EXPECT_EQ(Path::rounded(box, 1).segments().front().end, (Vec{9, 0}));
}

TEST(Path, ClosingGoesBackToTheLastStart) {
  const Path path = Path().move_to({0, 0}).line_to({1, 0}).close().move_to({5, 5}).line_to({6, 5}).close();
  EXPECT_EQ(path.segments()[2].end, (Vec{0, 0}));
  EXPECT_EQ(path.segments()[5].end, (Vec{5, 5}));
}

TEST(Path, MovingShiftsEveryPoint) {
  const Path path = Path().move_to({1, 1}).curve_to({2, 1}, {3, 2}, {3, 3}).close();
  const Path moved = path.moved({10, -1});
  EXPECT_EQ(moved.segments()[0].end, (Vec{11, 0}));
  EXPECT_EQ(moved.segments()[1], (Path::Segment{Verb::curve, {12, 0}, {13, 1}, {13, 2}}));
  EXPECT_EQ(moved.segments()[2].end, (Vec{11, 0}));
}

TEST(Path, TurningIsClockwiseAndExactByQuarters) {
  const Path right = Path::line({10, 10}, {13, 10});
  EXPECT_EQ(right.turned(90, {10, 10}).segments()[1].end, (Vec{10, 13}));
  EXPECT_EQ(right.turned(180, {10, 10}).segments()[1].end, (Vec{7, 10}));
  EXPECT_EQ(right.turned(-90, {10, 10}).segments()[1].end, (Vec{10, 7}));
  EXPECT_EQ(right.turned(720, {10, 10}).segments(), right.segments());
  expect_near(right.turned(30, {10, 10}).segments()[1].end, {10 + 3 * std::sqrt(3) / 2, 11.5});
  // Around another point the start moves as well.
  EXPECT_EQ(right.turned(90, {0, 0}).segments()[0].end, (Vec{-10, 10}));
}

TEST(PathDeathTest, ALineNeedsAStart) {
  EXPECT_DEATH(Path().line_to({1, 1}), "segments_");
  EXPECT_DEATH(Path().curve_to({1, 1}, {2, 2}, {3, 3}), "segments_");
  EXPECT_DEATH(Path().close(), "segments_");
}

}  // namespace
}  // namespace bulkhead
