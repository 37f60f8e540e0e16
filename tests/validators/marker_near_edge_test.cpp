// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/mending.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "marker-near-edge";

// Cells are 97 mm wide, the first at 12 mm from the edge of the board.
Mission at(std::string_view place, int limit_in_millimetres, LatticeSize size = {3, 3}) {
  return with_limit(with_objective(empty_mission(size), "o1", place, "1"), "objective-to-edge",
                    Length::millimetres(limit_in_millimetres));
}

TEST(marker_near_edge, is_moved_to_the_nearest_place_that_is_far_enough) {
  const auto mission = at("A1", 76);
  EXPECT_EQ(sentences(mission, key), Places{"Objective: at least 2.99\" (76mm) from the edge of the table; 1 (#o1) is "
                                            "2.38\" (60.5mm) from it"});
  EXPECT_EQ(fixes_found(mission, key), Places{"move #o1 B2.nw"});
  expect_mended(mission, key, "#o1");
}

TEST(marker_near_edge, at_the_limit_it_is_fine_and_without_one_anywhere) {
  EXPECT_EQ(places_found(at("B2.nw", 109), key), Places());
  EXPECT_EQ(places_found(at("B2.nw", 110), key), Places{"#o1"});
  EXPECT_EQ(places_found(with_objective(empty_mission({3, 3}), "o1", "A1/north"), key), Places());
}

TEST(marker_near_edge, where_no_place_is_far_enough_there_is_no_fix) {
  const auto mission = at("B2", 158);
  EXPECT_EQ(places_found(mission, key), Places{"#o1"}) << "the centre is 157.5 mm from every edge";
  EXPECT_EQ(fixes_found(mission, key), Places{""});
}

TEST(marker_near_edge, solid_ground_is_no_place_to_move_to) {
  // Only the middle of B2 is 150 mm away from every edge.
  EXPECT_EQ(fixes_found(at("A1", 150), key), Places{"move #o1 B2"});
  EXPECT_EQ(fixes_found(with_cell(at("A1", 150), "B2", CellKind::solid), key), Places{""});
}

TEST(marker_near_edge, a_seam_is_no_edge) {
  // 12 mm from the seam, 60.5 mm from the northern edge; each board is 218 mm wide.
  const auto mission = at("B1/east", 60, {2, 2});
  EXPECT_EQ(places_found(with_board(mission, {2, 2}, 218, 0), key), Places());
  EXPECT_EQ(places_found(with_board(mission, {2, 2}, 219, 0), key), Places{"#o1"});
  // A board beside the lower half of this one's side leaves its upper half open.
  EXPECT_EQ(places_found(with_board(mission, {2, 2}, 218, 97), key), Places{"#o1"});
}

TEST(marker_near_edge, every_kind_has_its_own_limit) {
  const auto mission = with_marker(empty_mission({3, 3}), "t1", "terminal", "", "A1");
  EXPECT_EQ(places_found(with_limit(mission, "objective-to-edge", Length::millimetres(76)), key), Places());
  expect_mended(with_limit(mission, "terminal-to-edge", Length::millimetres(76)), key, "#t1");
}

TEST(marker_near_edge, the_fix_heeds_the_other_limits_too) {
  auto mission = at("A1", 76);
  mission = with_limit(with_objective(mission, "o2", "B2", "2"), "objective-apart", Length::millimetres(69));
  EXPECT_EQ(fixes_found(mission, key), Places{""}) << "all the rest of the inner square is closer to B2";
  auto near = at("A1", 76);
  near = with_limit(with_objective(near, "o2", "B2", "2"), "objective-apart", Length::millimetres(68));
  EXPECT_EQ(fixes_found(near, key), Places{"move #o1 B2.nw"}) << "68.6 mm from B2";
}

}  // namespace
}  // namespace bulkhead::test
