// SPDX-License-Identifier: MIT
#include "editor/tools/inspector/inspector.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "tests/editor/desk.h"
#include "tests/support/generators.h"
#include "tests/support/picking.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using test::Desk;
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
std::string set(Desk& desk, std::string_view key, const std::string& value) {
  const auto edit = row(inspect(desk.mission(), desk.stage.selection()), key).change(desk.mission(), value);
  if (!edit) return edit.error().message;
  const auto applied = desk.document.apply(*edit);
  return applied ? "" : applied.error().message;
}

std::string value(const Desk& desk, std::string_view key) {
  return row(inspect(desk.mission(), desk.stage.selection()), key).value;
}

TEST(Inspector, ShowsTheMissionWhereNothingIsSelected) {
  Desk desk(test::empty_mission());
  EXPECT_EQ(inspected(desk.mission(), {}), "Sample");
  EXPECT_EQ(value(desk, "mission.title"), "Sample");
  EXPECT_EQ(value(desk, "board-1.cells"), "6 × 7");
  EXPECT_EQ(value(desk, "board-1.size"), "606mm × 703mm");
  EXPECT_EQ(set(desk, "mission.title", "The Lock"), "");
  EXPECT_EQ(set(desk, "mission.balance", "symmetric"), "");
  EXPECT_EQ(set(desk, "side.attacker", "Reds"), "");
  EXPECT_EQ(set(desk, "board-1.level", "2"), "");
  EXPECT_EQ(set(desk, "boxes.gallowdark", "3"), "");
  EXPECT_EQ(desk.mission().head->title, "The Lock");
  EXPECT_EQ(desk.mission().head->balance, Balance::symmetric);
  EXPECT_EQ(desk.mission().sides->front().name, "Reds");
  EXPECT_EQ(desk.mission().boards.front()->level, 2);
  EXPECT_EQ(desk.mission().sets.front().boxes, 3);
  EXPECT_EQ(set(desk, "boxes.gallowdark", ""), "");
  EXPECT_EQ(desk.mission().sets.front().boxes, std::nullopt);
}

TEST(Inspector, SaysWhatIsWrongWithAValue) {
  Desk desk(test::empty_mission());
  const auto before = desk.mission();
  EXPECT_EQ(set(desk, "board-1.level", "two"), "Write a whole number from -1000000 to 1000000");
  EXPECT_NE(set(desk, "mission.id", "Not An Id"), "");
  EXPECT_NE(set(desk, "mission.balance", "perhaps"), "");
  EXPECT_NE(set(desk, "board-1.at", "over there"), "");
  EXPECT_NE(set(desk, "mission.title", "\x01"), "");
  EXPECT_EQ(desk.mission(), before);
}

TEST(Inspector, ChangesAHatchway) {
  Desk desk(mission_with({6, 7}, "", "C2/C3"));
  desk.stage.select(selection_of({"C2/C3"}));
  EXPECT_EQ(inspected(desk.mission(), desk.stage.selection()), "Hatchway C2/C3");
  EXPECT_EQ(value(desk, "hatchway.starts"), "closed");
  EXPECT_EQ(value(desk, "hatchway.facing"), "south");
  EXPECT_EQ(value(desk, "hatchway.hinge"), "west");
  EXPECT_EQ(set(desk, "hatchway.starts", "open"), "");
  EXPECT_EQ(set(desk, "hatchway.facing", "north"), "");
  EXPECT_EQ(set(desk, "hatchway.hinge", "east"), "");
  EXPECT_EQ(set(desk, "hatchway.access", "controlled defender"), "");
  EXPECT_EQ(set(desk, "edge.breachable", "yes"), "");
  const auto* hatchway = find_lattice(desk.mission(), 1)->hatchway(parse_edge("C2/C3").value());
  EXPECT_EQ(*hatchway,
            (Hatchway{Facing::first, Hinge::second, true, HatchAccess::controlled_by(Id("defender")), true}));
  EXPECT_NE(set(desk, "hatchway.facing", "east"), "") << "not on an edge that runs from west to east";
  EXPECT_NE(set(desk, "hatchway.access", "controlled nobody"), "");
  EXPECT_NE(set(desk, "edge.breachable", "maybe"), "");
}

