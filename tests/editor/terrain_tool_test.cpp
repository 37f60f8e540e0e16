// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "editor/tools/commands/canvas_actions.h"
#include "tests/editor/canvas_fixture.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead {
namespace {

using test::alt;
using test::CanvasFixture;
using test::open_board;
using test::with_feature;

/// `crate@140mm,100mm`, with the turn behind it where there is one.
std::string terrain(const Mission& mission) {
  std::string text;
  for (const auto& board : mission.boards) {
    for (const auto& feature : board->features) {
      if (!text.empty()) text += ' ';
      text += feature.id.text() + "@" + to_text(mission, Place(board->at + feature.at));
      if (feature.turn != 0) text += "/" + std::to_string(feature.turn);
    }
  }
  return text;
}

/// Lengths in millimetres, so that what nothing draws goes to whole centimetres.
struct TerrainToolTest : testing::Test {
  CanvasFixture fixture{open_board()};
  TerrainToolTest() { fixture.canvas.set_unit(RulerUnit::millimetres); }
  void begin(Mission mission) {
    fixture.document.begin(std::move(mission));
    fixture.canvas.choose("terrain");
  }
};

TEST_F(TerrainToolTest, PutsFeaturesOfTheChosenKind) {
  begin(open_board());
  fixture.choose_option("crate");
  fixture.click("300mm,200mm");
  fixture.choose_option("tower");
  fixture.click("100mm,200mm");
  EXPECT_EQ(terrain(fixture.mission()), "crate@300mm,200mm tower@100mm,200mm");
  EXPECT_EQ(fixture.selected(), "#tower");
  fixture.document.undo();
  EXPECT_EQ(terrain(fixture.mission()), "crate@300mm,200mm") << "one step";
}

TEST_F(TerrainToolTest, DrawsSidesToThoseOfWhatStandsNearAndToTheBoardsEdges) {
  begin(with_feature(open_board(), "first", "crate", 100, 100));
  // The crate would reach from 125 to 165 and from 94 to 114 mm; the other from 80 to 120 and from 90 to 110.
  fixture.click("145mm,104mm");
  EXPECT_EQ(terrain(fixture.mission()), "first@100mm,100mm crate@140mm,100mm");
  fixture.document.undo();
  fixture.click("145mm,104mm", Button::left, alt);
  EXPECT_EQ(terrain(fixture.mission()), "first@100mm,100mm crate@145mm,104mm") << "Alt: just there";
  fixture.document.undo();
  fixture.click("575mm,385mm");
  EXPECT_EQ(terrain(fixture.mission()), "first@100mm,100mm crate@580mm,390mm") << "in the corner of the board";
}

TEST_F(TerrainToolTest, AFeatureStaysInTheHandWhereItWasTaken) {
  begin(with_feature(open_board(), "crate", "crate", 100, 100));
  fixture.drag({"110mm,105mm", "200mm,180mm", "310mm,205mm"});
  EXPECT_EQ(terrain(fixture.mission()), "crate@300mm,200mm");
  EXPECT_EQ(fixture.document.undo_name(), "Move crate");
  fixture.click("300mm,200mm");
  EXPECT_EQ(terrain(fixture.mission()), "crate@300mm,200mm") << "a click alone selects";
  EXPECT_EQ(fixture.selected(), "#crate");
  fixture.click("300mm,200mm", Button::right);
  EXPECT_EQ(terrain(fixture.mission()), "");
}

TEST_F(TerrainToolTest, WhatHangsOnThePointerTurns) {
  begin(open_board());
  fixture.point_at("100mm,100mm");
  turn_selected(fixture.stage, fixture.canvas, 15);
  fixture.click("100mm,100mm");
  fixture.point_at("300mm,100mm");
  turn_selected(fixture.stage, fixture.canvas, -30);
  fixture.click("300mm,100mm");
  fixture.point_at("300mm,300mm");
  transform_selected(fixture.stage, fixture.canvas, Transform::mirror_left_right);
  fixture.click("300mm,300mm");
  EXPECT_EQ(terrain(fixture.mission()), "crate@100mm,100mm/15 crate-2@300mm,100mm/345 crate-3@300mm,300mm/15");
  fixture.press("450mm,200mm");
  transform_selected(fixture.stage, fixture.canvas, Transform::rotate_90);
  fixture.release("450mm,200mm");
  EXPECT_EQ(terrain(fixture.mission()),
            "crate@100mm,100mm/15 crate-2@300mm,100mm/345 crate-3@300mm,300mm/15 crate-4@450mm,200mm/105")
      << "also while the button is held";
}

TEST_F(TerrainToolTest, AnotherKindComesUnturned) {
  begin(open_board());
  fixture.choose_option("crate");
  fixture.point_at("100mm,100mm");
  turn_selected(fixture.stage, fixture.canvas, 15);
  transform_selected(fixture.stage, fixture.canvas, Transform::mirror_left_right);
  fixture.choose_option("crate");
  fixture.click("100mm,100mm");
  fixture.choose_option("tower");
  fixture.click("300mm,100mm");
  const auto& features = fixture.mission().boards.front()->features;
  ASSERT_EQ(features.size(), 2U);
  EXPECT_EQ(features[0].turn, 345) << "the same kind stays as it was turned: 15° mirrored";
  EXPECT_EQ(features[1].turn, 0);
}

TEST_F(TerrainToolTest, ShowsTheNextOneOnceThePointerHasLeftTheLast) {
  begin(open_board());
  const auto ghosts = [&] { return fixture.canvas.marks().ghost_features.size(); };
  fixture.canvas.carry(fixture.at("300mm,200mm"), {});
  EXPECT_EQ(ghosts(), 1U);
  fixture.canvas.put_carried(fixture.at("300mm,200mm"), {});
  ASSERT_EQ(terrain(fixture.mission()), "crate@300mm,200mm");
  EXPECT_EQ(ghosts(), 0U);
  // Beside the crate of 40 × 20 mm, where another would lie half on it.
  fixture.point_at("315mm,216mm", alt);
  EXPECT_EQ(ghosts(), 0U);
  fixture.point_at("400mm,300mm", alt);
  EXPECT_EQ(ghosts(), 1U);
  fixture.point_at("315mm,216mm", alt);
  ASSERT_EQ(ghosts(), 1U) << "now it says that it is in the way";
  EXPECT_EQ(fixture.canvas.marks().ghost_features.front().style, MarkStyle::erase);
}

TEST_F(TerrainToolTest, SaysWhatIsInTheWay) {
  begin(with_feature(open_board(), "first", "crate", 100, 100));
  fixture.point_at("135mm,100mm", alt);
  ASSERT_EQ(fixture.canvas.marks().ghost_features.size(), 1U);
  EXPECT_EQ(fixture.canvas.marks().ghost_features.front().style, MarkStyle::erase);
  EXPECT_EQ(fixture.canvas.hint(), "Click: crate – overlaps crate");
  fixture.point_at("300mm,100mm");
  ASSERT_EQ(fixture.canvas.marks().ghost_features.size(), 1U);
  EXPECT_EQ(fixture.canvas.marks().ghost_features.front().style, MarkStyle::ghost);
  EXPECT_EQ(fixture.canvas.hint(), "Click: crate; R and E turn it; Alt: do not snap");
  fixture.point_at("10mm,200mm", alt);
  EXPECT_EQ(fixture.canvas.hint(), "Click: crate – reaches over the edge of the board");
}

TEST_F(TerrainToolTest, TurnsWhatStandsUnderThePointerAsSoonAsItStands) {
  begin(open_board());
  fixture.click("100mm,100mm");
  EXPECT_FALSE(fixture.canvas.turns()) << "nothing hangs on the pointer: it is on the crate";
  turn_selected(fixture.stage, fixture.canvas, 15);
  EXPECT_EQ(terrain(fixture.mission()), "crate@100mm,100mm/15");
  fixture.click("300mm,300mm");
  EXPECT_EQ(terrain(fixture.mission()), "crate@100mm,100mm/15 crate-2@300mm,300mm") << "the next one as before";
}

TEST_F(TerrainToolTest, ATwitchOfTheHandChangesNothing) {
  begin(with_feature(with_feature(open_board(), "a", "crate", 100, 100), "b", "crate", 146, 100));
  fixture.drag({"146mm,100mm", "148mm,101mm"});
  EXPECT_EQ(terrain(fixture.mission()), "a@100mm,100mm b@146mm,100mm") << "though a side of the other is near";
  EXPECT_EQ(fixture.selected(), "#b");
}

TEST_F(TerrainToolTest, TakesAFeatureToAnotherBoard) {
  auto mission = with_feature(open_board(), "crate", "crate", 100, 100);
  Board second = *open_board().boards.front();
  second.at = {Length::millimetres(700), Length()};
  mission.boards.push_back(second);
  begin(std::move(mission));
  fixture.drag({"100mm,100mm", "900mm,150mm"});
  EXPECT_TRUE(fixture.mission().boards[0]->features.empty());
  ASSERT_EQ(fixture.mission().boards[1]->features.size(), 1U);
  EXPECT_EQ(terrain(fixture.mission()), "crate@900mm,150mm");
}

TEST_F(TerrainToolTest, UnderTheSymmetryPenBothSidesGetOne) {
  begin(open_board());
  fixture.stage.set_pen(SymmetryPen::half_turn);
  fixture.click("100mm,100mm");
  EXPECT_EQ(terrain(fixture.mission()), "crate@100mm,100mm crate-2@500mm,300mm/180");
}

TEST(Tools, ThatCanDoNothingHereSayWhy) {
  CanvasFixture fixture(open_board());
  Actions actions;
  add_canvas_actions(actions, fixture.canvas);
  fixture.canvas.choose("select");
  actions.run("tool.wall");
  EXPECT_EQ(fixture.canvas.tool().info().key, "select");
  EXPECT_EQ(actions.why_not("tool.wall"), "No board of this mission has a lattice, so nothing can be drawn along it");
  actions.run("tool.terrain");
  EXPECT_EQ(fixture.canvas.tool().info().key, "terrain");
  fixture.document.begin(test::empty_mission());
  EXPECT_EQ(actions.why_not("tool.wall"), "");
  EXPECT_EQ(actions.why_not("tool.terrain"), "None of the mission's terrain sets has terrain that stands freely");
}

TEST(Features, SelectedTurnByDegreesEachAboutItsOwnMiddle) {
  CanvasFixture fixture(with_feature(with_feature(open_board(), "a", "crate", 100, 100), "b", "tower", 300, 300, 350));
  fixture.canvas.choose("select");
  fixture.stage.select_all();
  turn_selected(fixture.stage, fixture.canvas, 15);
  EXPECT_EQ(terrain(fixture.mission()), "a@100mm,100mm/15 b@300mm,300mm/5");
  fixture.document.undo();
  EXPECT_EQ(terrain(fixture.mission()), "a@100mm,100mm b@300mm,300mm/350") << "one step";
}

TEST(Features, DraggedBesideOneAnotherTouch) {
  CanvasFixture fixture(with_feature(with_feature(open_board(), "a", "crate", 100, 100), "b", "crate", 300, 300));
  fixture.canvas.choose("select");
  fixture.drag({"300mm,300mm", "200mm,200mm", "143mm,102mm"});
  EXPECT_EQ(terrain(fixture.mission()), "a@100mm,100mm b@140mm,100mm");
}

}  // namespace
}  // namespace bulkhead
