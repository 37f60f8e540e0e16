// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>

#include "scripting/checks.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "unknown-script-name";

/// With the areas `vault`, which has a name, and `hold`, labelled 1, the objective `o1` with the label A, and the table
/// `traps`.
Mission with_rule(std::string_view lua) {
  auto mission = with_area(with_objective(empty_mission({2, 2}), "o1", "A1", "A"), "vault", "shrine", "A1");
  mission = with_area(std::move(mission), "hold", "shrine", "A2");
  auto areas = *mission.areas;
  areas.front().name = "Vault";
  areas.back().label = "1";
  mission.areas = areas;
  mission.tables = std::vector{MissionTable{Item{Id("traps"), "Traps", {}, {}, "", {}}}};
  return with_lua(std::move(mission), "r", lua);
}

Places found(std::string_view lua) { return sentences(with_rule(lua), key, scripting_checks()); }

TEST(unknown_script_name, is_told_with_what_was_meant) {
  EXPECT_EQ(
      found("\nlocal a = battle:area(\"Vualt\")"),
      Places{"what a script names must be there; #r, line 2: there is no area \"Vualt\"; did you mean \"Vault\"?"});
  EXPECT_EQ(found("battle:hatchway(\"A1\")"),
            Places{"what a script names must be there; #r, line 1: there is no hatchway \"A1\""});
  for (const auto* lua : {"battle:table(\"trap\")", "local t = battle.tables[\"trapz\"]",
                          "local t = battle.tables.taps", "battle:zone(\"Vault\")", "battle:marker(\"B\")",
                          "battle:side(\"nobody\")", "return action.id == \"burn\"", "return card.id ~= \"ace\""}) {
    EXPECT_EQ(found(lua).size(), 1U) << lua;
  }
  for (const auto* lua :
       {"battle:area(\"Vault\") battle:area(\"1\") battle:area(\"vault\")",
        "battle:marker(\"A\") battle:marker(\"o1\")", "battle:table(\"traps\")", "local t = battle.tables[\"traps\"]",
        "local t = battle.tables.traps", "battle:area(name)", "battle:area(\"deck \" .. n)", "battle:unit(\"Guard\")",
        "other:area(\"x\")", "local function area(x) end area(\"x\")", "return item.id == \"x\"",
        "battle:side(\"attacker\")"}) {
    EXPECT_EQ(found(lua), Places()) << lua;
  }
}

TEST(unknown_script_name, is_none_of_a_side_that_is_called_by_its_role) {
  auto mission = with_rule("battle:side(\"defender\") battle:side(\"raiders\")");
  auto sides = *mission.sides;
  ASSERT_EQ(sides.size(), 2U);
  sides.back().id = Id("raiders");
  sides.back().role = Id("defender");
  mission.sides = sides;
  EXPECT_EQ(sentences(mission, key, scripting_checks()), Places());
}

TEST(unknown_script_name, is_none_of_an_area_with_a_label_and_a_name) {
  auto mission = with_rule("battle:area(\"Vault\") battle:area(\"Vault (2)\") battle:area(\"2\")");
  auto areas = *mission.areas;
  areas.front().label = "2";
  mission.areas = areas;
  EXPECT_EQ(sentences(mission, key, scripting_checks()), Places());
}

TEST(unknown_script_name, is_looked_for_in_conditions) {
  EXPECT_EQ(
      sentences(with_condition(with_rule(""), "o", "area(\"Vauld\").units:any()"), key, scripting_checks()).size(), 1U);
  EXPECT_EQ(sentences(with_condition(with_rule(""), "o", "area(\"Vault\").units:any()"), key, scripting_checks()),
            Places());
}

TEST(unknown_script_name, counts_what_players_place) {
  auto mission = with_rule("battle:marker(\"mine-2\") battle:marker(\"2\")");
  ASSERT_EQ(sentences(mission, key, scripting_checks()).size(), 2U);
  auto rules = *mission.rules;
  rules.front().places = {{.what = Id("mine")}};
  mission.rules = rules;
  EXPECT_EQ(sentences(mission, key, scripting_checks()), Places());
}

/// Of a system with the step of the set-up `deployment` and the phase `movement`, which has the step `move-units`.
Mission with_moments(std::string_view lua) {
  auto mission = with_rule(lua);
  auto system = *mission.system;
  system.set_up.steps = {{Id("deployment"), "Deployment"}};
  system.sequence.phases = {{Id("movement"), "Movement phase", Phase::Of::turn, {{Id("move-units"), "Move units"}}}};
  mission.system = system;
  return mission;
}

Places found_with_moments(std::string_view lua) { return sentences(with_moments(lua), key, scripting_checks()); }

