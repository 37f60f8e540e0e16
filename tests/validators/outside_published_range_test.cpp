// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "outside-published-range";

/// Two walls, in a season whose boards had as many as said.
Mission in_season(int low, int high) {
  auto mission = mission_with({3, 3}, "A1/A2 C2/C3", "");
  auto system = *mission.system;
  system.seasons = {{Id("first"), "First season", 4, "Made up.", {{Id("walls"), low, high, {}}}, {}}};
  mission.system = system;
  auto head = *mission.head;
  head.season = Id("first");
  mission.head = head;
  return mission;
}

TEST(outside_published_range, says_figure_range_season_and_source) {
  EXPECT_EQ(sentences(in_season(3, 5), key),
            Places{"walls: 3-5 on the published boards of First season, here 2; source: Made up"});
  EXPECT_EQ(sentences(in_season(3, 3), key),
            Places{"walls: 3 on the published boards of First season, here 2; source: Made up"});
  EXPECT_EQ(places_found(in_season(0, 1), key), Places{""});
}

TEST(outside_published_range, the_ends_belong_to_it_and_without_a_season_there_is_none) {
  EXPECT_EQ(places_found(in_season(2, 2), key), Places());
  auto mission = in_season(3, 5);
  auto head = *mission.head;
  head.season.reset();
  mission.head = head;
  EXPECT_EQ(places_found(mission, key), Places());
}

}  // namespace
}  // namespace bulkhead::test
