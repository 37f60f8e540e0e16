// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "editor/tools/change/naming.h"
#include "editor/tools/tool/measure_tool.h"
#include "editor/tools/tool/objective_tool.h"
#include "editor/tools/tool/zone_brush.h"
#include "tests/editor/desk.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using test::Desk;
using test::empty_mission;
using test::mission_with;

Desk& with_tool(Desk& desk, const char* tool) {
  desk.canvas.choose(tool);
  return desk;
}

TEST(HatchwayTool, StepsTheState) {
  Desk desk(empty_mission());
  with_tool(desk, "hatchway").click("C2/C3");
  EXPECT_EQ(desk.hatchways(), "C2/C3:south");
  desk.click("C2/C3");
  EXPECT_EQ(desk.hatchways(), "C2/C3:south+open");
  desk.click("C2/C3");
  EXPECT_EQ(desk.hatchways(), "C2/C3:south+locked");
  desk.click("C2/C3");
  EXPECT_EQ(desk.hatchways(), "C2/C3:south");
  desk.click("C2/C3", Button::left, test::shift);
  EXPECT_EQ(desk.hatchways(), "C2/C3:north");
  desk.click("C2/C3", Button::right);
  EXPECT_EQ(desk.hatchways(), "");
  EXPECT_EQ(desk.walls(), "C2/C3");
  desk.click("C2/C3", Button::right);
  EXPECT_EQ(desk.walls(), "C2/C3") << "a wall is none of its business";
}

TEST(HatchwayTool, KeepsWhoControlsAHatchway) {
  auto mission = empty_mission();
  auto board = *mission.boards.front();
  Hatchway hatchway;
  hatchway.access = HatchAccess::controlled_by(Id("attacker"));
  board.lattice()->set_hatchway(parse_edge("C2/C3").value(), hatchway);
  mission.boards.front() = board;
  Desk desk(mission);
  with_tool(desk, "hatchway").click("C2/C3");
  EXPECT_EQ(desk.hatchways(), "C2/C3:south+open");
  desk.click("C2/C3");
  EXPECT_EQ(desk.mission(), mission) << "closed again, not locked";
}

