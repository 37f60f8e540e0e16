// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>

#include "editor/tools/change/naming.h"
#include "editor/tools/tool/zone_brush.h"
#include "tests/editor/canvas_fixture.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using test::CanvasFixture;
using test::empty_mission;
using test::mission_with;

CanvasFixture& with_tool(CanvasFixture& fixture, const char* tool) {
  fixture.canvas.choose(tool);
  return fixture;
}

TEST(HatchwayTool, StepsTheState) {
  CanvasFixture fixture(empty_mission());
  with_tool(fixture, "hatchway").click("C2/C3");
  EXPECT_EQ(fixture.hatchways(), "C2/C3:south");
  fixture.click("C2/C3");
  EXPECT_EQ(fixture.hatchways(), "C2/C3:south+open");
  fixture.click("C2/C3");
  EXPECT_EQ(fixture.hatchways(), "C2/C3:south+locked");
  fixture.click("C2/C3");
  EXPECT_EQ(fixture.hatchways(), "C2/C3:south");
  fixture.click("C2/C3", Button::left, test::shift);
  EXPECT_EQ(fixture.hatchways(), "C2/C3:north");
  fixture.click("C2/C3", Button::right);
  EXPECT_EQ(fixture.hatchways(), "");
  EXPECT_EQ(fixture.walls(), "C2/C3");
  fixture.click("C2/C3", Button::right);
  EXPECT_EQ(fixture.walls(), "C2/C3") << "a wall is none of its business";
}

TEST(HatchwayTool, KeepsWhoControlsAHatchway) {
  auto mission = empty_mission();
  auto board = *mission.boards.front();
  Hatchway hatchway;
  hatchway.access = HatchAccess::controlled_by(Id("attacker"));
  board.lattice()->set_hatchway(parse_edge("C2/C3").value(), hatchway);
  mission.boards.front() = board;
  CanvasFixture fixture(mission);
  with_tool(fixture, "hatchway").click("C2/C3");
  EXPECT_EQ(fixture.hatchways(), "C2/C3:south+open");
  fixture.click("C2/C3");
  EXPECT_EQ(fixture.mission(), mission) << "closed again, not locked";
}

TEST(HatchwayTool, SaysWhatIsNext) {
  CanvasFixture fixture(mission_with({6, 7}, "", "C2/C3"));
  with_tool(fixture, "hatchway").point_at("B2/B3");
  EXPECT_EQ(fixture.canvas.hint(), "Click: hatchway B2/B3");
  fixture.point_at("C2/C3");
  EXPECT_EQ(fixture.canvas.hint(),
            "Click: hatchway C2/C3 starts open; Shift+click: faces the other way; right button: wall");
}

std::string node_at(const Mission& mission, std::string_view node) {
  const auto& overrides = find_lattice(mission, 1)->node_overrides();
  const auto found = overrides.find(parse_node(node).value());
  if (found == overrides.end()) return "automatic";
  return found->second.piece == NodePiece::pillar ? "pillar"
         : found->second.piece == NodePiece::none ? "none"
                                                  : "wall end";
}

TEST(PillarTool, GoesRoundWhatCanStandThere) {
  CanvasFixture fixture(mission_with({6, 7}, "C2/C3", ""));
  with_tool(fixture, "pillar");
  // At the end of a wall a pillar stands anyway.
  for (const auto* next : {"wall end", "none", "automatic"}) {
    fixture.click("C3.nw");
    EXPECT_EQ(node_at(fixture.mission(), "C3.nw"), next);
  }
  // On bare ground nothing stands anyway.
  for (const auto* next : {"pillar", "wall end", "automatic"}) {
    fixture.click("B6.nw");
    EXPECT_EQ(node_at(fixture.mission(), "B6.nw"), next);
  }
  fixture.click("C3.nw");
  fixture.click("C3.nw", Button::right);
  EXPECT_EQ(node_at(fixture.mission(), "C3.nw"), "automatic");
}

