// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "board-edge-access";

Mission with_entries(Mission mission, int number) { return with_limit(std::move(mission), "edge-entries", number); }

TEST(board_edge_access, wants_as_many_clear_ways_in_as_sides_times_the_limit) {
  // Two of the three northern edges are walled, so that one is left for two sides.
  const auto mission = mission_with({3, 3}, "A1/north B1/north", "");
  EXPECT_EQ(places_found(mission, key), Places()) << "without a limit";
  EXPECT_EQ(sentences(with_entries(mission, 1), key),
            Places{"each edge of the table must have 1 clear ways in for each "
                   "of 2 sides; the north one has 1 in all"});
  EXPECT_EQ(fixes_found(with_entries(mission, 1), key), Places{"open A1/north"});
  expect_fixed(with_entries(mission, 1), key, "A1/north B1/north C1/north");
  EXPECT_EQ(places_found(with_entries(empty_mission({3, 3}), 1), key), Places());
  EXPECT_EQ(places_found(with_entries(empty_mission({3, 3}), 2), key).size(), 4U);
}

TEST(board_edge_access, locked_hatchways_and_cells_without_floor_are_no_way_in) {
  const auto mission = with_entries(empty_mission({3, 2}), 1);
  EXPECT_EQ(places_found(with_hatchway(mission, "A1/west", HatchAccess::accessible()), key), Places());
  EXPECT_EQ(places_found(with_hatchway(mission, "A1/west", HatchAccess::locked()), key), Places{"A1/west A2/west"});
  EXPECT_EQ(places_found(with_cell(mission, "C2", CellKind::solid), key), Places{"C1/east"});
}

TEST(board_edge_access, seams_are_no_edge_of_the_table) {
  // Boards of 2 × 2 cells side by side: the northern edge is four edges long, the eastern and western two each.
  const auto mission = with_entries(with_board(empty_mission({2, 2}), {2, 2}, 218, 0), 1);
  EXPECT_EQ(places_found(mission, key), Places());
  EXPECT_EQ(places_found(with_entries(with_plain_board(empty_mission({1, 1})), 9), key), Places());
}

}  // namespace
}  // namespace bulkhead::test
