// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "feature-off-board";

TEST(feature_off_board, is_moved_onto_the_board_by_the_shortest_way) {
  // A crate is 40 × 20 mm: with its middle 15 mm from the west edge, 5 mm of it hang over.
  const auto mission = with_feature(open_board(), "crate", "crate", 15, 200);
  EXPECT_EQ(sentences(mission, key),
            Places{"a terrain feature should stand wholly on the boards; #crate reaches over the edge"});
  EXPECT_EQ(fixes_found(mission, key), Places{"move #crate 20mm,200mm"});
  expect_fixed(mission, key, "#crate");
}

TEST(feature_off_board, may_touch_the_edge) {
  EXPECT_EQ(places_found(with_feature(open_board(), "crate", "crate", 20, 10), key), Places());
  EXPECT_EQ(places_found(with_feature(open_board(), "crate", "crate", 20, 9), key), Places()) << "by one millimetre";
  EXPECT_EQ(places_found(with_feature(open_board(), "crate", "crate", 20, 8), key), Places{"#crate"});
  // Turned by a quarter it is 20 mm wide.
  EXPECT_EQ(places_found(with_feature(open_board(), "crate", "crate", 10, 20, 90), key), Places());
}

TEST(feature_off_board, lies_on_boards_that_touch_together) {
  auto mission = with_terrain(with_board(empty_mission({2, 2}), {2, 2}, 218, 0));
  EXPECT_EQ(places_found(with_feature(mission, "crate", "crate", 218, 100), key), Places()) << "across the seam";
  auto upper = mission;
  Board board = *upper.boards.back();
  board.level = 1;
  upper.boards.back() = board;
  EXPECT_EQ(places_found(with_feature(upper, "crate", "crate", 213, 100), key), Places{"#crate"}) << "another level";
}

TEST(feature_off_board, a_round_one_does_not_fill_the_corner_of_its_bounds) {
  // Three boards of 218 mm round an inner corner at 218, 218. A disc of 30 mm whose middle is 22 mm from it each way
  // ends 31.1 mm - 30 mm before it; at 20 mm it reaches 1.7 mm beyond.
  auto mission = with_board(with_board(empty_mission({2, 2}), {2, 2}, 218, 0), {2, 2}, 0, 218);
  mission = with_terrain(std::move(mission));
  EXPECT_EQ(places_found(with_feature(mission, "pool", "pool", 196, 196), key), Places());
  EXPECT_EQ(places_found(with_feature(mission, "pool", "pool", 198, 198), key), Places{"#pool"});
}

}  // namespace
}  // namespace bulkhead::test
