// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "hatchway-beside-open-floor";

TEST(hatchway_beside_open_floor, one_that_can_be_walked_round_is_fixed_by_a_wall) {
  const auto mission = mission_with({2, 2}, "", "A1/B1");
  EXPECT_EQ(sentences(mission, key),
            Places{"a hatchway should part two compartments; one can walk round the one at A1/B1"});
  EXPECT_EQ(fixes_found(mission, key), Places{"wall A1/B1"});
  expect_fixed(mission, key, "A1/B1");
}

TEST(hatchway_beside_open_floor, one_that_parts_compartments_is_fine) {
  EXPECT_EQ(places_found(mission_with({2, 2}, "A2/B2", "A1/B1"), key), Places());
  EXPECT_EQ(places_found(mission_with({2, 2}, "", "A1/B1 A2/B2"), key), Places()) << "only past another hatchway";
}

TEST(hatchway_beside_open_floor, a_link_is_a_way_round) {
  auto mission = with_marker(mission_with({2, 1}, "", "A1/B1"), "foot", "terminal", "", "A1");
  mission = with_marker(mission, "head", "terminal", "", "B1");
  EXPECT_EQ(places_found(mission, key), Places());
  EXPECT_EQ(places_found(with_link(mission, "lift", "foot", "head"), key), Places{"A1/B1"});
}

TEST(hatchway_beside_open_floor, on_a_seam_is_named_by_every_hatchway_of_the_passage) {
  // Beside the passage of row 1 the seam is open in row 2.
  auto mission = with_board(mission_with({2, 2}, "", "B1/east"), {2, 2}, 218, 0);
  expect_fixed(mission, key, "B1/east");
  Board board = *mission.boards.back();
  board.lattice()->set_hatchway(parse_edge("A1/west").value(), {});
  mission.boards.back() = board;
  expect_fixed(mission, key, "B1/east 2:A1/west");
}

}  // namespace
}  // namespace bulkhead::test
