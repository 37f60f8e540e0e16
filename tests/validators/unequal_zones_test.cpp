// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "unequal-zones";

Mission symmetric(Mission mission, Balance balance = Balance::symmetric) {
  auto head = *mission.head;
  head.balance = balance;
  mission.head = head;
  return mission;
}

Mission with_sizes(std::string_view attacker, std::string_view defender) {
  return with_zone(with_zone(empty_mission({4, 4}), "north", "attacker", attacker), "south", "defender", defender);
}

TEST(unequal_zones, on_a_symmetric_mission_are_left_to_its_designer) {
  const auto mission = symmetric(with_sizes("A1 B1 C1", "A4 B4"));
  EXPECT_EQ(sentences(mission, key), Places{"sides of a symmetric mission should have equal start zones (zones/cells); "
                                            "they have Attacker 1/3, Defender 1/2"});
  EXPECT_EQ(places_found(mission, key), Places{"#attacker #defender"});
  EXPECT_EQ(fixes_found(mission, key), Places{""}) << "to call it asymmetric would silence it, not mend it";
}

TEST(unequal_zones, their_number_counts_too) {
  const auto mission = with_zone(with_sizes("A1 B1", "A4"), "second", "defender", "B4");
  EXPECT_EQ(places_found(symmetric(mission), key), Places{"#attacker #defender"});
}

TEST(unequal_zones, equal_ones_are_fine_and_so_is_any_other_mission) {
  EXPECT_EQ(places_found(symmetric(with_drop_zones(empty_mission())), key), Places());
  EXPECT_EQ(places_found(with_sizes("A1 B1 C1", "A4 B4"), key), Places());
  EXPECT_EQ(places_found(symmetric(with_sizes("A1", "A4 B4"), Balance::asymmetric), key), Places());
}

TEST(unequal_zones, a_side_without_any_is_left_to_the_check_of_zones) {
  const auto mission = symmetric(with_zone(empty_mission({4, 4}), "north", "attacker", "A1"));
  EXPECT_EQ(places_found(mission, key), Places());
  EXPECT_EQ(places_found(mission, "no-zone"), Places{"#defender"});
}

}  // namespace
}  // namespace bulkhead::test
