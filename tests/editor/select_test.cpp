// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>

#include "editor/tools/selection/paste.h"
#include "editor/tools/tool/moving.h"
#include "model/edit/edit.h"
#include "model/io/mission_file.h"
#include "tests/editor/canvas_fixture.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead {
namespace {

using test::CanvasFixture;
using test::empty_mission;
using test::mission_with;
using test::with_objective;

Address address(std::string_view text) { return parse_address(text).value(); }

CanvasFixture& selecting(CanvasFixture& fixture) {
  fixture.canvas.choose("select");
  return fixture;
}

void select(CanvasFixture& fixture, const std::vector<std::string_view>& addresses) {
  std::vector<Address> all;
  for (const auto text : addresses) all.push_back(address(text));
  fixture.stage.select(Selection(all));
}

TEST(Selection, IsASortedSet) {
  const Selection selection({address("#o1"), address("C2/C3"), address("#o1")});
  EXPECT_EQ(selection.size(), 2U);
  EXPECT_TRUE(selection.contains(address("C2/C3")));
  EXPECT_FALSE(selection.toggled(address("C2/C3")).contains(address("C2/C3")));
  EXPECT_EQ(selection.toggled(address("C2/C3")).toggled(address("C2/C3")), selection);
}

TEST(Selection, DropsWhatIsGone) {
  CanvasFixture fixture(with_objective(mission_with({6, 7}, "C2/C3 D2/D3", ""), "o1", "A1", "1"));
  select(fixture, {"#o1", "C2/C3", "C3.nw"});
  EXPECT_EQ(fixture.selected(), "C2/C3 C3.nw #o1");
  ASSERT_TRUE(fixture.document.apply(RemoveObjects{{Id("o1")}}).has_value());
  EXPECT_EQ(fixture.selected(), "C2/C3 C3.nw");
  ASSERT_TRUE(fixture.document.apply(SetOpen{{parse_edge_address("C2/C3").value()}}).has_value());
  EXPECT_EQ(fixture.selected(), "") << "without walls no pillar stands on the node either";
  select(fixture, {"F7/F8", "#nothing"});
  EXPECT_EQ(fixture.selected(), "");
}

TEST(SelectTool, WhatIsPastedCanBeTurnedBeforeItIsPutDown) {
  CanvasFixture fixture(test::mission_with({6, 7}, "B2/B3", ""));
  fixture.canvas.choose("select");
  fixture.click("B2/B3");
  const auto clipboard = copy(fixture.stage);
  paste(fixture.stage, fixture.canvas, clipboard);
  transform_selected(fixture.stage, fixture.canvas, Transform::rotate_90);
  EXPECT_EQ(fixture.walls(), "B2/B3") << "what was copied stays as it is";
  fixture.click("E5");
  // A wall from west to east has become one from north to south.
  EXPECT_EQ(fixture.mission().boards.front()->lattice()->walls().size(), 2U);
  const auto walls = fixture.mission().boards.front()->lattice()->walls();
  EXPECT_EQ(std::count_if(walls.begin(), walls.end(), [](EdgePos edge) { return edge.axis == Axis::vertical; }), 1);
}

TEST(SelectTool, WhatIsPastedGoesRoundByQuartersWhereOtherThingsTurnByDegrees) {
  CanvasFixture fixture(test::mission_with({6, 7}, "B2/B3", ""));
  fixture.canvas.choose("select");
  fixture.click("B2/B3");
  paste(fixture.stage, fixture.canvas, copy(fixture.stage));
  EXPECT_NE(fixture.canvas.hint().find("R and E turn it"), std::string::npos) << fixture.canvas.hint();
  const auto standing = [&] {
    fixture.point_at("E5");
    const auto edges = fixture.canvas.marks().edges;
    return std::count_if(edges.begin(), edges.end(),
                         [](const EdgeMark& mark) { return mark.edge.edge.axis == Axis::vertical; });
  };
  EXPECT_EQ(standing(), 0);
  turn_selected(fixture.stage, fixture.canvas, 15);
  EXPECT_EQ(standing(), 1);
  turn_selected(fixture.stage, fixture.canvas, -15);
  EXPECT_EQ(standing(), 0);
  EXPECT_EQ(fixture.walls(), "B2/B3");
}

TEST(SelectTool, PastesWhatAFileMayHoldAndSaysWhatItMayNot) {
  CanvasFixture fixture(with_objective(mission_with({6, 7}, "", ""), "o1", "A1", "a\u2028b"));
  select(fixture, {"#o1"});
  auto clipboard = copy(fixture.stage);
  paste(fixture.stage, fixture.canvas, clipboard);
  fixture.click("C3");
  ASSERT_EQ(fixture.mission().markers->size(), 2U);
  EXPECT_EQ(fixture.mission().markers->back().label, "a\u2028b 2") << "a twin has a label of its own";
  const auto before = fixture.mission();
  clipboard.replace(clipboard.find("\u2028"), 3, "\u0085");
  paste(fixture.stage, fixture.canvas, clipboard);
  EXPECT_NE(fixture.stage.message().find("control character"), std::string::npos) << fixture.stage.message();
  fixture.click("D4");
  EXPECT_EQ(fixture.mission(), before);
}

TEST(SelectTool, ClicksSelect) {
  CanvasFixture fixture(with_objective(mission_with({6, 7}, "C2/C3", "D2/D3"), "o1", "A1", "1"));
  selecting(fixture).click("C2/C3");
  EXPECT_EQ(fixture.selected(), "C2/C3");
  fixture.click("A1");
  EXPECT_EQ(fixture.selected(), "#o1");
  fixture.click("D2/D3", Button::left, test::shift);
  EXPECT_EQ(fixture.selected(), "D2/D3 #o1");
  fixture.click("A1", Button::left, test::control);
  EXPECT_EQ(fixture.selected(), "D2/D3");
  fixture.click("E6");
  EXPECT_EQ(fixture.selected(), "") << "bare ground";
  EXPECT_FALSE(fixture.document.can_undo()) << "selecting is no edit";
}

TEST(SelectTool, ABandSelectsWhatIsWhollyInside) {
  CanvasFixture fixture(
      test::with_drop_zones(with_objective(mission_with({6, 7}, "C2/C3 D2/D3 E2/E3", ""), "o1", "C4", "1")));
  // From 150 to 410 mm across: the nodes at 206, 303 and 400, not the one at 497.
  selecting(fixture).press("150mm,150mm");
  fixture.move("410mm,400mm");
  EXPECT_EQ(fixture.canvas.marks().band, (Rect{{150, 150}, {260, 250}}));
  fixture.release("410mm,400mm");
  EXPECT_EQ(fixture.selected(), "C2/C3 D2/D3 #o1");
  fixture.drag({"550mm,560mm", "410mm,500mm"});
  EXPECT_EQ(fixture.selected(), "");
  select(fixture, {"E2/E3"});
  fixture.drag({"150mm,330mm", "300mm,400mm"}, Button::left, test::shift);
  EXPECT_EQ(fixture.selected(), "E2/E3 #o1") << "in addition";
}

TEST(SelectTool, WithShiftABandBeginsOnWhateverIsThere) {
  CanvasFixture fixture(test::with_drop_zones(mission_with({6, 7}, "C2/C3 E2/E3", "")));
  select(selecting(fixture), {"E2/E3"});
  const auto zones = fixture.zones();
  // From within the attacker's drop zone, the first row of cells.
  fixture.press("60mm,60mm", Button::left, test::shift);
  fixture.move("320mm,240mm", test::shift);
  EXPECT_EQ(fixture.canvas.marks().band, (Rect{{60, 60}, {260, 180}}));
  fixture.release("320mm,240mm", test::shift);
  EXPECT_EQ(fixture.selected(), "C2/C3 E2/E3");
  EXPECT_EQ(fixture.zones(), zones);
  fixture.click("60mm,60mm", Button::left, test::shift);
  EXPECT_EQ(fixture.selected(), "C2/C3 E2/E3 #attacker-drop-zone") << "a click selects in addition";
  select(fixture, {});
  fixture.point_at("60mm,60mm");
  EXPECT_NE(fixture.canvas.hint().find("drag with Shift: a band"), std::string::npos) << fixture.canvas.hint();
}

TEST(SelectTool, ABandTakesZonesWithAllTheirGround) {
  CanvasFixture fixture(test::with_drop_zones(empty_mission({2, 2})));
  fixture.stage.select(inside(fixture.mission(), fixture.stage.table(), {{-1, -1}, {220, 111}}));
  EXPECT_EQ(fixture.selected(), "#attacker-drop-zone");
  fixture.stage.select(inside(fixture.mission(), fixture.stage.table(), {{1, -1}, {220, 111}}));
  EXPECT_EQ(fixture.selected(), "");
}

TEST(SelectTool, ABandTakesZonesOfEveryForm) {
  const auto mm = [](int x, int y) { return Point{Length::millimetres(x), Length::millimetres(y)}; };
  auto mission = test::open_board();
  const auto zone = [](std::string_view id, Shape shape) {
    return Zone{Id(id), Id("drop-zone"), Id("attacker"), "", std::move(shape), {}};
  };
  mission.zones = std::vector<Zone>{zone("box", PolygonShape{{mm(200, 50), mm(300, 50), mm(300, 100), mm(200, 100)}}),
                                    zone("triangle", PolygonShape{{mm(200, 150), mm(300, 150), mm(250, 200)}}),
                                    zone("disc", CircleShape{mm(400, 200), Length::millimetres(40)}),
                                    zone("strip", StripShape{Compass::north, Length::millimetres(30)}),
                                    zone("quarter", QuarterShape{Quarter::south_east, {}})};
  mission.areas = std::vector<Zone>{zone("area", PolygonShape{{mm(20, 320), mm(60, 320), mm(60, 380)}})};
  CanvasFixture fixture(mission);
  selecting(fixture).drag({"190mm,40mm", "310mm,210mm"});
  EXPECT_EQ(fixture.selected(), "#box #triangle");
  fixture.drag({"201mm,40mm", "310mm,210mm"});
  EXPECT_EQ(fixture.selected(), "") << "a millimetre of both is outside";
  const auto within = [&](const Rect& band) {
    fixture.stage.select(inside(fixture.mission(), fixture.stage.table(), band));
    return fixture.selected();
  };
  EXPECT_EQ(within({{359, 159}, {82, 82}}), "#disc");
  EXPECT_EQ(within({{359, 159}, {80, 82}}), "") << "from 360 to 440 mm";
  EXPECT_EQ(within({{0, 0}, {600, 31}}), "#strip");
  EXPECT_EQ(within({{299, 199}, {302, 202}}), "#quarter");
  EXPECT_EQ(within({{10, 310}, {60, 80}}), "#area");
  EXPECT_EQ(within({{0, 0}, {600, 400}}), "#area #box #disc #quarter #strip #triangle");
}

TEST(SelectTool, ADragMovesTheSelectionByWholeCells) {
  CanvasFixture fixture(mission_with({6, 7}, "B2/B3 B2/C2", "C2/C3"));
  select(selecting(fixture), {"B2/B3", "C2/C3"});
  // 110 mm right and 190 down are one column and two rows.
  fixture.press("B2/B3");
  fixture.move("267mm,396mm");
  EXPECT_EQ(fixture.walls(), "B2/B3 B2/C2") << "not before it is released";
  fixture.release("267mm,396mm");
  EXPECT_EQ(fixture.walls(), "C4/C5 B2/C2");
  EXPECT_EQ(fixture.hatchways(), "D4/D5:south");
  EXPECT_EQ(fixture.selected(), "C4/C5 D4/D5");
  EXPECT_EQ(fixture.document.undo_name(), "Move 1 wall, 1 hatchway");
  fixture.stage.undo();
  EXPECT_EQ(fixture.mission(), mission_with({6, 7}, "B2/B3 B2/C2", "C2/C3"));
}

TEST(SelectTool, AMoveStopsAtTheBorder) {
  CanvasFixture fixture(mission_with({6, 7}, "B2/B3", ""));
  select(selecting(fixture), {"B2/B3"});
  fixture.press("B2/B3");
  fixture.canvas.move({-500, -500}, {});
  fixture.canvas.release({-500, -500}, {});
  EXPECT_EQ(fixture.walls(), "A1/north");
}

TEST(SelectTool, AMoveTakesMarkersNodesAndZonesAlong) {
  auto mission = with_objective(test::with_drop_zones(empty_mission({4, 4})), "o1", "B1", "1");
  mission = with_objective(mission, "o2", "100mm,90mm", "2");
  auto board = *mission.boards.front();
  board.lattice()->set_node(parse_node("B2.nw").value(), {NodePiece::wall_end, Compass::east});
  mission.boards.front() = board;
  CanvasFixture fixture(mission);
  select(fixture, {"#attacker-drop-zone", "#o1", "#o2", "B2.nw"});
  fixture.stage.nudge(0, 2);
  EXPECT_EQ(fixture.zones(), "attacker-drop-zone:A3,B3,C3,D3 defender-drop-zone:A4,B4,C4,D4");
  EXPECT_EQ(fixture.markers(), "o1@B3:1 o2@100mm,284mm:2");
  const auto& overrides = find_lattice(fixture.mission(), 1)->node_overrides();
  ASSERT_EQ(overrides.size(), 1U);
  EXPECT_EQ(overrides.begin()->first, parse_node("B4.nw").value());
  EXPECT_EQ(overrides.begin()->second.facing, Compass::east);
  fixture.stage.undo();
  EXPECT_EQ(fixture.mission(), mission) << "one step";
}

TEST(SelectTool, AMovedZoneKeepsItsLinks) {
  auto mission = with_objective(test::with_drop_zones(empty_mission({4, 4})), "o1", "C3", "1");
  mission.links = std::vector<Link>{{Id("lift"), Id("o1"), Id("attacker-drop-zone"), {}}};
  CanvasFixture fixture(mission);
  select(fixture, {"#attacker-drop-zone"});
  fixture.stage.nudge(0, 1);
  EXPECT_EQ(fixture.mission().links->size(), 1U);
  EXPECT_EQ(fixture.zones().substr(0, 30), "attacker-drop-zone:A2,B2,C2,D2");
}

TEST(SelectTool, ASingleMarkerGoesWhereItSnaps) {
  CanvasFixture fixture(with_objective(empty_mission(), "o1", "C3.nw", "1"));
  selecting(fixture).drag({"C3.nw", "400mm,455mm"});
  EXPECT_EQ(fixture.markers(), "o1@D5/E5:1") << "nearest to the middle of that edge";
  fixture.drag({"D5/E5", "500mm,333mm"}, Button::left, test::alt);
  EXPECT_EQ(fixture.markers(), "o1@500mm,333mm:1");
}

TEST(SelectTool, AFreePieceIsTakenWhereItIsHeld) {
  auto mission = empty_mission();
  auto board = *mission.boards.front();
  board.pieces.push_back(
      {Id("w1"), FreePiece::Kind::wall, {Length::millimetres(300), Length::millimetres(340)}, 0, {}});
  mission.boards.front() = board;
  CanvasFixture fixture(mission);
  selecting(fixture).drag({"320mm,340mm", "330mm,360mm"});
  EXPECT_EQ(fixture.mission().boards.front()->pieces.front().at,
            (Point{Length::millimetres(310), Length::millimetres(360)}));
}

TEST(SelectTool, MovesToAnotherBoard) {
  CanvasFixture fixture(test::two_boards({Length::millimetres(400), {}}));
  ASSERT_TRUE(fixture.document.apply(SetWalls{{parse_edge_address("A1/B1").value()}}).has_value());
  selecting(fixture).drag({"A1/B1", "2:B2/C2"});
  EXPECT_EQ(fixture.walls(), "2:B2/C2");
}

TEST(SelectTool, WhatLiesOnTwoBoardsStaysTogether) {
  CanvasFixture fixture(test::two_boards({Length::millimetres(315), {}}));
  ASSERT_TRUE(
      fixture.document.apply(SetWalls{{parse_edge_address("A1/B1").value(), parse_edge_address("2:B1/C1").value()}})
          .has_value());
  fixture.stage.select_all();
  fixture.stage.nudge(2, 1);
  EXPECT_EQ(fixture.walls(), "B2/C2 2:C2/east") << "the second has room for one column only";
}

TEST(SelectTool, EscapeGivesAMoveUp) {
  const auto mission = mission_with({6, 7}, "B2/B3", "");
  CanvasFixture fixture(mission);
  selecting(fixture).press("B2/B3");
  fixture.move("D5");
  EXPECT_FALSE(fixture.canvas.marks().edges.empty());
  fixture.canvas.cancel();
  fixture.release("D5");
  EXPECT_EQ(fixture.mission(), mission);
  EXPECT_FALSE(fixture.document.can_undo());
}

TEST(SelectTool, DeletesWhatIsSelected) {
  CanvasFixture fixture(test::with_drop_zones(with_objective(mission_with({6, 7}, "C2/C3", "D2/D3"), "o1", "A4", "1")));
  remove_selected(fixture.stage);
  EXPECT_FALSE(fixture.document.can_undo()) << "nothing is selected";
  fixture.stage.select_all();
  remove_selected(fixture.stage);
  EXPECT_EQ(fixture.walls() + fixture.hatchways() + fixture.markers() + fixture.zones(), "");
  EXPECT_EQ(fixture.document.undo_name(), "Delete 1 wall, 1 hatchway, 1 marker, 2 zones");
  EXPECT_TRUE(fixture.stage.selection().empty());
}

TEST(Transforming, TurnsARoomWhereItIs) {
  // An L: along the north of B2 and C2, down the west of B2; around it nodes (1, 1) to (3, 2).
  CanvasFixture fixture(mission_with({6, 7}, "B1/B2 A2/B2", "C1/C2"));
  fixture.stage.select_all();
  transform_selected(fixture.stage, fixture.canvas, Transform::rotate_180);
  // The box of 2 × 1 cells stays: its south edge now, and its east side.
  EXPECT_EQ(fixture.walls(), "C2/C3 C2/D2");
  EXPECT_EQ(fixture.hatchways(), "B2/B3:north");
  transform_selected(fixture.stage, fixture.canvas, Transform::rotate_180);
  EXPECT_EQ(fixture.mission(), mission_with({6, 7}, "B1/B2 A2/B2", "C1/C2"));
}

TEST(Transforming, TurningFourTimesLeadsBack) {
  const auto mission = with_objective(mission_with({6, 7}, "B3/B4 A4/B4 D3/D4", "C3/C4"), "o1", "B4", "1");
  CanvasFixture fixture(mission);
  fixture.stage.select_all();
  for (int turn = 0; turn < 4; ++turn) transform_selected(fixture.stage, fixture.canvas, Transform::rotate_90);
  EXPECT_EQ(fixture.mission(), mission);
}

TEST(Transforming, MirrorsHatchwaysToo) {
  CanvasFixture fixture(mission_with({6, 7}, "B2/C2", "C2/D2"));
  fixture.stage.select_all();
  transform_selected(fixture.stage, fixture.canvas, Transform::mirror_left_right);
  EXPECT_EQ(fixture.walls(), "C2/D2");
  EXPECT_EQ(fixture.hatchways(), "B2/C2:west");
  EXPECT_EQ(fixture.document.undo_name(), "Mirror 1 wall, 1 hatchway");
}

TEST(Transforming, StaysOnTheLattice) {
  CanvasFixture fixture(mission_with({6, 7}, "A1/north B1/north C1/north D1/north", ""));
  fixture.stage.select_all();
  transform_selected(fixture.stage, fixture.canvas, Transform::rotate_90);
  // Four edges down from the border, about where the middle was.
  EXPECT_EQ(fixture.walls(), "B1/C1 B2/C2 B3/C3 B4/C4");
}

TEST(Transforming, LeavesShapesInMeasuresAndSaysSo) {
  auto mission = mission_with({6, 7}, "B2/B3", "");
  mission.zones = std::vector<Zone>{
      {Id("strip"), Id("drop-zone"), std::nullopt, "The strip", StripShape{Compass::north, Length::inches(6)}, {}}};
  CanvasFixture fixture(mission);
  fixture.stage.select_all();
  fixture.stage.nudge(1, 0);
  EXPECT_EQ(fixture.walls(), "C2/C3");
  EXPECT_EQ(*fixture.mission().zones, *mission.zones);
  EXPECT_EQ(fixture.stage.message(), "The strip does not stand on the lattice of one board");
}

TEST(Clipboard, CopiesAndPastesAtThePointer) {
  CanvasFixture fixture(with_objective(mission_with({6, 7}, "B2/B3", "C2/C3"), "o1", "B3.nw", "1"));
  select(fixture, {"B2/B3", "C2/C3", "#o1"});
  const auto text = copy(fixture.stage);
  ASSERT_FALSE(text.empty());
  paste(fixture.stage, fixture.canvas, text);
  EXPECT_EQ(fixture.canvas.tool().info().key, "select");
  fixture.point_at("D6.nw");
  EXPECT_EQ(fixture.canvas.marks().ghosts.size(), 1U);
  fixture.click("D6.nw");
  // The fragment of 2 × 1 cells lies with its middle at the pointer, half a row up or down.
  EXPECT_EQ(fixture.walls(), "B2/B3 C5/C6");
  EXPECT_EQ(fixture.hatchways(), "C2/C3:south D5/D6:south");
  EXPECT_EQ(fixture.markers(), "o1@B3.nw:1 o2@C6.nw:2");
  EXPECT_EQ(fixture.selected(), "C5/C6 D5/D6 #o2");
  EXPECT_EQ(fixture.document.undo_name(), "Paste");
  fixture.click("B6");
  EXPECT_EQ(fixture.selected(), "") << "the paste is over";
}

TEST(Clipboard, ShiftPastesAgainAndAgainAndEscapeEndsIt) {
  CanvasFixture fixture(mission_with({6, 7}, "B2/B3", ""));
  select(fixture, {"B2/B3"});
  paste(fixture.stage, fixture.canvas, copy(fixture.stage));
  fixture.click("C5/C6", Button::left, test::shift);
  fixture.click("D5/D6", Button::left, test::shift);
  EXPECT_EQ(fixture.walls().size(), std::string("B2/B3 C5/C6 D5/D6").size());
  fixture.canvas.cancel();
  EXPECT_EQ(fixture.selected().empty(), false) << "Escape ends the paste first";
  fixture.click("A1/A2");
  EXPECT_EQ(fixture.walls().size(), std::string("B2/B3 C5/C6 D5/D6").size());
}

TEST(Clipboard, CutsOnlyWhatItCopies) {
  auto mission = mission_with({6, 7}, "B2/B3", "");
  mission.zones = std::vector<Zone>{
      {Id("strip"), Id("drop-zone"), std::nullopt, "", StripShape{Compass::north, Length::inches(6)}, {}}};
  CanvasFixture fixture(mission);
  fixture.stage.select_all();
  EXPECT_FALSE(fixture.cut().empty());
  EXPECT_EQ(fixture.walls(), "");
  EXPECT_EQ(fixture.mission().zones->size(), 1U);
}

TEST(Clipboard, HasNothingToCopy) {
  CanvasFixture fixture(empty_mission());
  EXPECT_EQ(copy(fixture.stage), "");
  EXPECT_EQ(fixture.stage.message(), "Select something on a lattice first");
}

TEST(Clipboard, RefusesHostileText) {
  CanvasFixture fixture(mission_with({6, 7}, "B2/B3", ""));
  fixture.canvas.choose("select");
  const auto before = fixture.mission();
  const auto two = write_mission(test::two_boards({Length::millimetres(315), {}}));
  for (const auto& text :
       {std::string(), std::string("hello"), std::string("<mission format=\"9\"/>"), std::string(1000, '<'),
        std::string("<!DOCTYPE x [<!ENTITY a \"aaaa\">]><mission format=\"1\"/>"), std::string("\xff\xfe"), two}) {
    paste(fixture.stage, fixture.canvas, text);
    EXPECT_FALSE(fixture.stage.message().empty()) << text;
    fixture.click("D5/D6");
    EXPECT_EQ(fixture.mission(), before);
  }
}

TEST(Clipboard, NamesTheLineOfWhatItCannotRead) {
  CanvasFixture fixture(mission_with({6, 7}, "B2/B3", ""));
  paste(fixture.stage, fixture.canvas, "<mission format=\"2\"\n<broken");
  const auto& words = fixture.stage.message();
  EXPECT_NE(words.find("(Line 2 of what was pasted: "), std::string::npos) << words;
}

TEST(Clipboard, LeavesOutWhatTheMissionDoesNotKnow) {
  auto foreign = test::with_drop_zones(with_objective(mission_with({2, 2}, "A1/B1", ""), "o1", "A1", "1"));
  auto system = *foreign.system;
  system.zone_kinds.push_back(
      {Id("elsewhere"), "Elsewhere", false, ZoneKind::Owner::nobody, ZoneKind::Start::no, "", "", ""});
  foreign.system = system;
  auto zones = *foreign.zones;
  zones[0].kind = Id("elsewhere");
  zones[1].side = Id("defender");
  foreign.zones = zones;
  auto target = empty_mission();
  target.sides = std::vector<Side>{{Id("red"), "Red", {}}};
  CanvasFixture fixture(target);
  paste(fixture.stage, fixture.canvas, write_mission(foreign));
  fixture.click("C3.nw");
  EXPECT_EQ(fixture.walls(), "B2/C2");
  EXPECT_EQ(fixture.markers(), "o1@B2:1");
  EXPECT_EQ(fixture.zones(), "defender-drop-zone:B3,C3");
  EXPECT_EQ(fixture.mission().zones->front().side, std::nullopt) << "a side that is not in this mission";
  EXPECT_EQ(fixture.stage.message(), "This mission cannot take Elsewhere (Attacker) over");
}

TEST(Clipboard, SaysWhatDoesNotFit) {
  CanvasFixture large(mission_with({6, 7}, "A1/A2 F6/F7", ""));
  large.stage.select_all();
  const auto text = copy(large.stage);
  CanvasFixture small(empty_mission({3, 3}));
  paste(small.stage, small.canvas, text);
  small.click("B2");
  EXPECT_EQ(small.walls(), "A1/north") << "as near to the corner as it gets";
  EXPECT_EQ(small.stage.message(), "1 thing would not stand on the board");
}

TEST(Duplicating, PutsACopyBesideItWithNamesOfItsOwn) {
  CanvasFixture fixture(with_objective(test::with_drop_zones(mission_with({4, 4}, "A2/A3", "")), "o1", "A3", "1"));
  select(fixture, {"A2/A3", "#o1", "#attacker-drop-zone"});
  duplicate_selected(fixture.stage);
  EXPECT_EQ(fixture.walls(), "A2/A3 A3/A4") << "the zone is as wide as the board, so only down";
  EXPECT_EQ(fixture.markers(), "o1@A3:1 o2@A4:2");
  EXPECT_EQ(fixture.zones(),
            "attacker-drop-zone:A1,B1,C1,D1 defender-drop-zone:A4,B4,C4,D4 attacker-drop-zone-2:A2,B2,C2,D2");
  EXPECT_EQ(fixture.selected(), "A3/A4 #attacker-drop-zone-2 #o2");
}

}  // namespace
}  // namespace bulkhead
