// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "single-way";

/// A hall in row 1, where the attacker begins, and a room in row 2 with the objective.
Mission room(std::string_view walls, std::string_view hatchways) {
  const auto mission = with_zone(mission_with({3, 2}, walls, hatchways), "start", "attacker", "A1");
  return with_objective(mission, "o1", "C2", "1");
}

TEST(single_way, through_the_one_hatchway_is_given_a_second) {
  const auto mission = room("A1/A2 C1/C2", "B1/B2");
  EXPECT_EQ(sentences(mission, key), Places{"two ways without a hatchway in common should lead to each objective; all "
                                            "that Attacker has to 1 (#o1) pass B1/B2"});
  EXPECT_EQ(fixes_found(mission, key), Places{"hatchway A1/A2 facing south"});
  expect_fixed(mission, key, "#o1 #attacker B1/B2");
}

TEST(single_way, two_hatchways_open_floor_and_no_way_at_all_are_fine) {
  EXPECT_EQ(places_found(room("A1/A2", "B1/B2 C1/C2"), key), Places());
  EXPECT_EQ(places_found(room("A1/A2 C1/C2", ""), key), Places());
  EXPECT_EQ(places_found(room("A1/A2 B1/B2 C1/C2", ""), key), Places());
}

TEST(single_way, without_a_wall_to_spare_there_is_no_fix) {
  // A1 | B1 | C1: the second of two hatchways in a row; the first one is the nearest that keeps the attacker out.
  auto mission = with_zone(mission_with({3, 1}, "", "A1/B1 B1/C1"), "start", "attacker", "A1");
  mission = with_objective(mission, "o1", "C1", "1");
  EXPECT_EQ(places_found(mission, key), Places{"#o1 #attacker A1/B1"});
  EXPECT_EQ(fixes_found(mission, key), Places{""});
}

}  // namespace
}  // namespace bulkhead::test
