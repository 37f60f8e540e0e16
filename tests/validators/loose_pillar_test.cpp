// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "loose-pillar";

TEST(loose_pillar, a_pillar_that_nothing_touches_is_fixed_by_the_automatic_piece) {
  const auto mission = with_node(mission_with({3, 3}, "A1/B1", ""), "C3.nw", NodePiece::pillar);
  EXPECT_EQ(sentences(mission, key),
            Places{"a pillar must have a wall or hatchway to hold; no wall or hatchway touches node C3.nw"});
  expect_fixed(mission, key, "C3.nw");
}

TEST(loose_pillar, so_is_a_wall_end) {
  const auto mission = with_node(empty_mission({3, 3}), "A1.nw", NodePiece::wall_end);
  EXPECT_EQ(sentences(mission, key),
            Places{"a wall end must finish a wall or hatchway; no wall or hatchway touches node A1.nw"});
  expect_fixed(mission, key, "A1.nw");
}

TEST(loose_pillar, one_wall_or_hatchway_is_enough) {
  EXPECT_EQ(places_found(with_node(mission_with({3, 3}, "A1/B1", ""), "B2.nw", NodePiece::pillar), key), Places());
  EXPECT_EQ(places_found(with_node(mission_with({3, 3}, "", "A1/B1"), "B2.nw", NodePiece::wall_end), key), Places());
}

TEST(loose_pillar, nothing_by_hand_is_not_loose) {
  EXPECT_EQ(places_found(with_node(empty_mission({3, 3}), "B2.nw", NodePiece::none), key), Places());
}

}  // namespace
}  // namespace bulkhead::test
