// SPDX-License-Identifier: MIT
#include "editor/tools/pointing/pointing.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

#include "analysis/geometry/footprints.h"
#include "editor/tools/pointing/lattice_cursor.h"
#include "editor/tools/pointing/position.h"
#include "editor/tools/pointing/words.h"
#include "model/mission/placed_features.h"
#include "tests/editor/canvas_fixture.h"
#include "tests/support/generators.h"
#include "tests/support/picking.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using test::empty_mission;
using test::mission_with;

Hit hit_at(const Mission& mission, Vec at, double reach = 10) { return point_at(mission, Table(mission), at, reach); }

std::string selected_at(const Mission& mission, Vec at, double reach = 10) {
  const auto found = selectable(mission, hit_at(mission, at, reach), reach);
  return found ? to_text(mission, *found) : std::string();
}

TEST(Pointing, FindsCellEdgeAndNode) {
  const auto mission = empty_mission();
  // Node C3.nw lies at (206, 206).
  const auto hit = hit_at(mission, {210, 240});
  EXPECT_TRUE(hit.on_board);
  EXPECT_EQ(to_text(mission, *hit.cell), "C3");
  EXPECT_EQ(to_text(mission, hit.edge->what), "B3/C3");
  EXPECT_DOUBLE_EQ(hit.edge->distance, 4);
  EXPECT_EQ(to_text(mission, hit.node->what), "C3.nw");
  EXPECT_DOUBLE_EQ(hit.node->distance, std::hypot(4, 34));
}

TEST(Pointing, CountsTheBorderToTheOutermostCells) {
  const auto mission = empty_mission();
  const auto hit = hit_at(mission, {2, 3});
  EXPECT_EQ(to_text(mission, *hit.cell), "A1");
  EXPECT_EQ(to_text(mission, hit.node->what), "A1.nw");
  EXPECT_DOUBLE_EQ(hit.node->distance, std::hypot(10, 9));
}

TEST(Pointing, HasNoCellOffTheBoards) {
  const auto mission = empty_mission();
  const auto hit = hit_at(mission, {-30, 100});
  EXPECT_FALSE(hit.on_board);
  EXPECT_EQ(hit.board, 1);
  EXPECT_FALSE(hit.cell.has_value());
  EXPECT_EQ(to_text(mission, hit.edge->what), "A1/west");
  EXPECT_DOUBLE_EQ(hit.edge->distance, 42);
  EXPECT_EQ(status_words(mission, hit, 10, RulerUnit::inches), "");
}

TEST(Pointing, PrefersMarkersToNodesToWallsToZones) {
  auto mission = test::with_drop_zones(mission_with({6, 7}, "C2/C3 A1/B1", ""));
  EXPECT_EQ(selected_at(mission, {254.5, 206}), "C2/C3");
  EXPECT_EQ(selected_at(mission, {254.5, 217}), "") << "11 mm off with a reach of 10";
  EXPECT_EQ(selected_at(mission, {206, 208}), "C3.nw") << "a pillar stands there";
  EXPECT_EQ(selected_at(mission, {214, 206}), "C2/C3") << "8 mm from the pillar's node, beyond half the reach";
  EXPECT_EQ(selected_at(mission, {60, 60}), "#attacker-drop-zone");
  EXPECT_EQ(selected_at(mission, {109, 60}), "A1/B1");
  mission = test::with_objective(mission, "o1", "C3.nw", "1");
  EXPECT_EQ(selected_at(mission, {206, 208}), "#o1");
  EXPECT_EQ(selected_at(mission, {206 + 20, 206}), "#o1") << "the rim of its disc";
  EXPECT_EQ(selected_at(mission, {206 + 21, 206}), "C2/C3");
}

TEST(Pointing, TouchesFreePiecesAsTheyLie) {
  auto mission = empty_mission();
  auto board = *mission.boards.front();
  const Point middle{Length::millimetres(300), Length::millimetres(340)};
  board.pieces.push_back({Id("w1"), FreePiece::Kind::wall, middle, 90, {}});
  mission.boards.front() = board;
  // Turned by 90° the wall of 84 × 5.5 mm runs along y.
  EXPECT_EQ(selected_at(mission, {300, 340 + 42 + 2}, 3), "#w1");
  EXPECT_EQ(selected_at(mission, {300, 340 + 42 + 4}, 3), "");
  EXPECT_EQ(selected_at(mission, {300 + 7, 340}, 3), "");
}

