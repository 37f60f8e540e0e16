// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "model/edit/edit.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"
#include "tests/validators/check_fixture.h"

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
  EXPECT_EQ(sentences(mission, key).front(),
            "at the start a side should see nothing of another's start zones; Attacker sees 100 % of those of "
            "Defender, and the other way round it is 100 %; for example C1 from A1");
}

TEST(start_zones_in_sight, mirrored_battlefields_have_the_same_shares) {
  // A wall beside the middle: the zones see parts of each other.
  auto mission = mission_with({4, 3}, "B2/C2 B1/C1", "");
  mission = with_zone(with_zone(mission, "west", "attacker", "A1 A2 A3"), "east", "defender", "D1 D2 D3");
  const auto sentence = sentences(mission, key).at(0);
  const auto shares = sentence.substr(0, sentence.find("; for example"));
  EXPECT_EQ(shares.find("100 %"), std::string::npos) << shares;
  for (const auto way : {Transform::mirror_left_right, Transform::mirror_top_bottom, Transform::rotate_180}) {
    EXPECT_TRUE(sentences(transformed(mission, way).value(), key).at(0).starts_with(shares)) << shares;
  }
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

TEST(start_zones_in_sight, sides_without_zones_see_nothing) {
  auto mission = facing("", "");
  for (const auto* side : {"third", "fourth"}) mission = PutSide{Id(side), side}.apply(mission).value();
  EXPECT_EQ(places_found(mission, key), Places{"#attacker #defender"});
}

TEST(start_zones_in_sight, strips_on_boards_without_lattice_count_and_levels_do_not_see_each_other) {
  auto mission =
      with_strip(with_strip(open_board(), "w", "attacker", Compass::west, 50), "e", "defender", Compass::east, 50);
  EXPECT_EQ(places_found(mission, key).size(), 1U);
  // The grid of inches lies in the middle: it begins 20.6 mm from the west and 22.2 mm from the north edge.
  const auto said = sentences(mission, key).front();
  EXPECT_TRUE(said.ends_with("; for example 21.81\", 0.87\" (554mm,22.2mm) from 0.81\", 0.87\" (20.6mm,22.2mm)"))
      << said;
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