TEST(ZoneBrush, PaintsTheFirstSidesStartByDefault) {
  CanvasFixture fixture(empty_mission());
  with_tool(fixture, "zone").drag({"A1", "C1"});
  EXPECT_EQ(fixture.zones(), "attacker-drop-zone:A1,B1,C1");
  const auto& zone = fixture.mission().zones->front();
  EXPECT_EQ(zone.kind, Id("drop-zone"));
  EXPECT_EQ(zone.side, Id("attacker"));
  fixture.click("D1");
  EXPECT_EQ(fixture.zones(), "attacker-drop-zone:A1,B1,C1,D1") << "the next stroke goes on with it";
  fixture.stage.undo();
  fixture.stage.undo();
  EXPECT_EQ(fixture.zones(), "");
}

TEST(ZoneBrush, SelectsWhatItPaints) {
  CanvasFixture fixture(empty_mission());
  with_tool(fixture, "zone").drag({"A1", "C1"});
  EXPECT_EQ(fixture.selected(), "#attacker-drop-zone");
  with_tool(fixture, "area").click("D4");
  EXPECT_EQ(fixture.selected(), "#shrine");
  fixture.stage.undo();
  EXPECT_EQ(fixture.selected(), "");
}

TEST(ZoneBrush, ErasesAndRemovesWithTheLastCell) {
  CanvasFixture fixture(test::with_drop_zones(empty_mission({2, 2})));
  EXPECT_EQ(fixture.zones(), "attacker-drop-zone:A1,B1 defender-drop-zone:A2,B2");
  with_tool(fixture, "zone").click("A1", Button::right);
  EXPECT_EQ(fixture.zones(), "attacker-drop-zone:B1 defender-drop-zone:A2,B2");
  fixture.drag({"B2", "A2"}, Button::right);
  EXPECT_EQ(fixture.zones(), "attacker-drop-zone:B1") << "with its last cell the zone goes";
  fixture.click("A2", Button::right);
  EXPECT_EQ(fixture.zones(), "attacker-drop-zone:B1") << "there is nothing to erase";
}

TEST(ZoneBrush, AStrokeErasesOnlyTheZoneThatItBeganIn) {
  CanvasFixture fixture(test::with_drop_zones(empty_mission({2, 2})));
  with_tool(fixture, "zone").drag({"A1", "A2"}, Button::right);
  EXPECT_EQ(fixture.zones(), "attacker-drop-zone:B1 defender-drop-zone:A2,B2");
}

TEST(ZoneBrush, PaintsWhatIsChosen) {
  CanvasFixture fixture(empty_mission());
  fixture.canvas.choose("zone");
  fixture.tool<ZoneBrush>("zone").set_paint(ZonePaint{Id("drop-zone"), Id("defender"), std::nullopt});
  fixture.click("A7");
  EXPECT_EQ(fixture.zones(), "defender-drop-zone:A7");
  fixture.tool<ZoneBrush>("zone").set_paint(ZonePaint{Id("drop-zone"), Id("defender"), std::nullopt});
  fixture.click("F7");
  EXPECT_EQ(fixture.zones(), "defender-drop-zone:A7 defender-drop-zone-2:F7") << "choosing anew begins a new one";
  fixture.drag({"A7", "B7"});
  EXPECT_EQ(fixture.zones(), "defender-drop-zone:A7,B7 defender-drop-zone-2:F7") << "unless the stroke begins in one";
}

TEST(ZoneBrush, FarFromTheOthersAStrokeBeginsAnotherZone) {
  CanvasFixture fixture(empty_mission());
  with_tool(fixture, "zone").click("A1");
  fixture.click("F7");
  EXPECT_EQ(fixture.zones(), "attacker-drop-zone:A1 attacker-drop-zone-2:F7");
  fixture.click("A2");
  EXPECT_EQ(fixture.zones(), "attacker-drop-zone:A1,A2 attacker-drop-zone-2:F7") << "beside one it joins that";
  fixture.point_at("C4");
  EXPECT_EQ(fixture.canvas.hint(),
            "Click: begin a Drop zone (Attacker) at C4; Ctrl: Drop zone (Attacker) goes on here; right button: "
            "erase");
  fixture.click("C4", Button::left, test::control);
  EXPECT_EQ(fixture.zones(), "attacker-drop-zone:A1,A2,C4 attacker-drop-zone-2:F7") << "with Control the last one";
}

