// SPDX-License-Identifier: MIT
#include "editor/tools/change/symmetry_pen.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/base/plain_text.h"
#include "model/edit/edit.h"
#include "tests/editor/canvas_fixture.h"
#include "tests/support/generators.h"
#include "tests/support/picking.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using test::CanvasFixture;
using test::empty_mission;
using test::mission_with;

CanvasFixture& with_pen(CanvasFixture& fixture, SymmetryPen pen, const char* tool = "wall") {
  fixture.stage.set_pen(pen);
  fixture.canvas.choose(tool);
  return fixture;
}

TEST(SymmetryPen, RepeatsWallsAsOneStep) {
  CanvasFixture half(empty_mission());
  with_pen(half, SymmetryPen::half_turn).click("B1/B2");
  // On 6 × 7 cells B becomes E, row 1 row 7.
  EXPECT_EQ(half.walls(), "B1/B2 E6/E7");
  half.stage.undo();
  EXPECT_EQ(half.walls(), "");
  CanvasFixture mirrored(empty_mission());
  with_pen(mirrored, SymmetryPen::left_right).drag({"B2.nw", "C2.nw", "C3.nw"});
  EXPECT_EQ(mirrored.walls(), "B1/B2 E1/E2 B2/C2 D2/E2");
  CanvasFixture upside_down(empty_mission());
  with_pen(upside_down, SymmetryPen::top_bottom).click("B1/B2");
  EXPECT_EQ(upside_down.walls(), "B1/B2 B6/B7");
}

TEST(SymmetryPen, DoesNotDoubleWhatLiesOnTheAxis) {
  CanvasFixture fixture(empty_mission());
  with_pen(fixture, SymmetryPen::left_right).click("C3/D3");
  EXPECT_EQ(fixture.walls(), "C3/D3");
  fixture.click("C3/D3");
  EXPECT_EQ(fixture.hatchways(), "C3/D3:east") << "its own image would face west";
  fixture.click("C3/D3");
  EXPECT_EQ(fixture.hatchways(), "C3/D3:west");
}

TEST(SymmetryPen, MirrorsHowHatchwaysFace) {
  CanvasFixture half(mission_with({6, 7}, "B1/B2 E6/E7", ""));
  with_pen(half, SymmetryPen::half_turn).click("B1/B2");
  EXPECT_EQ(half.hatchways(), "B1/B2:south E6/E7:north");
  CanvasFixture mirrored(mission_with({6, 7}, "B1/B2 A1/B1", ""));
  with_pen(mirrored, SymmetryPen::left_right).click("B1/B2");
  mirrored.click("A1/B1");
  EXPECT_EQ(mirrored.hatchways(), "A1/B1:east B1/B2:south E1/E2:south E1/F1:west");
}

TEST(SymmetryPen, MirrorsHingesAndControllingSides) {
  const auto mission = empty_mission();
  const Mirror mirror(mission, SymmetryPen::left_right);
  Hatchway hatchway;
  hatchway.access = HatchAccess::controlled_by(Id("attacker"));
  const auto image = mirror(hatchway, Axis::horizontal);
  EXPECT_EQ(image.facing, Facing::second) << "south stays south";
  EXPECT_EQ(image.hinge, Hinge::second) << "west becomes east";
  EXPECT_EQ(image.access.side(), Id("defender"));
}

TEST(SymmetryPen, GivesNoHatchwayTheLabelOfAnother) {
  auto mission = mission_with({6, 7}, "", "B1/B2 E1/E2");
  mission = parse_edit(mission, "hatchway E1/E2 label \"B\"").value().apply(mission).value();
  const auto edits = with_images(mission, {parse_edit(mission, "hatchway B1/B2 label \"A\" starts open").value()},
                                 SymmetryPen::left_right);
  const auto after = EditSequence{edits.value()}.apply(mission).value();
  const auto* image = find_lattice(after, 1)->hatchway(parse_edge("E1/E2").value());
  EXPECT_TRUE(image->starts_open);
  EXPECT_EQ(image->label, "B");
  EXPECT_EQ(find_lattice(after, 1)->hatchway(parse_edge("B1/B2").value())->label, "A");
}

TEST(SymmetryPen, ErasesOnBothSides) {
  CanvasFixture fixture(mission_with({6, 7}, "B1/B2 E6/E7 C1/C2", ""));
  with_pen(fixture, SymmetryPen::half_turn).click("B1/B2", Button::right);
  EXPECT_EQ(fixture.walls(), "C1/C2");
}

