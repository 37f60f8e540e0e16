// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "not-symmetric";

Mission symmetric(Mission mission) {
  auto head = *mission.head;
  head.balance = Balance::symmetric;
  mission.head = head;
  return mission;
}

TEST(not_symmetric, the_missing_twin_is_put_there) {
  // Turned by 180°, A1/A2 comes to lie on C2/C3. Any other symmetry lacks more.
  const auto mission = symmetric(mission_with({3, 3}, "A1/A2 C2/C3 A1/B1", ""));
  EXPECT_EQ(places_found(mission, key), Places{"A1/B1 B3/C3"});
  EXPECT_EQ(sentences(mission, key),
            Places{"a mission that says it is symmetric must be; turned by 180°, 2 places differ"});
  EXPECT_EQ(fixes_found(mission, key), Places{"wall B3/C3"});
  expect_fixed(mission, key, "A1/B1 B3/C3");
}

TEST(not_symmetric, a_missing_hatchway_faces_the_other_way) {
  // A1/A2 faces south and hangs in the west; its twin C2/C3 must face north and hang in the east. A wall in the middle
  // column keeps the mirrors from being nearer.
  const auto mission = symmetric(mission_with({3, 3}, "B1/C1 A3/B3", "A1/A2"));
  EXPECT_EQ(fixes_found(mission, key), Places{"hatchway C2/C3 facing north hinge east"});
  expect_fixed(mission, key, "A1/A2 C2/C3");
}

TEST(not_symmetric, where_a_wall_has_a_hatchway_for_twin_nobody_can_say_which_is_meant) {
  const auto mission = symmetric(mission_with({3, 3}, "B1/C1 A3/B3 C2/C3", "A1/A2"));
  EXPECT_EQ(places_found(mission, key), Places{"A1/A2 C2/C3"});
  EXPECT_EQ(fixes_found(mission, key), Places{""});
}

TEST(not_symmetric, one_symmetry_is_enough_and_who_says_nothing_promises_nothing) {
  EXPECT_EQ(places_found(symmetric(mission_with({3, 3}, "A1/A2 C2/C3", "")), key), Places());
  EXPECT_EQ(places_found(mission_with({3, 3}, "A1/A2 C2/C3 A1/B1", ""), key), Places());
}

TEST(not_symmetric, zones_and_objectives_must_have_their_twins_too) {
  const auto zones = symmetric(with_drop_zones(empty_mission({3, 3})));
  EXPECT_EQ(places_found(zones, key), Places());
  EXPECT_EQ(places_found(with_objective(zones, "o1", "B2", "1"), key), Places());
  const auto aside = with_objective(zones, "o1", "A1", "1");
  EXPECT_EQ(places_found(aside, key), Places{"#o1"});
  // Zones along two opposite sides are symmetric in all three ways; of those that lack the least the first is told.
  EXPECT_EQ(sentences(aside, key),
            Places{"a mission that says it is symmetric must be; turned by 180°, one place differs"});
}

TEST(not_symmetric, nor_are_boards_of_different_size) {
  const auto mission = symmetric(with_board(empty_mission({2, 2}), {1, 1}, 300, 0));
  EXPECT_EQ(sentences(mission, key),
            Places{"a mission that says it is symmetric must be; the boards themselves are not"});
}

}  // namespace
}  // namespace bulkhead::test
