// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;

/// One column: the attacker in A1, the defender in A5, an objective in A3.
Mission corridor(std::string_view walls) {
  return with_objective(with_drop_zones(mission_with({1, 5}, walls, "")), "o1", "A3");
}

TEST(side_cut_off, a_walled_start_zone_is_fixed_by_a_hatchway) {
  const auto mission = corridor("A1/A2");
  EXPECT_EQ(sentences(mission, "side-cut-off"),
            Places{"a side must get to an objective or to another side's start zone; Attacker gets to none"});
  expect_fixed(mission, "side-cut-off", "#attacker");
}

TEST(side_cut_off, a_locked_start_zone_is_fixed_by_unlocking) {
  const auto mission = with_hatchway(corridor(""), "A1/A2", HatchAccess::locked());
  expect_fixed(mission, "side-cut-off", "#attacker");
}

TEST(side_cut_off, a_hatchway_that_the_side_controls_itself_does_not_cut_it_off) {
  EXPECT_EQ(
      places_found(with_hatchway(corridor(""), "A1/A2", HatchAccess::controlled_by(Id("attacker"))), "side-cut-off"),
      Places());
  expect_fixed(with_hatchway(corridor(""), "A1/A2", HatchAccess::controlled_by(Id("defender"))), "side-cut-off",
               "#attacker");
}

TEST(side_cut_off, one_objective_in_reach_is_enough) {
  EXPECT_EQ(places_found(with_objective(corridor("A1/A2"), "o2", "A1"), "side-cut-off"), Places());
  EXPECT_EQ(places_found(corridor("A3/A4"), "side-cut-off"), Places{"#defender"});
}

TEST(side_cut_off, the_other_sides_zone_in_reach_is_enough) {
  const auto mission = with_drop_zones(mission_with({1, 3}, "", ""));
  EXPECT_EQ(places_found(mission, "side-cut-off"), Places());
  EXPECT_EQ(places_found(with_drop_zones(mission_with({1, 3}, "A1/A2", "")), "side-cut-off"),
            (Places{"#attacker", "#defender"}));
}

TEST(side_cut_off, says_nothing_without_zones_or_without_anywhere_to_go) {
  EXPECT_EQ(places_found(mission_with({1, 3}, "A1/A2", ""), "side-cut-off"), Places());
  EXPECT_EQ(places_found(with_zone(mission_with({1, 3}, "A1/A2", ""), "z", "attacker", "A1"), "side-cut-off"),
            Places());
}

TEST(side_cut_off, a_zone_without_floor_leads_nowhere_and_has_no_fix) {
  expect_fixed(with_cell(corridor(""), "A1", CellKind::solid), "side-cut-off", "#attacker", 0);
}

TEST(side_cut_off, says_nothing_where_ground_has_no_cells) {
  auto mission = with_objective(with_plain_board(corridor("A1/A2")), "o2", "1100mm,100mm");
  EXPECT_EQ(places_found(mission, "side-cut-off"), Places()) << "an objective on plain ground";
  mission = with_plain_board(with_zone(mission_with({1, 3}, "A1/A2", ""), "z", "attacker", "A1"));
  auto zones = *mission.zones;
  zones.push_back({Id("y"), Id("drop-zone"), Id("defender"), "", StripShape{Compass::east, Length::inches(6)}, {}});
  mission.zones = zones;
  EXPECT_EQ(places_found(mission, "side-cut-off"), Places()) << "a zone that may lie on plain ground";
}

}  // namespace
}  // namespace bulkhead::test
