// SPDX-License-Identifier: MIT
#include "analysis/assignment/panel_assignment.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "analysis/assignment/panel_bounds.h"
#include "model/base/plain_text.h"
#include "model/io/mission_file.h"
#include "tests/support/sample_missions.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

using Texts = std::vector<std::string>;

TerrainSet shipped_gallowdark() {
  const std::string path = BULKHEAD_TEMPLATES "/sets/gallowdark.xml";
  return read_terrain_set(content_of(path), path).value();
}

/// A Gallowdark board of 6 × 7 cells.
Mission gallowdark(std::string_view walls, std::string_view hatchways) {
  auto mission = mission_with({6, 7}, walls, hatchways);
  mission.sets.front().set = shipped_gallowdark();
  return mission;
}

Mission with_node(Mission mission, std::string_view node, NodePiece piece) {
  Board board = *mission.boards.front();
  board.lattice()->set_node(parse_node(node).value(), {piece, std::nullopt});
  mission.boards.front() = board;
  return mission;
}

PanelAssignment assign(const Mission& mission, int boxes = 1, const std::vector<PanelPin>& pins = {}) {
  return assign_panels(mission, {{Id("gallowdark"), boxes}}, pins);
}

Texts addresses(const Mission& mission, const std::vector<Address>& list) {
  Texts texts;
  for (const auto& address : list) texts.push_back(to_text(mission, address));
  return texts;
}

/// `LH A1/A2 B1/B2`, with `*` behind an edge where it stands in for a wall.
Texts panels(const Mission& mission, const PanelAssignment& assignment) {
  Texts texts;
  for (const auto& panel : assignment.panels) {
    const auto& pieces = find_set(mission, panel.set)->pieces;
    std::string text = std::find_if(pieces.begin(), pieces.end(), [&](const KitPiece& piece) {
                         return piece.id == panel.piece;
                       })->code;
    for (const auto& address : panel.covers) {
      const auto& decor = panel.stand_ins;
      text += " " + to_text(mission, address);
      if (std::find(decor.begin(), decor.end(), address) != decor.end()) text += "*";
    }
    texts.push_back(text);
  }
  return texts;
}

int used(const PanelAssignment& assignment, std::string_view piece) {
  for (const auto& count : assignment.pieces) {
    if (count.piece == Id(piece)) return count.used;
  }
  return -1;
}

/// `piece: how many` of those that the boxes lack.
Texts lacking(const PanelAssignment& assignment) {
  Texts texts;
  for (const auto& count : assignment.pieces) {
    if (count.lacking() > 0) texts.push_back(count.piece.text() + ": " + std::to_string(count.lacking()));
  }
  return texts;
}

const BuildRemedy* remedy(const PanelAssignment& assignment, BuildRemedy::Kind kind) {
  for (const auto& remedy : assignment.remedies) {
    if (remedy.kind == kind) return &remedy;
  }
  return nullptr;
}

TEST(PanelAssignment, AnEmptyBoardTakesNothing) {
  const auto answer = assign(gallowdark("", ""));
  EXPECT_EQ(answer.buildable, Buildable::yes);
  EXPECT_TRUE(answer.panels.empty());
  EXPECT_EQ(answer.pieces.size(), 11U);
  for (const auto& count : answer.pieces) EXPECT_EQ(count.used, 0) << count.piece.text();
  EXPECT_TRUE(answer.remedies.empty());
}

TEST(PanelAssignment, APanelBringsItsPillarsAndTheRestIsLoose) {
  // Two edges in a row: one long wall. That with pillars fills two of the three nodes, the middle takes a loose one.
  const auto mission = gallowdark("A1/A2 B1/B2", "");
  const auto answer = assign(mission);
  EXPECT_EQ(panels(mission, answer), (Texts{"LWP A1/A2 B1/B2"}));
  EXPECT_EQ(used(answer, "left-pillar"), 1);
  EXPECT_EQ(used(answer, "right-pillar"), 0);
  EXPECT_EQ(used(answer, "pillar-cap"), 3);
  EXPECT_EQ(used(answer, "wall-end"), 0);
}

TEST(PanelAssignment, HatchwaysFaceAsDrawn) {
  const auto mission = gallowdark("A1/A2 C1/D1", "B1/B2 C2/D2");
  const auto answer = assign(mission);
  EXPECT_EQ(panels(mission, answer), (Texts{"LHP A1/A2 B1/B2", "LHP C1/D1 C2/D2"}));
  // Facing south in the second of two edges: as listed. Facing east in the southern one: turned, as a quarter turn
  // brings south to the west.
  EXPECT_FALSE(answer.panels[0].turned);
  EXPECT_EQ(answer.panels[0].pattern, 0U);
  EXPECT_TRUE(answer.panels[1].turned);
  EXPECT_EQ(answer.panels[1].pattern, 1U);
}