TEST(unknown_script_name, is_a_moment_that_a_battle_is_compared_with) {
  const std::string says = "what a script names must be there; #r, line 1: there is no moment ";
  EXPECT_EQ(found_with_moments("if battle.moment == \"rund-start\" then return end"),
            Places{says + "\"rund-start\"; did you mean \"round-start\"?"});
  EXPECT_EQ(found_with_moments("local late = \"round-endd\" ~= battle.moment"),
            Places{says + "\"round-endd\"; did you mean \"round-end\"?"});
  // Documents call these so, `battle.moment` never is any of them.
  EXPECT_EQ(found_with_moments("return battle.moment == \"opponent-turn-end\""),
            Places{says + "\"opponent-turn-end\"; did you mean \"turn-end\"?"});
  EXPECT_EQ(found_with_moments("return battle.moment == \"deployment-start\""),
            Places{says + "\"deployment-start\"; did you mean \"deployment\"?"});
  EXPECT_EQ(found_with_moments("return battle.moment == \"own-move-unit-step\""),
            Places{says + "\"own-move-unit-step\"; did you mean \"move-units-step\"?"});
  EXPECT_EQ(found_with_moments("return battle.moment == \"activation\""), Places{says + "\"activation\""})
      << "players take turns";
  EXPECT_EQ(
      found_with_moments("return battle.phase == \"movment\""),
      Places{
          "what a script names must be there; #r, line 1: there is no phase \"movment\"; did you mean \"movement\"?"});
  for (const auto* lua :
       {"battle.moment ~= \"before-test\"", "f(\"x-start\" == battle.moment)", "\"x\" == battle.phase",
        "not (battle.moment == \"movement\")", "battle.phase == \"movement-phase\""}) {
    EXPECT_EQ(found_with_moments("return " + std::string(lua)).size(), 1U) << lua;
  }
  for (const auto* lua :
       {"battle.moment == \"round-start\"", "\"battle-end\" ~= battle.moment", "battle.moment == \"deployment\"",
        "battle.moment == \"deployment-end\"", "battle.moment == \"movement-phase-start\"",
        "battle.moment == \"move-units-step\"", "battle.phase == \"movement\"", "battle.moment == now",
        "battle.moment == \"x\" .. y", "y .. \"x\" == battle.moment", "\"x\" == battle.moment .. y",
        "f \"x\" == battle.moment", "battle.moment < \"x\"", "round.moment == \"x\"", "a.battle.moment == \"x\"",
        "battle.moment"}) {
    EXPECT_EQ(found_with_moments("return " + std::string(lua)), Places()) << lua;
  }
  auto activated = with_moments("return battle.moment == \"activation\"");
  auto system = *activated.system;
  system.sequence.turns = Sequence::Turns::activations;
  activated.system = system;
  EXPECT_EQ(sentences(activated, key, scripting_checks()), Places());
}

TEST(unknown_script_name, is_looked_for_on_both_sides_of_a_comparison) {
  EXPECT_EQ(found("return \"burn\" == action.id"),
            Places{"what a script names must be there; #r, line 1: there is no action \"burn\""});
}

TEST(unknown_script_name, becomes_the_moment_that_was_meant) {
  for (const auto* lua : {"return battle.moment == \"rund-start\"", "return 'own-turn-end' ~= battle.moment",
                          "return battle.moment == \"deployment-start\"", "return battle.phase == \"movment\""}) {
    expect_fixed(with_moments(lua), key, "#r", 1, scripting_checks());
  }
  const auto mission = with_moments("function in_turn(r, battle) return 'own-turn-end' ~= battle.moment end");
  const auto findings = check(mission, scripting_checks()).findings;
  const auto ours = std::find_if(findings.begin(), findings.end(), [](const Finding& each) { return each.key == key; });
  ASSERT_NE(ours, findings.end());
  EXPECT_EQ(ours->fixes().front().apply(mission)->rules->front().lua,
            "function in_turn(r, battle) return 'turn-end' ~= battle.moment end");
  expect_fixed(with_condition(with_moments(""), "o", "\"rund-end\" == battle.moment"), key, "#o", 1,
               scripting_checks());
}

TEST(unknown_script_name, is_that_of_a_mark_which_is_set_by_a_name_that_is_nearly_so) {
  const auto with_two = [](std::string_view one, std::string_view other) {
    return with_lua(with_lua(empty_mission({2, 2}), "s", one), "r", other);
  };
  const auto found_in = [&](std::string_view one, std::string_view other) {
    return sentences(with_two(one, other), key, scripting_checks());
  };
  const auto* const sets = "function on_round_end(rule, battle) battle:set(\"held by\", battle.first) end";
  EXPECT_EQ(
      found_in(sets, "\nlocal x = m:has(\"held bye\", player)"),
      Places{
          "what a script names must be there; #r, line 2: there is no mark \"held bye\"; did you mean \"held by\"?"});
  for (const auto* asks : {"m:get('heldby')", "battle.units:with(\"held_by\")", "m:clear(\"hold by\")"}) {
    EXPECT_EQ(found_in(sets, std::string("local x = ") + asks).size(), 1U) << asks;
  }
  for (const auto* fine :
       {"local x = m:has(\"held by\")", "local x = m:has(\"shocked\")", "local x = has(\"held bye\")",
        "m:mark(\"held bye\") local x = m:has(\"held bye\")", "local x = m:has(\"held bye\" .. n)"}) {
    EXPECT_EQ(found_in(sets, fine), Places()) << fine;
  }
  EXPECT_EQ(found_in(sets, "m:set(\"held b\" .. y) local x = m:has(\"held bye\")"), Places()) << "it may be set so";
  expect_fixed(with_two(sets, "local x = m:has('held bye')"), key, "#r", 1, scripting_checks());
}

TEST(unknown_script_name, becomes_the_one_that_was_meant) {
  for (const auto* lua :
       {"battle:area(\"Vualt\")", "local t = battle.tables['trapz']", "local t = battle.tables.taps"}) {
    expect_fixed(with_rule(lua), key, "#r", 1, scripting_checks());
  }
}

}  // namespace
}  // namespace bulkhead::test
