// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "overlapping-zones";

Mission overlapping() {
  return with_zone(with_zone(empty_mission({3, 3}), "north", "attacker", "A1 B1 C1"), "west", "defender", "A1 A2 B1");
}

TEST(overlapping_zones, of_two_sides_are_fixed_by_taking_the_cells_from_either) {
  EXPECT_EQ(sentences(overlapping(), key),
            Places{"zones of different sides must not overlap; #north and #west share 2 cells"});
  EXPECT_EQ(fixes_found(overlapping(), key), Places{"zone west kind drop-zone side defender cells A2"});
  expect_fixed(overlapping(), key, "#north #west", 2);
}

TEST(overlapping_zones, a_zone_that_would_lose_all_is_left_whole) {
  const auto mission =
      with_zone(with_zone(empty_mission({3, 3}), "north", "attacker", "A1 B1"), "corner", "defender", "A1");
  EXPECT_EQ(fixes_found(mission, key), Places{"zone north kind drop-zone side attacker cells B1"});
  expect_fixed(mission, key, "#north #corner");
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

/// Two zones of these shapes on a board without lattice.
Mission on_plain_ground(const Shape& one, const Shape& other) {
  auto mission = open_board();
  mission.zones = std::vector<Zone>{{Id("one"), Id("drop-zone"), Id("attacker"), "", one, {}},
                                    {Id("two"), Id("drop-zone"), Id("defender"), "", other, {}}};
  return mission;
}

TEST(overlapping_zones, a_strip_over_cells_is_fixed_by_taking_those_from_the_other) {
  // Rows 1 and 2 meet at y = 109 mm.
  auto mission = overlapping();
  auto zones = *mission.zones;
  zones.front().shape = StripShape{Compass::north, Length::millimetres(60)};
  mission.zones = zones;
  EXPECT_EQ(sentences(mission, key),
            Places{"zones of different sides must not overlap; #north and #west share ground"});
  EXPECT_EQ(fixes_found(mission, key), Places{"zone west kind drop-zone side defender cells A2"});
  expect_fixed(mission, key, "#north #west", 1);
  mission = with_cell(with_cell(mission, "A1", CellKind::solid), "B1", CellKind::solid);
  EXPECT_EQ(places_found(mission, key), Places()) << "there is no floor under the strip";
}

TEST(overlapping_zones, are_found_on_boards_without_a_lattice) {
  const auto mm = [](int value) { return Length::millimetres(value); };
  const Shape square = PolygonShape{{{mm(0), mm(0)}, {mm(100), mm(0)}, {mm(100), mm(100)}, {mm(0), mm(100)}}};
  const Shape beside = PolygonShape{{{mm(100), mm(0)}, {mm(200), mm(0)}, {mm(200), mm(100)}, {mm(100), mm(100)}}};
  EXPECT_EQ(places_found(on_plain_ground(square, square), key), Places{"#one #two"});
  EXPECT_EQ(places_found(on_plain_ground(square, beside), key), Places());
  EXPECT_EQ(places_found(on_plain_ground(square, StripShape{Compass::west, mm(99)}), key), Places{"#one #two"});
  EXPECT_EQ(places_found(on_plain_ground(beside, StripShape{Compass::west, mm(100)}), key), Places());
  const Shape circle = CircleShape{Point{mm(300), mm(200)}, mm(90)};
  EXPECT_EQ(places_found(on_plain_ground(circle, StripShape{Compass::north, mm(110)}), key), Places());
  EXPECT_EQ(places_found(on_plain_ground(circle, StripShape{Compass::north, mm(111)}), key), Places{"#one #two"});
  EXPECT_EQ(places_found(on_plain_ground(circle, QuarterShape{Quarter::south_east, mm(100)}), key), Places());
  EXPECT_EQ(places_found(on_plain_ground(circle, QuarterShape{Quarter::south_east, mm(80)}), key), Places{"#one #two"});
  EXPECT_EQ(fixes_found(on_plain_ground(circle, circle), key), Places{""}) << "nobody says which to draw smaller";
}

}  // namespace
}  // namespace bulkhead::test
