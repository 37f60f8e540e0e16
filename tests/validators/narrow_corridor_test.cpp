// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/mending.h"
#include "tests/validators/terrain.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "narrow-corridor";

Mission with_base(Mission mission, int millimetres) {
  return with_limit(std::move(mission), "largest-base", Length::millimetres(millimetres));
}

TEST(narrow_corridor, between_two_pillars_of_a_gallowdark_board_69_mm_are_clear) {
  // Walls A1/B1 and A3/B3 with their pillars, of which those at B2.nw and B3.nw leave 97 - 14 - 14 mm of A2/B2.
  const auto mission = mission_with({3, 3}, "A1/B1 A3/B3", "");
  EXPECT_EQ(places_found(with_base(mission, 69), key), Places());
  EXPECT_EQ(places_found(with_base(mission, 70), key), Places{"A2/B2"});
  EXPECT_EQ(
      sentences(with_base(mission, 70), key),
      Places{"a base of 70mm should get through wherever there is no wall; at A2/B2 the largest that does is 69mm"});
}

TEST(narrow_corridor, the_limit_of_bases_counts_where_there_is_none_of_the_largest) {
  const auto mission = mission_with({3, 3}, "A1/B1 A3/B3", "");
  EXPECT_EQ(places_found(with_limit(mission, "base", Length::millimetres(70)), key), Places{"A2/B2"});
  EXPECT_EQ(places_found(with_base(with_limit(mission, "base", Length::millimetres(70)), 60), key), Places());
  EXPECT_EQ(places_found(mission, key), Places());
}

TEST(narrow_corridor, walls_off_the_lattice_narrow_it) {
  auto mission = with_base(empty_mission({2, 1}), 60);
  Board board = *mission.boards.front();
  // It crosses A1/B1, which runs from y = 12 to 109 mm, in the middle: a base of 60 mm still passes with its middle on
  // the first 15 mm of the line. Two more walls leave 35 mm between each other and it.
  board.pieces.push_back(
      {Id("stray"), FreePiece::Kind::wall, {Length::millimetres(109), Length::micrometres(60'500)}, 0, {}});
  mission.boards.front() = board;
  ASSERT_EQ(places_found(mission, key), Places());
  board.pieces.push_back(
      {Id("second"), FreePiece::Kind::wall, {Length::millimetres(109), Length::millimetres(20)}, 0, {}});
  board.pieces.push_back(
      {Id("third"), FreePiece::Kind::wall, {Length::millimetres(109), Length::millimetres(101)}, 0, {}});
  mission.boards.front() = board;
  EXPECT_EQ(places_found(mission, key), Places{"A1/B1"});
}

TEST(narrow_corridor, walls_and_hatchways_are_no_corridor) {
  EXPECT_EQ(places_found(with_base(mission_with({2, 1}, "A1/B1", ""), 90), key), Places());
  EXPECT_EQ(places_found(with_base(mission_with({2, 1}, "", "A1/B1"), 90), key), Places());
}

}  // namespace
}  // namespace bulkhead::test
