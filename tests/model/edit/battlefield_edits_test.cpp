// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "model/edit/edit.h"
#include "model/mission/spoken_names.h"
#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using test::complaint;
using test::edited;
using test::lively_mission;

EdgePos edge(std::string_view text) { return parse_edge(text).value(); }
NodePos node(std::string_view text) { return parse_node(text).value(); }
Point mm(std::int64_t x, std::int64_t y) { return {Length::millimetres(x), Length::millimetres(y)}; }

TEST(Edges, CarryWhatTheEditSays) {
  const auto mission = lively_mission();
  const auto walls = edited(mission, "wall C2/C3 2:A1/B1 D1/D2 breachable");
  EXPECT_EQ(find_lattice(walls, 1)->edge(edge("C2/C3")), EdgeKind::wall);
  EXPECT_TRUE(find_lattice(walls, 1)->breachable(edge("C2/C3")));
  EXPECT_EQ(find_lattice(walls, 1)->hatchway(edge("D1/D2")), nullptr);
  EXPECT_EQ(find_lattice(walls, 2)->edge(edge("A1/B1")), EdgeKind::wall);
  EXPECT_TRUE(walls.zones.same_object(mission.zones));
  EXPECT_FALSE(find_lattice(edited(walls, "wall C2/C3"), 1)->breachable(edge("C2/C3")));
  EXPECT_EQ(find_lattice(edited(walls, "open C2/C3"), 1)->edge(edge("C2/C3")), EdgeKind::open);

  const auto hatchway = edited(mission, "hatchway B3/C3 facing west hinge south starts open access locked breachable");
  EXPECT_EQ(*find_lattice(hatchway, 1)->hatchway(edge("B3/C3")),
            (Hatchway{Facing::first, Hinge::second, true, HatchAccess::locked(), true}));
  const auto twice = edited(mission, "hatchway B3/C3 C2/C3 access controlled by attacker");
  EXPECT_EQ(find_lattice(twice, 1)->hatchway(edge("C2/C3"))->access, HatchAccess::controlled_by(Id("attacker")));
  EXPECT_EQ(find_lattice(twice, 1)->hatchways().size(), 3U);
}

TEST(Edges, NamesOfEditsSayWhere) {
  const auto mission = lively_mission();
  EXPECT_EQ(to_text(SetHatchways{{{1, edge("C2/C3")}}, {}}.step_name(mission)), "Hatchway C2/C3");
  EXPECT_EQ(to_text(SetWalls{{{1, edge("C2/C3")}, {2, edge("A1/B1")}}}.step_name(mission)), "Wall on 2 edges");
}

TEST(Edges, AHatchwayIsControlledByASideThatThereIs) {
  const auto mission = lively_mission();
  EXPECT_EQ(complaint(mission, "hatchway C2/C3 access controlled by pirates"),
            "There is no side pirates; this mission has attacker, defender");
  // One that names an unknown side already may keep it.
  auto stranger = mission;
  Board board = *mission.boards.front();
  board.lattice()->set_hatchway(
      edge("C2/C3"), {Facing::second, Hinge::first, false, HatchAccess::controlled_by(Id("pirates")), false});
  stranger.boards.front() = board;
  const auto open = edited(stranger, "hatchway C2/C3 starts open access controlled by pirates");
  EXPECT_TRUE(find_lattice(open, 1)->hatchway(edge("C2/C3"))->starts_open);
}

TEST(Edges, AnEditForAnotherBattlefieldFails) {
  const auto edit = SetWalls{{{2, edge("A1/B1")}}};
  EXPECT_EQ(edit.apply(test::empty_mission()).error().message, "The battlefield has no such place");
}

TEST(Nodes, CarryWhatTheEditSays) {
  const auto mission = lively_mission();
  const auto at = node("C1.nw");
  const auto overrides = [](const Mission& after) { return find_lattice(after, 1)->node_overrides(); };
  EXPECT_EQ(overrides(edited(mission, "node C1.nw none")).at(at), (NodeOverride{NodePiece::none, std::nullopt}));
  EXPECT_EQ(overrides(edited(mission, "node C1.nw pillar")).at(at), (NodeOverride{NodePiece::pillar, std::nullopt}));
  EXPECT_EQ(overrides(edited(mission, "node C1.nw wall-end facing south")).at(at),
            (NodeOverride{NodePiece::wall_end, Compass::south}));
  EXPECT_TRUE(overrides(edited(mission, "node D4.nw automatic")).empty());
}

TEST(Cells, AreWhatTheEditSays) {
  const auto after = edited(edited(lively_mission(), "cell A1 2:B2 void"), "cell F7 floor");
  EXPECT_EQ(find_lattice(after, 1)->cell({0, 0}), CellKind::void_space);
  EXPECT_EQ(find_lattice(after, 2)->cell({1, 1}), CellKind::void_space);
  EXPECT_EQ(find_lattice(after, 1)->cell({5, 6}), CellKind::floor);
}

