// SPDX-License-Identifier: MIT
#include "rendering/canvas/part_canvas.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "rendering/canvas/line_canvas.h"
#include "rendering/look/designs.h"
#include "tests/rendering/support/plans.h"
#include "tests/rendering/support/recording_canvas.h"

namespace bulkhead::test {
namespace {

constexpr Colour red{200, 0, 0};

/// Draws on the part from 100,50 to 140,80 of a drawing, which comes to lie at 5,7.
template <typename Draw>
RecordingCanvas part_of(const Draw& draw) {
  RecordingCanvas page;
  {
    PartCanvas part(page, box(100, 50, 40, 30), {5, 7});
    draw(part);
  }
  return page;
}

TEST(PartCanvas, MovesWhatLiesOnThePartAndLeavesOutTheRest) {
  const auto page = part_of([](Canvas& part) {
    part.fill(Path::rectangle(box(110, 60, 10, 10)), red);
    part.fill(Path::rectangle(box(10, 60, 10, 10)), red);
    part.fill(Path::rectangle(box(141, 60, 10, 10)), red);
  });
  ASSERT_EQ(page.drawn().size(), 1U);
  EXPECT_EQ(page.drawn()[0].path.bounds(), box(15, 17, 10, 10));
  EXPECT_EQ(page.clip_paths().front().bounds(), box(5, 7, 40, 30));
  EXPECT_TRUE(page.balanced());
}

TEST(PartCanvas, LinesReachInByTheirWidth) {
  const auto lines = [](double x, Stroke::Join join) {
    return part_of([&](Canvas& part) {
      Stroke stroke;
      stroke.width = 2;
      stroke.join = join;
      part.stroke(Path::line({x, 40}, {x, 90}), stroke);
    });
  };
  EXPECT_EQ(lines(99.5, Stroke::Join::round).drawn().size(), 1U);
  EXPECT_EQ(lines(98.5, Stroke::Join::round).drawn().size(), 0U);
  EXPECT_EQ(lines(98.5, Stroke::Join::miter).drawn().size(), 1U) << "its corners may be long";
  EXPECT_EQ(lines(95.5, Stroke::Join::miter).drawn().size(), 0U);
}

TEST(PartCanvas, OpensNoGroupInWhichNothingIsShown) {
  const auto page = part_of([](Canvas& part) {
    part.begin_layer("walls", "Walls");
    part.begin_object({"wall-a", "A1", "Wall", ""});
    part.fill(Path::rectangle(box(0, 0, 10, 10)), red);
    part.end_object();
    part.begin_object({"wall-b", "B1", "Wall", ""});
    part.push_clip(Path::rectangle(box(100, 50, 100, 100)));
    part.fill(Path::rectangle(box(120, 60, 10, 10)), red);
    part.pop_clip();
    part.end_object();
    part.end_layer();
    part.begin_layer("pillars", "Pillars");
    part.push_opacity(0.5);
    part.pop_opacity();
    part.end_layer();
  });
  EXPECT_EQ(page.layers(), std::vector<std::string>{"walls"});
  ASSERT_EQ(page.objects().size(), 1U);
  EXPECT_EQ(page.objects()[0].id, "wall-b");
  EXPECT_EQ(page.of_object("wall-b").size(), 1U);
  EXPECT_TRUE(page.balanced());
}

/// The ends of all lines of a pattern within the part, on the drawing.
std::vector<Vec> ends_within(const RecordingCanvas& canvas, Vec shift, const Rect& part) {
  std::vector<Vec> ends;
  for (const auto& drawn : canvas.drawn()) {
    for (const auto& segment : drawn.path.segments()) {
      const auto at = segment.end + shift;
      if (at.x > part.top_left.x && at.x < part.bottom_right().x) ends.push_back({at.x, 0});
    }
  }
  return ends;
}

TEST(PartCanvas, PatternsGoOnFromPartToPart) {
  const Pattern bars{Pattern::Kind::grid, 2.4, 0.3, red};
  RecordingCanvas whole;
  whole.fill(Path::rectangle(box(90, 40, 100, 100)), bars);
  const auto part = part_of([&](Canvas& canvas) { canvas.fill(Path::rectangle(box(90, 40, 100, 100)), bars); });
  // Upright lines stand at multiples of the spacing: 100.8, 103.2 … 139.2.
  std::vector<double> wanted;
  for (int index = 42; index <= 58; ++index) wanted.push_back(index * 2.4);
  const auto places = [&](const std::vector<Vec>& ends) {
    std::vector<double> xs;
    for (const auto& end : ends) {
      const auto near = [&](double x) { return std::abs(x - end.x) < 1e-6; };
      if (std::none_of(xs.begin(), xs.end(), near)) xs.push_back(end.x);
    }
    std::sort(xs.begin(), xs.end());
    return xs;
  };
  for (const auto& found : {places(ends_within(whole, {}, box(100, 50, 40, 30))),
                            places(ends_within(part, Vec{95, 43}, box(100, 50, 40, 30)))}) {
    ASSERT_EQ(found.size(), wanted.size());
    for (std::size_t index = 0; index < wanted.size(); ++index) EXPECT_NEAR(found[index], wanted[index], 1e-6);
  }
}

TEST(PartCanvas, MovesWords) {
  const auto page = part_of([](Canvas& part) {
    TextRun run;
    run.text = "Here";
    run.at = {110, 60};
    part.text(run);
    run.at = {300, 60};
    part.text(run);
  });
  ASSERT_EQ(page.drawn().size(), 1U);
  EXPECT_EQ(page.drawn()[0].text.at, (Vec{15, 17}));
}

TEST(LineCanvas, DrawsAreasByTheirOutlines) {
  const auto& design = usual_design();
  RecordingCanvas page;
  LineCanvas lines(page, design);
  lines.fill(Path::rectangle(box(0, 0, 10, 10)), design.ink);
  ASSERT_EQ(page.drawn().size(), 2U);
  EXPECT_EQ(page.drawn()[0].kind, Drawn::Kind::fill);
  EXPECT_EQ(page.drawn()[0].colour, design.paper) << "which hides what lies below";
  EXPECT_EQ(page.drawn()[1].kind, Drawn::Kind::stroke);
  EXPECT_EQ(page.drawn()[1].stroke.colour, design.ink);
  lines.fill(Path::rectangle(box(0, 0, 10, 10)), design.floor);
  EXPECT_EQ(page.drawn().size(), 3U) << "the floor has no outline of its own";
  lines.fill(Path::rectangle(box(0, 0, 10, 10)), design.ink.faded(0.1));
  EXPECT_EQ(page.drawn().size(), 3U) << "a tint is no area";
  lines.fill(Path::rectangle(box(0, 0, 10, 10)), Pattern{});
  ASSERT_EQ(page.drawn().size(), 4U);
  EXPECT_EQ(page.drawn()[3].kind, Drawn::Kind::stroke);
  EXPECT_FALSE(page.drawn()[3].stroke.dashes.empty());
}

TEST(LineCanvas, LightWordsOnDarkBecomeDark) {
  const auto& design = usual_design();
  RecordingCanvas page;
  LineCanvas lines(page, design);
  TextRun run;
  run.text = "G";
  run.colour = design.paper;
  lines.text(run);
  run.colour = design.sides[0].colour;
  lines.text(run);
  EXPECT_EQ(page.drawn()[0].text.colour, design.ink);
  EXPECT_EQ(page.drawn()[1].text.colour, design.sides[0].colour);
}

}  // namespace
}  // namespace bulkhead::test
