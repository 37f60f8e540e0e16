// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "tests/editor/canvas_fixture.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead {
namespace {

using test::alt;
using test::CanvasFixture;
using test::open_board;

/// Draws on a board of 600 × 400 mm; lengths in millimetres, so that corners go to whole centimetres.
struct ZonePenTest : testing::Test {
  CanvasFixture fixture{open_board()};
  ZonePenTest() {
    fixture.canvas.set_unit(RulerUnit::millimetres);
    fixture.canvas.choose("zone");
    fixture.choose_option("Drop zone · Attacker");
  }
  void begin(std::string_view form) { fixture.choose_option(form); }
  /// The zones as their edits say them.
  [[nodiscard]] std::vector<std::string> zones() const {
    std::vector<std::string> texts;
    for (const auto& zone : *fixture.mission().zones) {
      texts.push_back(PutZone{zone, false}.text_form(fixture.mission()));
    }
    return texts;
  }
};

using Texts = std::vector<std::string>;

TEST_F(ZonePenTest, ADragDrawsARectangleOnTheGrid) {
  begin("Rectangle");
  fixture.drag({"103mm,98mm", "150mm,150mm", "297mm,204mm"});
  EXPECT_EQ(zones(), Texts{"zone attacker-drop-zone kind drop-zone side attacker polygon 100mm,100mm 300mm,100mm "
                           "300mm,200mm 100mm,200mm"});
  EXPECT_EQ(fixture.selected(), "#attacker-drop-zone");
  fixture.document.undo();
  EXPECT_EQ(zones(), Texts()) << "one step";
  fixture.drag({"103mm,98mm", "297mm,204mm"}, Button::left, alt);
  EXPECT_EQ(zones(), Texts{"zone attacker-drop-zone kind drop-zone side attacker polygon 103mm,98mm 297mm,98mm "
                           "297mm,204mm 103mm,204mm"});
}

TEST_F(ZonePenTest, WhereThereAreNoCellsItBeginsWithARectangleAndOffersNone) {
  const auto forms = fixture.canvas.tool().choices(fixture.mission()).back();
  ASSERT_TRUE(forms.chosen.has_value());
  EXPECT_EQ(forms.names.at(*forms.chosen), "Rectangle");
  EXPECT_EQ(std::count(forms.names.begin(), forms.names.end(), "Cells"), 0);
  EXPECT_EQ(fixture.canvas.hint().find("cells"), std::string::npos) << fixture.canvas.hint();
  begin("Circle");
  const auto chosen = fixture.canvas.tool().choices(fixture.mission()).back();
  EXPECT_EQ(chosen.names.at(*chosen.chosen), "Circle");
  CanvasFixture with_cells(test::empty_mission());
  with_cells.canvas.choose("zone");
  const auto on_cells = with_cells.canvas.tool().choices(with_cells.mission()).back();
  EXPECT_EQ(on_cells.names.at(*on_cells.chosen), "Cells");
}

TEST_F(ZonePenTest, CellsBecomeARectangleWhereThereAreNone) {
  fixture.drag({"100mm,100mm", "200mm,200mm"});
  EXPECT_EQ(zones().size(), 1U);
  EXPECT_TRUE(std::holds_alternative<PolygonShape>(fixture.mission().zones->front().shape));
}

TEST_F(ZonePenTest, TheEdgeOfTheBoardDrawsNearCornersToItself) {
  begin("Rectangle");
  fixture.drag({"6mm,394mm", "300mm,300mm"});
  EXPECT_EQ(zones(), Texts{"zone attacker-drop-zone kind drop-zone side attacker polygon 0mm,300mm 300mm,300mm "
                           "300mm,400mm 0mm,400mm"});
}

TEST_F(ZonePenTest, InInchesTheGridIsHalfAnInch) {
  fixture.canvas.set_unit(RulerUnit::inches);
  begin("Strip");
  fixture.drag({"20mm,200mm", "150mm,210mm"});
  // 150 mm are 11.8 half inches: 12 are 152.4 mm.
  EXPECT_EQ(zones(), Texts{"zone attacker-drop-zone kind drop-zone side attacker strip west depth 152.4mm"});
}

TEST_F(ZonePenTest, CirclesAndQuartersAreDrawnToo) {
  begin("Circle");
  fixture.drag({"300mm,200mm", "380mm,200mm"});
  begin("Quarter");
  fixture.click("500mm,300mm");
  EXPECT_EQ(zones(), (Texts{"zone attacker-drop-zone kind drop-zone side attacker circle 300mm,200mm radius 80mm",
                            "zone attacker-drop-zone-2 kind drop-zone side attacker quarter south-east"}));
}

TEST_F(ZonePenTest, AQuarterThatASideHasIsNotDrawnAgain) {
  begin("Quarter");
  fixture.click("500mm,300mm");
  const auto drawn = zones();
  ASSERT_EQ(drawn.size(), 1U);
  fixture.click("400mm,350mm");
  EXPECT_EQ(zones(), drawn);
  EXPECT_NE(fixture.stage.message().find("This quarter is"), std::string::npos) << fixture.stage.message();
  EXPECT_FALSE(fixture.canvas.tool().holds_something());
  EXPECT_EQ(fixture.document.steps_done(), 1U);
  // Another quarter, and the same one of the other side, are no repetition.
  fixture.click("100mm,300mm");
  EXPECT_EQ(fixture.stage.message(), "");
  fixture.choose_option("Drop zone · Defender");
  fixture.click("500mm,300mm");
  EXPECT_EQ(zones().size(), 3U);
}

TEST_F(ZonePenTest, APolygonTakesACornerAClickUntilItIsClosed) {
  begin("Polygon");
  for (const auto* corner : {"100mm,100mm", "300mm,100mm", "300mm,300mm"}) fixture.click(corner);
  EXPECT_EQ(zones(), Texts()) << "it is only drawn";
  fixture.point_at("200mm,200mm");
  ASSERT_TRUE(fixture.canvas.marks().outline.has_value());
  EXPECT_EQ(fixture.canvas.marks().outline->corners.size(), 3U);
  fixture.click("104mm,97mm");
  EXPECT_EQ(zones(), Texts{"zone attacker-drop-zone kind drop-zone side attacker polygon 100mm,100mm 300mm,100mm "
                           "300mm,300mm"});
}

TEST_F(ZonePenTest, AClickBesideTheBoardSetsTheCornerThatIsShown) {
  begin("Polygon");
  fixture.click("100mm,100mm");
  const auto edge = fixture.at("0mm,200mm");
  const ScreenPoint beside{edge.x - 2, edge.y};
  fixture.canvas.move(beside, {});
  const auto shown = fixture.canvas.marks().outline;
  ASSERT_TRUE(shown.has_value());
  const auto there = fixture.stage.table().at(1, Point{Length(), Length::millimetres(200)});
  EXPECT_EQ(shown->next, there);
  EXPECT_NE(fixture.canvas.hint().find("from the west edge"), std::string::npos) << fixture.canvas.hint();
  fixture.canvas.press(beside, Button::left, {});
  fixture.canvas.release(beside, {});
  EXPECT_EQ(fixture.canvas.marks().outline->corners.size(), 2U);
  EXPECT_EQ(fixture.canvas.marks().outline->corners.back(), there);
}

TEST_F(ZonePenTest, WhatIsBegunJustBesideTheBoardBeginsAtItsEdge) {
  const auto begin_beside = [this](double pixels) {
    const auto edge = fixture.at("0mm,300mm");
    const ScreenPoint beside{edge.x - pixels, edge.y};
    fixture.canvas.move(beside, {});
    fixture.canvas.press(beside, Button::left, {});
    fixture.move("300mm,400mm");
    fixture.release("300mm,400mm");
  };
  begin("Rectangle");
  begin_beside(40);
  EXPECT_EQ(zones(), Texts()) << "that is elsewhere";
  begin_beside(2);
  EXPECT_EQ(zones(), Texts{"zone attacker-drop-zone kind drop-zone side attacker polygon 0mm,300mm 300mm,300mm "
                           "300mm,400mm 0mm,400mm"});
  begin("Polygon");
  begin_beside(2);
  EXPECT_TRUE(fixture.canvas.tool().holds_something());
}

TEST_F(ZonePenTest, WordsOfAPolygonStandBesideTheSideThatIsDrawn) {
  begin("Polygon");
  fixture.click("300mm,100mm");
  fixture.point_at("100mm,250mm");
  const auto words = fixture.canvas.marks().words;
  ASSERT_EQ(words.size(), 1U);
  const auto first = fixture.stage.table().at(1, Point{Length::millimetres(100), Length::millimetres(100)});
  EXPECT_EQ(words.front().about, (Rect{first, {200, 150}}));
}

TEST_F(ZonePenTest, APolygonIsClosedByASecondClickOnItsLastCorner) {
  begin("Polygon");
  for (const auto* corner : {"100mm,100mm", "300mm,100mm", "300mm,300mm", "300mm,300mm"}) fixture.click(corner);
  EXPECT_EQ(zones().size(), 1U);
  EXPECT_FALSE(fixture.canvas.tool().holds_something());
}

TEST_F(ZonePenTest, EnterClosesAPolygonOfThreeCorners) {
  EXPECT_FALSE(fixture.canvas.finish()) << "nothing is drawn";
  begin("Polygon");
  fixture.click("100mm,100mm");
  fixture.click("300mm,100mm");
  EXPECT_TRUE(fixture.canvas.finish());
  EXPECT_EQ(fixture.stage.message(), "A polygon has at least three corners");
  EXPECT_TRUE(fixture.canvas.tool().holds_something());
  fixture.click("300mm,300mm");
  EXPECT_TRUE(fixture.canvas.finish());
  EXPECT_EQ(zones(), Texts{"zone attacker-drop-zone kind drop-zone side attacker polygon 100mm,100mm 300mm,100mm "
                           "300mm,300mm"});
  EXPECT_FALSE(fixture.canvas.tool().holds_something());
  EXPECT_FALSE(fixture.canvas.finish());
  fixture.document.undo();
  EXPECT_EQ(zones(), Texts()) << "one step";
}

TEST_F(ZonePenTest, ASideThatCrossesIsRefusedAndTheDrawingKept) {
  begin("Polygon");
  for (const auto* corner : {"100mm,100mm", "300mm,100mm", "300mm,300mm"}) fixture.click(corner);
  fixture.click("200mm,50mm");
  EXPECT_EQ(fixture.stage.message(), "That side would cross or touch another; the drawing is as it was");
  EXPECT_EQ(fixture.canvas.marks().outline->corners.size(), 3U);
  fixture.click("300mm,200mm");
  EXPECT_EQ(fixture.canvas.marks().outline->corners.size(), 3U) << "it would run back along the last side";
  fixture.click("500mm,200mm", Button::right);
  EXPECT_EQ(fixture.canvas.marks().outline->corners.size(), 2U) << "the right button takes a corner back";
  fixture.canvas.cancel();
  EXPECT_FALSE(fixture.canvas.tool().holds_something()) << "Escape gives up";
  EXPECT_EQ(zones(), Texts());
}

TEST_F(ZonePenTest, AnOutlineThatCannotBeClosedIsKept) {
  begin("Polygon");
  // An arrow head: the side from the last corner back to the first would cross the second.
  for (const auto* corner : {"100mm,200mm", "200mm,100mm", "300mm,300mm", "400mm,200mm"}) fixture.click(corner);
  fixture.click("400mm,200mm");
  EXPECT_EQ(zones(), Texts());
  EXPECT_EQ(fixture.stage.message(), "The side back to the first corner would cross another; the drawing is as it was");
  ASSERT_TRUE(fixture.canvas.marks().outline.has_value());
  EXPECT_EQ(fixture.canvas.marks().outline->corners.size(), 4U);
  EXPECT_TRUE(fixture.canvas.hint().starts_with("The side back to the first corner would cross another"))
      << fixture.canvas.hint();
}

TEST_F(ZonePenTest, APolygonIsGivenUpWhereItsBoardGoes) {
  auto two = open_board();
  Board second = *two.boards.front();
  second.at = {Length::millimetres(700), Length()};
  const auto one = fixture.mission();
  two.boards.push_back(second);
  fixture.stage.replace(two, StepName("Another board"));
  begin("Polygon");
  fixture.click("800mm,100mm");
  fixture.click("900mm,100mm");
  fixture.stage.undo();
  EXPECT_FALSE(fixture.canvas.marks().outline.has_value());
  EXPECT_FALSE(fixture.canvas.hint().empty());
  fixture.click("100mm,100mm");
  EXPECT_FALSE(fixture.canvas.tool().holds_something());
  EXPECT_EQ(fixture.mission(), one);
}

TEST_F(ZonePenTest, BackWhereItBeganADragDrawsNothing) {
  begin("Rectangle");
  fixture.drag({"100mm,100mm", "200mm,200mm", "100mm,100mm"});
  EXPECT_EQ(zones(), Texts());
  EXPECT_FALSE(fixture.document.can_undo());
}

TEST_F(ZonePenTest, TheRightButtonRemovesAZone) {
  begin("Rectangle");
  fixture.drag({"100mm,100mm", "200mm,200mm"});
  fixture.click("150mm,150mm", Button::right);
  EXPECT_EQ(zones(), Texts());
}

TEST_F(ZonePenTest, TwoClicksDrawAsADragDoes) {
  begin("Rectangle");
  fixture.click("100mm,100mm");
  EXPECT_EQ(zones(), Texts());
  EXPECT_FALSE(fixture.document.can_undo());
  fixture.point_at("250mm,150mm");
  EXPECT_TRUE(fixture.canvas.hint().find("Click where it ends; Esc gives up") != std::string::npos)
      << fixture.canvas.hint();
  fixture.click("300mm,200mm");
  EXPECT_EQ(zones(), Texts{"zone attacker-drop-zone kind drop-zone side attacker polygon 100mm,100mm 300mm,100mm "
                           "300mm,200mm 100mm,200mm"});
  fixture.click("400mm,100mm");
  fixture.canvas.cancel();
  fixture.click("500mm,300mm");
  EXPECT_EQ(zones().size(), 1U) << "Escape gave the first corner up, and this one is the first again";
}

TEST_F(ZonePenTest, BetweenTwoClicksTheGroundIsShownWithItsSize) {
  const auto ground = [&] {
    const auto grounds = fixture.canvas.marks().ghost_grounds;
    return grounds.size() == 1 ? grounds.front().outline : std::vector<Vec>();
  };
  begin("Rectangle");
  fixture.click("300mm,100mm");
  fixture.point_at("100mm,200mm");
  // On the table the board's corner is at the origin.
  EXPECT_EQ(ground(), (std::vector<Vec>{{100, 100}, {300, 100}, {300, 200}, {100, 200}}));
  const auto words = fixture.canvas.marks().words;
  ASSERT_EQ(words.size(), 1U);
  EXPECT_EQ(words.front().text, "200 mm × 100 mm · 100 mm from the west edge, 200 mm from the north edge");
  EXPECT_EQ(words.front().about, (Rect{{100, 100}, {200, 100}}));
  fixture.point_at("300mm,200mm");
  EXPECT_TRUE(ground().empty()) << "it has no width there";
  fixture.canvas.cancel();
  EXPECT_TRUE(fixture.canvas.marks().ghost_grounds.empty());
  begin("Circle");
  fixture.click("300mm,200mm");
  fixture.point_at("300mm,250mm");
  ASSERT_FALSE(ground().empty());
  for (const auto corner : ground()) EXPECT_NEAR(std::hypot(corner.x - 300, corner.y - 200), 50, 0.1);
  fixture.canvas.cancel();
  begin("Strip");
  fixture.click("0mm,200mm");
  fixture.point_at("50mm,200mm");
  EXPECT_EQ(ground(), (std::vector<Vec>{{0, 0}, {50, 0}, {50, 400}, {0, 400}})) << "along the whole edge";
  fixture.click("50mm,200mm");
  EXPECT_EQ(zones(), Texts{"zone attacker-drop-zone kind drop-zone side attacker strip west depth 50mm"});
}

TEST_F(ZonePenTest, TellsSizesAndDistancesFromTheEdges) {
  begin("Rectangle");
  fixture.press("100mm,100mm");
  fixture.move("300mm,150mm");
  ASSERT_EQ(fixture.canvas.marks().words.size(), 1U);
  EXPECT_EQ(fixture.canvas.marks().words.front().text,
            "200 mm × 50 mm · 300 mm from the west edge, 150 mm from the north edge");
  EXPECT_TRUE(fixture.canvas.hint().starts_with("300 mm from the west edge, 150 mm from the north edge"))
      << fixture.canvas.hint();
  fixture.release("300mm,150mm");
}

TEST_F(ZonePenTest, UnderTheSymmetryPenTheOtherSideGetsItsOwn) {
  fixture.stage.set_pen(SymmetryPen::half_turn);
  begin("Rectangle");
  fixture.drag({"100mm,100mm", "200mm,150mm"});
  begin("Strip");
  fixture.drag({"20mm,200mm", "120mm,200mm"});
  const auto texts = zones();
  ASSERT_EQ(texts.size(), 4U);
  EXPECT_EQ(texts[1],
            "zone defender-drop-zone kind drop-zone side defender polygon 500mm,300mm 400mm,300mm 400mm,250mm "
            "500mm,250mm");
  EXPECT_EQ(texts[3], "zone defender-drop-zone-2 kind drop-zone side defender strip east depth 120mm");
}

TEST(ZonePen, NodesOfALatticeDrawCornersToThemselves) {
  CanvasFixture fixture(test::empty_mission());
  fixture.canvas.choose("zone");
  fixture.choose_option("Rectangle");
  fixture.drag({"B2.nw", "D4.nw"});
  const auto& shape = std::get<PolygonShape>(fixture.mission().zones->front().shape);
  EXPECT_EQ(shape.corners.front(), point_of(fixture.mission(), parse_place("B2.nw").value()));
  EXPECT_EQ(shape.corners.at(2), point_of(fixture.mission(), parse_place("D4.nw").value()));
}

}  // namespace
}  // namespace bulkhead
