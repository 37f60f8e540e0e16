// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "pillars-overlap";

/// Two boards side by side, 218 mm wide each; the outmost nodes are 12 mm from the edge, so 24 mm from each other.
Mission boards(std::string_view edits) { return edited(with_board(empty_mission({2, 2}), {2, 2}, 218, 0), edits); }

TEST(pillars_overlap, where_a_run_crosses_a_seam_wall_ends_on_both_sides_fix_it) {
  // Pillars are 28 mm wide along the run: they share 4 mm.
  const auto mission = boards("wall B1/B2 2:A1/A2");
  EXPECT_EQ(sentences(mission, key),
            Places{"two pillars must not stand in one place; those at B2.ne and 2:A2.nw overlap where boards meet"});
  EXPECT_EQ(fixes_found(mission, key), Places{"node B2.ne 2:A2.nw wall-end"});
  expect_fixed(mission, key, "B2.ne 2:A2.nw");
}

TEST(pillars_overlap, a_wall_end_beside_a_pillar_and_runs_that_do_not_meet_are_fine) {
  EXPECT_EQ(places_found(boards("wall B1/B2 2:A1/A2\nnode 2:A1.sw wall-end"), key), Places());
  EXPECT_EQ(places_found(boards("wall B1/B2 2:A1/B1"), key), Places());
}

TEST(pillars_overlap, boards_an_inch_apart_leave_room) {
  const auto apart = edited(with_board(empty_mission({2, 2}), {2, 2}, 244, 0), "wall B1/B2 2:A1/A2");
  EXPECT_EQ(places_found(apart, key), Places());
}

TEST(pillars_overlap, other_levels_have_pillars_of_their_own) {
  auto mission = boards("wall B1/B2 2:A1/A2");
  Board upper = *mission.boards.back();
  upper.level = 1;
  mission.boards.back() = upper;
  EXPECT_EQ(places_found(mission, key), Places());
}

TEST(pillars_overlap, are_not_brought_about_by_a_pillar_for_a_corner) {
  // At B2.ne a run of the first board stops at the seam, at 2:A2.nw two walls of the second meet behind it.
  const auto mission = boards("wall B1/B2 2:A1/A2 2:A1/west\nnode 2:A2.nw wall-end");
  EXPECT_EQ(places_found(mission, "missing-pillar"), Places{"2:A2.nw"});
  EXPECT_EQ(fixes_found(mission, "missing-pillar"), Places{""});
  EXPECT_EQ(fixes_found(edited(mission, "open B1/B2"), "missing-pillar"), Places{"node 2:A2.nw automatic"});
}

TEST(pillars_overlap, a_corner_at_the_seam_is_not_made_a_wall_end) {
  // At 2:A1.sw two walls meet; at B1.se a run stops.
  const auto mission = boards("wall B1/B2 2:A1/A2 2:A1/west");
  EXPECT_EQ(fixes_found(mission, key), Places{"node B2.ne wall-end"});
  expect_fixed(mission, key, "B2.ne 2:A2.nw");
}

}  // namespace
}  // namespace bulkhead::test
