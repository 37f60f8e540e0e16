// SPDX-License-Identifier: MIT
#include "editor/tools/inspector/inspector.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "tests/editor/canvas_fixture.h"
#include "tests/support/generators.h"
#include "tests/support/picking.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead {
namespace {

using test::CanvasFixture;
using test::mission_with;

Selection selection_of(const std::vector<std::string_view>& addresses) {
  std::vector<Address> all;
  for (const auto text : addresses) all.push_back(parse_address(text).value());
  return Selection(all);
}

const InspectorRow& row(const std::vector<InspectorRow>& rows, std::string_view key) {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const InspectorRow& one) { return one.key == key; });
  if (found == rows.end()) throw std::runtime_error("no row " + std::string(key));
  return *found;
}

bool has_row(const std::vector<InspectorRow>& rows, std::string_view key) {
  return std::any_of(rows.begin(), rows.end(), [&](const InspectorRow& one) { return one.key == key; });
}

/// Gives a property another value; the text of the failure, or empty.
std::string set(CanvasFixture& fixture, std::string_view key, const std::string& value) {
  const auto edit = row(inspect(fixture.mission(), fixture.stage.selection()), key).change(fixture.mission(), value);
  if (!edit) return edit.error().message;
  const auto applied = fixture.document.apply(*edit);
  return applied ? "" : applied.error().message;
}

std::string value(const CanvasFixture& fixture, std::string_view key) {
  return row(inspect(fixture.mission(), fixture.stage.selection()), key).value;
}

TEST(Inspector, ShowsTheMissionWhereNothingIsSelected) {
  CanvasFixture fixture(test::empty_mission());
  EXPECT_EQ(inspected(fixture.mission(), {}), "Sample");
  EXPECT_EQ(value(fixture, "mission.title"), "Sample");
  EXPECT_EQ(value(fixture, "board-1.columns"), "6");
  EXPECT_EQ(value(fixture, "board-1.rows"), "7");
  EXPECT_EQ(value(fixture, "board-1.width"), "606mm");
  EXPECT_EQ(value(fixture, "board-1.height"), "703mm");
  // Of several sets each has a heading that has room for its name.
  EXPECT_EQ(row(inspect(fixture.mission(), {}), "boxes.gallowdark").group, "Boxes of Gallowdark");
  EXPECT_EQ(set(fixture, "mission.title", "The Lock"), "");
  EXPECT_EQ(set(fixture, "mission.balance", "symmetric"), "");
  EXPECT_EQ(set(fixture, "side.attacker", "Reds"), "");
  EXPECT_EQ(set(fixture, "board-1.level", "2"), "");
  EXPECT_EQ(set(fixture, "boxes.gallowdark", "3"), "");
  EXPECT_EQ(fixture.mission().head->title, "The Lock");
  EXPECT_EQ(fixture.mission().head->balance, Balance::symmetric);
  EXPECT_EQ(fixture.mission().sides->front().name, "Reds");
  EXPECT_EQ(fixture.mission().boards.front()->level, 2);
  EXPECT_EQ(fixture.mission().sets.front().boxes, 3);
  EXPECT_EQ(set(fixture, "boxes.gallowdark", ""), "");
  EXPECT_EQ(fixture.mission().sets.front().boxes, std::nullopt);
}

/// The id once the title is changed, as long as no file holds the mission.
Id id_after(const Mission& mission, const std::string& title) {
  const Edit edit = SetHead{"title", title};
  const auto both = with_id_after_title(mission, edit);
  const auto changed = both.apply(mission).value();
  EXPECT_EQ(changed.head->title, title);
  EXPECT_EQ(both.step_name(mission), edit.step_name(mission));
  return changed.head->id;
}