TEST(Pieces, AreAddedAndReplaced) {
  const auto mission = lively_mission();
  const auto extras = mission.boards[0]->pieces.front().extras;
  const auto replaced = edited(mission, "piece stray pillar at 12mm,8mm turn 90");
  EXPECT_EQ(replaced.boards[0]->pieces,
            (std::vector<FreePiece>{{Id("stray"), FreePiece::Kind::pillar, mm(12, 8), 90, extras}}));
  const auto away = edited(mission, "piece stray wall at 12mm,8mm on board 2");
  EXPECT_TRUE(away.boards[0]->pieces.empty());
  EXPECT_EQ(away.boards[1]->pieces,
            (std::vector<FreePiece>{{Id("stray"), FreePiece::Kind::wall, mm(12, 8), 0, extras}}));
  EXPECT_EQ(edited(mission, "piece fresh wall at 606mm,703mm").boards[0]->pieces.size(), 2U);
  EXPECT_EQ(complaint(mission, "piece fresh wall at 607mm,0mm"),
            "607mm,0mm lies off board 1, which measures 606mm,703mm");
  EXPECT_EQ(complaint(mission, "piece o1 wall at 0mm,0mm"), "The id o1 is taken already (marker); choose another");
}

TEST(Zones, AreReplacedInTheirPlaceKeepingTheirExtras) {
  const auto mission = lively_mission();
  const auto after = edited(mission, "zone attacker-drop-zone kind drop-zone name \"Tube\" strip north depth 97mm");
  ASSERT_EQ(after.zones->size(), mission.zones->size());
  const Zone expected{Id("attacker-drop-zone"),
                      Id("drop-zone"),
                      std::nullopt,
                      "Tube",
                      StripShape{Compass::north, Length::millimetres(97)},
                      "",
                      mission.zones->front().extras};
  EXPECT_FALSE(expected.extras.attributes.empty());
  EXPECT_EQ(after.zones->front(), expected);
  EXPECT_EQ(edited(mission, "area fresh kind shrine cells A1").areas->back().id, Id("fresh"));
}

TEST(Zones, MustBeOfAKindThatTheSystemHas) {
  const auto mission = lively_mission();
  EXPECT_EQ(complaint(mission, "zone z kind shrine cells A1"),
            "There is no zone kind shrine; this mission has drop-zone");
  EXPECT_EQ(complaint(mission, "area z kind drop-zone cells A1"),
            "There is no area kind drop-zone; this mission has shrine");
  EXPECT_EQ(complaint(mission, "zone z kind drop-zone side pirates cells A1"),
            "There is no side pirates; this mission has attacker, defender");
  EXPECT_EQ(complaint(mission, "zone shrine-1 kind drop-zone cells A1"),
            "The id shrine-1 is taken already (area); choose another");
}

TEST(Zones, MustHaveGroundOnTheBattlefield) {
  const auto mission = lively_mission();
  EXPECT_EQ(complaint(mission, "zone z kind drop-zone polygon 0mm,0mm 1mm,1mm"),
            "A polygon has at least three corners");
  EXPECT_EQ(
      complaint(mission, "zone z kind drop-zone polygon 0mm,0mm 1mm,1mm 0mm,704mm"),
      "0\", 27.71\" (0mm,704mm) lies off the battlefield, which reaches from 0\", 0\" (0mm,0mm) to 32.44\", 27.67\" "
      "(824mm,703mm)");
  EXPECT_EQ(complaint(mission, "zone z kind drop-zone circle A1 radius 0mm"),
            "The radius must be more than nothing and at most 100 m");
  EXPECT_EQ(complaint(mission, "zone z kind drop-zone strip north depth -1mm"),
            "The depth must be more than nothing and at most 100 m");
  EXPECT_EQ(complaint(mission, "zone z kind drop-zone quarter north-west clear-of-centre -1mm"),
            "The distance from the centre must be 0 to 100 m");
}

TEST(Markers, AreAddedAndReplaced) {
  const auto mission = lively_mission();
  const auto after = edited(mission, "marker o1 kind terminal at B2 label \"T\" side attacker");
  EXPECT_EQ(after.markers->front(),
            (Marker{Id("o1"), Id("terminal"), "T", CellAddress{1, {1, 1}}, Id("attacker"), {}}));
  EXPECT_EQ(after.markers->size(), 2U);
  const auto named = edited(mission, "marker o1 kind terminal at B2 name \"Great lamp\" label \"T\"");
  EXPECT_EQ(named.markers->front().name, "Great lamp");
  EXPECT_EQ(spoken_name(named, named.markers->front()), "Great lamp T");
  EXPECT_EQ(complaint(mission, "marker m kind lamp at A1"),
            "There is no marker kind lamp; this mission has objective, terminal");
  EXPECT_EQ(complaint(mission, "marker round kind terminal at A1"),
            "The id round is taken already (zone); choose another");
}