TEST(ZoneBrush, PaintsARectangleWithShift) {
  CanvasFixture fixture(empty_mission());
  fixture.canvas.choose("area");
  fixture.press("B2", Button::left, test::shift);
  fixture.move("D4", test::shift);
  fixture.move("C3", test::shift);
  fixture.release("C3", test::shift);
  EXPECT_EQ(fixture.zones(), "shrine:B2,B3,C2,C3") << "it shrinks with the pointer";
  EXPECT_TRUE(fixture.mission().zones->empty());
  EXPECT_EQ(fixture.mission().areas->front().side, std::nullopt) << "a kind that belongs to nobody";
}

TEST(ZoneBrush, SaysHowLargeARectangleOfCellsIs) {
  CanvasFixture fixture(empty_mission());
  fixture.canvas.set_unit(RulerUnit::millimetres);
  fixture.canvas.choose("zone");
  fixture.press("B2", Button::left, test::shift);
  fixture.move("C4", test::shift);
  // Cells of 97 mm.
  EXPECT_TRUE(fixture.canvas.hint().starts_with("2 × 3 cells · 194 mm × 291 mm  ·  Release")) << fixture.canvas.hint();
  ASSERT_EQ(fixture.canvas.marks().words.size(), 1U);
  EXPECT_EQ(fixture.canvas.marks().words.front().text, "2 × 3 cells · 194 mm × 291 mm");
  fixture.release("C4", test::shift);
  EXPECT_EQ(fixture.canvas.hint().find("Release"), std::string::npos);
  fixture.press("E5");
  fixture.move("E6");
  fixture.move("F6");
  EXPECT_TRUE(fixture.canvas.hint().starts_with("3 cells in 2 × 2 · 194 mm × 194 mm")) << fixture.canvas.hint();
}

TEST(ZoneBrush, TakesTypedLengthsAsWholeCells) {
  CanvasFixture fixture(empty_mission());
  fixture.canvas.choose("zone");
  const auto type = [&](std::string_view keys) {
    for (const char key : keys) EXPECT_TRUE(fixture.canvas.type(key)) << key;
  };
  fixture.press("B2", Button::left, test::shift);
  fixture.move("C3", test::shift);
  // Cells are 3.82" wide: 10" are 2.6 of them, 8" are 2.1.
  type("10\"");
  EXPECT_NE(fixture.canvas.hint().find("10\" becomes 11.5\": cells are 3.8\" wide"), std::string::npos)
      << fixture.canvas.hint();
  type("\t8\"\r");
  EXPECT_EQ(fixture.zones(), "attacker-drop-zone:B2,B3,C2,C3,D2,D3");
  EXPECT_EQ(fixture.document.steps_done(), 1U);
  fixture.document.undo();
  // On the side to which the pointer goes, as far as there are cells.
  fixture.press("B3", Button::left, test::shift);
  fixture.move("A2", test::shift);
  type("100\"\t1\r");
  EXPECT_EQ(fixture.zones(), "attacker-drop-zone:A3,B3");
}

TEST(ZoneBrush, SaysThatAPaintedStrokeTakesNoLength) {
  CanvasFixture fixture(empty_mission());
  fixture.canvas.choose("zone");
  fixture.press("B2");
  fixture.move("C2");
  EXPECT_TRUE(fixture.canvas.type('6'));
  EXPECT_EQ(fixture.stage.message(), "What is drawn now has no length to type; a rectangle has, of cells with Shift");
  fixture.release("C2");
  EXPECT_FALSE(fixture.canvas.type('6')) << "nothing is drawn: the key is for others";
}

TEST(ZoneBrush, AQuickHandLeavesNoGaps) {
  CanvasFixture fixture(empty_mission());
  with_tool(fixture, "zone").drag({"A1", "D1", "D4"});
  EXPECT_EQ(fixture.zones(), "attacker-drop-zone:A1,B1,C1,D1,D2,D3,D4");
}

TEST(ZoneBrush, DoesNotPaintShapesInMeasures) {
  auto mission = empty_mission();
  mission.zones = std::vector<Zone>{
      {Id("strip"), Id("drop-zone"), Id("attacker"), "", StripShape{Compass::north, Length::inches(6)}, {}}};
  CanvasFixture fixture(mission);
  fixture.tool<ZoneBrush>("zone").set_paint(ZonePaint{Id("drop-zone"), Id("attacker"), Id("strip")});
  with_tool(fixture, "zone").click("A1");
  ASSERT_EQ(fixture.mission().zones->size(), 2U) << "it begins one of cells instead";
  EXPECT_EQ(fixture.mission().zones->back().id, Id("attacker-drop-zone"));
}