TEST(Inspector, TheIdFollowsTheTitleUntilItIsSetByHand) {
  const auto head = [](const std::string& title, const std::string& id) {
    auto mission = SetHead{"title", title}.apply(test::empty_mission()).value();
    return SetMissionId{Id(id)}.apply(mission).value();
  };
  EXPECT_EQ(id_after(head("Untitled killzone", "untitled-killzone"), "The Cinder Lock"), Id("the-cinder-lock"));
  EXPECT_EQ(id_after(head("The Cinder Lock", "the-cinder-lock"), "Ash"), Id("ash")) << "and goes on to";
  EXPECT_EQ(id_after(head("The Cinder Lock", "my-own"), "Ash"), Id("my-own"));
  EXPECT_EQ(id_after(head("Untitled killzone", "untitled-killzone"), "…"), Id("untitled-killzone"))
      << "of that no id can be made";
  EXPECT_EQ(id_after(head("…", "my-own"), "Ash"), Id("my-own"));
  const Edit other = SetHead{"author", "Nobody"};
  EXPECT_EQ(with_id_after_title(head("Ash", "ash"), other), other);
}

TEST(Inspector, SaysWhatIsWrongWithAValue) {
  CanvasFixture fixture(test::empty_mission());
  const auto before = fixture.mission();
  EXPECT_EQ(set(fixture, "board-1.level", "two"), "Write a whole number from -1000000 to 1000000");
  EXPECT_NE(set(fixture, "mission.id", "Not An Id"), "");
  EXPECT_NE(set(fixture, "mission.balance", "perhaps"), "");
  EXPECT_NE(set(fixture, "board-1.at.x", "over there"), "");
  EXPECT_NE(set(fixture, "mission.title", "\x01"), "");
  EXPECT_EQ(fixture.mission(), before);
}

TEST(Inspector, ChangesAHatchway) {
  CanvasFixture fixture(mission_with({6, 7}, "", "C2/C3"));
  fixture.stage.select(selection_of({"C2/C3"}));
  EXPECT_EQ(inspected(fixture.mission(), fixture.stage.selection()), "Hatchway C2/C3");
  EXPECT_EQ(value(fixture, "hatchway.starts"), "closed");
  EXPECT_EQ(value(fixture, "hatchway.facing"), "south");
  EXPECT_EQ(value(fixture, "hatchway.hinge"), "west");
  EXPECT_EQ(set(fixture, "hatchway.starts", "open"), "");
  EXPECT_EQ(set(fixture, "hatchway.facing", "north"), "");
  EXPECT_EQ(set(fixture, "hatchway.hinge", "east"), "");
  EXPECT_EQ(set(fixture, "hatchway.access", "controlled defender"), "");
  EXPECT_EQ(set(fixture, "edge.breachable", "yes"), "");
  const auto* hatchway = find_lattice(fixture.mission(), 1)->hatchway(parse_edge("C2/C3").value());
  EXPECT_EQ(*hatchway,
            (Hatchway{Facing::first, Hinge::second, true, HatchAccess::controlled_by(Id("defender")), true}));
  EXPECT_NE(set(fixture, "hatchway.facing", "east"), "") << "not on an edge that runs from west to east";
  EXPECT_NE(set(fixture, "hatchway.access", "controlled nobody"), "");
  EXPECT_NE(set(fixture, "edge.breachable", "maybe"), "");
}

TEST(Inspector, LabelsHatchwaysBoardsAndAreas) {
  auto battlefield = mission_with({6, 7}, "", "C2/C3");
  battlefield = parse_edit(battlefield, "area a kind shrine name \"Oven\" cells A1").value().apply(battlefield).value();
  CanvasFixture fixture(battlefield);
  fixture.stage.select(selection_of({"C2/C3"}));
  EXPECT_EQ(set(fixture, "hatchway.label", "Lock A"), "");
  EXPECT_EQ(find_lattice(fixture.mission(), 1)->hatchway(parse_edge("C2/C3").value())->label, "Lock A");
  EXPECT_EQ(row(inspect(fixture.mission(), fixture.stage.selection()), "hatchway.label").value, "Lock A");
  fixture.stage.select(selection_of({"#a"}));
  EXPECT_EQ(set(fixture, "zone.label", "3"), "");
  EXPECT_EQ(fixture.mission().areas->front().label, "3");
  EXPECT_EQ(fixture.mission().areas->front().name, "Oven");
}

