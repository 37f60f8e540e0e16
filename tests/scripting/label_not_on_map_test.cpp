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
            Places{"a label that the Lua names must be on the map; #take, line 1, names B, which no marker has"});
  EXPECT_EQ(places_found(mission, key, scripting_checks()), Places{"#take"});
  mission = with_lua(mission, "draught", "for lamp in battle.objectives:labelled(\"2\") do lamp:clear(\"lit\") end");
  EXPECT_EQ(places_found(mission, key, scripting_checks()), (Places{"#draught", "#take"}));
}

TEST(label_not_on_map, a_marker_of_that_label_fixes_it) {
  const auto mission = with_condition(empty_mission(), "take", "controls(player, \"B\") == 2");
  ASSERT_EQ(places_found(mission, key, scripting_checks()), Places{"#take"});
  EXPECT_EQ(places_found(with_objective(mission, "o1", "A1", "B"), key, scripting_checks()), Places());
}

TEST(label_not_on_map, is_looked_for_where_the_lua_says) {
  auto mission = with_objective(empty_mission(), "o1", "A1", "A");
  mission = with_area(mission, "deck", "shrine", "B1");
  auto areas = *mission.areas;
  areas.front().label = "Bridge";
  mission.areas = areas;
  const auto found = [&](std::string_view lua) {
    return places_found(with_lua(mission, "rule-1", lua), key, scripting_checks()).size();
  };
  EXPECT_EQ(found("battle.areas:labelled(\"Bridge\"):count()"), 0U);
  EXPECT_EQ(found("battle.zones:labelled(\"Bridge\"):count()"), 1U);
  EXPECT_EQ(found("battle.markers:labelled(\"Bridge\"):count()"), 1U);
  EXPECT_EQ(found("battle.areas:labelled(\"A\"):count()"), 1U);
  EXPECT_EQ(found("battle.objectives:labelled(\"A\"):count()"), 0U);
  EXPECT_EQ(found("battle.areas:of_kind(\"shrine\"):labelled(\"A\"):count()"), 0U) << "what a call gives has no name";
  EXPECT_EQ(found("these:labelled(\"Deck\"):count()"), 1U);
  mission = with_zone(mission, "north", "attacker", "C1");
  auto zones = *mission.zones;
  zones.front().label = "N";
  mission.zones = zones;
  EXPECT_EQ(found("battle.zones:labelled(\"N\"):count()"), 0U);
  EXPECT_EQ(found("battle.hatchways:labelled(\"H1\"):count()"), 1U);
  mission = with_lattice(mission, [](Lattice& lattice) {
    Hatchway hatchway;
    hatchway.label = "H1";
    lattice.set_hatchway(parse_edge("C3/D3").value(), hatchway);
  });
  EXPECT_EQ(found("battle.hatchways:labelled(\"H1\"):count()"), 0U);
}

TEST(label_not_on_map, one_that_was_meant_is_written_by_a_fix) {
  const auto mission = with_condition(with_objective(empty_mission(), "o1", "A1", "Critical"), "take",
                                      "controls(player, \"Critcal\") == 1 or controls(player, 'Critcal') == 2");
  EXPECT_EQ(sentences(mission, key, scripting_checks()),
            Places{"a label that the Lua names must be on the map; #take, line 1, names Critcal, which no marker has; "
                   "did you mean Critical?"});
  expect_fixed(mission, key, "#take", 1, scripting_checks());
}

TEST(label_not_on_map, what_players_place_is_numbered) {
  auto mission = with_lua(empty_mission(), "rule-1", "battle.markers:of_kind(\"terminal\"):labelled(\"2\"):count()");
  ASSERT_EQ(places_found(mission, key, scripting_checks()), Places{"#rule-1"});
  auto rules = *mission.rules;
  rules.front().places = {{.what = Id("terminal")}};
  mission.rules = rules;
  EXPECT_EQ(places_found(mission, key, scripting_checks()), Places());
}

}  // namespace
}  // namespace bulkhead::test