TEST(PanelAssignment, AHatchwayPanelStandsInForAWallOnlyWhenWallsRunOut) {
  const auto four = gallowdark("A1/A2 C1/C2 E1/E2 A3/A4", "");
  const auto answer = assign(four);
  EXPECT_EQ(answer.buildable, Buildable::yes);
  EXPECT_EQ(answer.substitutions(), 2) << "a box has two short walls";
  EXPECT_EQ(used(answer, "short-wall"), 2);
  EXPECT_EQ(addresses(four, answer.panels.front().stand_ins), Texts{"A1/A2"}) << "with its pillars it goes first";
  EXPECT_EQ(assign(four, 2).substitutions(), 0);
}

TEST(PanelAssignment, TwoShortPanelsStandForALongOne) {
  // Five pairs of walls: four long walls (two with pillars) and two short ones.
  const auto mission = gallowdark("A1/A2 B1/B2 D1/D2 E1/E2 A3/A4 B3/B4 D3/D4 E3/E4 A5/A6 B5/B6", "");
  const auto answer = assign(mission);
  EXPECT_EQ(answer.buildable, Buildable::yes);
  EXPECT_EQ(answer.substitutions(), 0);
  EXPECT_EQ(answer.panels.size(), 6U);
  EXPECT_EQ(used(answer, "short-wall"), 2);
}

TEST(PanelAssignment, NoWallStandsInForAHatchway) {
  // A box has ten hatchways; eleven on edges of their own.
  const auto mission = gallowdark("", "A1/A2 C1/C2 E1/E2 A3/A4 C3/C4 E3/E4 A5/A6 C5/C6 E5/E6 B2/B3 D2/D3");
  const auto answer = assign(mission);
  EXPECT_EQ(answer.buildable, Buildable::no);
  EXPECT_EQ(used(answer, "short-hatchway") + used(answer, "short-hatchway-pillars"), 11);
  EXPECT_EQ(used(answer, "long-hatchway") + used(answer, "long-hatchway-pillars"), 0) << "they need two edges";
}

TEST(PanelAssignment, SaysWhatIsLackingAndWhatWouldHelp) {
  // Seven short hatchways, a box has six. The seventh may become a wall, for which there are two panels.
  const auto mission = gallowdark("", "A1/A2 C1/C2 E1/E2 A3/A4 C3/C4 E3/E4 A5/A6");
  const auto answer = assign(mission);
  EXPECT_EQ(answer.buildable, Buildable::no);
  EXPECT_EQ(lacking(answer), Texts{"short-hatchway-pillars: 1"});
  const auto* boxes = remedy(answer, BuildRemedy::Kind::more_boxes);
  ASSERT_NE(boxes, nullptr);
  EXPECT_EQ(boxes->count, 1);
  EXPECT_EQ(boxes->set, Id("gallowdark"));
  const auto* hatchways = remedy(answer, BuildRemedy::Kind::fewer_hatchways);
  ASSERT_NE(hatchways, nullptr);
  EXPECT_EQ(hatchways->count, 1);
  EXPECT_EQ(remedy(answer, BuildRemedy::Kind::fewer_walls), nullptr) << "there is no wall";
}

TEST(PanelAssignment, NamesTheWallsThatHadToGo) {
  // Nine walls, each by itself: two short walls and six short hatchways, so that one has to go.
  const auto mission = gallowdark("A1/A2 C1/C2 E1/E2 A3/A4 C3/C4 E3/E4 A5/A6 C5/C6 E5/E6", "");
  const auto answer = assign(mission);
  EXPECT_EQ(answer.buildable, Buildable::no);
  EXPECT_EQ(answer.substitutions(), 6) << "a lacking panel may as well be a wall";
  EXPECT_EQ(lacking(answer), Texts{"short-wall: 1"});
  const auto* walls = remedy(answer, BuildRemedy::Kind::fewer_walls);
  ASSERT_NE(walls, nullptr);
  EXPECT_EQ(walls->count, 1);
  ASSERT_EQ(walls->edges.size(), 1U);
  EXPECT_EQ(remedy(answer, BuildRemedy::Kind::fewer_hatchways), nullptr);
}

