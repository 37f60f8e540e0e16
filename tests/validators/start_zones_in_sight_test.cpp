// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/mending.h"
#include "tests/validators/terrain.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "start-zones-in-sight";

/// Zones in the first and the last column of a board with one row.
Mission facing(std::string_view walls, std::string_view hatchways) {
  const auto mission = mission_with({3, 1}, walls, hatchways);
  return with_zone(with_zone(mission, "west", "attacker", "A1"), "east", "defender", "C1");
}

TEST(start_zones_in_sight, across_open_floor_both_see_all) {
  const auto mission = facing("", "");
  EXPECT_EQ(places_found(mission, key), Places{"#attacker #defender"});
  // The grid begins half an inch from the corner of the battlefield; the defender's ground at x = 206 mm.
  EXPECT_EQ(sentences(mission, key).front(),
            "at the start a side should see at most 0 % of another's start zones; Attacker sees 100 % of those of "
            "Defender, and the other way round it is 100 %; for example 215.9mm,12.7mm from 12.7mm,12.7mm");
}

TEST(start_zones_in_sight, a_wall_or_a_shut_hatchway_hides_them) {
  EXPECT_EQ(places_found(facing("A1/B1", ""), key), Places());
  EXPECT_EQ(places_found(facing("", "B1/C1"), key), Places());
  const auto open = with_lattice(facing("", ""), [](Lattice& lattice) {
    Hatchway hatchway;
    hatchway.starts_open = true;
    lattice.set_hatchway(parse_edge("B1/C1").value(), hatchway);
  });
  EXPECT_EQ(places_found(open, key), Places{"#attacker #defender"});
}

TEST(start_zones_in_sight, the_mission_may_allow_some_of_it) {
  EXPECT_EQ(places_found(with_limit(facing("", ""), "start-zones-seen", 100), key), Places());
  EXPECT_EQ(places_found(with_limit(facing("", ""), "start-zones-seen", 99), key).size(), 1U);
}

TEST(start_zones_in_sight, strips_on_boards_without_lattice_count_and_levels_do_not_see_each_other) {
  auto mission =
      with_strip(with_strip(open_board(), "w", "attacker", Compass::west, 50), "e", "defender", Compass::east, 50);
  EXPECT_EQ(places_found(mission, key).size(), 1U);
  // The same strips over two boards side by side, one of them a deck higher.
  Board half = *mission.boards.front();
  half.ground = PlainGround{Length::millimetres(300), Length::millimetres(400)};
  Board upper = half;
  upper.at = {Length::millimetres(300), Length()};
  upper.level = 1;
  mission.boards = {half, upper};
  EXPECT_EQ(places_found(mission, key), Places());
}

}  // namespace
}  // namespace bulkhead::test
