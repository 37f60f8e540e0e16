// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "analysis/snapshot/snapshot.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"
#include "validators/engine/check.h"

namespace bulkhead {

Check panel_shortfall_check();

namespace test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "panel-shortfall";

KitPiece panel(std::string_view id, EdgeKind kind, int count) {
  const PiecePattern pattern{{{kind, Facing::second}}, {NodePiece::none, NodePiece::none}};
  return {Id(id), std::string(id), "", count, {pattern}, false, {}};
}

/// A box of two walls, one hatchway and pillars to spare.
Mission with_box(Mission mission) {
  auto set = *mission.sets.front().set;
  set.pieces = {panel("wall", EdgeKind::wall, 2),
                panel("hatchway", EdgeKind::hatchway, 1),
                {Id("pillar"), "pillar", "", 20, {{{}, {NodePiece::pillar}}}, false, {}}};
  mission.sets.front().set = set;
  return mission;
}

TEST(panel_shortfall, is_the_least_there_can_be_with_what_would_fix_it) {
  // Four walls: two panels, a hatchway panel that stands in for the third, and none for the fourth.
  const auto mission = with_box(mission_with({3, 3}, "A1/A2 C1/C2 A2/A3 C2/C3", ""));
  EXPECT_EQ(sentences(mission, key), Places{"the boxes (1 × Gallowdark) should build the layout; lacking: 1 × wall; "
                                            "1 × Gallowdark more would do; it builds without C2/C3"});
  EXPECT_EQ(fixes_found(mission, key), Places{"open C2/C3"});
  expect_fixed(mission, key, "");
}

TEST(panel_shortfall, hatchways_need_panels_with_a_hatchway) {
  const auto mission = with_box(mission_with({3, 3}, "", "A1/A2 C1/C2"));
  EXPECT_EQ(fixes_found(mission, key), Places{"wall A1/A2"});
  expect_fixed(mission, key, "");
}

TEST(panel_shortfall, what_fits_or_is_not_listed_is_fine) {
  EXPECT_EQ(places_found(with_box(mission_with({3, 3}, "A1/A2 C1/C2", "B1/B2")), key), Places());
  EXPECT_EQ(places_found(mission_with({3, 3}, "A1/A2 C1/C2 A2/A3 C2/C3", ""), key), Places());
}

TEST(panel_shortfall, what_the_user_has_counts_before_what_the_mission_says) {
  const auto mission = with_box(mission_with({3, 3}, "A1/A2 C1/C2 A2/A3 C2/C3", ""));
  const auto snapshot = Snapshot::make(mission);
  const auto found = [&](const Boxes& owned) {
    return panel_shortfall_check().run({mission, snapshot, {}, owned}).size();
  };
  EXPECT_EQ(found({{Id("gallowdark"), 2}}), 0U);
  EXPECT_EQ(found({{Id("gallowdark"), 1}}), 1U);
  EXPECT_EQ(found({{Id("another-set"), 9}}), 1U);
}

TEST(panel_shortfall, pins_count) {
  // One wall and one hatchway: the only hatchway panel is pinned to the wall.
  auto mission = with_box(mission_with({3, 3}, "A1/A2", "C1/C2"));
  EXPECT_EQ(places_found(mission, key), Places());
  Board board = *mission.boards.front();
  board.pins.emplace(parse_edge("A1/A2").value(), PinnedPanel{Id("hatchway")});
  mission.boards.front() = board;
  EXPECT_EQ(fixes_found(mission, key), Places{"unpin A1/A2"});
  EXPECT_NE(sentences(mission, key).front().find("; it builds without the pins at A1/A2;"), std::string::npos);
  expect_fixed(mission, key, "", 3);
}

TEST(panel_shortfall, pins_are_let_go_only_where_that_is_enough) {
  // Two hatchways and one panel with a hatchway: the pin is where it should be.
  auto mission = with_box(mission_with({3, 3}, "", "A1/A2 C1/C2"));
  Board board = *mission.boards.front();
  board.pins.emplace(parse_edge("A1/A2").value(), PinnedPanel{Id("hatchway")});
  mission.boards.front() = board;
  EXPECT_EQ(fixes_found(mission, key), Places{"wall C1/C2"});
  // The only such panel is pinned to two walls: without one of the pins the hatchway still lacks it.
  auto twice = with_box(mission_with({3, 3}, "A1/A2 A2/A3", "C1/C2"));
  board = *twice.boards.front();
  board.pins.emplace(parse_edge("A1/A2").value(), PinnedPanel{Id("hatchway")});
  board.pins.emplace(parse_edge("A2/A3").value(), PinnedPanel{Id("hatchway")});
  twice.boards.front() = board;
  EXPECT_EQ(fixes_found(twice, key), Places{"unpin A1/A2 A2/A3"});
}

}  // namespace
}  // namespace test
}  // namespace bulkhead
