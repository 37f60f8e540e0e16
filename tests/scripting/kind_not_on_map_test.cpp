// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "scripting/checks.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "kind-not-on-map";

TEST(kind_not_on_map, is_reported_at_the_item_once) {
  const auto mission = with_lua(
      with_area(empty_mission(), "deck", "shrine", "A1"), "venting",
      "battle.areas:of_kind(\"shrin\"):close() battle.areas:of_kind(\"shrin\") battle.areas:of_kind(\"shrine\")");
  EXPECT_EQ(
      sentences(mission, key, scripting_checks()),
      Places{"what the Lua asks for must be on the map; #venting, line 1, asks for kind shrin, which no area has; "
             "did you mean shrine?"});
  expect_fixed(mission, key, "#venting", 1, scripting_checks());
}

TEST(kind_not_on_map, is_looked_for_where_the_lua_says) {
  auto mission = with_area(with_drop_zones(empty_mission()), "deck", "shrine", "A1");
  mission = with_marker(mission, "t1", "terminal", "");
  const auto found = [&](std::string_view lua) {
    return places_found(with_lua(mission, "rule-1", lua), key, scripting_checks()).size();
  };
  EXPECT_EQ(found("battle.areas:of_kind(\"shrine\") battle.zones:of_kind(\"drop-zone\")"), 0U);
  EXPECT_EQ(found("battle.zones:of_kind(\"shrine\")"), 1U);
  EXPECT_EQ(found("battle.areas:of_kind(\"drop-zone\")"), 1U);
  EXPECT_EQ(found("battle.markers:of_kind(\"terminal\") these:of_kind(\"terminal\")"), 0U);
  EXPECT_EQ(found("these:of_kind(\"terminals\")"), 1U);
  EXPECT_EQ(found("battle.units:of_kind(\"terminals\")"), 0U) << "the map does not say";
  mission = with_link(with_marker(mission, "t2", "terminal", "", "B1"), "power-line", "t1", "t2");
  EXPECT_EQ(found("battle.links:of_kind(\"power-line\") these:of_kind(\"power-line\")"), 0U);
  EXPECT_EQ(found("battle.links:of_kind(\"lift\")"), 1U);
}

TEST(kind_not_on_map, what_players_place_is_there) {
  auto mission = with_lua(empty_mission(), "rule-1", "battle.markers:of_kind(\"terminal\")");
  ASSERT_EQ(places_found(mission, key, scripting_checks()), Places{"#rule-1"});
  auto rules = *mission.rules;
  rules.front().places = {{.what = Id("terminal")}};
  mission.rules = rules;
  EXPECT_EQ(places_found(mission, key, scripting_checks()), Places());
}

}  // namespace
}  // namespace bulkhead::test
