// SPDX-License-Identifier: MIT
#include "model/mission/pins.h"

#include <gtest/gtest.h>

#include "model/edit/edit.h"
#include "model/io/mission_file.h"
#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using test::complaint;
using test::edited;
using Pins = std::map<EdgePos, Id>;

EdgePos edge(std::string_view text) { return parse_edge(text).value(); }

/// A board of 4 × 3 cells whose set has a short panel of one edge, a long one of two, and a loose pillar.
Mission board_to_pin_on() {
  auto mission = test::empty_mission({4, 3});
  auto set = *mission.sets.front().set;
  const PatternEdge wall{EdgeKind::wall, Facing::second};
  const PiecePattern one{{wall}, {NodePiece::none, NodePiece::none}};
  const PiecePattern two{{wall, wall}, {NodePiece::none, NodePiece::none, NodePiece::none}};
  set.pieces = {{Id("short"), "", "S", 2, {one}, false, {}},
                {Id("long"), "", "L", 2, {two}, false, {}},
                {Id("pillar"), "", "P", 2, {{{}, {NodePiece::pillar}}}, false, {}}};
  mission.sets.front().set = set;
  return mission;
}

Pins pins(const Mission& mission) {
  Pins result;
  for (const auto& [first, pin] : mission.boards.front()->pins) result.emplace(first, pin.piece);
  return result;
}

TEST(Pins, CoverAsManyEdgesAsTheirPanel) {
  const auto mission = board_to_pin_on();
  const auto& set = *mission.sets.front().set;
  EXPECT_EQ(panel_edges(set, {4, 3}, edge("B1/B2"), Id("long")), (std::vector<EdgePos>{edge("B1/B2"), edge("C1/C2")}));
  EXPECT_EQ(panel_edges(set, {4, 3}, edge("A2/B2"), Id("long")), (std::vector<EdgePos>{edge("A2/B2"), edge("A3/B3")}));
  EXPECT_TRUE(panel_edges(set, {4, 3}, edge("A3/B3"), Id("long")).empty()) << "reaches off the board";
  EXPECT_TRUE(panel_edges(set, {4, 3}, edge("A3/B3"), Id("pillar")).empty()) << "is no panel";
  EXPECT_TRUE(panel_edges(set, {4, 3}, edge("A3/B3"), Id("other")).empty());
}

TEST(Pins, ReplaceThoseTheyOverlap) {
  auto mission = edited(edited(board_to_pin_on(), "pin A1/A2 short"), "pin C1/C2 long");
  EXPECT_EQ(pins(mission), (Pins{{edge("A1/A2"), Id("short")}, {edge("C1/C2"), Id("long")}}));
  mission = edited(mission, "pin B1/B2 long");
  EXPECT_EQ(pins(mission), (Pins{{edge("A1/A2"), Id("short")}, {edge("B1/B2"), Id("long")}}));
  EXPECT_EQ(pins(edited(mission, "unpin B1/B2")), (Pins{{edge("A1/A2"), Id("short")}}));
  EXPECT_TRUE(pins(edited(mission, "unpin B1/B2 A1/A2")).empty());
}

TEST(Pins, MustBeOfPanelsThatLieOnTheBoard) {
  const auto mission = board_to_pin_on();
  EXPECT_EQ(complaint(mission, "pin D1/D2 long"),
            "The terrain set gallowdark has no panel long, or it would reach off the board from there");
  EXPECT_EQ(complaint(mission, "pin D1/D2 pillar"),
            "The terrain set gallowdark has no panel pillar, or it would reach off the board from there");
  EXPECT_EQ(complaint(mission, "unpin D1/D2"), "No panel is pinned at D1/D2");
}

TEST(Pins, MayNotOverlapInAFile) {
  const auto mission = edited(board_to_pin_on(), "pin B1/B2 long");
  auto text = write_mission(mission);
  const std::string pin = R"(<pin at="B1/B2" piece="long"/>)";
  EXPECT_TRUE(read_mission(text, "m", nullptr));
  text.insert(text.find(pin), R"(<pin at="C1/C2" piece="short"/>)");
  EXPECT_EQ(read_mission(text, "m", nullptr).error().message, "another panel is pinned across this one");
}

TEST(Pins, GoAlongWhenTheBoardIsTurned) {
  const auto mission = edited(board_to_pin_on(), "pin A1/A2 long");
  const auto after = [&](Transform transform) { return pins(transformed(mission, transform).value()); };
  EXPECT_EQ(after(Transform::mirror_left_right), (Pins{{edge("C1/C2"), Id("long")}}));
  EXPECT_EQ(after(Transform::mirror_top_bottom), (Pins{{edge("A2/A3"), Id("long")}}));
  EXPECT_EQ(after(Transform::rotate_180), (Pins{{edge("C2/C3"), Id("long")}}));
  // Turned by 90°, row 1 is column C and column A is row 1.
  EXPECT_EQ(after(Transform::rotate_90), (Pins{{edge("B1/C1"), Id("long")}}));
}

}  // namespace
}  // namespace bulkhead