TEST(ZoneBrush, SaysWhenThereIsNothingToPaintWith) {
  auto mission = empty_mission();
  auto system = *mission.system;
  system.zone_kinds.clear();
  mission.system = system;
  CanvasFixture fixture(mission);
  with_tool(fixture, "zone").click("A1");
  EXPECT_EQ(fixture.mission(), mission);
  EXPECT_FALSE(fixture.stage.message().empty());
  EXPECT_FALSE(fixture.canvas.hint().empty());
}

TEST(ObjectiveTool, PutsNumberedMarkersWhereTheySnap) {
  CanvasFixture fixture(empty_mission());
  with_tool(fixture, "objective");
  fixture.click("208mm,203mm");
  fixture.click("256mm,404mm");
  fixture.click("500mm,600mm", Button::left, test::alt);
  EXPECT_EQ(fixture.markers(), "o1@C3.nw:1 o2@C4/C5:2 o3@500mm,600mm:3");
  fixture.click("C4/C5", Button::right);
  EXPECT_EQ(fixture.markers(), "o1@C3.nw:1 o3@500mm,600mm:3");
  fixture.click("A1");
  EXPECT_EQ(fixture.markers(), "o1@C3.nw:1 o3@500mm,600mm:3 o2@A1:2") << "the next free number";
  EXPECT_EQ(fixture.selected(), "#o2");
}

TEST(ObjectiveTool, MovesAMarkerByDragging) {
  CanvasFixture fixture(test::with_objective(empty_mission(), "o1", "C3.nw", "1"));
  with_tool(fixture, "objective").drag({"C3.nw", "D4", "E5.nw"});
  EXPECT_EQ(fixture.markers(), "o1@E5.nw:1");
  fixture.stage.undo();
  EXPECT_EQ(fixture.markers(), "o1@C3.nw:1");
  EXPECT_FALSE(fixture.document.can_undo());
}

TEST(ObjectiveTool, ANewMarkerFollowsThePointer) {
  CanvasFixture fixture(empty_mission());
  with_tool(fixture, "objective").drag({"A1", "C3.nw", "D4"});
  EXPECT_EQ(fixture.markers(), "o1@D4:1");
  fixture.stage.undo();
  EXPECT_EQ(fixture.markers(), "");
}

TEST(ObjectiveTool, TakesAMarkerToWhereTheButtonIsLetGo) {
  CanvasFixture fixture(test::with_objective(empty_mission(), "o1", "C3.nw", "1"));
  with_tool(fixture, "objective");
  fixture.press("A1");
  fixture.move("B2");
  fixture.release("D4");
  EXPECT_EQ(fixture.markers(), "o1@C3.nw:1 o2@D4:2");
  fixture.press("C3.nw");
  fixture.move("D4");
  fixture.release("E5.nw");
  EXPECT_EQ(fixture.markers(), "o1@E5.nw:1 o2@D4:2");
}

TEST(ObjectiveTool, PutsOtherKinds) {
  CanvasFixture fixture(empty_mission());
  fixture.canvas.choose("objective");
  fixture.choose_option("Terminal");
  fixture.click("A1");
  EXPECT_EQ(fixture.markers(), "terminal-1@A1:1");
  fixture.choose_option("Objective");
  fixture.click("B2");
  EXPECT_EQ(fixture.markers(), "terminal-1@A1:1 o1@B2:1") << "objectives have numbers of their own";
}

TEST(ObjectiveTool, PutsObjectivesWhereAMissionHasNoSuchKind) {
  CanvasFixture fixture(empty_mission());
  fixture.canvas.choose("objective");
  fixture.choose_option("Terminal");
  auto other = empty_mission();
  auto system = *other.system;
  std::erase_if(system.marker_kinds, [](const MarkerKind& kind) { return kind.id == Id("terminal"); });
  other.system = Part<GameSystem>(std::move(system));
  fixture.document.begin(std::move(other));
  fixture.click("B2");
  EXPECT_EQ(fixture.markers(), "o1@B2:1");
}

