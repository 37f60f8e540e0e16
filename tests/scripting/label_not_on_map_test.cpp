// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "scripting/checks.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "label-not-on-map";

TEST(label_not_on_map, is_found_in_conditions_and_chunks_alike) {
  auto mission = with_objective(empty_mission(), "o1", "A1", "A");
  mission = with_condition(with_condition(mission, "hold", "controls(player, \"A\") == 1"), "take",
                           "controls(player, \"B\") > controls(player.opponent, \"B\")");
  EXPECT_EQ(sentences(mission, key, scripting_checks()),
            Places{"a label that the Lua names must be on the map; mission "
                   "objective take names B, which no marker has"});
  EXPECT_EQ(places_found(mission, key, scripting_checks()), Places{"#take"});
  mission = with_lua(mission, "draught", "for lamp in battle.objectives:labelled(\"2\") do lamp:clear(\"lit\") end");
  EXPECT_EQ(places_found(mission, key, scripting_checks()), (Places{"#draught", "#take"}));
}

TEST(label_not_on_map, a_marker_of_that_label_fixes_it) {
  const auto mission = with_condition(empty_mission(), "take", "controls(player, \"B\") == 2");
  ASSERT_EQ(places_found(mission, key, scripting_checks()), Places{"#take"});
  EXPECT_EQ(places_found(with_objective(mission, "o1", "A1", "B"), key, scripting_checks()), Places());
}

}  // namespace
}  // namespace bulkhead::test