TEST(SymmetryPen, NodesTooWithTheirFacing) {
  const auto mission = empty_mission();
  const Edit asked = SetNodes{{parse_node_address("B2.nw").value()}, NodeOverride{NodePiece::wall_end, Compass::east}};
  const Edit image = SetNodes{{parse_node_address("F2.nw").value()}, NodeOverride{NodePiece::wall_end, Compass::west}};
  EXPECT_EQ(with_images(mission, {asked}, SymmetryPen::left_right), (std::vector{image, asked}));
}

TEST(SymmetryPen, SwapsTheSidesOfZones) {
  CanvasFixture fixture(empty_mission());
  with_pen(fixture, SymmetryPen::half_turn, "zone").drag({"A1", "B1"});
  EXPECT_EQ(fixture.zones(), "attacker-drop-zone:A1,B1 defender-drop-zone:E7,F7");
  EXPECT_EQ(fixture.mission().zones->back().side, Id("defender"));
  fixture.click("C1");
  EXPECT_EQ(fixture.zones(), "attacker-drop-zone:A1,B1,C1 defender-drop-zone:D7,E7,F7");
  fixture.click("F7", Button::right);
  EXPECT_EQ(fixture.zones(), "attacker-drop-zone:B1,C1 defender-drop-zone:D7,E7");
  for (int step = 0; step < 3; ++step) fixture.stage.undo();
  EXPECT_EQ(fixture.mission(), empty_mission());
}

TEST(SymmetryPen, SwapsKindsThatNameASide) {
  auto mission = empty_mission();
  auto system = *mission.system;
  system.zone_kinds = {{Id("attacker-entry"), "", false, ZoneKind::Owner::side, ZoneKind::Start::deploys, "", "", ""},
                       {Id("defender-entry"), "", false, ZoneKind::Owner::side, ZoneKind::Start::deploys, "", "", ""}};
  mission.system = system;
  CanvasFixture fixture(mission);
  with_pen(fixture, SymmetryPen::top_bottom, "zone").click("A1");
  EXPECT_EQ(fixture.zones(), "attacker-entry:A1 defender-entry:A7");
  EXPECT_EQ(fixture.mission().zones->back().kind, Id("defender-entry"));
}

/// What a zone of cells is left with: the text of what happens to it and to its counterpart.
std::vector<std::string> zone_edits(const Mission& mission, const Zone& zone, SymmetryPen pen) {
  std::vector<std::string> texts;
  const auto edits = with_images(mission, {PutZone{zone}}, pen).value();
  texts.reserve(edits.size());
  for (const auto& edit : edits) texts.push_back(edit.text_form(mission));
  return texts;
}

TEST(SymmetryPen, ChangesTheCounterpartOfAZoneByTheSameCellsOnly) {
  auto mission = empty_mission();
  const auto cells = [](std::string_view text) {
    std::vector<CellAddress> all;
    for (const auto word : split_words(text)) all.push_back(parse_cell_address(word).value());
    return cells_shape(std::move(all));
  };
  const Zone attackers{Id("a"), Id("drop-zone"), Id("attacker"), "", cells("A1 A2"), {}};
  // On 6 × 7 cells A becomes F; the other side has F1 alike, F5 of its own, and lacks F2.
  const Zone defenders{Id("d"), Id("drop-zone"), Id("defender"), "", cells("F1 F5"), {}};
  mission.zones = std::vector{attackers, defenders};
  auto changed = attackers;
  changed.shape = cells("A2 B2");
  using Texts = std::vector<std::string>;
  EXPECT_EQ(
      zone_edits(mission, changed, SymmetryPen::left_right),
      (Texts{"zone a kind drop-zone side attacker cells A2 B2", "zone d kind drop-zone side defender cells E2 F5"}));
  EXPECT_EQ(zone_edits(mission, changed, SymmetryPen::off), Texts{"zone a kind drop-zone side attacker cells A2 B2"});
  changed.shape = CellsShape();
  EXPECT_EQ(zone_edits(mission, changed, SymmetryPen::left_right),
            (Texts{"remove #a", "zone d kind drop-zone side defender cells F5"}))
      << "a zone without cells goes, and its counterpart only with its own last cell";
  auto strips = mission;
  strips.zones = std::vector{attackers, Zone{Id("d"), Id("drop-zone"), Id("defender"), "", StripShape{}, {}}};
  const auto refused = with_images(strips, {PutZone{changed}}, SymmetryPen::left_right);
  ASSERT_FALSE(refused.has_value());
  EXPECT_NE(refused.error().message.find(" is not made of cells"), std::string::npos);
}

TEST(SymmetryPen, GroundOfNobodyIsItsOwnImage) {
  CanvasFixture fixture(empty_mission());
  with_pen(fixture, SymmetryPen::left_right, "area").drag({"A3", "B3"});
  EXPECT_EQ(fixture.zones(), "shrine:A3,B3,E3,F3");
  fixture.click("F3", Button::right);
  EXPECT_EQ(fixture.zones(), "shrine:B3,E3");
}

