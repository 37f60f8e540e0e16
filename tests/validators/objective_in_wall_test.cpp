// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "model/edit/edit.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "objective-in-wall";

/// A wall from node B1.nw to node B2.nw: its middle is at 109mm,60.5mm, and it is 5.5 mm thick.
Mission with_wall() { return mission_with({3, 3}, "A1/B1", ""); }

TEST(objective_in_wall, is_moved_to_the_nearest_cell) {
  const auto mission = with_objective(with_wall(), "o1", "A1/B1");
  EXPECT_EQ(sentences(mission, key), Places{"objective #o1 stands in the wall or pillar at A1/B1; it must stand free"});
  EXPECT_EQ(fixes_found(mission, key), Places{"move #o1 A1"});
  expect_fixed(mission, key, "#o1");
}

TEST(objective_in_wall, a_pillar_is_in_the_way_as_well) {
  expect_fixed(with_objective(with_wall(), "o1", "B2.nw"), key, "#o1");
  EXPECT_EQ(places_found(with_objective(with_wall(), "o1", "C2.nw"), key), Places()) << "nothing stands on that node";
}

TEST(objective_in_wall, a_point_counts_where_it_is_inside) {
  expect_fixed(with_objective(with_wall(), "o1", "111.7mm,60mm"), key, "#o1");
  EXPECT_EQ(places_found(with_objective(with_wall(), "o1", "111.75mm,60mm"), key), Places()) << "it touches the wall";
  EXPECT_EQ(places_found(with_objective(with_wall(), "o1", "111.8mm,60mm"), key), Places());
}

TEST(objective_in_wall, an_opening_is_free_and_so_is_an_open_edge) {
  EXPECT_EQ(places_found(with_objective(mission_with({3, 3}, "", "A1/B1"), "o1", "A1/B1"), key), Places());
  EXPECT_EQ(places_found(with_objective(empty_mission({3, 3}), "o1", "A1/B1"), key), Places());
  expect_fixed(with_objective(mission_with({3, 3}, "", "A1/B1"), "o1", "B2.nw"), key, "#o1");
}

TEST(objective_in_wall, of_a_point_all_levels_count) {
  auto mission = with_board(with_wall(), {3, 3}, 0, 0);
  Board above = *mission.boards.back();
  above.level = 1;
  mission.boards.back() = above;
  EXPECT_EQ(places_found(with_objective(mission, "o1", "109mm,60mm"), key), Places())
      << "it may lie on the other board";
  EXPECT_EQ(places_found(with_objective(mission, "o1", "A1/B1"), key), Places{"#o1"});
  EXPECT_EQ(places_found(with_objective(mission, "o1", "2:A1/B1"), key), Places());
}

TEST(objective_in_wall, pieces_off_the_lattice_are_walls_too) {
  auto mission = with_plain_board(empty_mission({3, 3}));
  mission = parse_edit(mission, "piece askew wall at 150mm,150mm on board 2").value().apply(mission).value();
  EXPECT_EQ(places_found(with_objective(mission, "o1", "1150mm,150mm"), key), Places{"#o1"});
  EXPECT_EQ(places_found(with_objective(mission, "o1", "1160mm,160mm"), key), Places());
}

TEST(objective_in_wall, other_markers_and_other_ground_are_left_alone) {
  EXPECT_EQ(places_found(with_marker(with_wall(), "t", "terminal", "", "A1/B1"), key), Places());
  EXPECT_EQ(places_found(with_objective(with_cell(empty_mission({3, 3}), "A1", CellKind::solid), "o1", "A1"), key),
            Places())
      << "that is for objective-off-ground";
}

}  // namespace
}  // namespace bulkhead::test