TEST(PanelAssignment, LoosePillarsAndCapsRunOut) {
  // Fourteen walls, each by itself: 28 nodes. With two boxes 4 walls and 12 hatchways for them; 8 of these with
  // pillars.
  const auto mission =
      gallowdark("A1/A2 C1/C2 E1/E2 A2/A3 C2/C3 E2/E3 A3/A4 C3/C4 E3/E4 A4/A5 C4/C5 E4/E5 A5/A6 C5/C6", "");
  const auto answer = assign(mission, 2);
  EXPECT_EQ(answer.buildable, Buildable::yes);
  EXPECT_EQ(used(answer, "left-pillar") + used(answer, "right-pillar"), 28 - 16);
  EXPECT_EQ(used(answer, "pillar-cap"), 28);
  // The same with a set that has a single loose pillar and no more caps than that.
  auto poor = mission;
  auto set = shipped_gallowdark();
  for (auto& piece : set.pieces) {
    if (piece.id == Id("left-pillar")) piece.count = 0;
    if (piece.id == Id("right-pillar") || piece.id == Id("pillar-cap")) piece.count = 1;
  }
  poor.sets.front().set = set;
  const auto short_of = assign(poor, 2);
  EXPECT_EQ(short_of.buildable, Buildable::no);
  EXPECT_EQ(lacking(short_of), (Texts{"left-pillar: 5", "right-pillar: 5", "pillar-cap: 26"}));
  EXPECT_FALSE(short_of.gave_up);
}

TEST(PanelAssignment, KeepsMouldedPillarsFromWallEndsAndBareNodes) {
  auto mission = gallowdark("C3/C4", "");
  mission = with_node(mission, "C4.nw", NodePiece::wall_end);
  const auto answer = assign(mission);
  EXPECT_EQ(panels(mission, answer), Texts{"SW C3/C4"});
  EXPECT_EQ(used(answer, "wall-end"), 1);
  EXPECT_EQ(used(answer, "left-pillar"), 1);
  EXPECT_EQ(used(answer, "pillar-cap"), 1);
  const auto hatchway = with_node(gallowdark("", "C3/C4"), "D4.nw", NodePiece::none);
  EXPECT_EQ(panels(hatchway, assign(hatchway)), Texts{"SH C3/C4"});
}

TEST(PanelAssignment, NoPanelReachesAcrossAWallEnd) {
  const auto mission = with_node(gallowdark("A1/A2 B1/B2", ""), "B2.nw", NodePiece::wall_end);
  EXPECT_EQ(assign(mission).panels.size(), 2U);
}

/// Only long walls and, if asked for, loose pillars.
Mission long_walls(std::string_view walls, bool loose) {
  auto mission = gallowdark(walls, "");
  auto set = shipped_gallowdark();
  std::erase_if(set.pieces, [&](const KitPiece& piece) {
    return piece.id != Id("long-wall") && (!loose || piece.id != Id("left-pillar"));
  });
  mission.sets.front().set = set;
  return mission;
}

TEST(PanelAssignment, AJunctionInThePanelsMiddleNeedsALoosePillar) {
  const auto* tee = "A1/A2 B1/B2 A2/B2 A3/B3";
  EXPECT_EQ(assign(long_walls(tee, true)).buildable, Buildable::yes);
  const auto without = long_walls(tee, false);
  const auto answer = assign(without);
  EXPECT_EQ(answer.buildable, Buildable::no);
  EXPECT_EQ(addresses(without, answer.uncovered), (Texts{"A1/A2", "B1/B2"}));
  EXPECT_EQ(panels(without, answer), Texts{"LW A2/B2 A3/B3"});
  EXPECT_EQ(remedy(answer, BuildRemedy::Kind::more_boxes), nullptr) << "no number of boxes has what fits";
  EXPECT_EQ(assign(long_walls("A1/A2 B1/B2", false)).buildable, Buildable::yes) << "nothing meets it there";
}

TEST(PanelAssignment, WhatNoPieceFitsIsUncovered) {
  const auto mission = long_walls("A1/A2 B1/B2 C1/C2", true);
  const auto answer = assign(mission);
  EXPECT_EQ(answer.uncovered.size(), 1U);
  const auto* walls = remedy(answer, BuildRemedy::Kind::fewer_walls);
  ASSERT_NE(walls, nullptr);
  EXPECT_EQ(walls->count, 1);
}

