// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>

#include "editor/tools/selection/fragment.h"
#include "editor/tools/tool/moving.h"
#include "model/edit/edit.h"
#include "model/io/mission_file.h"
#include "tests/editor/desk.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using test::Desk;
using test::empty_mission;
using test::mission_with;
using test::with_objective;

Address address(std::string_view text) { return parse_address(text).value(); }

Desk& selecting(Desk& desk) {
  desk.canvas.choose("select");
  return desk;
}

void select(Desk& desk, const std::vector<std::string_view>& addresses) {
  std::vector<Address> all;
  for (const auto text : addresses) all.push_back(address(text));
  desk.stage.select(Selection(all));
}

TEST(Selection, IsASortedSet) {
  const Selection selection({address("#o1"), address("C2/C3"), address("#o1")});
  EXPECT_EQ(selection.size(), 2U);
  EXPECT_TRUE(selection.contains(address("C2/C3")));
  EXPECT_FALSE(selection.toggled(address("C2/C3")).contains(address("C2/C3")));
  EXPECT_EQ(selection.toggled(address("C2/C3")).toggled(address("C2/C3")), selection);
}

TEST(Selection, DropsWhatIsGone) {
  Desk desk(with_objective(mission_with({6, 7}, "C2/C3 D2/D3", ""), "o1", "A1", "1"));
  select(desk, {"#o1", "C2/C3", "C3.nw"});
  EXPECT_EQ(desk.selected(), "C2/C3 C3.nw #o1");
  ASSERT_TRUE(desk.document.apply(RemoveObjects{{Id("o1")}}).has_value());
  EXPECT_EQ(desk.selected(), "C2/C3 C3.nw");
  ASSERT_TRUE(desk.document.apply(SetOpen{{parse_edge_address("C2/C3").value()}}).has_value());
  EXPECT_EQ(desk.selected(), "") << "without walls no pillar stands on the node either";
  select(desk, {"F7/F8", "#nothing"});
  EXPECT_EQ(desk.selected(), "");
}

TEST(SelectTool, WhatIsPastedCanBeTurnedBeforeItIsPutDown) {
  Desk desk(test::mission_with({6, 7}, "B2/B3", ""));
  desk.canvas.choose("select");
  desk.click("B2/B3");
  const auto clipboard = copy(desk.stage);
  paste(desk.stage, desk.canvas, clipboard);
  transform_selected(desk.stage, Transform::rotate_90);
  EXPECT_EQ(desk.walls(), "B2/B3") << "what was copied stays as it is";
  desk.click("E5");
  // A wall from west to east has become one from north to south.
  EXPECT_EQ(desk.mission().boards.front()->lattice()->walls().size(), 2U);
  const auto walls = desk.mission().boards.front()->lattice()->walls();
  EXPECT_EQ(std::count_if(walls.begin(), walls.end(), [](EdgePos edge) { return edge.axis == Axis::vertical; }), 1);
}

TEST(SelectTool, PastesWhatAFileMayHoldAndSaysWhatItMayNot) {
  Desk desk(with_objective(mission_with({6, 7}, "", ""), "o1", "A1", "a\u2028b"));
  select(desk, {"#o1"});
  auto clipboard = copy(desk.stage);
  paste(desk.stage, desk.canvas, clipboard);
  desk.click("C3");
  ASSERT_EQ(desk.mission().markers->size(), 2U);
  EXPECT_EQ(desk.mission().markers->back().label, "a\u2028b 2") << "a twin has a label of its own";
  const auto before = desk.mission();
  clipboard.replace(clipboard.find("\u2028"), 3, "\u0085");
  paste(desk.stage, desk.canvas, clipboard);
  EXPECT_NE(desk.stage.message().find("control character"), std::string::npos) << desk.stage.message();
  desk.click("D4");
  EXPECT_EQ(desk.mission(), before);
}

TEST(SelectTool, ClicksSelect) {
  Desk desk(with_objective(mission_with({6, 7}, "C2/C3", "D2/D3"), "o1", "A1", "1"));
  selecting(desk).click("C2/C3");
  EXPECT_EQ(desk.selected(), "C2/C3");
  desk.click("A1");
  EXPECT_EQ(desk.selected(), "#o1");
  desk.click("D2/D3", Button::left, test::shift);
  EXPECT_EQ(desk.selected(), "D2/D3 #o1");
  desk.click("A1", Button::left, test::control);
  EXPECT_EQ(desk.selected(), "D2/D3");
  desk.click("E6");
  EXPECT_EQ(desk.selected(), "") << "bare ground";
  EXPECT_FALSE(desk.document.can_undo()) << "selecting is no edit";
}