TEST(Pointing, KnowsEveryShape) {
  const auto mission = empty_mission();
  const auto at = [](int x, int y) { return Point{Length::millimetres(x), Length::millimetres(y)}; };
  const PolygonShape triangle{{at(0, 0), at(100, 0), at(0, 100)}};
  EXPECT_TRUE(holds(mission, triangle, at(40, 40), std::nullopt));
  EXPECT_FALSE(holds(mission, triangle, at(60, 60), std::nullopt));
  const CircleShape circle{at(100, 100), Length::millimetres(50)};
  EXPECT_TRUE(holds(mission, circle, at(130, 140), std::nullopt)) << "3-4-5: exactly on it";
  EXPECT_FALSE(holds(mission, circle, at(131, 140), std::nullopt));
  // The board measures 606 × 703 mm.
  const StripShape strip{Compass::east, Length::millimetres(6)};
  EXPECT_TRUE(holds(mission, strip, at(600, 3), std::nullopt));
  EXPECT_FALSE(holds(mission, strip, at(599, 3), std::nullopt));
  const QuarterShape quarter{Quarter::south_east, Length::millimetres(50)};
  EXPECT_TRUE(holds(mission, quarter, at(353, 400), std::nullopt));
  EXPECT_FALSE(holds(mission, quarter, at(310, 360), std::nullopt)) << "too near the centre (303, 351.5)";
  EXPECT_FALSE(holds(mission, quarter, at(300, 500), std::nullopt));
}

TEST(Pointing, SnapsToTheNearestPosition) {
  const auto mission = empty_mission();
  const auto snapped_at = [&](Vec at, bool free = false) {
    const auto place = snapped(mission, hit_at(mission, at), free);
    return place ? to_text(mission, *place) : std::string();
  };
  EXPECT_EQ(snapped_at({210, 210}), "C3.nw");
  EXPECT_EQ(snapped_at({254, 210}), "C2/C3");
  EXPECT_EQ(snapped_at({250, 250}), "C3");
  EXPECT_EQ(snapped_at({250.4, 250.6}, true), "250mm,251mm");
  EXPECT_EQ(snapped_at({-1, 250}), "");
}

