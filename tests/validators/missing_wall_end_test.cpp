// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;

/// One wall, from B2.nw to C2.nw.
Mission lone_wall() { return mission_with({4, 3}, "B1/B2", ""); }

TEST(missing_wall_end, a_bare_end_is_fixed_by_a_wall_end_or_a_pillar) {
  const auto mission = with_node(lone_wall(), "B2.nw", NodePiece::none);
  EXPECT_EQ(sentences(mission, "missing-wall-end"),
            Places{"where a run stops there must be a wall end or a pillar; node B2.nw has neither"});
  expect_fixed(mission, "missing-wall-end", "B2.nw", 2);
}

TEST(missing_wall_end, each_end_is_a_finding_of_its_own) {
  const auto mission = with_node(with_node(lone_wall(), "C2.nw", NodePiece::none), "B2.nw", NodePiece::none);
  EXPECT_EQ(places_found(mission, "missing-wall-end"), (Places{"B2.nw", "C2.nw"}));
}

TEST(missing_wall_end, a_hatchway_and_the_border_count_too) {
  expect_fixed(with_node(mission_with({3, 3}, "", "A1/A2"), "A2.nw", NodePiece::none), "missing-wall-end", "A2.nw", 2);
  expect_fixed(with_node(mission_with({3, 3}, "C1/C2", ""), "C1.se", NodePiece::none), "missing-wall-end", "C2.ne", 2);
}

TEST(missing_wall_end, wall_ends_and_pillars_are_fine) {
  EXPECT_EQ(places_found(lone_wall(), "missing-wall-end"), Places());
  EXPECT_EQ(places_found(with_node(lone_wall(), "B2.nw", NodePiece::wall_end), "missing-wall-end"), Places());
  EXPECT_EQ(places_found(with_node(lone_wall(), "B2.nw", NodePiece::pillar), "missing-wall-end"), Places());
}

TEST(missing_wall_end, where_walls_meet_another_check_speaks) {
  const auto mission = with_node(mission_with({3, 3}, "A1/A2 B1/B2", ""), "B2.nw", NodePiece::none);
  EXPECT_EQ(places_found(mission, "missing-wall-end"), Places());
  EXPECT_EQ(places_found(mission, "missing-pillar"), Places{"B2.nw"});
}

TEST(missing_wall_end, sets_without_pillars_need_none) {
  auto mission = with_node(lone_wall(), "B2.nw", NodePiece::none);
  auto set = gallowdark_set();
  set.pillar.reset();
  mission.sets.front().set = set;
  EXPECT_EQ(places_found(mission, "missing-wall-end"), Places());
}

}  // namespace
}  // namespace bulkhead::test