TEST(SelectTool, ABandSelectsWhatIsWhollyInside) {
  Desk desk(test::with_drop_zones(with_objective(mission_with({6, 7}, "C2/C3 D2/D3 E2/E3", ""), "o1", "C4", "1")));
  // From 150 to 410 mm across: the nodes at 206, 303 and 400, not the one at 497.
  selecting(desk).press("150mm,150mm");
  desk.move("410mm,400mm");
  EXPECT_EQ(desk.canvas.overlay().band, (Box{{150, 150}, {260, 250}}));
  desk.release("410mm,400mm");
  EXPECT_EQ(desk.selected(), "C2/C3 D2/D3 #o1");
  desk.drag({"550mm,560mm", "410mm,500mm"});
  EXPECT_EQ(desk.selected(), "");
  select(desk, {"E2/E3"});
  desk.drag({"150mm,330mm", "300mm,400mm"}, Button::left, test::shift);
  EXPECT_EQ(desk.selected(), "E2/E3 #o1") << "in addition";
}

TEST(SelectTool, ABandTakesZonesWithAllTheirGround) {
  Desk desk(test::with_drop_zones(empty_mission({2, 2})));
  desk.stage.select(inside(desk.mission(), desk.stage.table(), {{-1, -1}, {220, 111}}));
  EXPECT_EQ(desk.selected(), "#attacker-drop-zone");
  desk.stage.select(inside(desk.mission(), desk.stage.table(), {{1, -1}, {220, 111}}));
  EXPECT_EQ(desk.selected(), "");
}

TEST(SelectTool, ADragMovesTheSelectionByWholeCells) {
  Desk desk(mission_with({6, 7}, "B2/B3 B2/C2", "C2/C3"));
  select(selecting(desk), {"B2/B3", "C2/C3"});
  // 110 mm right and 190 down are one column and two rows.
  desk.press("B2/B3");
  desk.move("267mm,396mm");
  EXPECT_EQ(desk.walls(), "B2/B3 B2/C2") << "not before it is released";
  desk.release("267mm,396mm");
  EXPECT_EQ(desk.walls(), "C4/C5 B2/C2");
  EXPECT_EQ(desk.hatchways(), "D4/D5:south");
  EXPECT_EQ(desk.selected(), "C4/C5 D4/D5");
  EXPECT_EQ(desk.document.undo_name(), "Move 1 wall, 1 hatchway");
  desk.stage.undo();
  EXPECT_EQ(desk.mission(), mission_with({6, 7}, "B2/B3 B2/C2", "C2/C3"));
}

TEST(SelectTool, AMoveStopsAtTheBorder) {
  Desk desk(mission_with({6, 7}, "B2/B3", ""));
  select(selecting(desk), {"B2/B3"});
  desk.press("B2/B3");
  desk.canvas.move({-500, -500}, {});
  desk.canvas.release({-500, -500}, {});
  EXPECT_EQ(desk.walls(), "A1/north");
}

TEST(SelectTool, AMoveTakesMarkersNodesAndZonesAlong) {
  auto mission = with_objective(test::with_drop_zones(empty_mission({4, 4})), "o1", "B1", "1");
  mission = with_objective(mission, "o2", "100mm,90mm", "2");
  auto board = *mission.boards.front();
  board.lattice()->set_node(parse_node("B2.nw").value(), {NodePiece::wall_end, Compass::east});
  mission.boards.front() = board;
  Desk desk(mission);
  select(desk, {"#attacker-drop-zone", "#o1", "#o2", "B2.nw"});
  desk.stage.nudge(0, 2);
  EXPECT_EQ(desk.zones(), "attacker-drop-zone:A3,B3,C3,D3 defender-drop-zone:A4,B4,C4,D4");
  EXPECT_EQ(desk.markers(), "o1@B3:1 o2@100mm,284mm:2");
  const auto& overrides = find_lattice(desk.mission(), 1)->node_overrides();
  ASSERT_EQ(overrides.size(), 1U);
  EXPECT_EQ(overrides.begin()->first, parse_node("B4.nw").value());
  EXPECT_EQ(overrides.begin()->second.facing, Compass::east);
  desk.stage.undo();
  EXPECT_EQ(desk.mission(), mission) << "one step";
}

