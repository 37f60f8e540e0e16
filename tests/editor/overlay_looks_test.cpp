// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "editor/tools/overlays/contours.h"
#include "editor/tools/overlays/overlay_legend.h"
#include "editor/tools/overlays/overlay_words.h"
#include "editor/tools/overlays/room_tones.h"
#include "rendering/look/designs.h"
#include "rendering/map/hatchways.h"
#include "rendering/text/text_measure.h"
#include "tests/editor/overlay_map.h"
#include "tests/editor/recording_canvas.h"
#include "tests/support/picking.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using Map = test::OverlayMap;

constexpr double infinite = std::numeric_limits<double>::infinity();

FigureField field_of(int columns, std::vector<double> figures, double leap = 100) {
  const int rows = static_cast<int>(figures.size()) / columns;
  return {{0, 0}, 1, columns, rows, std::move(figures), leap};
}

double area_of(const Loop& loop) {
  double twice = 0;
  for (std::size_t index = 0; index < loop.size(); ++index) {
    const auto& a = loop[index];
    const auto& b = loop[(index + 1) % loop.size()];
    twice += a.x * b.y - b.x * a.y;
  }
  return twice / 2;
}

double area_of(const Contour& contour) {
  double area = 0;
  for (const auto& loop : contour.loops) area += area_of(loop);
  return area;
}

TEST(Contours, ASlopeIsCutInProportion) {
  // Figures are their column: the level 1.25 is passed a quarter of the way from the second to the third.
  const auto contour = contour_of(field_of(4, {0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3}), 1.25);
  ASSERT_EQ(contour.lines.size(), 1U);
  for (const auto point : contour.lines.front()) EXPECT_DOUBLE_EQ(point.x, 1.25);
  ASSERT_EQ(contour.loops.size(), 1U);
  EXPECT_GT(area_of(contour), 0) << "clockwise on paper, where y goes down";
}

TEST(Contours, ARoundHillHasARoundRim) {
  constexpr int count = 41;
  std::vector<double> figures;
  for (int row = 0; row < count; ++row) {
    for (int column = 0; column < count; ++column) figures.push_back(std::hypot(column - 20, row - 20));
  }
  const auto contour = contour_of(field_of(count, figures), 12);
  ASSERT_EQ(contour.loops.size(), 1U);
  for (const auto point : contour.loops.front()) EXPECT_NEAR(std::hypot(point.x - 20, point.y - 20), 12, 0.05);
  // Sides of a polygon in the circle of 12: a little less than its area, which steps along squares would miss by more.
  EXPECT_NEAR(area_of(contour), 3.14159265 * 144, 1.5);
  EXPECT_EQ(contour.lines.size(), 1U);
  EXPECT_EQ(contour.lines.front().front(), contour.lines.front().back()) << "it comes round";
}

TEST(Contours, HolesRunTheOtherWayRound) {
  // A ring of 0 around a 9 in the middle of 5 × 5.
  std::vector<double> figures(25, 0.0);
  figures[12] = 9;
  const auto contour = contour_of(field_of(5, figures), 4.5);
  ASSERT_EQ(contour.loops.size(), 2U);
  const auto hole = std::min_element(contour.loops.begin(), contour.loops.end(), [](const Loop& a, const Loop& b) {
    return std::abs(area_of(a)) < std::abs(area_of(b));
  });
  // A square on its corner, half a step from the middle to each corner.
  EXPECT_DOUBLE_EQ(area_of(*hole), -0.5);
}

TEST(Contours, ALeapIsPassedHalfWayAndDrawsNoLine) {
  // A wall between the second and the third column.
  const auto contour = contour_of(field_of(4, {0, 1, 9, 9, 0, 1, 9, 9}, 2), 4);
  EXPECT_TRUE(contour.lines.empty());
  double right = 0;
  for (const auto point : contour.loops.front()) right = std::max(right, point.x);
  EXPECT_DOUBLE_EQ(right, 1.5);
  const auto beside_nothing = contour_of(field_of(2, {0, infinite}), 1e9);
  for (const auto point : beside_nothing.loops.front()) EXPECT_LE(point.x, 0.5);
}

RC_GTEST_PROP(Contours, CoverWhatIsNoMoreThanTheLevelAndGrowWithIt, ()) {
  const int columns = test::pick_int(1, 7);
  const int rows = test::pick_int(1, 7);
  std::vector<double> figures;
  for (int index = 0; index < columns * rows; ++index) {
    figures.push_back(test::pick_int(0, 5) == 0 ? infinite : test::pick_int(0, 40) / 4.0);
  }
  const auto field = field_of(columns, figures, test::pick_int(1, 12));
  const double level = test::pick_int(0, 40) / 4.0 + 0.1;
  const auto contour = contour_of(field, level);
  const auto higher = contour_of(field, level + 1);
  const auto in = [](const Contour& within, Vec at) { return inside(within.loops, at); };
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const double figure = figures[static_cast<std::size_t>(row * columns + column)];
      const Vec at{static_cast<double>(column), static_cast<double>(row)};
      RC_ASSERT(in(contour, at) == (figure <= level));
    }
  }
  for (int tries = 0; tries < 40; ++tries) {
    const Vec at{test::pick_int(-200, 800) / 100.0 + 0.00137, test::pick_int(-200, 800) / 100.0 + 0.00071};
    RC_ASSERT(!in(contour, at) || in(higher, at));
  }
}