TEST(HatchwayTool, SaysWhatIsNext) {
  Desk desk(mission_with({6, 7}, "", "C2/C3"));
  with_tool(desk, "hatchway").point_at("B2/B3");
  EXPECT_EQ(desk.canvas.hint(), "Click: hatchway B2/B3");
  desk.point_at("C2/C3");
  EXPECT_EQ(desk.canvas.hint(),
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
  Desk desk(mission_with({6, 7}, "C2/C3", ""));
  with_tool(desk, "pillar");
  // At the end of a wall a pillar stands anyway.
  for (const auto* next : {"wall end", "none", "automatic"}) {
    desk.click("C3.nw");
    EXPECT_EQ(node_at(desk.mission(), "C3.nw"), next);
  }
  // On bare ground nothing stands anyway.
  for (const auto* next : {"pillar", "wall end", "automatic"}) {
    desk.click("B6.nw");
    EXPECT_EQ(node_at(desk.mission(), "B6.nw"), next);
  }
  desk.click("C3.nw");
  desk.click("C3.nw", Button::right);
  EXPECT_EQ(node_at(desk.mission(), "C3.nw"), "automatic");
}

TEST(ZoneBrush, PaintsTheFirstSidesStartByDefault) {
  Desk desk(empty_mission());
  with_tool(desk, "zone").drag({"A1", "C1"});
  EXPECT_EQ(desk.zones(), "attacker-drop-zone:A1,B1,C1");
  const auto& zone = desk.mission().zones->front();
  EXPECT_EQ(zone.kind, Id("drop-zone"));
  EXPECT_EQ(zone.side, Id("attacker"));
  desk.click("D1");
  EXPECT_EQ(desk.zones(), "attacker-drop-zone:A1,B1,C1,D1") << "the next stroke goes on with it";
  desk.stage.undo();
  desk.stage.undo();
  EXPECT_EQ(desk.zones(), "");
}

TEST(ZoneBrush, SelectsWhatItPaints) {
  Desk desk(empty_mission());
  with_tool(desk, "zone").drag({"A1", "C1"});
  EXPECT_EQ(desk.selected(), "#attacker-drop-zone");
  with_tool(desk, "area").click("D4");
  EXPECT_EQ(desk.selected(), "#shrine");
  desk.stage.undo();
  EXPECT_EQ(desk.selected(), "");
}

TEST(ZoneBrush, ErasesAndRemovesWithTheLastCell) {
  Desk desk(test::with_drop_zones(empty_mission({2, 2})));
  EXPECT_EQ(desk.zones(), "attacker-drop-zone:A1,B1 defender-drop-zone:A2,B2");
  with_tool(desk, "zone").click("A1", Button::right);
  EXPECT_EQ(desk.zones(), "attacker-drop-zone:B1 defender-drop-zone:A2,B2");
  desk.drag({"B2", "A2"}, Button::right);
  EXPECT_EQ(desk.zones(), "attacker-drop-zone:B1") << "with its last cell the zone goes";
  desk.click("A2", Button::right);
  EXPECT_EQ(desk.zones(), "attacker-drop-zone:B1") << "there is nothing to erase";
}

TEST(ZoneBrush, AStrokeErasesOnlyTheZoneThatItBeganIn) {
  Desk desk(test::with_drop_zones(empty_mission({2, 2})));
  with_tool(desk, "zone").drag({"A1", "A2"}, Button::right);
  EXPECT_EQ(desk.zones(), "attacker-drop-zone:B1 defender-drop-zone:A2,B2");
}

TEST(ZoneBrush, PaintsWhatIsChosen) {
  Desk desk(empty_mission());
  desk.canvas.choose("zone");
  desk.tool<ZoneBrush>("zone").set_paint(ZonePaint{Id("drop-zone"), Id("defender"), std::nullopt});
  desk.click("A7");
  EXPECT_EQ(desk.zones(), "defender-drop-zone:A7");
  desk.tool<ZoneBrush>("zone").set_paint(ZonePaint{Id("drop-zone"), Id("defender"), std::nullopt});
  desk.click("F7");
  EXPECT_EQ(desk.zones(), "defender-drop-zone:A7 defender-drop-zone-2:F7") << "choosing anew begins a new one";
  desk.drag({"A7", "B7"});
  EXPECT_EQ(desk.zones(), "defender-drop-zone:A7,B7 defender-drop-zone-2:F7") << "unless the stroke begins in one";
}

TEST(ZoneBrush, PaintsARectangleWithShift) {
  Desk desk(empty_mission());
  desk.canvas.choose("area");
  desk.press("B2", Button::left, test::shift);
  desk.move("D4", test::shift);
  desk.move("C3", test::shift);
  desk.release("C3", test::shift);
  EXPECT_EQ(desk.zones(), "shrine:B2,B3,C2,C3") << "it shrinks with the pointer";
  EXPECT_TRUE(desk.mission().zones->empty());
  EXPECT_EQ(desk.mission().areas->front().side, std::nullopt) << "a kind that belongs to nobody";
}

TEST(ZoneBrush, AQuickHandLeavesNoGaps) {
  Desk desk(empty_mission());
  with_tool(desk, "zone").drag({"A1", "D1", "D4"});
  EXPECT_EQ(desk.zones(), "attacker-drop-zone:A1,B1,C1,D1,D2,D3,D4");
}

TEST(ZoneBrush, DoesNotPaintShapesInMeasures) {
  auto mission = empty_mission();
  mission.zones = std::vector<Zone>{
      {Id("strip"), Id("drop-zone"), Id("attacker"), "", StripShape{Compass::north, Length::inches(6)}, {}}};
  Desk desk(mission);
  desk.tool<ZoneBrush>("zone").set_paint(ZonePaint{Id("drop-zone"), Id("attacker"), Id("strip")});
  with_tool(desk, "zone").click("A1");
  ASSERT_EQ(desk.mission().zones->size(), 2U) << "it begins one of cells instead";
  EXPECT_EQ(desk.mission().zones->back().id, Id("attacker-drop-zone"));
}

TEST(ZoneBrush, SaysWhenThereIsNothingToPaintWith) {
  auto mission = empty_mission();
  auto system = *mission.system;
  system.zone_kinds.clear();
  mission.system = system;
  Desk desk(mission);
  with_tool(desk, "zone").click("A1");
  EXPECT_EQ(desk.mission(), mission);
  EXPECT_FALSE(desk.stage.message().empty());
  EXPECT_FALSE(desk.canvas.hint().empty());
}

TEST(ObjectiveTool, PutsNumberedMarkersWhereTheySnap) {
  Desk desk(empty_mission());
  with_tool(desk, "objective");
  desk.click("208mm,203mm");
  desk.click("256mm,404mm");
  desk.click("500mm,600mm", Button::left, test::alt);
  EXPECT_EQ(desk.markers(), "o1@C3.nw:1 o2@C4/C5:2 o3@500mm,600mm:3");
  desk.click("C4/C5", Button::right);
  EXPECT_EQ(desk.markers(), "o1@C3.nw:1 o3@500mm,600mm:3");
  desk.click("A1");
  EXPECT_EQ(desk.markers(), "o1@C3.nw:1 o3@500mm,600mm:3 o2@A1:2") << "the next free number";
  EXPECT_EQ(desk.selected(), "#o2");
}

TEST(ObjectiveTool, MovesAMarkerByDragging) {
  Desk desk(test::with_objective(empty_mission(), "o1", "C3.nw", "1"));
  with_tool(desk, "objective").drag({"C3.nw", "D4", "E5.nw"});
  EXPECT_EQ(desk.markers(), "o1@E5.nw:1");
  desk.stage.undo();
  EXPECT_EQ(desk.markers(), "o1@C3.nw:1");
  EXPECT_FALSE(desk.document.can_undo());
}

TEST(ObjectiveTool, ANewMarkerFollowsThePointer) {
  Desk desk(empty_mission());
  with_tool(desk, "objective").drag({"A1", "C3.nw", "D4"});
  EXPECT_EQ(desk.markers(), "o1@D4:1");
  desk.stage.undo();
  EXPECT_EQ(desk.markers(), "");
}

TEST(ObjectiveTool, TakesAMarkerToWhereTheButtonIsLetGo) {
  Desk desk(test::with_objective(empty_mission(), "o1", "C3.nw", "1"));
  with_tool(desk, "objective");
  desk.press("A1");
  desk.move("B2");
  desk.release("D4");
  EXPECT_EQ(desk.markers(), "o1@C3.nw:1 o2@D4:2");
  desk.press("C3.nw");
  desk.move("D4");
  desk.release("E5.nw");
  EXPECT_EQ(desk.markers(), "o1@E5.nw:1 o2@D4:2");
}

TEST(ObjectiveTool, PutsOtherKinds) {
  Desk desk(empty_mission());
  desk.tool<ObjectiveTool>("objective").set_kind(Id("terminal"));
  with_tool(desk, "objective").click("A1");
  EXPECT_EQ(desk.markers(), "terminal-1@A1:1");
  desk.tool<ObjectiveTool>("objective").set_kind(Id("no-such-kind"));
  desk.click("B2");
  EXPECT_EQ(desk.markers(), "terminal-1@A1:1 o1@B2:1") << "objectives have numbers of their own";
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
  EXPECT_EQ(free_label(mission, objective, ""), "");
  EXPECT_EQ(free_marker_id(mission, objective), Id("o3"));
  EXPECT_EQ(free_marker_id(mission, Id("terminal")), Id("terminal-1"));
}

TEST(MeasureTool, MeasuresStraight) {
  Desk desk(empty_mission());
  desk.canvas.choose("measure");
  desk.press("209mm,204mm");
  desk.move("D5.nw");
  // One column and two rows of 97 mm: sqrt(5) × 97 = 216.9 mm = 8.54 in.
  const auto line = desk.canvas.overlay().line;
  ASSERT_TRUE(line.has_value());
  EXPECT_EQ(line->from, (Vec{206, 206})) << "it snaps to the node";
  EXPECT_EQ(line->to, (Vec{303, 400}));
  EXPECT_EQ(line->text, "8.5\" · 216.9 mm");
  desk.release("D5.nw");
  EXPECT_TRUE(desk.canvas.overlay().line.has_value()) << "the line stays";
  EXPECT_EQ(desk.canvas.hint(), "8.5\" · 216.9 mm · in sight");
  desk.canvas.cancel();
  EXPECT_FALSE(desk.canvas.overlay().line.has_value());
  EXPECT_EQ(desk.mission(), empty_mission());
}

TEST(MeasureTool, SnapsToMarkersAndWithAltToNothing) {
  Desk desk(test::with_objective(empty_mission(), "o1", "300mm,300mm"));
  desk.canvas.choose("measure");
  desk.drag({"310mm,305mm", "310mm,100mm"});
  EXPECT_EQ(desk.canvas.overlay().line->from, (Vec{300, 300}));
  desk.drag({"209mm,204mm", "400mm,204mm"}, Button::left, test::alt);
  EXPECT_EQ(desk.canvas.overlay().line->from, (Vec{209, 204}));
  EXPECT_EQ(desk.canvas.overlay().line->text, "7.5\" · 191 mm");
}

TEST(MeasureTool, GoesRoundWallsAndSaysWhatBlocksSight) {
  // One column of three cells 97 mm across with a wall between the first two but for the middle column's end.
  Desk desk(test::mission_with({3, 2}, "A1/A2 B1/B2", ""));
  desk.canvas.choose("measure");
  desk.drag({"A1", "A2"}, Button::left, test::alt);
  const auto line = desk.canvas.overlay().line;
  ASSERT_TRUE(line.has_value());
  EXPECT_GT(line->way.size(), 2U);
  ASSERT_EQ(line->notes.size(), 2U);
  EXPECT_EQ(line->notes[0], "straight 3.8\" · 97 mm");
  EXPECT_EQ(line->notes[1], "sight blocked by wall A1/A2");
  EXPECT_TRUE(line->text.ends_with(" round walls")) << line->text;
}

TEST(MeasureTool, MeasuresBetweenBasesThroughHatchwaysOpenForLooking) {
  Desk desk(test::mission_with({1, 2}, "", "A1/A2"));
  desk.canvas.choose("measure");
  desk.tool<MeasureTool>("measure").set_base(Length::millimetres(32));
  desk.drag({"A1", "A2"}, Button::left, test::alt);
  EXPECT_EQ(desk.canvas.overlay().line->text, "no way there");
  desk.stage.set_hatchway_mode(HatchwayLook::Mode::all_open);
  // 97 mm from middle to middle, less two radii of 16 mm.
  EXPECT_EQ(desk.canvas.overlay().line->text, "2.6\" · 65 mm");
  EXPECT_EQ(desk.canvas.overlay().line->notes.back(), "fully visible");
  desk.tool<MeasureTool>("measure").set_base(Length::millimetres(200));
  EXPECT_EQ(desk.canvas.overlay().line->notes[1], "a base of 200 mm has no room at the start");
  EXPECT_EQ(desk.mission(), test::mission_with({1, 2}, "", "A1/A2"));
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
  Desk desk(with_measuring(test::mission_with({6, 7}, "C3/D3", ""), rule));
  desk.canvas.choose("measure");
  desk.drag({"150mm,60mm", "335mm,200mm"}, Button::left, test::alt);
  EXPECT_EQ(desk.canvas.overlay().line->notes.back(), "in sight") << "points have none";
  desk.tool<MeasureTool>("measure").set_base(Length::millimetres(32));
  auto line = desk.canvas.overlay().line;
  ASSERT_GE(line->notes.size(), 2U);
  EXPECT_EQ(*(line->notes.end() - 2), "partly visible");
  EXPECT_EQ(line->notes.back(), "in cover: pillar D3.nw, 0.2\" from the target");
  EXPECT_EQ(line->cover, (std::vector<Vec>{{315.5, 192}}));
  desk.drag({"335mm,200mm", "150mm,60mm"}, Button::left, test::alt);
  EXPECT_EQ(desk.canvas.overlay().line->notes.back(), "in the open");
  EXPECT_TRUE(desk.canvas.overlay().line->cover.empty());
  desk.drag({"150mm,60mm", "420mm,280mm"}, Button::left, test::alt);
  EXPECT_EQ(desk.canvas.overlay().line->notes.back(), "obscured: pillar D3.nw");
  EXPECT_EQ(desk.canvas.overlay().line->cover, (std::vector<Vec>{{315.5, 192}}));
  desk.drag({"417mm,60mm", "500mm,60mm"}, Button::left, test::alt);
  EXPECT_EQ(desk.canvas.overlay().line->notes.back(), "in the open");
  desk.drag({"418mm,60mm", "500mm,60mm"}, Button::left, test::alt);
  EXPECT_EQ(desk.canvas.overlay().line->notes.back(), "too near the attacker for cover");
  desk.drag({"270mm,200mm", "400mm,215mm"}, Button::left, test::alt);
  EXPECT_EQ(desk.canvas.overlay().line->notes.back(), "hidden from the middle of the attacker's base");
}

TEST(MeasureTool, GoesByTheSystemsRuleOfCover) {
  Measuring rule;
  rule.cover = Measuring::Cover::partly_hidden;
  Desk desk(with_measuring(test::mission_with({6, 7}, "C3/D3", ""), rule));
  desk.canvas.choose("measure");
  desk.tool<MeasureTool>("measure").set_base(Length::millimetres(32));
  desk.drag({"150mm,60mm", "335mm,215mm"}, Button::left, test::alt);
  EXPECT_EQ(desk.canvas.overlay().line->notes.back(), "in cover, partly hidden: pillar D3.nw");
  EXPECT_EQ(desk.canvas.overlay().line->cover.size(), 1U);
  desk.drag({"A1", "F1"}, Button::left, test::alt);
  EXPECT_EQ(desk.canvas.overlay().line->notes.back(), "in the open");
  desk.drag({"C3", "D3"}, Button::left, test::alt);
  EXPECT_EQ(desk.canvas.overlay().line->notes.back(), "sight blocked by wall C3/D3") << "nobody sees him";
}

TEST(MeasureTool, AnyBasePassesHatchwaysWhereTheSystemSaysSo) {
  const auto mission = test::mission_with({1, 2}, "", "A1/A2");
  Measuring rule;
  rule.any_base_passes_hatchways = true;
  for (const bool passes : {false, true}) {
    Desk desk(passes ? with_measuring(mission, rule) : mission);
    desk.canvas.choose("measure");
    desk.tool<MeasureTool>("measure").set_base(Length::millimetres(80));
    desk.stage.set_hatchway_mode(HatchwayLook::Mode::all_open);
    desk.drag({"A1", "A2"}, Button::left, test::alt);
    // 69 mm are between the pillars; from middle to middle it is 97 mm.
    EXPECT_EQ(desk.canvas.overlay().line->text, passes ? "0.7\" · 17 mm" : "no way there");
  }
}

TEST(MeasureTool, DoesNotMeasureBetweenDecks) {
  Desk desk(test::two_boards({}, 1));
  desk.canvas.choose("measure");
  desk.drag({"A1.nw", "2:A1.nw"});
  EXPECT_EQ(desk.canvas.overlay().line->text, "not on one level");
}

TEST(PanTool, MovesTheView) {
  Desk desk(empty_mission());
  desk.canvas.choose("pan");
  const auto before = desk.canvas.view().to_screen({0, 0});
  desk.canvas.press({100, 100}, Button::left, {});
  desk.canvas.move({130, 90}, {});
  desk.canvas.release({130, 90}, {});
  const auto after = desk.canvas.view().to_screen({0, 0});
  EXPECT_NEAR(after.x - before.x, 30, 1e-9);
  EXPECT_NEAR(after.y - before.y, -10, 1e-9);
  EXPECT_FALSE(desk.document.can_undo());
}

TEST(Tools, DoNothingBesideTheBoard) {
  for (const auto tool : {"wall", "hatchway", "pillar", "zone", "area", "objective"}) {
    Desk desk(empty_mission());
    desk.canvas.choose(tool);
    desk.click("700mm,300mm");
    desk.click("-20mm,300mm", Button::right);
    EXPECT_FALSE(desk.document.can_undo()) << tool << " " << desk.document.undo_name();
  }
}

}  // namespace
}  // namespace bulkhead
