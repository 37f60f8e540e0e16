// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "untyped-terrain";

TEST(untyped_terrain, is_named_once_for_each_kind) {
  const auto mission = with_feature(with_feature(open_board(), "one", "bare", 100, 100), "two", "bare", 200, 100);
  EXPECT_EQ(places_found(mission, key), Places{"#one #two"});
  EXPECT_EQ(sentences(mission, key),
            Places{"every part of a terrain feature should have a terrain type; 1 of the 1 parts of bare have none"});
  EXPECT_EQ(places_found(with_feature(open_board(), "one", "crate", 100, 100), key), Places());
}

TEST(untyped_terrain, does_not_matter_where_the_game_has_no_types) {
  auto mission = with_feature(open_board(), "one", "bare", 100, 100);
  mission.system = plain_system();
  EXPECT_EQ(places_found(mission, key), Places());
}

}  // namespace
}  // namespace bulkhead::test