TEST(Naming, FindsFreeLabels) {
  auto mission = test::with_objective(empty_mission(), "o1", "A1", "1");
  mission = test::with_objective(mission, "o2", "B1", "3");
  mission = test::with_objective(mission, "a", "C1", "A");
  mission = test::with_objective(mission, "x", "D1", "Loader");
  const Id objective(objective_kind);
  EXPECT_EQ(free_label(mission, objective, "1"), "2");
  EXPECT_EQ(free_label(mission, objective, "7"), "7") << "it is free";
  EXPECT_EQ(free_label(mission, objective, "A"), "B");
  EXPECT_EQ(free_label(mission, objective, "Loader"), "Loader 2");
  const auto two_loaders = test::with_objective(mission, "y", "E1", "Loader 2");
  EXPECT_EQ(free_label(two_loaders, objective, "Loader"), "Loader 3");
  EXPECT_EQ(free_label(two_loaders, objective, "Loader 2"), "Loader 3") << "not Loader 2 2";
  EXPECT_EQ(free_label(mission, objective, ""), "");
  EXPECT_EQ(free_marker_id(mission, objective), Id("o3"));
  EXPECT_EQ(free_marker_id(mission, Id("terminal")), Id("terminal-1"));
}

TEST(MeasureTool, MeasuresStraight) {
  CanvasFixture fixture(empty_mission());
  fixture.canvas.choose("measure");
  fixture.press("209mm,204mm");
  fixture.move("D5.nw");
  // One column and two rows of 97 mm: sqrt(5) × 97 = 216.9 mm = 8.54 in.
  const auto line = fixture.canvas.marks().line;
  ASSERT_TRUE(line.has_value());
  EXPECT_EQ(line->from, (Vec{206, 206})) << "it snaps to the node";
  EXPECT_EQ(line->to, (Vec{303, 400}));
  EXPECT_EQ(line->text, "8.5\" · 216.9 mm");
  fixture.release("D5.nw");
  EXPECT_TRUE(fixture.canvas.marks().line.has_value()) << "the line stays";
  EXPECT_EQ(fixture.canvas.hint(), "8.5\" · 216.9 mm · in sight");
  fixture.canvas.cancel();
  EXPECT_FALSE(fixture.canvas.marks().line.has_value());
  EXPECT_EQ(fixture.mission(), empty_mission());
}

TEST(MeasureTool, SnapsToMarkersAndWithAltToNothing) {
  CanvasFixture fixture(test::with_objective(empty_mission(), "o1", "300mm,300mm"));
  fixture.canvas.choose("measure");
  fixture.drag({"310mm,305mm", "310mm,100mm"});
  EXPECT_EQ(fixture.canvas.marks().line->from, (Vec{300, 300}));
  fixture.drag({"209mm,204mm", "400mm,204mm"}, Button::left, test::alt);
  EXPECT_EQ(fixture.canvas.marks().line->from, (Vec{209, 204}));
  EXPECT_EQ(fixture.canvas.marks().line->text, "7.5\" · 191 mm");
}

TEST(MeasureTool, GoesRoundWallsAndSaysWhatBlocksSight) {
  // One column of three cells 97 mm across with a wall between the first two but for the middle column's end.
  CanvasFixture fixture(test::mission_with({3, 2}, "A1/A2 B1/B2", ""));
  fixture.canvas.choose("measure");
  fixture.drag({"A1", "A2"}, Button::left, test::alt);
  const auto line = fixture.canvas.marks().line;
  ASSERT_TRUE(line.has_value());
  EXPECT_GT(line->way.size(), 2U);
  ASSERT_EQ(line->notes.size(), 2U);
  EXPECT_EQ(line->notes[0], "straight 3.8\" · 97 mm");
  EXPECT_EQ(line->notes[1], "sight blocked by wall A1/A2");
  EXPECT_TRUE(line->text.ends_with(" round walls")) << line->text;
}

