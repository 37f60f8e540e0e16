// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "zone-in-wall";

Mission walled() {
  const auto mission = with_zone(empty_mission({3, 2}), "north", "attacker", "A1 B1 C1");
  return with_cell(with_cell(mission, "A1", CellKind::solid), "C1", CellKind::void_space);
}

TEST(zone_in_wall, cells_without_floor_leave_the_zone_or_become_floor) {
  EXPECT_EQ(sentences(walled(), key), Places{"the cells of a zone must be floor; 2 of the 3 of #north are not"});
  EXPECT_EQ(fixes_found(walled(), key), Places{"zone north kind drop-zone side attacker cells B1"});
  expect_fixed(walled(), key, "#north A1 C1", 2);
}

TEST(zone_in_wall, a_zone_without_any_floor_can_only_be_given_some) {
  const auto mission = with_zone(with_cell(empty_mission({3, 2}), "A1", CellKind::solid), "corner", "attacker", "A1");
  EXPECT_EQ(fixes_found(mission, key), Places{"cell A1 floor"});
  expect_fixed(mission, key, "#corner A1");
}

TEST(zone_in_wall, floor_areas_and_other_shapes_are_fine) {
  EXPECT_EQ(places_found(with_drop_zones(empty_mission()), key), Places());
  const auto mission = with_cell(empty_mission({3, 2}), "A1", CellKind::solid);
  EXPECT_EQ(places_found(with_area(mission, "shrine-1", "shrine", "A1"), key), Places());
  auto strip = walled();
  auto zones = *strip.zones;
  zones.front().shape = StripShape{Compass::north, Length::millimetres(100)};
  strip.zones = zones;
  EXPECT_EQ(places_found(strip, key), Places());
}

}  // namespace
}  // namespace bulkhead::test