TEST(Inspector, ChangesSeveralAtOnce) {
  Desk desk(mission_with({6, 7}, "D2/D3", "C2/C3 B3/C3"));
  desk.stage.select(selection_of({"C2/C3", "B3/C3"}));
  const auto rows = inspect(desk.mission(), desk.stage.selection());
  EXPECT_FALSE(has_row(rows, "hatchway.facing")) << "they do not run the same way";
  EXPECT_EQ(set(desk, "hatchway.starts", "open"), "");
  EXPECT_EQ(desk.hatchways(), "C2/C3:south+open B3/C3:east+open");
  desk.stage.undo();
  EXPECT_FALSE(desk.document.can_undo()) << "one step";
  desk.stage.select(selection_of({"C2/C3", "D2/D3"}));
  EXPECT_TRUE(row(inspect(desk.mission(), desk.stage.selection()), "edge.carries").mixed);
  EXPECT_EQ(set(desk, "edge.carries", "wall"), "");
  EXPECT_EQ(desk.walls(), "C2/C3 D2/D3");
  EXPECT_EQ(set(desk, "edge.breachable", "yes"), "");
  EXPECT_TRUE(find_lattice(desk.mission(), 1)->breachable(parse_edge("D2/D3").value()));
  EXPECT_EQ(set(desk, "edge.carries", "open"), "");
  EXPECT_EQ(desk.walls(), "");
}

TEST(Inspector, SettingWhatIsThereAlreadyChangesNothing) {
  auto mission = test::empty_mission();
  auto board = *mission.boards.front();
  board.lattice()->set_wall(parse_edge("C2/C3").value(), true);
  board.lattice()->set_hatchway(parse_edge("D2/D3").value(),
                                {Facing::first, Hinge::second, true, HatchAccess::locked(), false});
  board.lattice()->set_node(parse_node("B2.nw").value(), {NodePiece::wall_end, Compass::east});
  mission.boards.front() = board;
  Desk desk(mission);
  desk.stage.select(selection_of({"C2/C3"}));
  EXPECT_EQ(set(desk, "edge.carries", "wall"), "");
  desk.stage.select(selection_of({"D2/D3"}));
  EXPECT_EQ(set(desk, "edge.carries", "hatchway"), "");
  desk.stage.select(selection_of({"B2.nw"}));
  EXPECT_EQ(set(desk, "node.piece", "wall-end"), "");
  EXPECT_EQ(desk.mission(), mission);
  desk.stage.select(selection_of({"C2/C3"}));
  EXPECT_EQ(set(desk, "edge.carries", "hatchway"), "");
  EXPECT_TRUE(find_lattice(desk.mission(), 1)->breachable(parse_edge("C2/C3").value()));
}

TEST(Inspector, ShowsNothingForAMixture) {
  const auto mission = test::with_objective(mission_with({6, 7}, "C2/C3", ""), "o1", "A1", "1");
  EXPECT_TRUE(inspect(mission, selection_of({"C2/C3", "#o1"})).empty());
  EXPECT_EQ(inspected(mission, selection_of({"C2/C3", "#o1"})), "1 wall, 1 marker");
}

TEST(Inspector, ChangesNodesAndCells) {
  Desk desk(mission_with({6, 7}, "C2/C3", ""));
  desk.stage.select(selection_of({"C3.nw"}));
  EXPECT_EQ(value(desk, "node.piece"), "automatic");
  EXPECT_FALSE(has_row(inspect(desk.mission(), desk.stage.selection()), "node.facing"));
  EXPECT_EQ(set(desk, "node.piece", "wall-end"), "");
  EXPECT_EQ(value(desk, "node.facing"), "");
  EXPECT_EQ(set(desk, "node.facing", "north"), "");
  EXPECT_EQ(value(desk, "node.facing"), "north");
  EXPECT_EQ(set(desk, "node.piece", "automatic"), "");
  EXPECT_EQ(desk.mission(), mission_with({6, 7}, "C2/C3", ""));
  desk.stage.select(selection_of({"B2", "B3"}));
  EXPECT_EQ(set(desk, "cell.kind", "void"), "");
  EXPECT_EQ(find_lattice(desk.mission(), 1)->cell({1, 2}), CellKind::void_space);
}