TEST(MeasureTool, MeasuresBetweenBasesThroughHatchwaysOpenForLooking) {
  CanvasFixture fixture(test::mission_with({1, 2}, "", "A1/A2"));
  fixture.canvas.choose("measure");
  fixture.choose_option("bases of 32 mm");
  fixture.drag({"A1", "A2"}, Button::left, test::alt);
  EXPECT_EQ(fixture.canvas.marks().line->text, "no way there");
  fixture.stage.set_hatchway_mode(HatchwayStates::Mode::all_open);
  // 97 mm from middle to middle, less two radii of 16 mm.
  EXPECT_EQ(fixture.canvas.marks().line->text, "2.6\" · 65 mm");
  EXPECT_EQ(fixture.canvas.marks().line->notes.back(), "fully visible");
  fixture.choose_option("bases of 100 mm");
  // The nearest corner of a pillar is 34.5 mm to the side and 36 mm ahead of the middle, which is 49.9 mm.
  EXPECT_EQ(fixture.canvas.marks().line->notes[1], "a base of 100 mm has no room at the start");
  EXPECT_EQ(fixture.mission(), test::mission_with({1, 2}, "", "A1/A2"));
}

Mission with_measuring(Mission mission, const Measuring& measuring) {
  auto system = *mission.system;
  system.measuring = measuring;
  mission.system = Part<GameSystem>(std::move(system));
  return mission;
}

TEST(MeasureTool, SaysWhoIsInCoverAndWhatGivesIt) {
  Measuring rule;
  rule.cover = Measuring::Cover::corners;
  CanvasFixture fixture(with_measuring(test::mission_with({6, 7}, "C3/D3", ""), rule));
  fixture.canvas.choose("measure");
  fixture.drag({"150mm,60mm", "335mm,200mm"}, Button::left, test::alt);
  EXPECT_EQ(fixture.canvas.marks().line->notes.back(), "in sight") << "points have none";
  fixture.choose_option("bases of 32 mm");
  auto line = fixture.canvas.marks().line;
  ASSERT_GE(line->notes.size(), 2U);
  EXPECT_EQ(*(line->notes.end() - 2), "partly visible");
  EXPECT_EQ(line->notes.back(), "in cover: pillar D3.nw, 0.2\" from the target");
  EXPECT_EQ(line->cover, (std::vector<Vec>{{315.5, 192}}));
  fixture.drag({"335mm,200mm", "150mm,60mm"}, Button::left, test::alt);
  EXPECT_EQ(fixture.canvas.marks().line->notes.back(), "in the open");
  EXPECT_TRUE(fixture.canvas.marks().line->cover.empty());
  fixture.drag({"150mm,60mm", "420mm,280mm"}, Button::left, test::alt);
  EXPECT_EQ(fixture.canvas.marks().line->notes.back(), "obscured: pillar D3.nw");
  EXPECT_EQ(fixture.canvas.marks().line->cover, (std::vector<Vec>{{315.5, 192}}));
  fixture.drag({"417mm,60mm", "500mm,60mm"}, Button::left, test::alt);
  EXPECT_EQ(fixture.canvas.marks().line->notes.back(), "in the open");
  fixture.drag({"418mm,60mm", "500mm,60mm"}, Button::left, test::alt);
  EXPECT_EQ(fixture.canvas.marks().line->notes.back(), "too near the attacker for cover");
  fixture.drag({"270mm,200mm", "400mm,215mm"}, Button::left, test::alt);
  EXPECT_EQ(fixture.canvas.marks().line->notes.back(), "hidden from the middle of the attacker's base");
}

TEST(MeasureTool, GoesByTheSystemsRuleOfCover) {
  Measuring rule;
  rule.cover = Measuring::Cover::partly_hidden;
  CanvasFixture fixture(with_measuring(test::mission_with({6, 7}, "C3/D3", ""), rule));
  fixture.canvas.choose("measure");
  fixture.choose_option("bases of 32 mm");
  fixture.drag({"150mm,60mm", "335mm,215mm"}, Button::left, test::alt);
  EXPECT_EQ(fixture.canvas.marks().line->notes.back(), "in cover, partly hidden: pillar D3.nw");
  EXPECT_EQ(fixture.canvas.marks().line->cover.size(), 1U);
  fixture.drag({"A1", "F1"}, Button::left, test::alt);
  EXPECT_EQ(fixture.canvas.marks().line->notes.back(), "in the open");
  fixture.drag({"C3", "D3"}, Button::left, test::alt);
  EXPECT_EQ(fixture.canvas.marks().line->notes.back(), "sight blocked by wall C3/D3") << "nobody sees him";
}

