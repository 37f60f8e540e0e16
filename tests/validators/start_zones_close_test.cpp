// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "start-zones-close";

Mission with_limit_of(Mission mission, int millimetres) {
  return with_limit(std::move(mission), "start-zones-apart", Length::millimetres(millimetres));
}

/// Rows 1 and 3 of a 3 × 3 board: 97 mm between them.
Mission facing() {
  return with_zone(with_zone(empty_mission({3, 3}), "north", "attacker", "A1 B1 C1"), "south", "defender", "A3 B3 C3");
}

TEST(start_zones_close, are_measured_from_ground_to_ground) {
  const auto mission = with_limit_of(facing(), 98);
  EXPECT_EQ(sentences(mission, key), Places{"start zones of different sides must lie at least 3.85\" (98mm) apart; "
                                            "#north and #south are 3.81\" (97mm) apart"});
  EXPECT_EQ(places_found(mission, key), Places{"#north #south"});
  EXPECT_EQ(places_found(with_limit_of(facing(), 97), key), Places());
  EXPECT_EQ(places_found(facing(), key), Places()) << "without a limit";
}

TEST(start_zones_close, one_is_drawn_back_by_the_cells_that_are_too_close) {
  auto mission = with_zone(empty_mission({3, 4}), "north", "attacker", "A1 B1");
  mission = with_limit_of(with_zone(mission, "south", "defender", "A3 A4 C4"), 150);
  EXPECT_EQ(fixes_found(mission, key), Places{"zone south kind drop-zone side defender cells A4 C4"});
  expect_fixed(mission, key, "#north #south", 1);
}

TEST(start_zones_close, cornerwise_it_is_the_straight_distance) {
  // From the corner of A1 to that of C3 it is 97 mm both ways: 137.1 mm.
  const auto mission =
      with_zone(with_zone(empty_mission({3, 3}), "north", "attacker", "A1"), "south", "defender", "C3");
  EXPECT_EQ(places_found(with_limit_of(mission, 137), key), Places());
  EXPECT_EQ(places_found(with_limit_of(mission, 138), key), Places{"#north #south"});
  EXPECT_EQ(fixes_found(with_limit_of(mission, 138), key), Places{""}) << "neither would have anything left";
}

TEST(start_zones_close, touching_is_close_and_overlapping_is_another_matter) {
  const auto beside = [](std::string_view cells) {
    return with_limit_of(
        with_zone(with_zone(empty_mission({3, 3}), "north", "attacker", "A1 B1"), "south", "defender", cells), 10);
  };
  EXPECT_EQ(places_found(beside("C1"), key), Places{"#north #south"});
  EXPECT_EQ(places_found(beside("C2"), key), Places{"#north #south"});
  EXPECT_EQ(places_found(beside("B1 C1"), key), Places());
  EXPECT_EQ(places_found(beside("B1 C1"), "overlapping-zones"), Places{"#north #south"});
}

TEST(start_zones_close, strips_are_measured_as_well) {
  // The board is 315 mm deep; row 3 ends 12 mm before its southern edge.
  auto mission = with_limit_of(facing(), 98);
  auto zones = *mission.zones;
  zones.back().shape = StripShape{Compass::south, Length::millimetres(108)};
  mission.zones = zones;
  EXPECT_EQ(places_found(mission, key), Places()) << "from 109 mm to 207 mm";
  zones.back().shape = StripShape{Compass::south, Length::millimetres(109)};
  mission.zones = zones;
  EXPECT_EQ(places_found(mission, key), Places{"#north #south"});
}

TEST(start_zones_close, of_any_shape_are_measured_also_without_a_lattice) {
  const auto mm = [](int value) { return Length::millimetres(value); };
  const auto mission = [&](const Shape& one, const Shape& other, int limit) {
    auto result = open_board();
    result.zones = std::vector<Zone>{{Id("one"), Id("drop-zone"), Id("attacker"), "", one, {}},
                                     {Id("two"), Id("drop-zone"), Id("defender"), "", other, {}}};
    return with_limit_of(std::move(result), limit);
  };
  // 600 × 400 mm: the circle ends 110 mm from the northern edge.
  const Shape circle = CircleShape{Point{mm(300), mm(200)}, mm(90)};
  EXPECT_EQ(places_found(mission(circle, StripShape{Compass::north, mm(50)}, 60), key), Places());
  EXPECT_EQ(places_found(mission(circle, StripShape{Compass::north, mm(50)}, 61), key), Places{"#one #two"});
  EXPECT_EQ(places_found(mission(circle, circle, 61), key), Places()) << "they overlap";
  const Shape triangle = PolygonShape{{{mm(0), mm(0)}, {mm(120), mm(0)}, {mm(0), mm(120)}}};
  // From (300, 200) to the line x + y = 120 mm it is 380 / √2 = 268.7 mm, of which 90 are the circle's.
  EXPECT_EQ(sentences(mission(triangle, circle, 180), key),
            Places{"start zones of different sides must lie at least 7.08\" (180mm) apart; #one and #two are 7.03\" "
                   "(178.7mm) apart"});
  EXPECT_EQ(places_found(mission(triangle, circle, 178), key), Places());
}

TEST(start_zones_close, everybody_s_are_not_measured) {
  auto mission = with_limit_of(facing(), 98);
  auto system = *mission.system;
  system.zone_kinds.front().owner = ZoneKind::Owner::everybody;
  mission.system = system;
  EXPECT_EQ(places_found(mission, key), Places{"#north #south"});
  auto zones = *mission.zones;
  zones.back().side.reset();
  mission.zones = zones;
  EXPECT_EQ(places_found(mission, key), Places());
}

TEST(start_zones_close, of_one_side_of_other_kinds_and_on_other_decks_are_fine) {
  auto mission = with_limit_of(facing(), 300);
  auto zones = *mission.zones;
  zones.back().side = Id("attacker");
  mission.zones = zones;
  EXPECT_EQ(places_found(mission, key), Places());
  auto decks = with_zone(with_zone(with_board(empty_mission({2, 2}), {2, 2}, 218, 0), "north", "attacker", "B1"),
                         "south", "defender", "2:A1");
  EXPECT_EQ(places_found(with_limit_of(decks, 300), key), Places{"#north #south"});
  Board board = *decks.boards.back();
  board.level = 1;
  decks.boards.back() = board;
  EXPECT_EQ(places_found(with_limit_of(decks, 300), key), Places());
}

}  // namespace
}  // namespace bulkhead::test