TEST(Inspector, ChangesSeveralAtOnce) {
  CanvasFixture fixture(mission_with({6, 7}, "D2/D3", "C2/C3 B3/C3"));
  fixture.stage.select(selection_of({"C2/C3", "B3/C3"}));
  const auto rows = inspect(fixture.mission(), fixture.stage.selection());
  EXPECT_FALSE(has_row(rows, "hatchway.facing")) << "they do not run the same way";
  EXPECT_EQ(set(fixture, "hatchway.starts", "open"), "");
  EXPECT_EQ(fixture.hatchways(), "C2/C3:south+open B3/C3:east+open");
  fixture.stage.undo();
  EXPECT_FALSE(fixture.document.can_undo()) << "one step";
  fixture.stage.select(selection_of({"C2/C3", "D2/D3"}));
  EXPECT_TRUE(row(inspect(fixture.mission(), fixture.stage.selection()), "edge.carries").mixed);
  EXPECT_EQ(set(fixture, "edge.carries", "wall"), "");
  EXPECT_EQ(fixture.walls(), "C2/C3 D2/D3");
  EXPECT_EQ(set(fixture, "edge.breachable", "yes"), "");
  EXPECT_TRUE(find_lattice(fixture.mission(), 1)->breachable(parse_edge("D2/D3").value()));
  EXPECT_EQ(set(fixture, "edge.carries", "open"), "");
  EXPECT_EQ(fixture.walls(), "");
}

TEST(Inspector, SettingWhatIsThereAlreadyChangesNothing) {
  auto mission = test::empty_mission();
  auto board = *mission.boards.front();
  board.lattice()->set_wall(parse_edge("C2/C3").value(), true);
  board.lattice()->set_hatchway(parse_edge("D2/D3").value(),
                                {Facing::first, Hinge::second, true, HatchAccess::locked(), false});
  board.lattice()->set_node(parse_node("B2.nw").value(), {NodePiece::wall_end, Compass::east});
  mission.boards.front() = board;
  CanvasFixture fixture(mission);
  fixture.stage.select(selection_of({"C2/C3"}));
  EXPECT_EQ(set(fixture, "edge.carries", "wall"), "");
  fixture.stage.select(selection_of({"D2/D3"}));
  EXPECT_EQ(set(fixture, "edge.carries", "hatchway"), "");
  fixture.stage.select(selection_of({"B2.nw"}));
  EXPECT_EQ(set(fixture, "node.piece", "wall-end"), "");
  EXPECT_EQ(fixture.mission(), mission);
  fixture.stage.select(selection_of({"C2/C3"}));
  EXPECT_EQ(set(fixture, "edge.carries", "hatchway"), "");
  EXPECT_TRUE(find_lattice(fixture.mission(), 1)->breachable(parse_edge("C2/C3").value()));
}

TEST(Inspector, CountsWhatAMixtureHolds) {
  const auto mission = test::with_objective(mission_with({6, 7}, "C2/C3", ""), "o1", "A1", "1");
  const auto rows = inspect(mission, selection_of({"C2/C3", "#o1"}));
  EXPECT_EQ(rows.size(), 2U);
  EXPECT_EQ(row(rows, "count.edges").value, "1");
  EXPECT_EQ(row(rows, "count.markers").value, "1");
  EXPECT_FALSE(rows.front().editable());
  EXPECT_EQ(inspected(mission, selection_of({"C2/C3", "#o1"})), "1 wall, 1 marker");
}