TEST(SelectTool, AMovedZoneKeepsItsLinks) {
  auto mission = with_objective(test::with_drop_zones(empty_mission({4, 4})), "o1", "C3", "1");
  mission.links = std::vector<Link>{{Id("lift"), Id("o1"), Id("attacker-drop-zone"), {}}};
  Desk desk(mission);
  select(desk, {"#attacker-drop-zone"});
  desk.stage.nudge(0, 1);
  EXPECT_EQ(desk.mission().links->size(), 1U);
  EXPECT_EQ(desk.zones().substr(0, 30), "attacker-drop-zone:A2,B2,C2,D2");
}

TEST(SelectTool, ASingleMarkerGoesWhereItSnaps) {
  Desk desk(with_objective(empty_mission(), "o1", "C3.nw", "1"));
  selecting(desk).drag({"C3.nw", "400mm,455mm"});
  EXPECT_EQ(desk.markers(), "o1@D5/E5:1") << "nearest to the middle of that edge";
  desk.drag({"D5/E5", "500mm,333mm"}, Button::left, test::alt);
  EXPECT_EQ(desk.markers(), "o1@500mm,333mm:1");
}

TEST(SelectTool, AFreePieceIsTakenWhereItIsHeld) {
  auto mission = empty_mission();
  auto board = *mission.boards.front();
  board.pieces.push_back(
      {Id("w1"), FreePiece::Kind::wall, {Length::millimetres(300), Length::millimetres(340)}, 0, {}});
  mission.boards.front() = board;
  Desk desk(mission);
  selecting(desk).drag({"320mm,340mm", "330mm,360mm"});
  EXPECT_EQ(desk.mission().boards.front()->pieces.front().at,
            (Point{Length::millimetres(310), Length::millimetres(360)}));
}

TEST(SelectTool, MovesToAnotherBoard) {
  Desk desk(test::two_boards({Length::millimetres(400), {}}));
  ASSERT_TRUE(desk.document.apply(SetWalls{{parse_edge_address("A1/B1").value()}}).has_value());
  selecting(desk).drag({"A1/B1", "2:B2/C2"});
  EXPECT_EQ(desk.walls(), "2:B2/C2");
}

TEST(SelectTool, WhatLiesOnTwoBoardsStaysTogether) {
  Desk desk(test::two_boards({Length::millimetres(315), {}}));
  ASSERT_TRUE(
      desk.document.apply(SetWalls{{parse_edge_address("A1/B1").value(), parse_edge_address("2:B1/C1").value()}})
          .has_value());
  desk.stage.select_all();
  desk.stage.nudge(2, 1);
  EXPECT_EQ(desk.walls(), "B2/C2 2:C2/east") << "the second has room for one column only";
}

TEST(SelectTool, EscapeGivesAMoveUp) {
  const auto mission = mission_with({6, 7}, "B2/B3", "");
  Desk desk(mission);
  selecting(desk).press("B2/B3");
  desk.move("D5");
  EXPECT_FALSE(desk.canvas.overlay().edges.empty());
  desk.canvas.cancel();
  desk.release("D5");
  EXPECT_EQ(desk.mission(), mission);
  EXPECT_FALSE(desk.document.can_undo());
}

TEST(SelectTool, DeletesWhatIsSelected) {
  Desk desk(test::with_drop_zones(with_objective(mission_with({6, 7}, "C2/C3", "D2/D3"), "o1", "A4", "1")));
  remove_selected(desk.stage);
  EXPECT_FALSE(desk.document.can_undo()) << "nothing is selected";
  desk.stage.select_all();
  remove_selected(desk.stage);
  EXPECT_EQ(desk.walls() + desk.hatchways() + desk.markers() + desk.zones(), "");
  EXPECT_EQ(desk.document.undo_name(), "Delete 1 wall, 1 hatchway, 1 marker, 2 zones");
  EXPECT_TRUE(desk.stage.selection().empty());
}

TEST(Transforming, TurnsARoomWhereItIs) {
  // An L: along the north of B2 and C2, down the west of B2; around it nodes (1, 1) to (3, 2).
  Desk desk(mission_with({6, 7}, "B1/B2 A2/B2", "C1/C2"));
  desk.stage.select_all();
  transform_selected(desk.stage, Transform::rotate_180);
  // The box of 2 × 1 cells stays: its south edge now, and its east side.
  EXPECT_EQ(desk.walls(), "C2/C3 C2/D2");
  EXPECT_EQ(desk.hatchways(), "B2/B3:north");
  transform_selected(desk.stage, Transform::rotate_180);
  EXPECT_EQ(desk.mission(), mission_with({6, 7}, "B1/B2 A2/B2", "C1/C2"));
}

