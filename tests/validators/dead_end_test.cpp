// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "dead-end";

TEST(dead_end, a_compartment_with_one_hatchway_is_given_a_second) {
  // A1, A2 | B1, B2, C1, C2
  const auto mission = mission_with({3, 2}, "A2/B2", "A1/B1");
  EXPECT_EQ(sentences(mission, key),
            Places{"a compartment should have two hatchways or more; the one at A1 (2 of 6 cells) "
                   "has only A1/B1"});
  EXPECT_EQ(fixes_found(mission, key), Places{"hatchway A2/B2 facing east"});
  expect_fixed(mission, key, "A1 A2");
}

TEST(dead_end, the_second_way_leads_to_another_compartment_where_it_can) {
  // Rooms A1, B1 and the row below, which is the largest.
  const auto mission = mission_with({3, 2}, "A1/A2 C1/C2 B1/C1", "B1/B2 A1/B1");
  ASSERT_EQ(places_found(mission, key), (Places{"A1"}));
  EXPECT_EQ(fixes_found(mission, key), Places{"hatchway A1/A2 facing south"});
}

TEST(dead_end, two_hatchways_and_the_largest_compartment_are_fine) {
  EXPECT_EQ(places_found(mission_with({3, 2}, "", "A1/B1 A2/B2"), key), Places());
  EXPECT_EQ(places_found(empty_mission({3, 2}), key), Places());
}

TEST(dead_end, without_a_wall_to_spare_there_is_no_fix) {
  const auto mission = mission_with({3, 1}, "", "A1/B1");
  EXPECT_EQ(places_found(mission, key), Places{"A1"});
  EXPECT_EQ(fixes_found(mission, key), Places{""});
}

TEST(dead_end, a_locked_way_is_left_to_the_check_of_entrances) {
  const auto mission = with_hatchway(empty_mission({3, 1}), "A1/B1", HatchAccess::locked());
  EXPECT_EQ(places_found(mission, key), Places());
}

TEST(dead_end, behind_a_lift_there_is_more_of_the_compartment) {
  auto mission = with_marker(mission_with({3, 1}, "", "A1/B1"), "foot", "terminal", "", "A1");
  mission = with_marker(mission, "head", "terminal", "", "C1");
  EXPECT_EQ(places_found(with_link(mission, "lift", "foot", "head"), key), Places());
}

}  // namespace
}  // namespace bulkhead::test
