// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/mending.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "overlapping-zones";

Mission overlapping() {
  return with_zone(with_zone(empty_mission({3, 3}), "north", "attacker", "A1 B1 C1"), "west", "defender", "A1 A2 B1");
}

TEST(overlapping_zones, of_two_sides_are_mended_by_taking_the_cells_from_either) {
  EXPECT_EQ(sentences(overlapping(), key),
            Places{"zones of different sides must not overlap; #north and #west share 2 cells"});
  EXPECT_EQ(fixes_found(overlapping(), key), Places{"zone west kind drop-zone side defender cells A2"});
  expect_mended(overlapping(), key, "#north #west", 2);
}

TEST(overlapping_zones, a_zone_that_would_lose_all_is_left_whole) {
  const auto mission =
      with_zone(with_zone(empty_mission({3, 3}), "north", "attacker", "A1 B1"), "corner", "defender", "A1");
  EXPECT_EQ(fixes_found(mission, key), Places{"zone north kind drop-zone side attacker cells B1"});
  expect_mended(mission, key, "#north #corner");
}

TEST(overlapping_zones, of_one_side_side_by_side_and_areas_are_fine) {
  auto mission = with_zone(with_zone(empty_mission({3, 3}), "one", "attacker", "A1 B1"), "two", "attacker", "B1 C1");
  mission = with_zone(mission, "three", "defender", "A2 B2 C2");
  EXPECT_EQ(places_found(with_area(mission, "shrine-1", "shrine", "A1 A2"), key), Places());
}

TEST(overlapping_zones, what_belongs_to_no_side_may_lie_anywhere) {
  auto mission = overlapping();
  auto zones = *mission.zones;
  zones.front().side.reset();
  mission.zones = zones;
  EXPECT_EQ(places_found(mission, key), Places());
}

TEST(overlapping_zones, a_strip_has_the_cells_whose_middle_lies_in_it) {
  auto mission = overlapping();
  auto zones = *mission.zones;
  zones.front().shape = StripShape{Compass::north, Length::millimetres(60)};
  mission.zones = zones;
  EXPECT_EQ(places_found(mission, key), Places()) << "the middle of row 1 lies 60.5 mm down";
  zones.front().shape = StripShape{Compass::north, Length::millimetres(61)};
  mission.zones = zones;
  expect_mended(mission, key, "#north #west", 1);
}

}  // namespace
}  // namespace bulkhead::test
