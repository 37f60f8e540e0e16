// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "model/edit/edit.h"
#include "model/io/mission_file.h"
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

std::size_t cells_of(const Mission& mission, std::string_view zone) {
  return std::get<CellsShape>(find_zone(mission, Id(zone))->shape).cells.size();
}

TEST(BoardSize, LessTakesWhatStoodThereAndLeavesTheRest) {
  const auto after = edited(lively_mission(), "board 1 columns 5");
  const auto& lattice = *find_lattice(after, 1);
  EXPECT_EQ(lattice.size(), (LatticeSize{5, 7}));
  EXPECT_EQ(find_board(after, 1)->at, mm(0, 0));
  EXPECT_EQ(lattice.edge(edge("B1/C1")), EdgeKind::wall);
  EXPECT_NE(lattice.hatchway(edge("D1/D2")), nullptr);
  EXPECT_EQ(cells_of(after, "attacker-drop-zone"), 5U);
  EXPECT_EQ(find_marker(after, Id("o1"))->at, Place(CellAddress{1, {2, 2}}));
  const auto walled = test::mission_with({3, 2}, "B1/C1 A1/A2 C1/C2", "B1/B2");
  const auto less = edited(walled, "board 1 columns 2 rows 1");
  // B1/C1, A1/A2 and B1/B2 are its border now.
  EXPECT_EQ(find_lattice(less, 1)->walls().size(), 2U);
  EXPECT_EQ(find_lattice(less, 1)->hatchways().size(), 1U);
}

TEST(BoardSize, GrowsOnTheSidesAwayFromTheCornerThatStays) {
  const auto after = edited(lively_mission(), "board 1 columns 7 rows 8 keep south-east");
  const auto& lattice = *find_lattice(after, 1);
  EXPECT_EQ(find_board(after, 1)->at, mm(-97, -97));
  EXPECT_EQ(lattice.edge(edge("C2/D2")), EdgeKind::wall);
  EXPECT_EQ(lattice.walls().size(), 1U);
  ASSERT_NE(lattice.hatchway(edge("E2/E3")), nullptr);
  EXPECT_EQ(lattice.hatchway(edge("E2/E3"))->access, HatchAccess::controlled_by(Id("defender")));
  EXPECT_TRUE(lattice.node_overrides().contains(node("E5.nw")));
  EXPECT_EQ(lattice.cell({6, 7}), CellKind::solid);
  EXPECT_EQ(find_marker(after, Id("o1"))->at, Place(CellAddress{1, {3, 3}}));
  EXPECT_EQ(find_marker(after, Id("o2"))->at, Place(CellAddress{2, {0, 0}}));
  EXPECT_EQ(after.boards[0]->pieces.front().at, mm(397, 397));
  EXPECT_EQ(after.waivers->front().at.front(), Address(CellAddress{1, {3, 3}}));
  EXPECT_EQ(std::get<CircleShape>(find_zone(after, Id("round"))->shape).centre, Place(CellAddress{1, {4, 4}}));
  EXPECT_EQ(after.boards[1], lively_mission().boards[1]);
  const auto back = edited(after, "board 1 columns 6 rows 7 keep south-east");
  EXPECT_TRUE(back == lively_mission());
}

TEST(BoardSize, IsRefusedWhereSomethingThatHasANameIsInTheWay) {
  const auto mission = lively_mission();
  EXPECT_EQ(complaint(mission, "board 1 rows 6"),
            "Nothing would be left of Drop zone (Defender); move or remove it first");
  EXPECT_EQ(complaint(mission, "board 1 columns 3"),
            "A place that Drop zone (Attacker) names would be gone; change that first");
  EXPECT_EQ(complaint(mission, "board 2 rows 1 keep south-west"),
            "A place that Objective 2 names would be gone; change that first");
  const auto with_piece = edited(test::empty_mission(), "piece p wall at 600mm,10mm");
  EXPECT_EQ(complaint(with_piece, "board 1 columns 5"),
            "That would put the free wall off the board; move or remove it first");
  EXPECT_EQ(complaint(mission, "board 1 size 30in,22in"), "Board 1 has a lattice; give columns and rows");
  EXPECT_EQ((ResizeBoard{3, LatticeSize{2, 2}}.apply(mission).error().message), "The battlefield has no board 3");
}

TEST(BoardSize, OfAnOpenBoardKeepsACorner) {
  auto mission = edited(lively_mission(), "board new size 400mm,300mm at 0mm,1000mm");
  mission = edited(mission, "feature t1 crate at 100mm,100mm on board 3");
  const auto after = edited(mission, "board 3 size 500mm,250mm keep south-east");
  EXPECT_EQ(find_board(after, 3)->at, mm(-100, 1050));
  EXPECT_EQ(find_board(after, 3)->features.front().at, mm(200, 50));
  EXPECT_EQ(complaint(mission, "board 3 size 90mm,300mm"),
            "That would put Crate off the board; move or remove it first");
  EXPECT_EQ(complaint(mission, "board 3 columns 4 rows 4"), "Board 3 has no lattice; give a size");
}

TEST(BoardSize, IsMoreThanNothingWhoeverMakesTheEdit) {
  const auto mission = edited(lively_mission(), "board new size 400mm,300mm at 0mm,1000mm");
  const auto whole = Length::millimetres(300);
  for (const auto none : {Length(), Length::millimetres(-3)}) {
    for (const auto& ground : {PlainGround{none, whole}, PlainGround{whole, none}}) {
      const auto added = AddBoard{ground, mm(0, 2000)}.apply(mission);
      ASSERT_FALSE(added.has_value());
      EXPECT_EQ(added.error().message, "A board is more than nothing wide and high");
      const auto resized = ResizeBoard{3, ground}.apply(mission);
      ASSERT_FALSE(resized.has_value());
      EXPECT_EQ(resized.error().message, "A board is more than nothing wide and high");
    }
  }
}

