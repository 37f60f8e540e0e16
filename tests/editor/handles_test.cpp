// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/editor/canvas_fixture.h"
#include "tests/support/terrain.h"

namespace bulkhead {
namespace {

using test::alt;
using test::CanvasFixture;
using test::open_board;

Mission with_zone(std::string_view edit) {
  const auto mission = open_board();
  return parse_edit(mission, edit).value().apply(mission).value();
}

/// A zone on a board of 600 × 400 mm, selected.
struct HandlesTest : testing::Test {
  CanvasFixture fixture{open_board()};
  void begin(std::string_view shape) {
    fixture.document.begin(with_zone("zone z kind drop-zone side attacker " + std::string(shape)));
    fixture.canvas.set_unit(RulerUnit::millimetres);
    fixture.canvas.choose("select");
    fixture.stage.select(Selection({ObjectAddress{Id("z")}}));
  }
  [[nodiscard]] std::string shape() const {
    const auto text = PutZone{fixture.mission().zones->front(), false}.text_form(fixture.mission());
    return text.substr(text.find("attacker") + 9);
  }
  [[nodiscard]] std::size_t handles() const { return fixture.canvas.marks().handles.size(); }
};

TEST_F(HandlesTest, CornersOfAPolygonAreDragged) {
  begin("polygon 100mm,100mm 300mm,100mm 300mm,200mm");
  fixture.point_at("500mm,350mm");
  EXPECT_EQ(handles(), 6U) << "three corners, three sides";
  fixture.drag({"300mm,200mm", "350mm,250mm", "402mm,301mm"});
  EXPECT_EQ(shape(), "polygon 100mm,100mm 300mm,100mm 400mm,300mm");
  EXPECT_EQ(fixture.selected(), "#z");
  fixture.document.undo();
  EXPECT_EQ(shape(), "polygon 100mm,100mm 300mm,100mm 300mm,200mm") << "one step";
}

TEST_F(HandlesTest, SidesBecomeCornersAndTheRightButtonTakesThemAway) {
  begin("polygon 100mm,100mm 300mm,100mm 300mm,200mm");
  fixture.drag({"200mm,100mm", "200mm,51mm"});
  EXPECT_EQ(shape(), "polygon 100mm,100mm 200mm,50mm 300mm,100mm 300mm,200mm");
  fixture.click("200mm,50mm", Button::right);
  EXPECT_EQ(shape(), "polygon 100mm,100mm 300mm,100mm 300mm,200mm");
  fixture.click("100mm,100mm", Button::right);
  EXPECT_EQ(shape(), "polygon 100mm,100mm 300mm,100mm 300mm,200mm") << "three corners stay";
}

TEST_F(HandlesTest, ACornerDoesNotCrossTheOtherSides) {
  begin("polygon 100mm,100mm 300mm,100mm 300mm,200mm 100mm,200mm");
  fixture.drag({"300mm,200mm", "250mm,150mm", "200mm,50mm"});
  EXPECT_EQ(shape(), "polygon 100mm,100mm 300mm,100mm 250mm,150mm 100mm,200mm") << "as far as it was a polygon";
}

TEST_F(HandlesTest, CirclesStripsAndPolygonsFollowTheirHandles) {
  begin("circle 300mm,200mm radius 80mm");
  fixture.drag({"380mm,200mm", "401mm,200mm"});
  EXPECT_EQ(shape(), "circle 300mm,200mm radius 100mm");
  begin("strip west depth 100mm");
  fixture.drag({"100mm,200mm", "151mm,180mm"});
  EXPECT_EQ(shape(), "strip west depth 150mm");
  begin("strip south depth 100mm");
  fixture.drag({"300mm,300mm", "300mm,249mm"});
  EXPECT_EQ(shape(), "strip south depth 150mm");
  begin("quarter north-west");
  fixture.point_at("500mm,350mm");
  EXPECT_EQ(handles(), 0U);
}

TEST_F(HandlesTest, APolygonIsMovedAsAWholeAndStaysOnTheBoard) {
  begin("polygon 100mm,100mm 300mm,100mm 300mm,200mm");
  fixture.drag({"270mm,120mm", "300mm,150mm", "331mm,171mm"});
  // The top-left corner would come to 161, 151 mm: on the grid 160, 150.
  EXPECT_EQ(shape(), "polygon 160mm,150mm 360mm,150mm 360mm,250mm");
  fixture.drag({"330mm,170mm", "590mm,390mm"});
  EXPECT_EQ(shape(), "polygon 400mm,300mm 600mm,300mm 600mm,400mm");
}

TEST_F(HandlesTest, ACircleStaysInTheHandWhereItWasTaken) {
  begin("circle 300mm,200mm radius 80mm");
  fixture.drag({"340mm,200mm", "380mm,230mm", "440mm,240mm"});
  EXPECT_EQ(shape(), "circle 400mm,240mm radius 80mm");
}

TEST_F(HandlesTest, ATwitchOfTheHandChangesNothing) {
  begin("polygon 100mm,100mm 305mm,100mm 305mm,205mm");
  fixture.drag({"202mm,100mm", "204mm,101mm"});
  EXPECT_EQ(shape(), "polygon 100mm,100mm 305mm,100mm 305mm,205mm");
  EXPECT_FALSE(fixture.document.can_undo());
}

TEST_F(HandlesTest, APolygonAcrossTwoBoardsMovesByWhatThePointerMoves) {
  auto two = open_board();
  Board second = *two.boards.front();
  second.at = {Length::millimetres(600), Length()};
  two.boards.push_back(second);
  const auto zone =
      parse_edit(two, "zone z kind drop-zone side attacker polygon 500mm,100mm 700mm,100mm 700mm,200mm 500mm,200mm");
  fixture.document.begin(zone.value().apply(two).value());
  fixture.canvas.set_unit(RulerUnit::millimetres);
  fixture.canvas.choose("select");
  fixture.stage.select(Selection({ObjectAddress{Id("z")}}));
  fixture.drag({"650mm,130mm", "650mm,180mm", "650mm,230mm"});
  EXPECT_EQ(shape(), "polygon 500mm,200mm 700mm,200mm 700mm,300mm 500mm,300mm");
}

TEST_F(HandlesTest, ThePenLeavesACounterpartOfAnotherSortAlone) {
  begin("polygon 100mm,100mm 300mm,100mm 300mm,200mm");
  auto mission = fixture.mission();
  mission = parse_edit(mission, "zone other kind drop-zone side defender circle 450mm,300mm radius 50mm")
                .value()
                .apply(mission)
                .value();
  fixture.document.begin(mission);
  fixture.stage.set_pen(SymmetryPen::half_turn);
  fixture.stage.select(Selection({ObjectAddress{Id("z")}}));
  fixture.drag({"300mm,200mm", "350mm,250mm", "400mm,300mm"});
  EXPECT_EQ(shape(), "polygon 100mm,100mm 300mm,100mm 400mm,300mm");
  EXPECT_TRUE(std::holds_alternative<CircleShape>(fixture.mission().zones->back().shape));
}

/// Where two crates stand opposite to each other on a board of 600 × 400 mm, the second turned by 30°.
struct PairTest : testing::Test {
  CanvasFixture fixture{
      test::with_feature(test::with_feature(open_board(), "a", "crate", 100, 100), "b", "crate", 500, 300, 30)};
  PairTest() {
    fixture.canvas.set_unit(RulerUnit::millimetres);
    fixture.canvas.choose("select");
    fixture.stage.select(Selection({ObjectAddress{Id("a")}}));
  }
  [[nodiscard]] const Feature& second() const { return fixture.mission().boards.front()->features.back(); }
};

TEST_F(PairTest, UnderThePenBothTurnByAsMuch) {
  fixture.stage.set_pen(SymmetryPen::half_turn);
  turn_selected(fixture.stage, fixture.canvas, 15);
  EXPECT_EQ(fixture.mission().boards.front()->features.front().turn, 15);
  EXPECT_EQ(second().turn, 45);
}

TEST_F(PairTest, UnderThePenTheOtherMovesAndKeepsItsTurn) {
  fixture.stage.set_pen(SymmetryPen::half_turn);
  fixture.drag({"100mm,100mm", "150mm,150mm", "200mm,150mm"});
  EXPECT_EQ(second().at, (Point{Length::millimetres(400), Length::millimetres(250)}));
  EXPECT_EQ(second().turn, 30);
}

TEST(Handles, TurnWhatStandsAlone) {
  CanvasFixture fixture(test::with_feature(open_board(), "crate", "crate", 300, 200));
  fixture.canvas.choose("select");
  fixture.stage.select(Selection({ObjectAddress{Id("crate")}}));
  fixture.point_at("500mm,350mm");
  ASSERT_EQ(fixture.canvas.marks().handles.size(), 1U);
  // Its handle stands 50 mm above the middle: five times what the pointer feels.
  fixture.drag({"300mm,150mm", "340mm,160mm", "352mm,198mm"});
  EXPECT_EQ(fixture.mission().boards.front()->features.front().turn, 90);
  fixture.press("350mm,200mm", Button::left, alt);
  fixture.move("348mm,215mm", alt);
  fixture.release("348mm,215mm", alt);
  // atan(15 / 48) = 17.35 degrees below the horizontal.
  EXPECT_EQ(fixture.mission().boards.front()->features.front().turn, 107);
}

}  // namespace
}  // namespace bulkhead