TEST(SymmetryPen, GivesMarkersLabelsOfTheirOwn) {
  CanvasFixture fixture(empty_mission());
  with_pen(fixture, SymmetryPen::half_turn, "objective").click("B2");
  EXPECT_EQ(fixture.markers(), "o1@B2:1 o2@E6:2");
  fixture.click("309mm,351.5mm");
  EXPECT_EQ(fixture.markers(), "o1@B2:1 o2@E6:2 o3@C4/D4:3") << "the middle of the battlefield is its own image";
  fixture.drag({"E6", "F5"});
  EXPECT_EQ(fixture.markers(), "o1@A3:1 o2@F5:2 o3@C4/D4:3") << "its counterpart moves too";
  fixture.click("A3", Button::right);
  EXPECT_EQ(fixture.markers(), "o3@C4/D4:3");
}

TEST(SymmetryPen, LeavesTheCounterpartOfAMarkerItsName) {
  auto mission = test::with_objective(test::with_objective(empty_mission(), "o1", "B2", "1"), "o2", "E6", "2");
  auto markers = *mission.markers;
  markers.at(0).name = "West lamp";
  markers.at(1).name = "East lamp";
  mission.markers = markers;
  CanvasFixture fixture(mission);
  with_pen(fixture, SymmetryPen::half_turn, "objective").drag({"B2", "A3"});
  EXPECT_EQ(fixture.markers(), "o1@A3:1 o2@F5:2");
  EXPECT_EQ(fixture.mission().markers->at(0).name, "West lamp");
  EXPECT_EQ(fixture.mission().markers->at(1).name, "East lamp");
}

TEST(SymmetryPen, DoesNotPutAMarkerOntoAnother) {
  CanvasFixture fixture(test::with_objective(empty_mission(), "o1", "E6", "1"));
  with_pen(fixture, SymmetryPen::half_turn, "objective").click("B2");
  EXPECT_EQ(fixture.markers(), "o1@E6:1 o2@B2:2");
}

TEST(SymmetryPen, MovesAndPastesOnBothSides) {
  CanvasFixture fixture(mission_with({6, 7}, "B1/B2 E6/E7", ""));
  with_pen(fixture, SymmetryPen::half_turn, "select");
  fixture.stage.select(Selection({parse_address("B1/B2").value()}));
  fixture.stage.nudge(0, 1);
  EXPECT_EQ(fixture.walls(), "B2/B3 E5/E6");
  remove_selected(fixture.stage);
  EXPECT_EQ(fixture.walls(), "");
}

TEST(SymmetryPen, AMoveAcrossTheAxisKeepsBoth) {
  CanvasFixture fixture(mission_with({6, 7}, "B1/B2 E1/E2", ""));
  with_pen(fixture, SymmetryPen::left_right, "select");
  fixture.stage.select(Selection({parse_address("B1/B2").value()}));
  fixture.stage.nudge(3, 0);
  EXPECT_EQ(fixture.walls(), "B1/B2 E1/E2");
}

TEST(SymmetryPen, ShowsTheImagesAhead) {
  CanvasFixture fixture(empty_mission());
  with_pen(fixture, SymmetryPen::half_turn).point_at("B1/B2");
  const auto edges = fixture.canvas.marks().edges;
  ASSERT_EQ(edges.size(), 2U);
  EXPECT_EQ(edges[0].style, MarkStyle::ghost);
  EXPECT_EQ(edges[1].style, MarkStyle::image);
  EXPECT_EQ(edges[1].edge, parse_edge_address("E6/E7").value());
}

TEST(Mirror, GoesAboutTheBattlefieldWhereBoardsMatch) {
  const auto beside = test::two_boards({Length::millimetres(315), {}});
  const Mirror left_right(beside, SymmetryPen::left_right);
  EXPECT_EQ(to_text(beside, left_right(parse_cell_address("A1").value())), "2:C1");
  EXPECT_EQ(to_text(beside, left_right(parse_edge_address("2:A1/B1").value())), "B1/C1");
  const Mirror top_bottom(beside, SymmetryPen::top_bottom);
  EXPECT_EQ(to_text(beside, top_bottom(parse_cell_address("2:A1").value())), "2:A2");
}

TEST(Mirror, GoesAboutEachBoardWhereTheyDoNot) {
  const auto askew = test::two_boards({Length::millimetres(400), Length::millimetres(50)});
  const Mirror mirror(askew, SymmetryPen::left_right);
  EXPECT_EQ(to_text(askew, mirror(parse_cell_address("A1").value())), "C1");
  EXPECT_EQ(to_text(askew, mirror(parse_cell_address("2:A1").value())), "2:C1");
  // A point goes with the board it is on: 15 mm from the left of the second to 15 mm from its right.
  EXPECT_EQ(mirror(Point{Length::millimetres(415), Length::millimetres(60)}),
            (Point{Length::millimetres(700), Length::millimetres(60)}));
  // With a half turn about the middle of all they lie on each other.
  EXPECT_EQ(to_text(askew, Mirror(askew, SymmetryPen::half_turn)(parse_cell_address("A1").value())), "2:C2");
}