Mission with_pins() {
  auto mission = test::empty_mission({3, 2});
  auto set = *mission.sets.front().set;
  set.pieces = {
      {Id("long"), "Long", "L", 4, {{{{}, {}}, {NodePiece::none, NodePiece::none, NodePiece::none}}}, false, {}}};
  mission.sets.front().set = set;
  return edited(mission, "pin A1/A2 long");
}

TEST(BoardSize, TakesPinnedPanelsAlongThatHaveRoom) {
  const auto wider = edited(with_pins(), "board 1 columns 4 keep north-east");
  ASSERT_EQ(wider.boards[0]->pins.size(), 1U);
  EXPECT_EQ(wider.boards[0]->pins.begin()->first, edge("B1/B2"));
  EXPECT_TRUE(edited(with_pins(), "board 1 columns 1").boards[0]->pins.empty());
}

TerrainSet tiles() {
  auto set = test::gallowdark_set();
  set.id = Id("tiles");
  set.name = "Tiles";
  set.pitch = Length::millimetres(50);
  set.border = {};
  return set;
}

TEST(BoardSet, IsAnotherOneOfTheMission) {
  const auto add = AddSet{Part<TerrainSet>(tiles())};
  const auto mission = add.apply(lively_mission()).value();
  EXPECT_EQ(parse_edit(lively_mission(), add.text_form(lively_mission())), Edit(add));
  EXPECT_EQ(add.apply(mission).error().message, "The mission uses the terrain set Tiles already");
  const auto after = edited(mission, "board 2 set tiles");
  EXPECT_EQ(find_board(after, 2)->set, Id("tiles"));
  EXPECT_EQ(find_board(after, 2)->ground, find_board(mission, 2)->ground);
  EXPECT_EQ(complaint(lively_mission(), "board 2 set tiles"),
            "There is no terrain set tiles; this mission has gallowdark");
  const auto with_piece = edited(mission, "piece p wall at 301mm,10mm");
  EXPECT_EQ(complaint(with_piece, "board 1 set tiles"),
            "That would put the free wall 2 off the board; move or remove it first");
  const auto pinned = add.apply(with_pins()).value();
  EXPECT_EQ(complaint(pinned, "board 1 set tiles"),
            "The panel pinned at A1/A2 is not so in the terrain set tiles; unpin it first");
}

TEST(BoardSet, IsOfABoardWithALattice) {
  const auto mission = edited(lively_mission(), "board new size 400mm,300mm at 0mm,1000mm");
  EXPECT_EQ(complaint(mission, "board 3 set gallowdark"), "Board 3 has no lattice; no terrain set builds it");
}

GameSystem other_system() {
  auto system = test::plain_system();
  system.id = Id("other");
  system.name = "Other";
  std::erase_if(system.zone_kinds, [](const ZoneKind& kind) { return kind.area; });
  system.link_kinds.clear();
  return system;
}

TEST(System, IsChangedWithoutLosingWhatStandsThere) {
  const auto mission = edited(lively_mission(), "marker t kind terminal at B2");
  auto bare = other_system();
  std::erase_if(bare.marker_kinds, [](const MarkerKind& kind) { return kind.id == Id("terminal"); });
  const std::vector<LackingWord> lacking = {
      {"area kind", "Shrine", true}, {"marker kind", "Terminal", true}, {"link kind", "Lift", true}};
  EXPECT_EQ(not_in(bare, mission), lacking);
  const auto edit = SetSystem{Part<GameSystem>(bare)};
  EXPECT_EQ(parse_edit(mission, edit.text_form(mission)), Edit(edit));
  const auto after = edit.apply(mission).value();
  EXPECT_EQ(after.system->id, Id("other"));
  EXPECT_NE(find_zone_kind(*after.system, Id("shrine")), nullptr);
  EXPECT_NE(find_marker_kind(*after.system, Id("terminal")), nullptr);
  EXPECT_NE(find_link_kind(*after.system, Id("lift")), nullptr);
  EXPECT_EQ(find_link_kind(*after.system, Id("power-line")), nullptr);
  EXPECT_TRUE(not_in(*after.system, after).empty());
}

TEST(System, WhoseKindsMeanSomethingElseIsRefused) {
  auto odd = test::plain_system();
  odd.id = Id("odd");
  odd.name = "Odd";
  odd.zone_kinds.back().area = false;
  EXPECT_EQ(SetSystem{Part<GameSystem>(odd)}.apply(lively_mission()).error().message,
            "Shrine is of the kind Shrine, which Odd has for zones; change that first");
}

TEST(System, LacksTheWordsThatCardsAndTheHeadUse) {
  auto system = test::plain_system();
  system.currencies = {{"CP", "Command points", {}}};
  system.seasons = {{Id("first"), "First season", 1, "", {}, {}}};
  auto mission = SetSystem{Part<GameSystem>(system)}.apply(lively_mission()).value();
  mission = edited(mission, "season first");
  const std::vector<LackingWord> lacking = {{"season", "First season", false}, {"currency", "Command points", false}};
  EXPECT_EQ(not_in(test::plain_system(), mission), lacking);
  EXPECT_TRUE(not_in(system, mission).empty());
}

}  // namespace
}  // namespace bulkhead