TEST(RoomTones, NeighboursDifferAndAllDoWhileTonesLast) {
  // A corridor with three rooms on either side.
  const auto tones = room_tones(7, {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 5}, {0, 6}, {1, 2}, {2, 3}, {4, 5}, {5, 6}}, 7);
  auto sorted = tones;
  std::sort(sorted.begin(), sorted.end());
  EXPECT_EQ(std::unique(sorted.begin(), sorted.end()), sorted.end()) << "seven rooms, seven tones";
}

TEST(RoomTones, AnotherIsTakenWhereAllTouchAll) {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> all;
  for (std::uint32_t a = 0; a < 5; ++a) {
    for (std::uint32_t b = 0; b < a; ++b) all.emplace_back(a, b);
  }
  auto tones = room_tones(5, all, 3);
  std::sort(tones.begin(), tones.end());
  EXPECT_EQ(tones, (std::vector<std::size_t>{0, 1, 2, 3, 4}));
}

RC_GTEST_PROP(RoomTones, NoTwoThatTouchHaveTheSame, ()) {
  const auto rooms = static_cast<std::size_t>(test::pick_int(1, 30));
  std::vector<std::pair<std::uint32_t, std::uint32_t>> touching;
  for (int pairs = test::pick_int(0, 90); pairs > 0; --pairs) {
    const int last = static_cast<int>(rooms) - 1;
    touching.emplace_back(test::pick_int(0, last), test::pick_int(0, last));
  }
  const auto tones = room_tones(rooms, touching, 6);
  for (const auto& [a, b] : touching) RC_ASSERT(a == b || tones[a] != tones[b]);
}

RC_GTEST_PROP(RoomTones, SixAreEnoughInThePlane, ()) {
  // Rooms of a board: cells of a lattice that have grown together at random touch along their edges.
  constexpr int side = 9;
  std::vector<std::uint32_t> room;
  for (int cell = 0; cell < side * side; ++cell) {
    const bool above = cell >= side && test::pick_bool();
    const bool before = cell % side > 0 && test::pick_bool();
    room.push_back(above    ? room[static_cast<std::size_t>(cell - side)]
                   : before ? room[static_cast<std::size_t>(cell - 1)]
                            : static_cast<std::uint32_t>(cell));
  }
  std::vector<std::pair<std::uint32_t, std::uint32_t>> touching;
  for (std::size_t cell = 0; cell < room.size(); ++cell) {
    if (cell % side + 1 < side) touching.emplace_back(room[cell], room[cell + 1]);
    if (cell + side < room.size()) touching.emplace_back(room[cell], room[cell + side]);
  }
  for (const auto tone : room_tones(room.size(), touching, 6)) RC_ASSERT(tone < 6);
}

TEST(OverlayChoice, AFillTakesThePlaceOfAnotherAndLinesAdd) {
  OverlayChoice choice;
  for (const auto* key : {"compartments", "chokepoints", "access", "exposure"}) choice.show(key, true);
  EXPECT_EQ(to_text(choice.shown), "chokepoints exposure access");
  choice.show("exposure", false);
  EXPECT_EQ(to_text(choice.shown), "chokepoints access");
  EXPECT_EQ(to_text(parse_overlay_keys("compartments distance lanes")), "compartments lanes") << "of older windows";
}

/// Six columns and seven rows with a row of hatchways in the middle, zones, and objectives.
Mission busy() {
  auto mission = test::with_drop_zones(
      test::mission_with({6, 7}, "A5/B5 C5/D5", "A3/A4 B3/B4 C3/C4 D3/D4 E3/E4 F3/F4 A4/B4 C4/D4 E4/F4"));
  mission = test::with_objective(mission, "o1", "B4", "1");
  return test::with_objective(mission, "o2", "E4", "2");
}

void expect_clear(Map& map, const std::vector<PlacedLabel>& labels) {
  for (std::size_t index = 0; index < labels.size(); ++index) {
    const auto& box = labels[index].box;
    for (std::size_t other = 0; other < index; ++other) EXPECT_FALSE(box.overlaps(labels[other].box));
    for (const auto& label : map.plan.labels) EXPECT_FALSE(box.overlaps(label.box));
    for (const auto& marker : map.plan.markers) {
      EXPECT_FALSE(overlaps(box, Obstacle(RoundObstacle{marker.centre, marker.radius})));
    }
    for (const auto& hatchway : map.plan.hatchways) {
      for (const auto& leaf : boxes_of(hatchway)) EXPECT_FALSE(box.overlaps(leaf));
    }
    for (const auto& run : map.plan.coordinates) EXPECT_FALSE(box.overlaps(bounds_of(run)));
  }
}

