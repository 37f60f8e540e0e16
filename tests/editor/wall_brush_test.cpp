// SPDX-License-Identifier: MIT
#include "editor/tools/tool/wall_brush.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "tests/editor/canvas_fixture.h"
#include "tests/support/picking.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using test::CanvasFixture;
using test::empty_mission;
using test::mission_with;

TEST(WallBrush, AClickStepsAnEdgeRound) {
  CanvasFixture fixture(empty_mission());
  fixture.click("C2/C3");
  EXPECT_EQ(fixture.walls(), "C2/C3");
  fixture.click("C2/C3");
  EXPECT_EQ(fixture.walls(), "");
  EXPECT_EQ(fixture.hatchways(), "C2/C3:south");
  fixture.click("C2/C3");
  EXPECT_EQ(fixture.hatchways(), "C2/C3:north");
  fixture.click("C2/C3");
  EXPECT_EQ(fixture.hatchways() + fixture.walls(), "");
  for (int step = 0; step < 4; ++step) fixture.stage.undo();
  EXPECT_EQ(fixture.mission(), empty_mission());
  EXPECT_FALSE(fixture.document.can_undo()) << "four clicks, four steps";
}

TEST(WallBrush, AHatchwayOfABreachableWallIsBreachable) {
  auto mission = empty_mission();
  auto board = *mission.boards.front();
  board.lattice()->set_wall(parse_edge("C2/C3").value(), true);
  mission.boards.front() = board;
  CanvasFixture fixture(mission);
  fixture.click("C2/C3");
  EXPECT_TRUE(find_lattice(fixture.mission(), 1)->hatchway(parse_edge("C2/C3").value())->breachable);
}

TEST(WallBrush, AShakyHandStillClicks) {
  CanvasFixture fixture(empty_mission());
  fixture.press("254.5mm,206mm");
  fixture.move("259mm,208mm");
  fixture.release("259mm,208mm");
  EXPECT_EQ(fixture.walls(), "C2/C3");
}

TEST(WallBrush, ADragLaysARunAsOneStep) {
  CanvasFixture fixture(empty_mission());
  // From node B3.nw along row 2/3 to node E3.nw.
  fixture.drag({"109mm,206mm", "206mm,209mm", "303mm,200mm", "400mm,206mm"});
  EXPECT_EQ(fixture.walls(), "B2/B3 C2/C3 D2/D3");
  EXPECT_EQ(fixture.document.undo_name(), "Wall on 3 edges");
  fixture.stage.undo();
  EXPECT_EQ(fixture.walls(), "");
  EXPECT_FALSE(fixture.document.can_undo());
}

TEST(WallBrush, ADragFromTheMiddleOfAnEdgeBeginsWithThatEdge) {
  CanvasFixture right(empty_mission());
  right.drag({"C2/C3", "D2/D3"});
  // D2/D3 ends at 400; its middle is as near to both of its ends, and the later one counts.
  EXPECT_EQ(right.walls().substr(0, 5), "C2/C3");
  CanvasFixture left(empty_mission());
  left.drag({"C2/C3", "C3.nw"});
  EXPECT_EQ(left.walls(), "C2/C3");
  CanvasFixture leftwards(empty_mission());
  leftwards.drag({"C2/C3", "C3.nw", "B3.nw"});
  EXPECT_EQ(leftwards.walls(), "B2/B3 C2/C3");
}

TEST(WallBrush, ADiagonalDragGivesAConnectedRun) {
  CanvasFixture fixture(empty_mission());
  fixture.drag({"B2.nw", "D4.nw"});
  // Two columns and two rows from (1, 1) to (3, 3), by turns.
  EXPECT_EQ(fixture.walls(), "B1/B2 C2/C3 B2/C2 C3/D3");
}

TEST(WallBrush, ADragLeavesWhatStandsAsItIs) {
  CanvasFixture fixture(mission_with({6, 7}, "C2/C3", "B2/B3"));
  fixture.drag({"B3.nw", "C3.nw", "D3.nw", "E3.nw"});
  EXPECT_EQ(fixture.walls(), "C2/C3 D2/D3");
  EXPECT_EQ(fixture.hatchways(), "B2/B3:south");
}