TEST(Inspector, ChangesAMarkerAndItsIdWithTheSelection) {
  Desk desk(test::with_objective(test::empty_mission(), "o1", "A1", "1"));
  desk.stage.select(selection_of({"#o1"}));
  EXPECT_EQ(set(desk, "label", "A"), "");
  EXPECT_EQ(set(desk, "place", "C3.nw"), "");
  EXPECT_EQ(set(desk, "marker.kind", "terminal"), "");
  EXPECT_EQ(set(desk, "marker.side", "attacker"), "");
  EXPECT_EQ(set(desk, "id", "north-terminal"), "");
  EXPECT_EQ(desk.markers(), "north-terminal@C3.nw:A");
  EXPECT_EQ(desk.selected(), "#north-terminal") << "the selection follows";
  desk.stage.undo();
  EXPECT_EQ(desk.selected(), "#o1");
  EXPECT_EQ(desk.mission().markers->front().side, Id("attacker"));
  EXPECT_NE(set(desk, "place", "Z99"), "");
  EXPECT_NE(set(desk, "marker.kind", "no-such-kind"), "");
  EXPECT_NE(set(desk, "id", "attacker"), "") << "taken by a side";
}

TEST(Inspector, ChangesZones) {
  auto mission = test::with_drop_zones(test::empty_mission({2, 2}));
  auto zones = *mission.zones;
  zones.push_back({Id("round"), Id("drop-zone"), std::nullopt, "", CircleShape{Point{}, Length::inches(6)}, {}});
  mission.zones = zones;
  Desk desk(mission);
  desk.stage.select(selection_of({"#attacker-drop-zone", "#defender-drop-zone"}));
  EXPECT_TRUE(row(inspect(desk.mission(), desk.stage.selection()), "zone.side").mixed);
  EXPECT_EQ(set(desk, "zone.side", ""), "");
  EXPECT_EQ(desk.mission().zones->at(1).side, std::nullopt);
  desk.stage.select(selection_of({"#attacker-drop-zone"}));
  EXPECT_EQ(value(desk, "shape"), "A1 B1");
  EXPECT_FALSE(row(inspect(desk.mission(), desk.stage.selection()), "shape").editable());
  EXPECT_EQ(set(desk, "label", "North"), "");
  EXPECT_EQ(desk.mission().zones->front().name, "North");
  desk.stage.select(selection_of({"#round"}));
  EXPECT_EQ(value(desk, "shape.length"), "152.4mm");
  EXPECT_EQ(set(desk, "shape.length", "3in"), "");
  EXPECT_EQ(value(desk, "shape.length"), "76.2mm");
  EXPECT_NE(set(desk, "shape.length", "0mm"), "");
  EXPECT_EQ(set(desk, "place", "A1"), "");
}

TEST(Inspector, ChangesItemsOfContent) {
  auto mission = test::empty_mission();
  Rule rule{{Id("venting"), "Venting", std::nullopt, {}, "", {}}, ""};
  rule.params = {{Id("from"), "3", {}}};
  mission.rules = std::vector<Rule>{rule};
  const Stratagem stratagem{
      {Id("hinges"), "Hinges", std::nullopt, {}, "", {}}, 1, "CP", std::nullopt, "", "", "", "", "", ""};
  mission.stratagems = std::vector<Stratagem>{stratagem};
  Desk desk(mission);
  desk.stage.select(selection_of({"#venting"}));
  EXPECT_EQ(set(desk, "text.text", "On {from}+ it vents."), "");
  EXPECT_EQ(set(desk, "param.from", "4"), "");
  EXPECT_EQ(set(desk, "label", "Venting decks"), "");
  EXPECT_EQ(desk.mission().rules->front().params.front().value, "4");
  EXPECT_EQ(desk.mission().rules->front().text, "On {from}+ it vents.");
  EXPECT_EQ(inspected(desk.mission(), desk.stage.selection()), "Venting decks");
  desk.stage.select(selection_of({"#hinges"}));
  EXPECT_EQ(set(desk, "stratagem.cost", "2"), "");
  EXPECT_EQ(set(desk, "stratagem.side", "defender"), "");
  EXPECT_EQ(set(desk, "stratagem.kind", "Tactic"), "");
  EXPECT_EQ(set(desk, "text.when", "Now."), "");
  EXPECT_EQ(desk.mission().stratagems->front().cost, 2);
  EXPECT_EQ(desk.mission().stratagems->front().side, Id("defender"));
  EXPECT_NE(set(desk, "stratagem.cost", "-1"), "");
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
