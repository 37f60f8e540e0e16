// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "hatchway-into-wall";

/// Two boards side by side, 218 mm across each, with something on the west border of the second.
template <typename Change>
Mission two_boards(std::string_view walls, std::string_view hatchways, const Change& change) {
  auto mission = with_board(mission_with({2, 2}, walls, hatchways), {2, 2}, 218, 0);
  Board board = *mission.boards.back();
  change(*board.lattice());
  mission.boards.back() = board;
  return mission;
}

void wall(Lattice& lattice) { lattice.set_wall(parse_edge("A1/west").value()); }

TEST(hatchway_into_wall, across_a_seam_is_fixed_on_either_side) {
  const auto mission = two_boards("", "B1/east", wall);
  EXPECT_EQ(sentences(mission, key), Places{"where boards touch, there must be no wall behind a hatchway; behind the "
                                            "one at B1/east stands wall 2:A1/west"});
  EXPECT_EQ(fixes_found(mission, key), Places{"open 2:A1/west"});
  expect_fixed(mission, key, "B1/east 2:A1/west", 2);
}

TEST(hatchway_into_wall, from_the_second_board_too) {
  const auto mission =
      two_boards("B1/east", "", [](Lattice& lattice) { lattice.set_hatchway(parse_edge("A1/west").value(), {}); });
  expect_fixed(mission, key, "2:A1/west B1/east", 2);
}

TEST(hatchway_into_wall, a_hatchway_or_nothing_behind_it_is_fine) {
  EXPECT_EQ(places_found(two_boards("", "B1/east", [](Lattice&) {}), key), Places());
  EXPECT_EQ(places_found(two_boards("", "B1/east",
                                    [](Lattice& lattice) { lattice.set_hatchway(parse_edge("A1/west").value(), {}); }),
                         key),
            Places());
  EXPECT_EQ(places_found(two_boards("", "B2/east", wall), key), Places()) << "beside the wall";
}

TEST(hatchway_into_wall, boards_apart_have_no_seam) {
  auto mission = two_boards("", "B1/east", wall);
  Board board = *mission.boards.back();
  board.at.x = Length::millimetres(300);
  mission.boards.back() = board;
  EXPECT_EQ(places_found(mission, key), Places());
}

}  // namespace
}  // namespace bulkhead::test
