// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;

/// A corner at B2.nw: walls A1/B1 and A1/A2.
Mission corner() { return mission_with({3, 3}, "A1/B1 A1/A2", ""); }

TEST(missing_pillar, a_bare_corner_is_fixed_by_its_automatic_pillar) {
  const auto mission = with_node(corner(), "B2.nw", NodePiece::none);
  EXPECT_EQ(sentences(mission, "missing-pillar"),
            Places{"where two or more walls or hatchways meet there must be a pillar; node B2.nw has none"});
  expect_fixed(mission, "missing-pillar", "B2.nw");
}

TEST(missing_pillar, a_wall_end_is_no_pillar) {
  expect_fixed(with_node(corner(), "B2.nw", NodePiece::wall_end), "missing-pillar", "B2.nw");
}

TEST(missing_pillar, a_straight_run_needs_one_too_and_hatchways_count) {
  const auto mission = mission_with({3, 3}, "A1/A2", "B1/B2");
  expect_fixed(with_node(mission, "B2.nw", NodePiece::none), "missing-pillar", "B2.nw");
}

TEST(missing_pillar, automatic_pillars_and_pillars_by_hand_are_fine) {
  EXPECT_EQ(places_found(corner(), "missing-pillar"), Places());
  EXPECT_EQ(places_found(with_node(corner(), "B2.nw", NodePiece::pillar), "missing-pillar"), Places());
}

TEST(missing_pillar, where_one_wall_stops_or_none_stands_there_need_not_be_one) {
  EXPECT_EQ(places_found(with_node(corner(), "A2.nw", NodePiece::wall_end), "missing-pillar"), Places());
  EXPECT_EQ(places_found(with_node(corner(), "C3.nw", NodePiece::none), "missing-pillar"), Places());
}

TEST(missing_pillar, sets_without_pillars_need_none) {
  auto mission = with_node(corner(), "B2.nw", NodePiece::none);
  auto set = gallowdark_set();
  set.pillar.reset();
  mission.sets.front().set = set;
  EXPECT_EQ(places_found(mission, "missing-pillar"), Places());
}

TEST(missing_pillar, looks_at_every_board) {
  auto mission = with_board(empty_mission({1, 1}), {2, 2}, 500, 0);
  Board board = *mission.boards.back();
  board.lattice()->set_wall(parse_edge("A1/B1").value());
  board.lattice()->set_wall(parse_edge("A1/A2").value());
  board.lattice()->set_node({1, 1}, {NodePiece::none, std::nullopt});
  mission.boards.back() = board;
  expect_fixed(mission, "missing-pillar", "2:B2.nw");
}

}  // namespace
}  // namespace bulkhead::test
