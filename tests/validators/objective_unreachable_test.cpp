// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;

/// Drop zones in rows 1 and 3, an objective in B2.
Mission room(std::string_view walls) {
  return with_objective(with_drop_zones(mission_with({3, 3}, walls, "")), "o1", "B2", "Core");
}

TEST(objective_unreachable, a_walled_objective_is_fixed_by_a_hatchway) {
  const auto mission = room("A2/B2 B2/C2 B1/B2 B2/B3");
  EXPECT_EQ(sentences(mission, "objective-unreachable"),
            Places{"some side must get to each objective; none gets to objective Core (#o1)"});
  expect_fixed(mission, "objective-unreachable", "#o1");
}

TEST(objective_unreachable, a_locked_objective_is_fixed_by_unlocking) {
  expect_fixed(with_hatchway(room("A2/B2 B2/C2 B2/B3"), "B1/B2", HatchAccess::locked()), "objective-unreachable",
               "#o1");
}

TEST(objective_unreachable, one_side_is_enough) {
  const auto mission = with_hatchway(room("A2/B2 B2/C2 B2/B3"), "B1/B2", HatchAccess::controlled_by(Id("defender")));
  EXPECT_EQ(places_found(mission, "objective-unreachable"), Places()) << "the defender goes round by the columns";
}

TEST(objective_unreachable, says_nothing_without_start_zones) {
  const auto mission = with_objective(mission_with({3, 3}, "A1/B1 A1/A2", ""), "o1", "A1");
  EXPECT_EQ(places_found(mission, "objective-unreachable"), Places());
}

TEST(objective_unreachable, one_side_with_a_zone_is_enough_to_tell) {
  const auto mission =
      with_objective(with_zone(mission_with({3, 3}, "A1/B1 A1/A2", ""), "z", "attacker", "C3"), "o1", "A1");
  expect_fixed(mission, "objective-unreachable", "#o1");
}

TEST(objective_unreachable, leaves_objectives_without_floor_to_another_check) {
  const auto mission = with_cell(room(""), "B2", CellKind::solid);
  EXPECT_EQ(places_found(mission, "objective-unreachable"), Places());
  EXPECT_EQ(places_found(mission, "objective-off-ground"), Places{"#o1"});
}

TEST(objective_unreachable, other_markers_may_be_out_of_reach) {
  const auto mission =
      with_marker(with_drop_zones(mission_with({3, 3}, "A2/B2 B2/C2 B1/B2 B2/B3", "")), "t", "terminal", "", "B2");
  EXPECT_EQ(places_found(mission, "objective-unreachable"), Places());
}

TEST(objective_unreachable, each_has_its_own_way_from_the_first_side_that_can_be_let_in) {
  // Solid cells part column C from the rest, where only the defender starts.
  auto mission = mission_with({3, 4}, "A1/A2 A2/A3 A3/A4 C1/C2 C3/C4", "");
  for (const auto* cell : {"B1", "B2", "B3", "B4"}) mission = with_cell(mission, cell, CellKind::solid);
  mission = with_zone(with_zone(mission, "a", "attacker", "A1"), "d", "defender", "C3");
  mission = with_objective(with_objective(mission, "o1", "A3"), "o2", "C1");
  mission = with_objective(with_objective(with_objective(mission, "o3", "A2"), "o4", "A1"), "o5", "C4");
  const auto fixes = fixes_found(mission, "objective-unreachable");
  EXPECT_EQ(fixes, (Places{"hatchway A1/A2 A2/A3 facing south", "hatchway C1/C2 facing south",
                           "hatchway A1/A2 facing south", "hatchway C3/C4 facing south"}));
}

TEST(objective_unreachable, ways_are_those_of_the_mission_that_was_checked_whoever_asked_first) {
  auto mission = with_zone(mission_with({3, 1}, "A1/B1 B1/C1", ""), "z", "attacker", "A1");
  mission = with_objective(with_objective(mission, "o1", "B1"), "o2", "C1");
  const CheckContext checked{mission, Snapshot::make(mission), {}};
  const auto found = observations("objective-unreachable", checked);
  ASSERT_EQ(found.size(), 2U);
  auto first = checked;
  EXPECT_EQ(found[0].fixes(first).front().text_form(mission), "hatchway A1/B1 facing east");
  // What asked first holds something else by now.
  first.mission = empty_mission({3, 1});
  EXPECT_EQ(found[1].fixes(checked).front().text_form(mission), "hatchway A1/B1 B1/C1 facing east");
}

}  // namespace
}  // namespace bulkhead::test
