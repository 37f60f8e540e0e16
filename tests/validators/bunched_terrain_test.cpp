// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "bunched-terrain";

Mission board(int per_cent) {
  auto mission = with_strip(open_board(), "west", "attacker", Compass::west, 100);
  mission = with_strip(mission, "east", "defender", Compass::east, 100);
  mission = with_feature(with_feature(mission, "one", "crate", 50, 50), "two", "crate", 550, 50);
  mission = with_feature(mission, "three", "crate", 300, 50);
  return with_limit(mission, "zone-terrain", per_cent);
}

TEST(bunched_terrain, is_more_of_it_in_start_zones_than_the_limit_says) {
  EXPECT_EQ(places_found(board(66), key), Places{"#one #two"});
  EXPECT_EQ(sentences(board(66), key),
            Places{"at most 66 % of the terrain features should stand in start zones; 2 of 3 do"});
  EXPECT_EQ(places_found(board(67), key), Places());
}

TEST(bunched_terrain, nowhere_or_without_a_limit_is_fine) {
  EXPECT_EQ(places_found(with_limit(open_board(), "zone-terrain", 0), key), Places());
  EXPECT_EQ(places_found(with_feature(open_board(), "one", "crate", 50, 50), key), Places());
}

}  // namespace
}  // namespace bulkhead::test
