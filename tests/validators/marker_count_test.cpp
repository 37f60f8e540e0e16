// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "marker-count";

Mission with_objectives(int count) {
  auto mission = empty_mission();
  for (int number = 1; number <= count; ++number) {
    mission =
        with_objective(mission, "o" + std::to_string(number), "A" + std::to_string(number), std::to_string(number));
  }
  return mission;
}

Mission of_system(Mission mission, const Limit::Value& value) {
  auto system = *mission.system;
  system.limits = {{Id("objective-count"), value, "", {}}};
  mission.system = system;
  return mission;
}

TEST(marker_count, below_and_above_the_range_is_found_at_all_markers) {
  const auto few = with_limit(with_objectives(2), "objective-count", NumberRange{3, 5});
  EXPECT_EQ(sentences(few, key), Places{"Objective: 2 on the map; the mission asks for 3-5"});
  EXPECT_EQ(places_found(few, key), Places{"#o1 #o2"});
  EXPECT_EQ(fixes_found(few, key), Places{""}) << "which one to take away or where to add one nobody knows";
  EXPECT_EQ(places_found(with_limit(with_objectives(6), "objective-count", NumberRange{3, 5}), key),
            Places{"#o1 #o2 #o3 #o4 #o5 #o6"});
}

TEST(marker_count, within_the_range_is_fine_and_one_number_is_exact) {
  for (const int count : {3, 5}) {
    EXPECT_EQ(places_found(with_limit(with_objectives(count), "objective-count", NumberRange{3, 5}), key), Places());
  }
  EXPECT_EQ(places_found(with_limit(with_objectives(3), "objective-count", 3), key), Places());
  EXPECT_EQ(sentences(with_limit(with_objectives(4), "objective-count", 3), key),
            Places{"Objective: 4 on the map; the mission asks for 3"});
}

TEST(marker_count, a_limit_of_the_system_is_silent_where_there_is_none) {
  EXPECT_EQ(places_found(of_system(with_objectives(0), 3), key), Places());
  EXPECT_EQ(places_found(of_system(with_objectives(1), 3), key), Places{"#o1"});
  EXPECT_EQ(sentences(of_system(with_objectives(1), 3), key),
            Places{"Objective: 1 on the map; the mission asks for 3"});
  EXPECT_EQ(places_found(with_limit(with_objectives(0), "objective-count", 3), key), Places{""});
}

TEST(marker_count, the_missions_limit_counts_before_the_systems) {
  EXPECT_EQ(places_found(with_limit(of_system(with_objectives(2), 3), "objective-count", 2), key), Places());
}

}  // namespace
}  // namespace bulkhead::test