TEST(Transforming, TurningFourTimesLeadsBack) {
  const auto mission = with_objective(mission_with({6, 7}, "B3/B4 A4/B4 D3/D4", "C3/C4"), "o1", "B4", "1");
  Desk desk(mission);
  desk.stage.select_all();
  for (int turn = 0; turn < 4; ++turn) transform_selected(desk.stage, Transform::rotate_90);
  EXPECT_EQ(desk.mission(), mission);
}

TEST(Transforming, MirrorsHatchwaysToo) {
  Desk desk(mission_with({6, 7}, "B2/C2", "C2/D2"));
  desk.stage.select_all();
  transform_selected(desk.stage, Transform::mirror_left_right);
  EXPECT_EQ(desk.walls(), "C2/D2");
  EXPECT_EQ(desk.hatchways(), "B2/C2:west");
  EXPECT_EQ(desk.document.undo_name(), "Mirror 1 wall, 1 hatchway");
}

TEST(Transforming, StaysOnTheLattice) {
  Desk desk(mission_with({6, 7}, "A1/north B1/north C1/north D1/north", ""));
  desk.stage.select_all();
  transform_selected(desk.stage, Transform::rotate_90);
  // Four edges down from the border, about where the middle was.
  EXPECT_EQ(desk.walls(), "B1/C1 B2/C2 B3/C3 B4/C4");
}

TEST(Transforming, LeavesShapesInMeasuresAndSaysSo) {
  auto mission = mission_with({6, 7}, "B2/B3", "");
  mission.zones = std::vector<Zone>{
      {Id("strip"), Id("drop-zone"), std::nullopt, "The strip", StripShape{Compass::north, Length::inches(6)}, {}}};
  Desk desk(mission);
  desk.stage.select_all();
  desk.stage.nudge(1, 0);
  EXPECT_EQ(desk.walls(), "C2/C3");
  EXPECT_EQ(*desk.mission().zones, *mission.zones);
  EXPECT_EQ(desk.stage.message(), "The strip does not stand on the lattice of one board");
}

TEST(Clipboard, CopiesAndPastesAtThePointer) {
  Desk desk(with_objective(mission_with({6, 7}, "B2/B3", "C2/C3"), "o1", "B3.nw", "1"));
  select(desk, {"B2/B3", "C2/C3", "#o1"});
  const auto text = copy(desk.stage);
  ASSERT_FALSE(text.empty());
  paste(desk.stage, desk.canvas, text);
  EXPECT_EQ(desk.canvas.tool().info().key, "select");
  desk.point_at("D6.nw");
  EXPECT_EQ(desk.canvas.overlay().ghosts.size(), 1U);
  desk.click("D6.nw");
  // The fragment of 2 × 1 cells lies with its middle at the pointer, half a row up or down.
  EXPECT_EQ(desk.walls(), "B2/B3 C5/C6");
  EXPECT_EQ(desk.hatchways(), "C2/C3:south D5/D6:south");
  EXPECT_EQ(desk.markers(), "o1@B3.nw:1 o2@C6.nw:2");
  EXPECT_EQ(desk.selected(), "C5/C6 D5/D6 #o2");
  EXPECT_EQ(desk.document.undo_name(), "Paste");
  desk.click("B6");
  EXPECT_EQ(desk.selected(), "") << "the paste is over";
}

TEST(Clipboard, ShiftPastesAgainAndAgainAndEscapeEndsIt) {
  Desk desk(mission_with({6, 7}, "B2/B3", ""));
  select(desk, {"B2/B3"});
  paste(desk.stage, desk.canvas, copy(desk.stage));
  desk.click("C5/C6", Button::left, test::shift);
  desk.click("D5/D6", Button::left, test::shift);
  EXPECT_EQ(desk.walls().size(), std::string("B2/B3 C5/C6 D5/D6").size());
  desk.canvas.cancel();
  EXPECT_EQ(desk.selected().empty(), false) << "Escape ends the paste first";
  desk.click("A1/A2");
  EXPECT_EQ(desk.walls().size(), std::string("B2/B3 C5/C6 D5/D6").size());
}