TEST(PanelAssignment, PinsAreKept) {
  const auto mission = gallowdark("A1/A2 B1/B2", "D1/D2");
  const std::vector<PanelPin> pins = {{1, parse_edge("A1/A2").value(), Id("short-wall")},
                                      {1, parse_edge("D1/D2").value(), Id("short-hatchway")}};
  const auto answer = assign(mission, 1, pins);
  EXPECT_EQ(panels(mission, answer), (Texts{"SW A1/A2", "SW B1/B2", "SH D1/D2"}));
  EXPECT_TRUE(answer.panels[0].pinned);
  EXPECT_FALSE(answer.panels[1].pinned);
  EXPECT_TRUE(answer.stale_pins.empty());
}

TEST(PanelAssignment, APinMayCostAPanel) {
  const auto mission = gallowdark("A1/A2 B1/B2", "");
  std::vector<PanelPin> pins = {{1, parse_edge("B1/B2").value(), Id("short-hatchway")}};
  const auto answer = assign(mission, 1, pins);
  EXPECT_EQ(panels(mission, answer), (Texts{"SW A1/A2", "SH B1/B2*"}));
  EXPECT_EQ(assign(mission, 0, pins).buildable, Buildable::no);
}

TEST(PanelAssignment, StalePinsAreNamedAndIgnored) {
  const auto mission = gallowdark("A1/A2 B1/B2", "");
  const PanelPin good{1, parse_edge("A1/A2").value(), Id("long-wall")};
  const PanelPin overlapping{1, parse_edge("B1/B2").value(), Id("short-wall")};
  const PanelPin open{1, parse_edge("C1/C2").value(), Id("short-wall")};
  const PanelPin unknown{1, parse_edge("A1/A2").value(), Id("plank")};
  const PanelPin too_long{1, parse_edge("B1/B2").value(), Id("long-wall")};
  const PanelPin elsewhere{3, parse_edge("A1/A2").value(), Id("short-wall")};
  const auto answer = assign(mission, 1, {good, overlapping, open, unknown, too_long, elsewhere});
  EXPECT_EQ(panels(mission, answer), Texts{"LW A1/A2 B1/B2"});
  EXPECT_EQ(answer.stale_pins, (std::vector<PanelPin>{elsewhere, overlapping, open, unknown, too_long}));
}

FreePiece free_piece(std::string_view id, FreePiece::Kind kind, int x, int y, int turn) {
  return {Id(id), kind, {Length::millimetres(x), Length::millimetres(y)}, turn, {}};
}

TEST(PanelAssignment, FreeWallsTakePanelsToo) {
  auto mission = gallowdark("", "");
  Board board = *mission.boards.front();
  using Kind = FreePiece::Kind;
  board.pieces = {free_piece("b", Kind::wall, 197, 60, 0), free_piece("a", Kind::wall, 100, 60, 180),
                  free_piece("slant", Kind::hatchway, 300, 300, 45), free_piece("post", Kind::pillar, 400, 400, 0)};
  mission.boards.front() = board;
  const auto answer = assign(mission);
  EXPECT_EQ(panels(mission, answer), (Texts{"LW #a #b", "SH #slant"})) << "nobody has drawn pillars at their ends";
  EXPECT_EQ(used(answer, "left-pillar"), 1) << "the post";
  // The post at the western end of the two.
  board.pieces[3].at = {Length::micrometres(51500), Length::millimetres(60)};
  mission.boards.front() = board;
  EXPECT_EQ(panels(mission, assign(mission)), (Texts{"LWP #a #b", "SH #slant"}));
  EXPECT_EQ(used(assign(mission), "left-pillar"), 0);
}

TEST(PanelAssignment, BoardsShareTheirBoxesAndSetsDoNot) {
  auto mission = gallowdark("A1/A2 C1/C2", "");
  mission.boards.push_back(mission.boards.front());
  EXPECT_EQ(assign(mission, 1).substitutions(), 2);
  auto other = shipped_gallowdark();
  other.id = Id("other");
  mission.sets.push_back({other, std::nullopt, {}});
  Board board = *mission.boards.back();
  board.set = Id("other");
  mission.boards.back() = board;
  const auto answer = assign_panels(mission, designed_boxes(mission));
  EXPECT_EQ(answer.boxes, (Boxes{{Id("gallowdark"), 1}, {Id("other"), 1}}));
  EXPECT_EQ(answer.substitutions(), 0);
  EXPECT_EQ(answer.pieces.size(), 22U);
  EXPECT_EQ(assign_panels(mission, {{Id("gallowdark"), 1}}).buildable, Buildable::no) << "nobody owns the other";
}