TEST(OverlayWords, KeepClearOfNamesMarkersAndHatchwaysAndOfEachOther) {
  HatchwayStates open;
  open.set_mode(HatchwayStates::Mode::all_open);
  for (const double scale : {4.0, 6.0, 8.0}) {
    for (const auto& hatchways : {HatchwayStates(), open}) {
      Map map(busy(), "compartments chokepoints lanes access", scale, hatchways);
      const auto words = map.words();
      expect_clear(map, words.labels);
      if (scale > 4) continue;
      const auto shares = std::count_if(words.labels.begin(), words.labels.end(), [&](const PlacedLabel& label) {
        return words.requests[label.request].text.ends_with("%");
      });
      EXPECT_EQ(shares, 9) << "each of the nine hatchways, open as well";
    }
  }
}

TEST(OverlayWords, ThatFollowThePointerKeepClearOfThoseThatStay) {
  Map map(busy(), "chokepoints distance");
  map.fixture.point_at("A1");
  const auto lasting = map.words();
  const auto moving = map.words(OverlayPart::moving, lasting);
  EXPECT_FALSE(moving.labels.empty());
  auto all = lasting.labels;
  all.insert(all.end(), moving.labels.begin(), moving.labels.end());
  expect_clear(map, all);
}

TEST(OverlayLegend, StandsBesideTheMapOrIsFolded) {
  Map map(busy(), "compartments chokepoints");
  const auto legend = legend_of(map.overlays.picture(), usual_design());
  const Rect size{{0, 0}, {900, 500}};
  for (const auto& sheet : {Rect{{300, 20}, {300, 460}}, Rect{{20, 20}, {400, 460}}, Rect{{330, 20}, {560, 460}}}) {
    const auto placed = place_legend(legend, size, sheet);
    ASSERT_TRUE(placed);
    EXPECT_FALSE(placed->ground.overlaps(sheet));
    EXPECT_GE(placed->ground.top_left.x, 0);
    EXPECT_LE(placed->ground.bottom_right().x, 900);
    EXPECT_LE(placed->ground.bottom_right().y, 500);
    EXPECT_GE(placed->ground.top_left.y, 0);
  }
  EXPECT_FALSE(place_legend(legend, size, Rect{{-50, -50}, {1200, 800}})) << "the map is everywhere";
  EXPECT_EQ(folded(legend), "Compartments · Chokepoints");
  const auto opened = legend_in_corner(legend, size);
  EXPECT_GT(opened.ground.size.y, 60);
  EXPECT_LE(opened.ground.bottom_right().y, 500);
  EXPECT_FALSE(place_legend({}, size, std::nullopt));
}

TEST(OverlayLegend, IsSetNarrowerWhereTheRoomBesideIsNarrow) {
  Map map(busy(), "chokepoints");
  const auto legend = legend_of(map.overlays.picture(), usual_design());
  const auto wide = place_legend(legend, Rect{{0, 0}, {2000, 500}}, Rect{{900, 20}, {200, 460}});
  const auto narrow = place_legend(legend, Rect{{0, 0}, {560, 500}}, Rect{{190, 20}, {180, 460}});
  ASSERT_TRUE(wide);
  ASSERT_TRUE(narrow);
  EXPECT_LT(narrow->ground.size.x, wide->ground.size.x);
  EXPECT_GT(narrow->ground.size.y, wide->ground.size.y) << "in more lines";
}

TEST(OverlayLegend, HasWhatIsOnTheMapAndNothingElse) {
  Map near(test::mission_with({1, 1}, "", ""), "distance");
  near.fixture.point_at("A1");
  std::vector<std::string> ids;
  for (const auto& entry : legend_of(near.overlays.picture(), usual_design())) ids.push_back(entry.id);
  EXPECT_EQ(ids, (std::vector<std::string>{"distance", "from", "move-1"})) << "one cell is within one move";
  // Pillars have no way into them, and nobody asks for one.
  Map pillars(test::mission_with({2, 2}, "A1/B1", ""), "distance");
  pillars.fixture.point_at("A1");
  EXPECT_EQ(legend_of(pillars.overlays.picture(), usual_design()).back().id, "move-2");
  // Eleven rows of 97 mm are seven moves of 152.4.
  Map far(test::mission_with({1, 11}, "", ""), "distance");
  far.fixture.point_at("A1");
  ids.clear();
  for (const auto& entry : legend_of(far.overlays.picture(), usual_design())) ids.push_back(entry.id);
  EXPECT_EQ(ids,
            (std::vector<std::string>{"distance", "from", "move-1", "move-2", "move-3", "move-4", "move-5", "move-6"}));
}

}  // namespace
}  // namespace bulkhead
