// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "hatchway-to-nowhere";

TEST(hatchway_to_nowhere, at_the_end_of_the_board_is_fixed_by_a_wall) {
  const auto mission = mission_with({2, 2}, "", "A1/north");
  EXPECT_EQ(sentences(mission, key), Places{"a hatchway must have floor on both sides; the one at A1/north has not"});
  EXPECT_EQ(fixes_found(mission, key), Places{"wall A1/north"});
  expect_fixed(mission, key, "A1/north");
}

TEST(hatchway_to_nowhere, before_solid_ground_or_a_void_or_between_two) {
  const auto mission = mission_with({3, 1}, "", "A1/B1");
  expect_fixed(with_cell(mission, "A1", CellKind::solid), key, "A1/B1");
  expect_fixed(with_cell(mission, "B1", CellKind::void_space), key, "A1/B1");
  expect_fixed(with_cell(with_cell(mission, "A1", CellKind::solid), "B1", CellKind::solid), key, "A1/B1");
}

TEST(hatchway_to_nowhere, between_floor_cells_or_in_an_airlock_on_the_border_is_fine) {
  EXPECT_EQ(places_found(mission_with({2, 1}, "", "A1/B1"), key), Places());
  EXPECT_EQ(places_found(with_hatchway(empty_mission({2, 1}), "A1/west", HatchAccess::airlock()), key), Places());
  EXPECT_EQ(places_found(with_hatchway(empty_mission({2, 1}), "A1/west", HatchAccess::locked()), key),
            Places{"A1/west"});
}

TEST(hatchway_to_nowhere, an_airlock_onto_solid_ground_leads_nowhere_all_the_same) {
  const auto mission = with_hatchway(empty_mission({2, 1}), "A1/B1", HatchAccess::airlock());
  expect_fixed(with_cell(mission, "B1", CellKind::solid), key, "A1/B1");
}

TEST(hatchway_to_nowhere, an_airlock_from_floor_into_a_void_leads_outside) {
  const auto mission = with_hatchway(empty_mission({2, 1}), "A1/B1", HatchAccess::airlock());
  EXPECT_EQ(places_found(with_cell(mission, "B1", CellKind::void_space), key), Places());
  EXPECT_EQ(places_found(with_cell(mission, "A1", CellKind::void_space), key), Places());
  const auto between = with_cell(with_cell(mission, "A1", CellKind::void_space), "B1", CellKind::void_space);
  EXPECT_EQ(places_found(between, key), Places{"A1/B1"});
  const auto walled =
      with_cell(with_hatchway(empty_mission({2, 1}), "A1/B1", HatchAccess::locked()), "B1", CellKind::void_space);
  EXPECT_EQ(places_found(walled, key), Places{"A1/B1"}) << "it is no airlock";
}

TEST(hatchway_to_nowhere, a_touching_boards_floor_is_somewhere) {
  // Each board is 218 mm across.
  const auto mission = mission_with({2, 2}, "", "B1/east");
  EXPECT_EQ(places_found(with_board(mission, {2, 2}, 218, 0), key), Places());
  EXPECT_EQ(places_found(with_board(mission, {2, 2}, 219, 0), key), Places{"B1/east"});
  auto solid = with_board(mission, {2, 2}, 218, 0);
  Board board = *solid.boards.back();
  board.lattice()->set_cell({0, 0}, CellKind::solid);
  solid.boards.back() = board;
  expect_fixed(solid, key, "B1/east");
}

TEST(hatchway_to_nowhere, what_may_be_breached_stays_so) {
  const auto mission = with_lattice(empty_mission({2, 2}), [](Lattice& lattice) {
    Hatchway hatchway;
    hatchway.breachable = true;
    lattice.set_hatchway(parse_edge("A2/south").value(), hatchway);
  });
  EXPECT_EQ(fixes_found(mission, key), Places{"wall A2/south breachable"});
}

}  // namespace
}  // namespace bulkhead::test