TEST(Pointing, FreePlacesStayOnTheBoard) {
  auto mission = empty_mission();
  auto set = test::gallowdark_set();
  set.border = Length::micrometres(12'200);
  mission.sets = {{set, std::nullopt, {}}};
  // The board is 606.4 mm wide: rounding up would lead off it.
  const auto place = snapped(mission, hit_at(mission, {606.4, 100}), true);
  ASSERT_TRUE(place.has_value());
  EXPECT_TRUE(exists(mission, *place));
}

TEST(Pointing, SaysWhereItIs) {
  auto mission = mission_with({6, 7}, "B3/C3", "C2/C3");
  EXPECT_EQ(status_words(mission, hit_at(mission, {213.36, 284.48}), 10, RulerUnit::inches),
            "C3 · 8.4\", 11.2\" · wall B3/C3");
  EXPECT_EQ(status_words(mission, hit_at(mission, {254, 206}), 10, RulerUnit::millimetres),
            "C3 · 254 mm, 206 mm · hatchway C2/C3");
  mission = test::with_objective(mission, "o1", "D5", "7");
  EXPECT_EQ(status_words(mission, hit_at(mission, {351.5, 448.5}), 10, RulerUnit::millimetres),
            "D5 · 351.5 mm, 448.5 mm · Objective 7");
  EXPECT_EQ(status_words(mission, hit_at(mission, {60, 60}), 10, RulerUnit::inches), "A1 · 2.4\", 2.4\"");
}

TEST(Pointing, StandsOddBattlefields) {
  const Mission nothing;
  EXPECT_EQ(hit_at(nothing, {10, 10}).board, 0);
  EXPECT_EQ(status_words(nothing, hit_at(nothing, {10, 10}), 10, RulerUnit::inches), "");
  auto plain = empty_mission();
  Board board;
  board.ground = PlainGround{Length::inches(30), Length::inches(22)};
  plain.boards = {board};
  const auto hit = hit_at(plain, {100, 100});
  EXPECT_TRUE(hit.on_board);
  EXPECT_FALSE(hit.cell || hit.edge || hit.node);
  EXPECT_EQ(status_words(plain, hit, 10, RulerUnit::millimetres), "100 mm, 100 mm");
  EXPECT_EQ(to_text(plain, *snapped(plain, hit, false)), "100mm,100mm");
}

RC_GTEST_PROP(Pointing, WhatItFindsExists, (const Mission& mission)) {
  const Table table(mission);
  const auto end = table.bounds().bottom_right();
  const Vec at{test::pick_int(-200, static_cast<int>(end.x) + 200) + 0.3,
               test::pick_int(-200, static_cast<int>(end.y) + 200) + 0.7};
  const double reach = test::pick_int(0, 100);
  const auto hit = point_at(mission, table, at, reach);
  if (hit.cell) RC_ASSERT(exists(mission, Place(*hit.cell)));
  if (hit.edge) RC_ASSERT(exists(mission, Place(hit.edge->what)));
  if (hit.node) RC_ASSERT(exists(mission, Place(hit.node->what)));
  const auto what = selectable(mission, hit, reach);
  if (what) {
    RC_ASSERT(exists(mission, *what));
    RC_ASSERT(!words_for(mission, *what).empty());
  }
  const auto place = snapped(mission, hit, test::pick_bool());
  RC_ASSERT(place.has_value() == hit.on_board);
  if (place) RC_ASSERT(exists(mission, *place));
  static_cast<void>(status_words(mission, hit, reach, RulerUnit::inches));
}

/// Tried near the features, where most of their edges are.
RC_GTEST_PROP(Pointing, FindsTheLastFeatureThatHasGroundThere, (const Mission& mission)) {
  const Table table(mission);
  for (int number = 1; number <= static_cast<int>(mission.boards.size()); ++number) {
    const auto& board = *find_board(mission, number);
    for (const auto& near : board.features) {
      const auto at = table.at(number, near.at) + Vec{test::pick_int(-150, 150) + 0.3, test::pick_int(-150, 150) + 0.7};
      const auto hit = point_at(mission, table, at, 0);
      if (!hit.on_board || hit.board != number) continue;
      std::optional<Id> last;
      for (const auto& feature : board.features) {
        const auto* kind = find_feature_kind(mission, feature.kind);
        if (kind == nullptr) continue;
        for (const auto& part : place_parts(*kind, board, feature)) {
          if (contains(part, hit.point)) last = feature.id;
        }
      }
      RC_ASSERT(hit.feature == last);
    }
  }
}

std::string cursor_text(const LatticeCursor& cursor, const Mission& mission) {
  return cursor.place() ? to_text(mission, *cursor.place()) : std::string("nowhere");
}

TEST(LatticeCursor, GoesFromPositionToPosition) {
  const auto mission = empty_mission();
  LatticeCursor cursor;
  cursor.move(mission, Compass::east, StepSize::usual);
  EXPECT_EQ(cursor_text(cursor, mission), "A1") << "it appears in the first cell";
  cursor.move(mission, Compass::east, StepSize::usual);
  EXPECT_EQ(cursor_text(cursor, mission), "A1/B1");
  cursor.move(mission, Compass::south, StepSize::usual);
  EXPECT_EQ(cursor_text(cursor, mission), "B2.nw");
  cursor.move(mission, Compass::east, StepSize::usual);
  EXPECT_EQ(cursor_text(cursor, mission), "B1/B2");
  cursor.move(mission, Compass::south, StepSize::coarse);
  EXPECT_EQ(cursor_text(cursor, mission), "B2/B3");
  cursor.move(mission, Compass::north, StepSize::usual);
  EXPECT_EQ(cursor_text(cursor, mission), "B2");
}

TEST(LatticeCursor, StopsAtTheBorder) {
  const auto mission = empty_mission({2, 2});
  LatticeCursor cursor;
  cursor.put(parse_place("B2").value());
  cursor.move(mission, Compass::east, StepSize::coarse);
  EXPECT_EQ(cursor_text(cursor, mission), "B2/east") << "no whole cell left, but half of one";
  cursor.move(mission, Compass::east, StepSize::usual);
  EXPECT_EQ(cursor_text(cursor, mission), "B2/east");
  cursor.put(Point{});
  EXPECT_EQ(cursor_text(cursor, mission), "B2/east") << "points are not for it";
}

TEST(LatticeCursor, CrossesToTheNextBoard) {
  const auto mission = test::two_boards({Length::millimetres(315), {}});
  LatticeCursor cursor;
  cursor.put(parse_place("C2/east").value());
  cursor.move(mission, Compass::east, StepSize::usual);
  EXPECT_EQ(cursor_text(cursor, mission), "2:A2");
  cursor.move(mission, Compass::west, StepSize::usual);
  EXPECT_EQ(cursor_text(cursor, mission), "2:A2/west");
  cursor.move(mission, Compass::west, StepSize::usual);
  EXPECT_EQ(cursor_text(cursor, mission), "C2");
}

TEST(LatticeCursor, HidesWhereThereIsNoLattice) {
  LatticeCursor cursor;
  cursor.move(Mission(), Compass::east, StepSize::usual);
  EXPECT_FALSE(cursor.place().has_value());
  cursor.put(parse_place("F7").value());
  cursor.keep_on(empty_mission({2, 2}));
  EXPECT_FALSE(cursor.place().has_value());
}

}  // namespace
}  // namespace bulkhead