TEST(PanelAssignment, DesignedBoxesAreWhatTheMissionSays) {
  auto mission = gallowdark("", "");
  EXPECT_EQ(designed_boxes(mission), (Boxes{{Id("gallowdark"), 1}}));
  mission.boards.push_back(mission.boards.front());
  EXPECT_EQ(designed_boxes(mission), (Boxes{{Id("gallowdark"), 2}}));
  mission.sets.front().boxes = 5;
  EXPECT_EQ(designed_boxes(mission), (Boxes{{Id("gallowdark"), 5}}));
}

TEST(PanelAssignment, NothingIsKnownOfASetWithoutAList) {
  const auto walls = mission_with({6, 7}, "A1/A2", "");
  const auto answer = assign(walls);
  EXPECT_EQ(answer.buildable, Buildable::unknown);
  EXPECT_EQ(answer.unlisted, std::vector<Id>{Id("gallowdark")});
  EXPECT_EQ(assign(empty_mission()).buildable, Buildable::yes) << "there is nothing to build";
}

TEST(PanelAssignment, ThreeLampsIsBuiltFromItsBox) {
  auto mission = gallowdark("", "");
  const std::string path = BULKHEAD_TEMPLATES "/missions/three-lamps.xml";
  struct Shipped final : Definitions {
    Result<GameSystem> system(const Id& id) const override {
      const auto file = std::string(BULKHEAD_TEMPLATES "/systems/") + id.text() + ".xml";
      return read_system(content_of(file), file);
    }
    Result<TerrainSet> terrain_set(const Id&) const override { return shipped_gallowdark(); }
  };
  const Shipped shipped;
  const auto lamps = read_mission(content_of(path), path, &shipped).value().mission;
  const auto answer = assign_panels(lamps, designed_boxes(lamps));
  EXPECT_EQ(answer.buildable, Buildable::yes);
  EXPECT_EQ(answer.substitutions(), 0);
  EXPECT_EQ(answer.panels.size(), 16U);
}

TEST(PanelAssignment, ACancelledSearchSaysSo) {
  std::stop_source source;
  source.request_stop();
  const auto answer = assign_panels(gallowdark("A1/A2", ""), {{Id("gallowdark"), 1}}, {}, {}, source.get_token());
  EXPECT_TRUE(answer.gave_up);
  EXPECT_EQ(answer.buildable, Buildable::unknown);
}

TEST(PanelBounds, DoNotCountPanelsOfWhichThereIsPlenty) {
  // Two short walls lie apart. A box has two: what is left of them decides nothing, and one entry for each edge and one
  // for their end is enough. Of none, the second is lacking as the first is: there is nothing to count, either.
  const auto mission = gallowdark("A1/A2 C2/C3", "");
  const auto bounds = [&](int boxes) {
    return PanelBounds(panel_problem(mission, shipped_gallowdark(), boxes, {}, Hatches::as_drawn), PanelAim::build, 3,
                       {});
  };
  for (const int boxes : {0, 1}) {
    const auto bound = bounds(boxes);
    EXPECT_TRUE(bound.exact()) << boxes;
    EXPECT_EQ(bound.from(0, bound.full()), (PanelCost{0, boxes == 0 ? 2U : 0U, 0})) << boxes;
  }
}

TEST(PanelAssignment, WithoutATableItTakesTheFirstThatFits) {
  AssignmentLimits limits;
  limits.table = 0;
  const auto mission = gallowdark("A1/A2 B1/B2", "D1/D2");
  EXPECT_EQ(assign_panels(mission, {{Id("gallowdark"), 1}}, {}, limits), assign(mission));
  // Five boards full of walls are too much for a table.
  auto all = empty_mission({40, 40});
  all.sets.front().set = shipped_gallowdark();
  Board board = *all.boards.front();
  const auto size = board.lattice()->size();
  for (std::size_t edge = 0; edge < size.edge_count(); ++edge) board.lattice()->set_wall(size.edge_at(edge));
  all.boards.assign(5, board);
  const auto answer = assign(all, 3);
  EXPECT_TRUE(answer.gave_up);
  EXPECT_EQ(answer.buildable, Buildable::no) << "the boxes have far too few edges, which needs no search";
  const auto enough = assign(all, most_boxes);
  EXPECT_EQ(enough.buildable, Buildable::yes);
  EXPECT_TRUE(enough.gave_up) << "fewer stand-ins might do";
}

}  // namespace
}  // namespace bulkhead::test
