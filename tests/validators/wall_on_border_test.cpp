// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "wall-on-border";

TEST(wall_on_border, everything_on_the_border_of_a_board_is_one_finding) {
  const auto mission = with_limit(mission_with({2, 2}, "A1/north A1/B1", "B2/east"), "border-walls", 0);
  EXPECT_EQ(sentences(mission, key), Places{"at most 0 walls and hatchways should stand on the border of a board; "
                                            "board 1 has 2"});
  EXPECT_EQ(fixes_found(mission, key), Places{"open A1/north B2/east"});
  expect_fixed(mission, key, "A1/north B2/east");
}

TEST(wall_on_border, up_to_the_limit_is_fine_and_without_one_anything) {
  const auto mission = mission_with({2, 2}, "A1/north", "B2/east");
  EXPECT_EQ(places_found(mission, key), Places());
  EXPECT_EQ(places_found(with_limit(mission, "border-walls", 2), key), Places());
  EXPECT_EQ(places_found(with_limit(mission, "border-walls", 1), key).size(), 1U);
}

TEST(wall_on_border, a_seam_is_no_border) {
  auto mission = with_limit(mission_with({2, 2}, "B1/east", ""), "border-walls", 0);
  EXPECT_EQ(places_found(with_board(mission, {2, 2}, 218, 0), key), Places());
  EXPECT_EQ(places_found(with_board(mission, {2, 2}, 300, 0), key), Places{"B1/east"});
}

}  // namespace
}  // namespace bulkhead::test