TEST(Inspector, CallsSeveralThingsWhatTheyAre) {
  auto mission = test::mission_with({6, 7}, "C2/C3", "");
  ASSERT_GE(mission.sides->size(), 2U);
  EXPECT_EQ(inspected(mission, selection_of({"#attacker", "#defender"})), "2 sides");
  mission.rules = std::vector<Rule>{{{Id("first"), "", {}, {}, "", {}}, ""}, {{Id("second"), "", {}, {}, "", {}}, ""}};
  EXPECT_EQ(inspected(mission, selection_of({"#first", "#second"})), "2 rules");
  EXPECT_EQ(inspected(mission, selection_of({"#attacker", "#first", "C2/C3"})), "1 wall, 1 side, 1 rule");
}

TEST(Inspector, ChangesNodesAndCells) {
  CanvasFixture fixture(mission_with({6, 7}, "C2/C3", ""));
  fixture.stage.select(selection_of({"C3.nw"}));
  EXPECT_EQ(value(fixture, "node.piece"), "automatic");
  EXPECT_FALSE(has_row(inspect(fixture.mission(), fixture.stage.selection()), "node.facing"));
  EXPECT_EQ(set(fixture, "node.piece", "wall-end"), "");
  EXPECT_EQ(value(fixture, "node.facing"), "");
  EXPECT_EQ(set(fixture, "node.facing", "north"), "");
  EXPECT_EQ(value(fixture, "node.facing"), "north");
  EXPECT_EQ(set(fixture, "node.piece", "automatic"), "");
  EXPECT_EQ(fixture.mission(), mission_with({6, 7}, "C2/C3", ""));
  fixture.stage.select(selection_of({"B2", "B3"}));
  EXPECT_EQ(set(fixture, "cell.kind", "void"), "");
  EXPECT_EQ(find_lattice(fixture.mission(), 1)->cell({1, 2}), CellKind::void_space);
}

TEST(Inspector, ChangesAMarkerAndItsIdWithTheSelection) {
  CanvasFixture fixture(test::with_objective(test::empty_mission(), "o1", "A1", "1"));
  fixture.stage.select(selection_of({"#o1"}));
  EXPECT_EQ(set(fixture, "label", "A"), "");
  EXPECT_EQ(set(fixture, "place", "C3.nw"), "");
  EXPECT_EQ(set(fixture, "marker.kind", "terminal"), "");
  EXPECT_EQ(set(fixture, "marker.side", "attacker"), "");
  EXPECT_EQ(set(fixture, "id", "north-terminal"), "");
  EXPECT_EQ(fixture.markers(), "north-terminal@C3.nw:A");
  EXPECT_EQ(fixture.selected(), "#north-terminal") << "the selection follows";
  fixture.stage.undo();
  EXPECT_EQ(fixture.selected(), "#o1");
  EXPECT_EQ(fixture.mission().markers->front().side, Id("attacker"));
  EXPECT_NE(set(fixture, "place", "Z99"), "");
  EXPECT_NE(set(fixture, "marker.kind", "no-such-kind"), "");
  EXPECT_NE(set(fixture, "id", "attacker"), "") << "taken by a side";
}

TEST(Inspector, NamesMarkersTogether) {
  CanvasFixture fixture(test::with_objective(test::with_objective(test::empty_mission(), "o1", "A1", "1"), "o2", "B1"));
  const auto names = [&] {
    return fixture.mission().markers->at(0).name + "|" + fixture.mission().markers->at(1).name;
  };
  fixture.stage.select(selection_of({"#o1", "#o2"}));
  EXPECT_EQ(set(fixture, "marker.name", "Lamp"), "");
  EXPECT_EQ(names(), "Lamp|Lamp");
  fixture.stage.select(selection_of({"#o2"}));
  EXPECT_EQ(value(fixture, "marker.name"), "Lamp");
  EXPECT_EQ(set(fixture, "marker.name", "Great lamp"), "");
  EXPECT_EQ(names(), "Lamp|Great lamp");
  EXPECT_EQ(set(fixture, "marker.name", ""), "");
  EXPECT_EQ(names(), "Lamp|");
  EXPECT_EQ(row(inspect(fixture.mission(), selection_of({"#o1"})), "label").value, "1") << "is no name";
}