TEST(WallBrush, ADragThatBeginsOnAWallMakesNoHatchway) {
  CanvasFixture fixture(mission_with({6, 7}, "C2/C3", ""));
  fixture.drag({"C2/C3", "D3.nw", "E3.nw"});
  EXPECT_EQ(fixture.walls(), "C2/C3 D2/D3");
  EXPECT_EQ(fixture.hatchways(), "");
}

TEST(WallBrush, TheRightButtonErases) {
  CanvasFixture fixture(mission_with({6, 7}, "B2/B3 C2/C3 D2/D3 C3/D3", "E2/E3"));
  fixture.click("C3/D3", Button::right);
  EXPECT_EQ(fixture.walls(), "B2/B3 C2/C3 D2/D3");
  // Along the row, past nodes where nothing else is touched.
  fixture.drag({"B2/B3", "E2/E3"}, Button::right);
  EXPECT_EQ(fixture.walls() + fixture.hatchways(), "");
  fixture.stage.undo();
  EXPECT_EQ(fixture.walls(), "B2/B3 C2/C3 D2/D3") << "the drag was one step";
}

TEST(WallBrush, ErasingPassesByCrossingWalls) {
  CanvasFixture fixture(mission_with({6, 7}, "B2/B3 C2/C3 B2/C2 B3/C3", ""));
  fixture.drag({"B2/B3", "C2/C3"}, Button::right);
  EXPECT_EQ(fixture.walls(), "B2/C2 B3/C3");
}

TEST(WallBrush, ShiftDrawsARectangle) {
  CanvasFixture fixture(mission_with({6, 7}, "", "B1/B2"));
  fixture.press("B2.nw", Button::left, test::shift);
  fixture.move("D3.nw", test::shift);
  EXPECT_EQ(fixture.walls(), "") << "not before it is released";
  EXPECT_EQ(fixture.canvas.marks().edges.size(), 5U) << "six edges, one of which is a hatchway";
  fixture.release("D3.nw", test::shift);
  EXPECT_EQ(fixture.walls(), "C1/C2 B2/B3 C2/C3 A2/B2 C2/D2");
  EXPECT_EQ(fixture.hatchways(), "B1/B2:south");
}

TEST(WallBrush, ARectangleStaysOnItsBoard) {
  CanvasFixture fixture(empty_mission({2, 2}));
  fixture.press("A1.nw", Button::left, test::shift);
  fixture.canvas.move({9999, 9999}, test::shift);
  fixture.canvas.release({9999, 9999}, test::shift);
  EXPECT_EQ(fixture.walls(), "A1/north B1/north A2/south B2/south A1/west B1/east A2/west B2/east");
}

/// The arrow keys, Enter and what is typed, without any pointer.
struct WallsByKeyboard : testing::Test {
  CanvasFixture fixture{empty_mission()};
  WallsByKeyboard() {
    fixture.canvas.set_unit(RulerUnit::millimetres);
    // It appears in A1.
    go(Compass::east);
  }
  void go(Compass direction, StepSize size = StepSize::fine) { fixture.canvas.move_cursor(direction, size); }
  void enter(Modifiers modifiers = {}) { fixture.canvas.click_at_cursor(Button::left, modifiers); }
  [[nodiscard]] bool hints_at(std::string_view words) const {
    return fixture.canvas.hint().find(words) != std::string::npos;
  }
};

TEST_F(WallsByKeyboard, ARoomGoesRoundTheCellsFromOneCornerToTheOther) {
  go(Compass::east);
  go(Compass::south);
  EXPECT_TRUE(hints_at("Shift+Enter: a rectangle from here")) << fixture.canvas.hint();
  enter(test::shift);
  EXPECT_EQ(fixture.stage.message(), "");
  go(Compass::east);
  go(Compass::south);
  go(Compass::south);
  EXPECT_EQ(fixture.walls(), "") << "not before it is let go";
  EXPECT_TRUE(hints_at("2 × 3 cells")) << fixture.canvas.hint();
  EXPECT_TRUE(hints_at("Enter: let go")) << fixture.canvas.hint();
  enter();
  EXPECT_EQ(fixture.walls(), "B1/B2 C1/C2 B4/B5 C4/C5 A2/B2 C2/D2 A3/B3 C3/D3 A4/B4 C4/D4");
  fixture.stage.undo();
  EXPECT_EQ(fixture.walls(), "");
  EXPECT_FALSE(fixture.document.can_undo()) << "it is one step";
}