TEST(Links, TieMarkersZonesAndAreas) {
  const auto mission = lively_mission();
  const auto after = edited(mission, "link power-line #o1 #shrine-1");
  EXPECT_EQ(after.links->back(), (Link{Id("power-line"), Id("o1"), Id("shrine-1"), {}}));
  EXPECT_EQ(edited(after, "link power-line #o1 #shrine-1"), after);
  EXPECT_EQ(edited(after, "unlink power-line #o1 #shrine-1"), mission);
  EXPECT_EQ(complaint(mission, "unlink lift #o2 #o1"), "There is no lift from #o2 to #o1");
  EXPECT_EQ(complaint(mission, "link rope #o1 #o2"), "There is no link kind rope; this mission has power-line, lift");
  EXPECT_EQ(complaint(mission, "link lift #o1 #o9"), "There is nothing with the id o9");
  EXPECT_EQ(complaint(mission, "link lift #o1 #stray"),
            "#stray is a free piece; only markers, zones and areas can be linked");
  EXPECT_EQ(complaint(mission, "link lift #o1 #o1"), "A link ties two different things");
}

TEST(Sides, AreAtMostFour) {
  auto mission = lively_mission();
  mission = edited(edited(mission, "side third name \"C\""), "side fourth name \"D\"");
  EXPECT_EQ(mission.sides->size(), 4U);
  EXPECT_EQ(complaint(mission, "side fifth name \"E\""), "A mission has at most 4 sides");
  EXPECT_EQ(find_side(edited(mission, "side third name \"X\""), Id("third"))->name, "X");
}

TEST(Boards, AreAddedWithTheSetsThereAre) {
  const auto mission = lively_mission();
  const auto after = edited(mission, "board new columns 2 rows 3 set gallowdark level 1");
  ASSERT_EQ(after.boards.size(), 3U);
  EXPECT_EQ(after.boards[2]->at, mm(824, 0));
  EXPECT_EQ(after.boards[2]->level, 1);
  EXPECT_EQ(*after.boards[2]->lattice(), Lattice({2, 3}));
  EXPECT_EQ(complaint(mission, "board new columns 2 rows 3 set volkus"),
            "There is no terrain set volkus; this mission has gallowdark");
  EXPECT_EQ(complaint(mission, "board new size 1mm,1mm at 100000mm,0mm"),
            "3937.04\", 0.03\" (100001mm,1mm) is further than 100 m from the battlefield's origin");
  EXPECT_EQ((SetBoard{2, std::nullopt, 100}.apply(mission).error().message), "Levels go from -99 to 99");
}

TEST(Boards, MoveOnlyWhereNothingIsLeftBehind) {
  const auto mission = lively_mission();
  const auto after = edited(mission, "board 2 at 606mm,485mm");
  EXPECT_EQ(after.boards[1]->at, mm(606, 485));
  EXPECT_EQ(after.boards[1]->level, 0);
  const auto with_point = edited(mission, "marker m kind terminal at 820mm,10mm");
  EXPECT_EQ(complaint(with_point, "board 2 at 0mm,703mm"),
            "That would put Terminal off the battlefield; move or remove it first");
  EXPECT_EQ(complaint(mission, "board 3 level 1"), "The battlefield has no board 3");
}

TEST(Boards, AreRemovedAndTheRestNumberedAnew) {
  auto mission = edited(lively_mission(), "board new columns 1 rows 1 set gallowdark");
  mission = edited(edited(mission, "note \"Third\" at 3:A1"), "move #o1 3:A1.se");
  EXPECT_EQ(complaint(mission, "board 2 remove"),
            "On board 2 there is still a place that Objective 2 names; change that first");
  mission = edited(mission, "move #o2 A1");
  const auto after = edited(mission, "board 2 remove");
  ASSERT_EQ(after.boards.size(), 2U);
  EXPECT_EQ(after.notes->back().at, Address(CellAddress{2, {0, 0}}));
  EXPECT_EQ(find_marker(after, Id("o1"))->at, Place(NodeAddress{2, {1, 1}}));
  EXPECT_EQ(find_marker(after, Id("o2"))->at, Place(CellAddress{1, {0, 0}}));
  EXPECT_EQ(complaint(test::empty_mission(), "board 1 remove"), "A battlefield has at least one board");
}

TEST(Boxes, AreCountedOrLeftToTheBoards) {
  const auto three = edited(lively_mission(), "boxes gallowdark 3");
  EXPECT_EQ(three.sets.front().boxes, 3);
  EXPECT_EQ(edited(three, "boxes gallowdark default").sets.front().boxes, std::nullopt);
  EXPECT_EQ(complaint(three, "boxes volkus 1"), "There is no terrain set volkus; this mission has gallowdark");
}

}  // namespace
}  // namespace bulkhead
