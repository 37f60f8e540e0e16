// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "rendering/canvas/outline.h"
#include "rendering/look/designs.h"
#include "rendering/map/zones.h"
#include "tests/rendering/support/missions.h"
#include "tests/rendering/support/recording_canvas.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

/// A board of 606 × 703 mm with a smaller one of 315 × 412 mm above its north-western corner, which is drawn 120 mm to
/// its right: from x = 726 mm on.
Mission two_decks() { return with_second_board(empty_mission({6, 7}), {3, 4}, 0, 0, 1); }

/// The boxes that a zone of the whole battlefield covers at full scale.
std::vector<std::string> boxes_of(const Shape& shape) {
  const auto mission = with_area(two_decks(), "a", "A", shape);
  const MapFrame frame(mission, {1, {}, &usual_design()});
  const auto zones = lay_out_zones(frame);
  std::vector<std::string> boxes;
  for (const auto& loop : zones.front().loops) boxes.push_back(to_text(bounds_of({loop})));
  return boxes;
}

using Boxes = std::vector<std::string>;

TEST(Decks, StripsLieOnEachDeckThatReachesThere) {
  EXPECT_EQ(boxes_of(StripShape{Compass::west, Length::millimetres(100)}), (Boxes{"0 0 100 703", "726 0 100 412"}));
  EXPECT_EQ(boxes_of(StripShape{Compass::east, Length::millimetres(100)}), Boxes{"506 0 100 703"});
  EXPECT_EQ(boxes_of(StripShape{Compass::south, Length::millimetres(300)}), (Boxes{"0 403 606 300", "726 403 315 9"}));
}

TEST(Decks, QuartersAreThoseOfTheBattlefield) {
  EXPECT_EQ(boxes_of(QuarterShape{Quarter::north_west, Length()}), (Boxes{"0 0 303 351.5", "726 0 303 351.5"}));
  EXPECT_EQ(boxes_of(QuarterShape{Quarter::south_east, Length()}),
            (Boxes{"303 351.5 303 351.5", "1029 351.5 12 60.5"}));
}

TEST(Decks, PolygonsLieOnAllOfThem) {
  const auto at = [](int x, int y) { return Point{Length::millimetres(x), Length::millimetres(y)}; };
  EXPECT_EQ(boxes_of(PolygonShape{{at(10, 10), at(400, 10), at(400, 50), at(10, 50)}}),
            (Boxes{"10 10 390 40", "736 10 305 40"}));
}

TEST(Decks, ArrowsStandAtTheEdgeOfEach) {
  const auto mission =
      with_zone(two_decks(), "z", "drop-zone", "attacker", "", StripShape{Compass::west, Length::millimetres(100)});
  const MapFrame frame(mission, {1, {}, &usual_design()});
  const auto arrows = lay_out_zones(frame).front().arrows;
  ASSERT_EQ(arrows.size(), 2U);
  EXPECT_EQ(arrows[0].at, (Vec{0, 351.5}));
  EXPECT_EQ(arrows[1].at, (Vec{726, 206}));
}

TEST(CutTo, LeavesWhatLiesInside) {
  const Rect box = {{0, 0}, {10, 10}};
  const Loop inside_it = {{1, 1}, {9, 1}, {5, 9}};
  EXPECT_EQ(cut_to(inside_it, box), inside_it);
  EXPECT_TRUE(cut_to({{11, 1}, {19, 1}, {15, 9}}, box).empty());
  // A square of 10 with its corner in the middle of the box: a square of 5 is left.
  EXPECT_EQ(to_text(bounds_of({cut_to({{5, 5}, {15, 5}, {15, 15}, {5, 15}}, box)})), "5 5 5 5");
}

}  // namespace
}  // namespace bulkhead::test