TEST_F(WallsByKeyboard, FromNodeToNodeItIsWhatLiesBetween) {
  go(Compass::east, StepSize::usual);
  go(Compass::south, StepSize::usual);
  enter(test::shift);
  go(Compass::east);
  go(Compass::south);
  enter();
  EXPECT_EQ(fixture.walls(), "B1/B2 B2/B3 A2/B2 B2/C2");
}

TEST_F(WallsByKeyboard, ItsSidesCanBeTyped) {
  go(Compass::east);
  go(Compass::south);
  enter(test::shift);
  // A cell is 97 mm: three and two of them.
  for (const char key : std::string_view("300\t200\r")) EXPECT_TRUE(fixture.canvas.type(key));
  EXPECT_EQ(fixture.walls(), "B1/B2 C1/C2 D1/D2 B3/B4 C3/C4 D3/D4 A2/B2 D2/E2 A3/B3 D3/E3");
}

TEST_F(WallsByKeyboard, ZonesHaveSuchRectanglesOfCells) {
  fixture.canvas.choose("zone");
  EXPECT_TRUE(hints_at("Shift+Enter: a rectangle from here")) << fixture.canvas.hint();
  enter(test::shift);
  go(Compass::east);
  go(Compass::south);
  enter();
  EXPECT_NE(fixture.zones().find(":A1,A2,B1,B2"), std::string::npos) << fixture.zones();
}

TEST_F(WallsByKeyboard, EscapeGivesTheRoomUp) {
  enter(test::shift);
  go(Compass::east);
  fixture.canvas.cancel();
  enter();
  EXPECT_EQ(fixture.walls(), "");
  EXPECT_EQ(fixture.stage.message(), "Move the cursor onto an edge first");
}

TEST(WallBrush, ALengthIsTypedWhileAWallIsDrawn) {
  CanvasFixture fixture(empty_mission());
  fixture.canvas.set_unit(RulerUnit::millimetres);
  fixture.press("B3.nw");
  EXPECT_FALSE(fixture.canvas.type('4')) << "nothing is drawn yet";
  fixture.move("D3.nw");
  for (const char key : std::string_view("400")) EXPECT_TRUE(fixture.canvas.type(key));
  // 388 mm are nearest: four cells of 97.
  EXPECT_EQ(fixture.walls(), "B2/B3 C2/C3 D2/D3 E2/E3");
  EXPECT_EQ(fixture.canvas.marks().words.at(0).text, "Length 400");
  for (int key = 0; key < 3; ++key) EXPECT_TRUE(fixture.canvas.type('\b'));
  EXPECT_EQ(fixture.walls(), "B2/B3 C2/C3") << "the pointer counts again";
  // To the other side, straight, wherever the pointer is beside that.
  fixture.move("110mm,500mm");
  for (const char key : std::string_view("4\"\r")) EXPECT_TRUE(fixture.canvas.type(key));
  EXPECT_EQ(fixture.walls(), "A3/B3");
  fixture.release("110mm,500mm");
  EXPECT_EQ(fixture.walls(), "A3/B3") << "it was done with";
  EXPECT_EQ(fixture.document.steps_done(), 1U);
}

TEST(WallBrush, EscapeTakesADragBack) {
  CanvasFixture fixture(mission_with({6, 7}, "A1/A2", ""));
  fixture.press("B3.nw");
  fixture.move("D3.nw");
  EXPECT_EQ(fixture.walls(), "A1/A2 B2/B3 C2/C3");
  fixture.canvas.cancel();
  EXPECT_EQ(fixture.walls(), "A1/A2");
  EXPECT_FALSE(fixture.document.can_undo());
  EXPECT_FALSE(fixture.document.can_redo());
  fixture.move("E3.nw");
  fixture.release("E3.nw");
  EXPECT_EQ(fixture.walls(), "A1/A2") << "the gesture is over";
}

