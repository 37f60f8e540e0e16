// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "unknown-terrain-type";

TEST(unknown_terrain_type, is_named_once_for_each_kind_with_all_its_features) {
  auto mission = with_feature(with_feature(open_board(), "one", "tower", 100, 100), "two", "tower", 200, 100);
  mission = with_feature(mission, "crate", "crate", 300, 100);
  EXPECT_EQ(places_found(mission, key), Places());
  auto system = *mission.system;
  system.terrain_types.erase(system.terrain_types.begin());  // heavy
  mission.system = system;
  EXPECT_EQ(places_found(mission, key), Places{"#one #two"});
  EXPECT_EQ(sentences(mission, key),
            Places{"a terrain type must be one of the game system; parts of tower are heavy, which is not"});
}

TEST(unknown_terrain_type, of_kinds_that_nobody_uses_are_no_matter) {
  auto mission = open_board();
  mission.system = plain_system();
  EXPECT_EQ(places_found(mission, key), Places());
}

}  // namespace
}  // namespace bulkhead::test
