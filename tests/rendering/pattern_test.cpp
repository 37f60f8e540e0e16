// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <ostream>
#include <random>

#include "tests/rendering/support/recording_canvas.h"

namespace bulkhead {
namespace {

using test::Drawn;
using test::RecordingCanvas;
using Kind = Pattern::Kind;

constexpr double spacing = 2.5;
constexpr double weight = 0.6;

/// How far `value` is from the nearest multiple of `step`.
double to_multiple(double value, double step) { return std::abs(value - step * std::round(value / step)); }

/// How far inside the pattern's ink a point of the page lies (negative outside), from the pattern's definition alone.
double depth(Kind kind, Vec at) {
  const double half = weight / 2;
  const double across = to_multiple(at.x, spacing);
  const double down = to_multiple(at.y, spacing);
  switch (kind) {
    case Kind::stripes: return half - to_multiple((at.x + at.y) / std::sqrt(2), spacing);
    case Kind::reversed_stripes: return half - to_multiple((at.x - at.y) / std::sqrt(2), spacing);
    case Kind::bars: return half - down;
    case Kind::grid: return half - std::min(across, down);
    case Kind::dots: return weight - std::hypot(across, down);
    case Kind::crosses: {
      const double arm = spacing / 4;
      return std::max(std::min(arm - across, half - down), std::min(half - across, arm - down));
    }
    case Kind::checks: {
      const double edge = std::min(to_multiple(at.x, spacing / 2), to_multiple(at.y, spacing / 2));
      const auto column = static_cast<long>(std::floor(at.x / (spacing / 2)));
      const auto row = static_cast<long>(std::floor(at.y / (spacing / 2)));
      return (column + row) % 2 == 0 ? edge : -edge;
    }
  }
  return 0;
}

/// Dashes and gaps are as long as each other.
bool is_within_line(Vec at, Vec from, Vec to, const Stroke& stroke) {
  const Vec line = to - from;
  const double length = std::hypot(line.x, line.y);
  const double along = ((at.x - from.x) * line.x + (at.y - from.y) * line.y) / length;
  const double aside = ((at.x - from.x) * line.y - (at.y - from.y) * line.x) / length;
  const bool in_gap = !stroke.dashes.empty() && std::fmod(along, 2 * stroke.dashes.front()) > stroke.dashes.front();
  return along >= 0 && along <= length && std::abs(aside) <= stroke.width / 2 && !in_gap;
}

/// The figures a path is made of, each from a move on.
std::vector<std::vector<Path::Segment>> figures_of(const Path& path) {
  std::vector<std::vector<Path::Segment>> figures;
  for (const auto& segment : path.segments()) {
    if (segment.verb == Path::Verb::move) figures.emplace_back();
    figures.back().push_back(segment);
  }
  return figures;
}

/// Whether a point lies on one of the dots that empty dashes with round ends leave of a line from left to right.
bool is_within_dots(Vec at, Vec from, Vec to, const Stroke& stroke) {
  const double last = std::floor((to.x - from.x) / stroke.dashes.at(1));
  const double nearest = std::clamp(std::round((at.x - from.x) / stroke.dashes.at(1)), 0.0, last);
  return std::hypot(at.x - from.x - nearest * stroke.dashes.at(1), at.y - from.y) <= stroke.width / 2;
}

/// Whether what was drawn covers a point: lines, dashed ones and dots.
bool is_covered(const RecordingCanvas& canvas, Vec at) {
  for (const auto& drawn : canvas.drawn()) {
    for (const auto& figure : figures_of(drawn.path)) {
      const bool dotted = drawn.stroke.cap == Stroke::Cap::round && !drawn.stroke.dashes.empty();
      const Vec from = figure.at(0).end;
      const Vec to = figure.at(1).end;
      if (dotted ? is_within_dots(at, from, to, drawn.stroke) : is_within_line(at, from, to, drawn.stroke)) return true;
    }
  }
  return false;
}

class PatternTest : public testing::TestWithParam<Kind> {
 protected:
  static void expect_pattern_in(const Rect& area) {
    RecordingCanvas canvas;
    canvas.fill(Path::rectangle(area), Pattern{GetParam(), spacing, weight, {}});
    std::mt19937 random(7);
    std::uniform_real_distribution<double> share(0, 1);
    int inked = 0;
    for (int sample = 0; sample < 3000; ++sample) {
      const Vec at = area.top_left + Vec{share(random) * area.size.x, share(random) * area.size.y};
      const double expected = depth(GetParam(), at);
      if (std::abs(expected) < 1e-6) continue;
      ASSERT_EQ(is_covered(canvas, at), expected > 0) << at.x << ", " << at.y;
      inked += expected > 0 ? 1 : 0;
    }
    EXPECT_GT(inked, 100);
  }
};

TEST_P(PatternTest, CoversItsAreaAsDefinedOnThePage) {
  expect_pattern_in({{11.3, 7.9}, {24.25, 12.1}});
  // A neighbour of it is drawn by the same definition, so the two meet without a seam.
  expect_pattern_in({{11.3 + 24.25, 7.9}, {9.7, 12.1}});
}

TEST_P(PatternTest, ReachesBeyondThePagesOrigin) { expect_pattern_in({{-9.1, -8.3}, {14, 14}}); }

TEST_P(PatternTest, IsClippedToThePath) {
  RecordingCanvas canvas;
  const Path disc = Path::circle({20, 20}, 8);
  canvas.fill(disc, Pattern{GetParam(), spacing, weight, {}});
  ASSERT_FALSE(canvas.drawn().empty());
  for (const auto& drawn : canvas.drawn()) EXPECT_EQ(drawn.clips, 1);
  ASSERT_EQ(canvas.clip_paths().size(), 1U);
  EXPECT_EQ(canvas.clip_paths().front().segments(), disc.segments());
  EXPECT_TRUE(canvas.balanced());
}

INSTANTIATE_TEST_SUITE_P(Kinds, PatternTest,
                         testing::Values(Kind::stripes, Kind::dots, Kind::bars, Kind::crosses, Kind::grid,
                                         Kind::reversed_stripes, Kind::checks));

TEST(Pattern, OfNothingDrawsNothing) {
  RecordingCanvas canvas;
  canvas.fill(Path(), Pattern{Kind::stripes, spacing, weight, {}});
  EXPECT_TRUE(canvas.drawn().empty());
  EXPECT_TRUE(canvas.clip_paths().empty());
}

TEST(PatternDeathTest, NeedsSpaceAndWeight) {
  RecordingCanvas canvas;
  const Path area = Path::rectangle({{0, 0}, {5, 5}});
  EXPECT_DEATH(canvas.fill(area, Pattern{Kind::bars, 0, weight, {}}), "spacing");
  EXPECT_DEATH(canvas.fill(area, Pattern{Kind::bars, spacing, 0, {}}), "weight");
}

}  // namespace
}  // namespace bulkhead