TEST(WallBrush, GoesOnOnTheNextBoard) {
  CanvasFixture fixture(test::two_boards({Length::millimetres(315), {}}));
  fixture.drag({"B2.nw", "C2.nw", "C2.ne", "2:A2.nw", "2:B2.nw"});
  EXPECT_EQ(fixture.walls(), "B1/B2 C1/C2 2:A1/A2");
}

TEST(WallBrush, ShowsAndSaysWhatAClickDoes) {
  CanvasFixture fixture(mission_with({6, 7}, "C2/C3", ""));
  fixture.point_at("B2/B3");
  EXPECT_EQ(fixture.canvas.marks().edges,
            (std::vector<EdgeMark>{{parse_edge_address("B2/B3").value(), MarkStyle::ghost, std::nullopt}}));
  EXPECT_EQ(fixture.canvas.hint(), "Click or drag: wall B2/B3; Shift+drag: rectangle of walls");
  fixture.point_at("C2/C3");
  EXPECT_EQ(fixture.canvas.marks().edges,
            (std::vector<EdgeMark>{{parse_edge_address("C2/C3").value(), MarkStyle::ghost, Hatchway()}}));
  EXPECT_EQ(fixture.canvas.hint(), "Click: hatchway C2/C3; right button: erase");
  fixture.click("C2/C3");
  fixture.click("C2/C3");
  EXPECT_EQ(fixture.canvas.hint(), "Click: open floor at C2/C3; right button: erase");
  EXPECT_EQ(fixture.canvas.marks().edges.at(0).style, MarkStyle::erase);
  fixture.canvas.leave();
  EXPECT_TRUE(fixture.canvas.marks().edges.empty());
}

TEST(WallBrush, SaysThatABoardHasNoLattice) {
  auto mission = empty_mission();
  Board board;
  board.ground = PlainGround{Length::inches(30), Length::inches(22)};
  mission.boards = {board};
  CanvasFixture fixture(mission);
  fixture.click("100mm,100mm");
  EXPECT_EQ(fixture.stage.message(), "This board has no lattice, so nothing can be drawn along it.");
  EXPECT_EQ(fixture.mission(), mission);
}

TEST(RunBetween, KeepsNearTheStraightLine) {
  // Three columns and one row: the step down comes in the middle.
  const auto run = run_between({0, 0}, {3, 1});
  ASSERT_EQ(run.size(), 4U);
  const auto down = std::find_if(run.begin(), run.end(), [](EdgePos edge) { return edge.axis == Axis::vertical; });
  EXPECT_EQ(down->column, 2);
}

RC_GTEST_PROP(RunBetween, LeadsFromEndToEndWithoutDetour, ()) {
  const NodePos from{test::pick_int(0, 20), test::pick_int(0, 20)};
  const NodePos to{test::pick_int(0, 20), test::pick_int(0, 20)};
  const auto run = run_between(from, to);
  RC_ASSERT(run.size() == static_cast<std::size_t>(std::abs(from.column - to.column) + std::abs(from.row - to.row)));
  NodePos at = from;
  for (const auto& edge : run) {
    RC_ASSERT(edge.first_node() == at || edge.second_node() == at);
    at = edge.first_node() == at ? edge.second_node() : edge.first_node();
  }
  RC_ASSERT(at == to);
}

RC_GTEST_PROP(OutlineBetween, GoesRoundOnce, ()) {
  const NodePos a{test::pick_int(0, 9), test::pick_int(0, 9)};
  const NodePos b{test::pick_int(0, 9), test::pick_int(0, 9)};
  auto edges = outline_between(a, b);
  const int width = std::abs(a.column - b.column);
  const int height = std::abs(a.row - b.row);
  const int count = width == 0 ? height : height == 0 ? width : 2 * (width + height);
  RC_ASSERT(edges.size() == static_cast<std::size_t>(count));
  std::sort(edges.begin(), edges.end());
  RC_ASSERT(std::adjacent_find(edges.begin(), edges.end()) == edges.end());
}

}  // namespace
}  // namespace bulkhead