TEST(Inspector, ChangesZones) {
  auto mission = test::with_drop_zones(test::empty_mission({2, 2}));
  auto zones = *mission.zones;
  zones.push_back({Id("round"), Id("drop-zone"), std::nullopt, "", CircleShape{Point{}, Length::inches(6)}, {}});
  mission.zones = zones;
  CanvasFixture fixture(mission);
  fixture.stage.select(selection_of({"#attacker-drop-zone", "#defender-drop-zone"}));
  EXPECT_TRUE(row(inspect(fixture.mission(), fixture.stage.selection()), "zone.side").mixed);
  EXPECT_EQ(set(fixture, "zone.side", ""), "");
  EXPECT_EQ(fixture.mission().zones->at(1).side, std::nullopt);
  fixture.stage.select(selection_of({"#attacker-drop-zone"}));
  EXPECT_EQ(value(fixture, "shape"), "A1 B1");
  EXPECT_EQ(set(fixture, "shape", "a1 B2"), "a1 is no cell; write C3 C4 D3");
  EXPECT_EQ(set(fixture, "shape", "A1 C1"), "The battlefield has no cell C1");
  EXPECT_EQ(set(fixture, "shape", " "), "A zone needs a cell");
  EXPECT_EQ(value(fixture, "shape"), "A1 B1");
  EXPECT_EQ(set(fixture, "shape", "B2 A1"), "");
  EXPECT_EQ(value(fixture, "shape"), "A1 B2");
  EXPECT_EQ(set(fixture, "label", "North"), "");
  EXPECT_EQ(fixture.mission().zones->front().name, "North");
  fixture.stage.select(selection_of({"#round"}));
  EXPECT_EQ(value(fixture, "shape.length"), "152.4mm");
  EXPECT_EQ(set(fixture, "shape.length", "3in"), "");
  EXPECT_EQ(value(fixture, "shape.length"), "76.2mm");
  EXPECT_NE(set(fixture, "shape.length", "0mm"), "");
  EXPECT_EQ(set(fixture, "place", "A1"), "");
}

