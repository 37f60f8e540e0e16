// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "unknown-limit";

TEST(unknown_limit, of_the_mission_is_fixed_by_taking_it_away) {
  const auto mission = with_limit(empty_mission(), "objective-to-egde", Length::inches(6));
  EXPECT_EQ(sentences(mission, key),
            Places{"a limit must be one that a check knows; objective-to-egde of the mission is not"});
  EXPECT_EQ(fixes_found(mission, key), Places{"limit objective-to-egde default"});
  expect_fixed(mission, key, "");
}

TEST(unknown_limit, so_is_one_of_the_wrong_kind) {
  const auto mission = with_limit(empty_mission(), "objective-to-edge", 6);
  EXPECT_EQ(sentences(mission, key), Places{"limit objective-to-edge of the mission must be a length; it is 6"});
  expect_fixed(mission, key, "");
  EXPECT_EQ(sentences(with_limit(empty_mission(), "victory-points", NumberRange{3, 4}), key),
            Places{"limit victory-points of the mission must be a number; it is 3-4"});
  EXPECT_EQ(sentences(with_limit(empty_mission(), "objective-count", Length::inches(1)), key),
            Places{"limit objective-count of the mission must be a number or a range; it is 25.4mm"});
}

TEST(unknown_limit, of_the_system_cannot_be_taken_away) {
  auto mission = empty_mission();
  auto system = *mission.system;
  system.limits = {{Id("zone-size"), 5, "", {}}};
  mission.system = system;
  EXPECT_EQ(sentences(mission, key), Places{"a limit must be one that a check knows; zone-size of the system is not"});
  EXPECT_EQ(fixes_found(mission, key), Places{""});
}

TEST(unknown_limit, every_one_of_the_reference_is_known_and_for_every_kind_of_marker) {
  auto mission = empty_mission();
  for (const auto* number : {"border-walls", "stratagem-points", "victory-points", "zone-models", "objective-count"}) {
    mission = with_limit(mission, number, 3);
  }
  mission = with_limit(mission, "stratagem-cost", NumberRange{1, 3});
  for (const auto* length :
       {"base", "start-zones-apart", "objective-to-edge", "objective-to-centre", "objective-apart", "terminal-apart"}) {
    mission = with_limit(mission, length, Length::inches(6));
  }
  EXPECT_EQ(places_found(mission, key), Places());
  EXPECT_EQ(places_found(with_limit(empty_mission(), "trap-apart", Length::inches(6)), key), Places{""})
      << "the system has no traps";
}

}  // namespace
}  // namespace bulkhead::test