TEST(MeasureTool, AnyBasePassesHatchwaysWhereTheSystemSaysSo) {
  const auto mission = test::mission_with({1, 2}, "", "A1/A2");
  Measuring rule;
  rule.any_base_passes_hatchways = true;
  for (const bool passes : {false, true}) {
    CanvasFixture fixture(passes ? with_measuring(mission, rule) : mission);
    fixture.canvas.choose("measure");
    fixture.choose_option("bases of 80 mm");
    fixture.stage.set_hatchway_mode(HatchwayStates::Mode::all_open);
    fixture.drag({"A1", "A2"}, Button::left, test::alt);
    // 69 mm are between the pillars; from middle to middle it is 97 mm.
    EXPECT_EQ(fixture.canvas.marks().line->text, passes ? "0.7\" · 17 mm" : "no way there");
  }
}

TEST(MeasureTool, DoesNotMeasureBetweenDecks) {
  CanvasFixture fixture(test::two_boards({}, 1));
  fixture.canvas.choose("measure");
  fixture.drag({"A1.nw", "2:A1.nw"});
  EXPECT_EQ(fixture.canvas.marks().line->text, "not on one level");
}

TEST(PanTool, MovesTheView) {
  CanvasFixture fixture(empty_mission());
  fixture.canvas.choose("pan");
  const auto before = fixture.canvas.view().to_screen({0, 0});
  fixture.canvas.press({100, 100}, Button::left, {});
  fixture.canvas.move({130, 90}, {});
  fixture.canvas.release({130, 90}, {});
  const auto after = fixture.canvas.view().to_screen({0, 0});
  EXPECT_NEAR(after.x - before.x, 30, 1e-9);
  EXPECT_NEAR(after.y - before.y, -10, 1e-9);
  EXPECT_FALSE(fixture.document.can_undo());
}

TEST(Tools, SayWhatTheyCanWorkWith) {
  CanvasFixture fixture(empty_mission());
  const auto choices = [&] { return fixture.canvas.tool().choices(fixture.mission()); };
  const auto names = [&] { return choices().front().names; };
  const auto chosen = [&] { return choices().front().chosen; };
  fixture.canvas.choose("wall");
  EXPECT_TRUE(choices().empty());
  for (const auto* tool : {"zone", "area", "objective", "measure"}) {
    fixture.canvas.choose(tool);
    ASSERT_FALSE(choices().empty()) << tool;
    for (std::size_t choice = 0; choice < choices().size(); ++choice) {
      const auto all = choices()[choice].names;
      ASSERT_TRUE(choices()[choice].chosen.has_value()) << tool << " works with something from the beginning";
      for (std::size_t number = 0; number < all.size(); ++number) {
        fixture.canvas.choose_option(choice, number);
        EXPECT_EQ(choices()[choice].chosen, number) << tool << ": " << all[number];
      }
      fixture.canvas.choose_option(choice, 0);
    }
  }
  fixture.canvas.choose_option(0, 3);
  // None, 25, 28.5 and 32 mm.
  EXPECT_EQ(names().at(*chosen()), "bases of 32 mm");
  fixture.canvas.choose_option(0, 0);
  EXPECT_EQ(names().at(*chosen()), "no bases");
  fixture.canvas.choose("zone");
  fixture.choose_option("Drop zone · Defender");
  fixture.click("A7");
  EXPECT_EQ(fixture.zones(), "defender-drop-zone:A7");
}

TEST(Tools, DoNothingBesideTheBoard) {
  for (const auto tool : {"wall", "hatchway", "pillar", "zone", "area", "objective"}) {
    CanvasFixture fixture(empty_mission());
    fixture.canvas.choose(tool);
    fixture.click("700mm,300mm");
    fixture.click("-20mm,300mm", Button::right);
    EXPECT_FALSE(fixture.document.can_undo()) << tool << " " << fixture.document.undo_name();
  }
}

}  // namespace
}  // namespace bulkhead
