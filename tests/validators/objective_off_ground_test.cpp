// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;

Mission solid_corner() { return with_cell(empty_mission({3, 3}), "A1", CellKind::solid); }

TEST(objective_off_ground, on_a_solid_cell_is_moved_to_the_nearest_floor) {
  const auto mission = with_objective(solid_corner(), "o1", "A1");
  EXPECT_EQ(sentences(mission, "objective-off-ground"),
            Places{"an objective must stand on floor; objective #o1 does not"});
  expect_fixed(mission, "objective-off-ground", "#o1");
  EXPECT_EQ(check(mission).findings.front().fixes().front().text_form(mission), "move #o1 B1");
}

TEST(objective_off_ground, a_void_cell_is_no_ground) {
  expect_fixed(with_objective(with_cell(empty_mission({3, 3}), "B2", CellKind::void_space), "o1", "B2"),
               "objective-off-ground", "#o1");
}

TEST(objective_off_ground, an_edge_or_node_of_a_floor_cell_is_ground) {
  EXPECT_EQ(places_found(with_objective(solid_corner(), "o1", "A1/B1"), "objective-off-ground"), Places());
  EXPECT_EQ(places_found(with_objective(solid_corner(), "o1", "B2.nw"), "objective-off-ground"), Places());
  expect_fixed(with_objective(solid_corner(), "o1", "A1/west"), "objective-off-ground", "#o1");
  expect_fixed(with_objective(solid_corner(), "o1", "A1.nw"), "objective-off-ground", "#o1");
}

TEST(objective_off_ground, the_border_strip_belongs_to_the_border_cells) {
  EXPECT_EQ(places_found(with_objective(empty_mission({3, 3}), "o1", "0mm,0mm"), "objective-off-ground"), Places());
  expect_fixed(with_objective(solid_corner(), "o1", "5mm,5mm"), "objective-off-ground", "#o1");
}

TEST(objective_off_ground, the_gap_between_boards_is_no_ground) {
  // The first board ends at 315 mm, the second begins at 500 mm.
  const auto mission = with_board(empty_mission({3, 3}), {3, 3}, 500, 0);
  expect_fixed(with_objective(mission, "o1", "410mm,60mm"), "objective-off-ground", "#o1");
  EXPECT_EQ(places_found(with_objective(mission, "o1", "500mm,60mm"), "objective-off-ground"), Places());
}

TEST(objective_off_ground, a_board_without_lattice_is_ground) {
  const auto mission = with_plain_board(empty_mission({3, 3}));
  EXPECT_EQ(places_found(with_objective(mission, "o1", "1100mm,100mm"), "objective-off-ground"), Places());
  expect_fixed(with_objective(mission, "o1", "600mm,100mm"), "objective-off-ground", "#o1");
}

TEST(objective_off_ground, without_any_floor_there_is_no_fix) {
  const auto mission = with_cell(empty_mission({1, 1}), "A1", CellKind::solid);
  expect_fixed(with_objective(mission, "o1", "A1"), "objective-off-ground", "#o1", 0);
}

TEST(objective_off_ground, other_markers_may_stand_anywhere) {
  EXPECT_EQ(places_found(with_marker(solid_corner(), "t", "terminal", "", "A1"), "objective-off-ground"), Places());
}

TEST(objective_off_ground, of_cells_equally_near_takes_the_first) {
  auto mission = with_cell(empty_mission({3, 3}), "B2", CellKind::solid);
  mission = with_objective(with_objective(mission, "o1", "B2"), "o2", "B2");
  const auto fixes = fixes_found(mission, "objective-off-ground");
  EXPECT_EQ(fixes, (Places{"move #o1 B1", "move #o2 B1"}));
  // Beyond the solid corner cell, C2 is nearer than B3.
  const auto far = with_board(with_cell(empty_mission({3, 3}), "C3", CellKind::solid), {1, 1}, 1000, 1000);
  EXPECT_EQ(fixes_found(with_objective(far, "o1", "330mm,310mm"), "objective-off-ground"), Places{"move #o1 C2"});
}

}  // namespace
}  // namespace bulkhead::test