TEST(Mirror, DecksKeepToThemselves) {
  const auto decks = test::two_boards({}, 1);
  const Mirror mirror(decks, SymmetryPen::half_turn);
  EXPECT_EQ(to_text(decks, mirror(parse_cell_address("2:A1").value())), "2:C2");
}

TEST(Mirror, KnowsNothingToSwapAmongThreeSides) {
  auto mission = empty_mission();
  mission.sides = std::vector<Side>{{Id("a"), "A", {}}, {Id("b"), "B", {}}, {Id("c"), "C", {}}};
  const Mirror mirror(mission, SymmetryPen::half_turn);
  EXPECT_EQ(mirror.side(Id("a")), Id("a"));
  EXPECT_EQ(mirror.side(std::nullopt), std::nullopt);
}

SymmetryPen pick_pen() {
  return test::pick_of<SymmetryPen>({SymmetryPen::half_turn, SymmetryPen::left_right, SymmetryPen::top_bottom});
}

RC_GTEST_PROP(Mirror, TwiceIsNothing, (const Mission& mission)) {
  const Mirror mirror(mission, pick_pen());
  const auto place = test::pick_place(mission);
  RC_ASSERT(exists(mission, mirror(place)));
  if (!std::holds_alternative<Point>(place)) RC_ASSERT(mirror(mirror(place)) == place);
  for (const auto facing : {Facing::first, Facing::second}) {
    for (const auto axis : {Axis::horizontal, Axis::vertical}) {
      const Hatchway hatchway{facing, test::pick_bool() ? Hinge::first : Hinge::second, false, {}, false};
      RC_ASSERT(mirror(mirror(hatchway, axis), axis) == hatchway);
    }
  }
  const int turn = test::pick_int(0, 359);
  RC_ASSERT(mirror.turned(mirror.turned(turn)) == turn);
}

Transform transform_of(SymmetryPen pen) {
  if (pen == SymmetryPen::half_turn) return Transform::rotate_180;
  return pen == SymmetryPen::left_right ? Transform::mirror_left_right : Transform::mirror_top_bottom;
}

/// Whether a battlefield is its own image but for how hatchways on the axis face.
bool symmetric(const Mission& mission, SymmetryPen pen) {
  const auto image = transformed(mission, transform_of(pen));
  const auto& here = *find_lattice(mission, 1);
  const auto& there = *find_lattice(*image, 1);
  if (here.walls() != there.walls() || here.node_overrides().size() != there.node_overrides().size()) return false;
  const Mirror mirror(mission, pen);
  for (const auto& [edge, hatchway] : here.hatchways()) {
    const auto* other = there.hatchway(edge);
    const bool on_axis = mirror(EdgeAddress{1, edge}).edge == edge;
    if (other == nullptr || (!on_axis && *other != hatchway)) return false;
  }
  return here.hatchways().size() == there.hatchways().size();
}

void do_anything(CanvasFixture& fixture) {
  const auto tool = test::pick_of<const char*>({"wall", "hatchway", "pillar"});
  fixture.canvas.choose(tool);
  const auto button = test::pick_seldom(4) ? Button::right : Button::left;
  const Modifiers modifiers{test::pick_seldom(4), false, false};
  const auto somewhere = [] {
    return ScreenPoint{static_cast<double>(test::pick_int(60, 640)), static_cast<double>(test::pick_int(60, 740))};
  };
  fixture.canvas.press(somewhere(), button, modifiers);
  for (int moves = test::pick_int(0, 4); moves > 0; --moves) fixture.canvas.move(somewhere(), modifiers);
  fixture.canvas.release(somewhere(), modifiers);
}

RC_GTEST_PROP(SymmetryPen, KeepsASymmetricBattlefieldSymmetric, ()) {
  const auto pen = pick_pen();
  CanvasFixture fixture(empty_mission({test::pick_int(1, 6), test::pick_int(1, 7)}));
  fixture.stage.set_pen(pen);
  for (int gesture = test::pick_int(1, 12); gesture > 0; --gesture) {
    do_anything(fixture);
    RC_ASSERT(symmetric(fixture.mission(), pen));
  }
  while (fixture.document.can_undo()) fixture.stage.undo();
  RC_ASSERT(fixture.walls() + fixture.hatchways() == "");
}

}  // namespace
}  // namespace bulkhead