TEST(Clipboard, CutsOnlyWhatItCopies) {
  auto mission = mission_with({6, 7}, "B2/B3", "");
  mission.zones = std::vector<Zone>{
      {Id("strip"), Id("drop-zone"), std::nullopt, "", StripShape{Compass::north, Length::inches(6)}, {}}};
  Desk desk(mission);
  desk.stage.select_all();
  EXPECT_FALSE(desk.cut().empty());
  EXPECT_EQ(desk.walls(), "");
  EXPECT_EQ(desk.mission().zones->size(), 1U);
}

TEST(Clipboard, HasNothingToCopy) {
  Desk desk(empty_mission());
  EXPECT_EQ(copy(desk.stage), "");
  EXPECT_EQ(desk.stage.message(), "Select something on a lattice first");
}

TEST(Clipboard, RefusesHostileText) {
  Desk desk(mission_with({6, 7}, "B2/B3", ""));
  desk.canvas.choose("select");
  const auto before = desk.mission();
  const auto two = write_mission(test::two_boards({Length::millimetres(315), {}}));
  for (const auto& text :
       {std::string(), std::string("hello"), std::string("<mission format=\"9\"/>"), std::string(1000, '<'),
        std::string("<!DOCTYPE x [<!ENTITY a \"aaaa\">]><mission format=\"1\"/>"), std::string("\xff\xfe"), two}) {
    paste(desk.stage, desk.canvas, text);
    EXPECT_FALSE(desk.stage.message().empty()) << text;
    desk.click("D5/D6");
    EXPECT_EQ(desk.mission(), before);
  }
}

TEST(Clipboard, LeavesOutWhatTheMissionDoesNotKnow) {
  auto foreign = test::with_drop_zones(with_objective(mission_with({2, 2}, "A1/B1", ""), "o1", "A1", "1"));
  auto system = *foreign.system;
  system.zone_kinds.push_back({Id("elsewhere"), "Elsewhere", false, ZoneKind::Owner::nobody, false, "", "", "", {}});
  foreign.system = system;
  auto zones = *foreign.zones;
  zones[0].kind = Id("elsewhere");
  zones[1].side = Id("defender");
  foreign.zones = zones;
  auto target = empty_mission();
  target.sides = std::vector<Side>{{Id("red"), "Red", {}}};
  Desk desk(target);
  paste(desk.stage, desk.canvas, write_mission(foreign));
  desk.click("C3.nw");
  EXPECT_EQ(desk.walls(), "B2/C2");
  EXPECT_EQ(desk.markers(), "o1@B2:1");
  EXPECT_EQ(desk.zones(), "defender-drop-zone:B3,C3");
  EXPECT_EQ(desk.mission().zones->front().side, std::nullopt) << "a side that is not in this mission";
  EXPECT_EQ(desk.stage.message(), "This mission cannot take Elsewhere (Attacker) over");
}

TEST(Clipboard, SaysWhatDoesNotFit) {
  Desk large(mission_with({6, 7}, "A1/A2 F6/F7", ""));
  large.stage.select_all();
  const auto text = copy(large.stage);
  Desk small(empty_mission({3, 3}));
  paste(small.stage, small.canvas, text);
  small.click("B2");
  EXPECT_EQ(small.walls(), "A1/north") << "as near to the corner as it gets";
  EXPECT_EQ(small.stage.message(), "1 thing would not stand on the board");
}

TEST(Duplicating, PutsACopyBesideItWithNamesOfItsOwn) {
  Desk desk(with_objective(test::with_drop_zones(mission_with({4, 4}, "A2/A3", "")), "o1", "A3", "1"));
  select(desk, {"A2/A3", "#o1", "#attacker-drop-zone"});
  duplicate_selected(desk.stage);
  EXPECT_EQ(desk.walls(), "A2/A3 A3/A4") << "the zone is as wide as the board, so only down";
  EXPECT_EQ(desk.markers(), "o1@A3:1 o2@A4:2");
  EXPECT_EQ(desk.zones(),
            "attacker-drop-zone:A1,B1,C1,D1 defender-drop-zone:A4,B4,C4,D4 attacker-drop-zone-2:A2,B2,C2,D2");
  EXPECT_EQ(desk.selected(), "A3/A4 #attacker-drop-zone-2 #o2");
}

}  // namespace
}  // namespace bulkhead