TEST(Inspector, ChangesTheCornersOfAZone) {
  auto mission = test::open_board();
  const auto mm = [](int x, int y) { return Point{Length::millimetres(x), Length::millimetres(y)}; };
  const PolygonShape drawn{{mm(0, 0), mm(100, 0), mm(100, 50), mm(0, 50)}};
  mission.zones = std::vector<Zone>{{Id("west"), Id("drop-zone"), std::nullopt, "", drawn, {}}};
  CanvasFixture fixture(mission);
  fixture.stage.select(selection_of({"#west"}));
  const auto corners = [&] { return std::get<PolygonShape>(fixture.mission().zones->front().shape).corners; };
  const auto rows_in = [&](RulerUnit unit) { return inspect(fixture.mission(), fixture.stage.selection(), unit); };
  EXPECT_EQ(row(rows_in(RulerUnit::millimetres), "shape.corner.2").value, "100 mm, 0 mm");
  EXPECT_EQ(row(rows_in(RulerUnit::inches), "shape.corner.1").value, "0\", 0\"");
  // As typed in inches, the unit of these rows, and as one may type it else.
  EXPECT_EQ(set(fixture, "shape.corner.2", "5\", 1\""), "");
  EXPECT_EQ(corners().at(1), (Point{Length::inches(5), Length::inches(1)}));
  EXPECT_EQ(set(fixture, "shape.corner.2", "120mm 10mm"), "");
  EXPECT_EQ(corners().at(1), mm(120, 10));
  EXPECT_EQ(set(fixture, "shape.corner.3", "2,5; 4"), "");
  EXPECT_EQ(corners().at(2), (Point{Length::micrometres(63'500), Length::inches(4)}));
  EXPECT_EQ(set(fixture, "shape.corner.3", "2,4"), "");
  EXPECT_EQ(corners().at(2), (Point{Length::inches(2), Length::inches(4)}));
  EXPECT_EQ(set(fixture, "shape.corner.1", "5"), "Write both lengths: from the left, from the top");
  EXPECT_NE(set(fixture, "shape.corner.1", "far, away"), "");
  EXPECT_EQ(corners().at(0), mm(0, 0));
  EXPECT_EQ(set(fixture, "shape.corner.1", ""), "");
  ASSERT_EQ(corners().size(), 3U);
  EXPECT_EQ(set(fixture, "shape.corner.1", ""), "A zone needs three corners");
}

TEST(Inspector, ChangesItemsOfContent) {
  auto mission = test::empty_mission();
  Rule rule{{Id("venting"), "Venting", std::nullopt, {}, "", {}}, ""};
  rule.params = {{Id("from"), "3", {}}};
  mission.rules = std::vector<Rule>{rule};
  const Stratagem stratagem{
      {Id("hinges"), "Hinges", std::nullopt, {}, "", {}}, Cost::exactly(1), "CP", std::nullopt, "", "", "", "", "", ""};
  mission.stratagems = std::vector<Stratagem>{stratagem};
  CanvasFixture fixture(mission);
  fixture.stage.select(selection_of({"#venting"}));
  EXPECT_EQ(set(fixture, "text.text", "On {from}+ it vents."), "");
  EXPECT_EQ(set(fixture, "param.from", "4"), "");
  EXPECT_EQ(set(fixture, "label", "Venting decks"), "");
  EXPECT_EQ(fixture.mission().rules->front().params.front().value, "4");
  EXPECT_EQ(fixture.mission().rules->front().text, "On {from}+ it vents.");
  EXPECT_EQ(inspected(fixture.mission(), fixture.stage.selection()), "Venting decks");
  fixture.stage.select(selection_of({"#hinges"}));
  EXPECT_EQ(set(fixture, "stratagem.cost", "2"), "");
  EXPECT_EQ(set(fixture, "stratagem.side", "defender"), "");
  EXPECT_EQ(set(fixture, "stratagem.kind", "Tactic"), "");
  EXPECT_EQ(set(fixture, "text.when", "Now."), "");
  EXPECT_EQ(fixture.mission().stratagems->front().cost, Cost::exactly(2));
  EXPECT_EQ(fixture.mission().stratagems->front().side, Id("defender"));
  EXPECT_NE(set(fixture, "stratagem.cost", "-1"), "");
}

TEST(Inspector, AMarkerOnOpenGroundHasARowForEachLength) {
  auto mission = test::open_board();
  mission = test::with_objective(std::move(mission), "o1", "100mm,50mm", "1");
  CanvasFixture fixture(mission);
  fixture.stage.select(selection_of({"#o1"}));
  EXPECT_EQ(value(fixture, "place.x"), "100mm");
  EXPECT_TRUE(row(inspect(fixture.mission(), fixture.stage.selection()), "place.x").length);
  EXPECT_EQ(set(fixture, "place.y", "80mm"), "");
  EXPECT_EQ(fixture.mission().markers->front().at, Place(Point{Length::millimetres(100), Length::millimetres(80)}));
  EXPECT_FALSE(has_row(inspect(fixture.mission(), fixture.stage.selection()), "place")) << "there are no cells";
}

TEST(Inspector, TellsOfTheMiddleAndThePartsOfTerrain) {
  CanvasFixture fixture(test::with_feature(test::open_board(), "one", "crate", 300, 200));
  fixture.stage.select(selection_of({"#one"}));
  EXPECT_EQ(value(fixture, "feature.at.x"), "300mm");
  EXPECT_EQ(set(fixture, "feature.at.y", "127mm"), "");
  EXPECT_EQ(fixture.mission().boards.front()->features.front().at,
            (Point{Length::millimetres(300), Length::millimetres(127)}));
  const auto part = [&](RulerUnit unit) {
    return row(inspect(fixture.mission(), fixture.stage.selection(), unit), "part.1").value;
  };
  // 40 × 20 × 25 mm in inches: 1.5748, 0.7874, 0.9843.
  EXPECT_TRUE(part(RulerUnit::inches).starts_with("1.57\" × 0.79\", 0.98\" high · ")) << part(RulerUnit::inches);
  EXPECT_TRUE(part(RulerUnit::millimetres).starts_with("40 mm × 20 mm, 25 mm high · "));
  auto others = test::with_feature(fixture.mission(), "two", "deck", 300, 300);
  others = test::with_feature(std::move(others), "three", "pool", 100, 100);
  const auto of = [&](const char* id) {
    return row(inspect(others, selection_of({id}), RulerUnit::millimetres), "part.1").value;
  };
  EXPECT_TRUE(of("#two").starts_with("100 mm × 40 mm, from 50 mm up to 53 mm")) << of("#two");
  EXPECT_TRUE(of("#three").starts_with("30 mm across, flat") || of("#three").starts_with("60 mm across, flat"));
}

TEST(Inspector, ShowsWhatSeveralThingsShare) {
  auto mission = test::with_feature(test::open_board(), "one", "crate", 300, 200);
  mission = test::with_feature(std::move(mission), "two", "crate", 400, 200, 90);
  CanvasFixture fixture(mission);
  fixture.stage.select(selection_of({"#one", "#two"}));
  EXPECT_TRUE(row(inspect(fixture.mission(), fixture.stage.selection()), "feature.turn").mixed);
  EXPECT_FALSE(has_row(inspect(fixture.mission(), fixture.stage.selection()), "feature.at.x"));
  EXPECT_EQ(set(fixture, "feature.turn", "45"), "");
  for (const auto& feature : fixture.mission().boards.front()->features) EXPECT_EQ(feature.turn, 45);
  fixture.stage.undo();
  EXPECT_FALSE(fixture.document.can_undo()) << "one step";
}

TEST(Inspector, SaysThatWhatWasSelectedIsGone) {
  const auto mission = test::with_objective(mission_with({6, 7}, "", "C2/C3"), "o1", "A1", "1");
  const auto hatchway = row(inspect(mission, selection_of({"C2/C3"})), "hatchway.starts");
  const auto marker = row(inspect(mission, selection_of({"#o1"})), "marker.side");
  const auto place = row(inspect(mission, selection_of({"#o1"})), "place");
  const auto small = test::empty_mission({2, 2});
  EXPECT_FALSE(hatchway.change(small, "open").has_value());
  EXPECT_FALSE(marker.change(small, "attacker").has_value());
  EXPECT_FALSE(place.change(small, "A1").has_value());
}

Selection pick_selection(const Mission& mission) {
  std::vector<Address> some;
  const auto objects = named_objects(mission);
  if (!objects.empty() && test::pick_bool()) some.push_back(ObjectAddress{test::pick_of(objects).id});
  const auto place = test::pick_place(mission);
  std::visit([&](const auto& at) { some.push_back(at); }, place);
  if (some.size() > 1 && test::pick_bool()) some.pop_back();
  return Selection(some);
}

RC_GTEST_PROP(Inspector, TakesEveryValueThatItShows, (const Mission& mission)) {
  const auto selection = test::pick_seldom(4) ? Selection() : pick_selection(mission);
  for (const auto& one : inspect(mission, selection)) {
    RC_ASSERT(!one.key.empty() && !one.name.empty() && !one.group.empty());
    if (!one.editable() || one.mixed) continue;
    // What it shows it takes back, and nothing changes; what it cannot take it refuses in words.
    const auto edit = one.change(mission, one.value);
    if (edit) {
      const auto after = edit->apply(mission);
      if (after) RC_ASSERT(*after == mission);
      if (!after) RC_ASSERT(!after.error().message.empty());
    }
    const auto nonsense = one.change(mission, test::pick_text());
    if (nonsense) static_cast<void>(nonsense->apply(mission));
    if (!nonsense) RC_ASSERT(!nonsense.error().message.empty());
  }
}

}  // namespace
}  // namespace bulkhead
