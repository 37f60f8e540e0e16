// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "scripting/checks.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "unknown-event";

Mission with_phases() {
  auto mission = empty_mission({2, 2});
  auto system = *mission.system;
  system.sequence.phases = {{Id("command"), "Command phase", {}}};
  mission.system = system;
  return mission;
}

TEST(unknown_event, is_one_that_the_sequence_has_not) {
  const auto found = [](std::string_view lua) {
    return sentences(with_lua(with_phases(), "r", lua), key, scripting_checks());
  };
  EXPECT_EQ(found("function on_round_strat(rule, battle) end"),
            Places{"a function on_… waits for an event; #r, line 1: there is no event on_round_strat; did you mean "
                   "on_round_start?"});
  EXPECT_EQ(found("function on_round_end(rule) end\n\non_shooting_phase_end = function(rule, battle) end"),
            Places{"a function on_… waits for an event; #r, line 3: there is no event on_shooting_phase_end, the "
                   "phases of " +
                   with_phases().system->name + " are command"});
  for (const auto* lua : {"function on_round_start(rule, battle) end", "function on_battle_end(rule) end",
                          "function on_command_phase_end(rule, battle) end", "function on_own_turn_end(r) end",
                          "function on_alarm(r) battle:raise(\"alarm\") end", "local function helper() end",
                          "-- function on_nothing() end"}) {
    EXPECT_EQ(found(lua), Places()) << lua;
  }
  EXPECT_EQ(places_found(with_lua(with_phases(), "r", "function on_x() end"), key, scripting_checks()), Places{"#r"});
}

TEST(unknown_event, is_raised_by_a_name_that_a_function_can_have) {
  const auto mission = with_lua(with_phases(), "r",
                                "function on_unit_moved(r, unit, move, battle) battle:raise(\"lamp out\", unit) end "
                                "function on_lamp_out(r, unit, battle) end");
  EXPECT_EQ(
      sentences(mission, key, scripting_checks()),
      Places{"an event is raised by a name that a function can have; #r hears of on_lamp_out, and what is raised is "
             "\"lamp out\": write \"lamp_out\" there"});
  const auto findings = check(mission, scripting_checks()).findings;
  ASSERT_EQ(findings.size(), 1U);
  ASSERT_EQ(findings.front().fixes().size(), 1U);
  const auto after = findings.front().fixes().front().apply(mission);
  ASSERT_TRUE(after.has_value());
  EXPECT_NE(after->rules->front().lua.find("battle:raise(\"lamp_out\", unit)"), std::string::npos);
  EXPECT_EQ(sentences(*after, key, scripting_checks()), Places());
}

TEST(unknown_event, functions_of_items_are_those_that_are_called) {
  const auto found = [](std::string_view lua) {
    return sentences(with_lua(with_phases(), "r", lua), key, scripting_checks());
  };
  const std::string says = "a function of an item is one that is called; #r, line 2: nothing calls ";
  EXPECT_EQ(found("\nfunction may_opreate(rule, hatchway, unit, battle) return false end"),
            Places{says + "may_opreate; did you mean may_operate?"});
  EXPECT_EQ(found("\nfunction before_tset(rule, test, battle) end"),
            Places{says + "before_tset; did you mean before_test?"});
  EXPECT_EQ(found("\nfunction after_everything(rule) end"), Places{says + "after_everything"});
  EXPECT_EQ(found("\nfunction in_turns(rule) return true end"), Places{says + "in_turns; did you mean in_turn?"});
  EXPECT_EQ(found("\nfunction round_end(rule, battle) end"), Places{says + "round_end; did you mean on_round_end?"});
  EXPECT_EQ(found("\nfunction On_round_end(rule, battle) end"),
            Places{says + "On_round_end; did you mean on_round_end?"});
  EXPECT_EQ(found("\nunit_movd = function(rule, unit) end"), Places{says + "unit_movd; did you mean on_unit_moved?"});
  EXPECT_EQ(found("\nfunction alarm() end function on_alarm(r) end function on_unit_moved(r, u, m, battle) "
                  "battle:raise(\"alarm\") end"),
            Places{says + "alarm; did you mean on_alarm?"});
  EXPECT_EQ(found("\nfunction light_all(rule) end"), Places{says + "light_all"});
  // What there is, what is used, what is a function's own.
  for (const auto* lua :
       {"function may_operate() end", "function before_test() end", "function in_turn() end",
        "function light_all(rule) end function on_round_end(rule) light_all(rule) end",
        "function better(a, b) return a end function on_round_end(rule, battle) battle.units:best(better) end",
        "function scores() return 1 end function in_turn() return scores() end", "local function scores() end",
        "function in_turn() local function may_go() end end"}) {
    EXPECT_EQ(found(lua), Places()) << lua;
  }
}

Item with(std::string_view lua) { return {Id("i"), "", {}, {}, std::string(lua), {}}; }

/// What is found in a mission with an item of another kind.
template <typename T>
Places found_in(Part<std::vector<T>> Mission::*list, T item) {
  auto mission = with_phases();
  mission.*list = std::vector{std::move(item)};
  return sentences(mission, key, scripting_checks());
}

// Who calls what: scripting/engine/play/scoring.lua, cards.lua.
TEST(unknown_event, functions_of_items_are_those_that_their_kind_calls) {
  const auto of_rule = [](std::string_view lua) {
    return sentences(with_lua(with_phases(), "r", lua), key, scripting_checks());
  };
  const std::string says = "a function of an item is one that is called; ";
  EXPECT_EQ(of_rule("\nfunction score(rule, player, battle) player:score(1) return 1 end"),
            Places{says + "#r, line 2 has score, and score is called by mission objectives alone"});
  EXPECT_EQ(of_rule("scores = function() return 1 end"),
            Places{says + "#r, line 1 has scores, and score is called by mission objectives alone"});
  EXPECT_EQ(of_rule("function targets(rule) end"),
            Places{says + "#r, line 1 has targets, and targets is called by actions and stratagems alone"});
  for (const auto* function : {"winner", "use", "may", "start", "complete"}) {
    EXPECT_EQ(of_rule("function " + std::string(function) + "() end").size(), 1U) << function;
  }
  EXPECT_EQ(found_in(&Mission::stratagems, {with("function target(card) end")}),
            Places{says + "#i, line 1: nothing calls target; did you mean targets?"});
  EXPECT_EQ(found_in(&Mission::objectives, {with("function winer(o) end"), Id("progressive")}),
            Places{says + "#i, line 1: nothing calls winer; did you mean winner?"});
  const auto* const all =
      "function score() end function winner() end function targets() end function use() end "
      "function may() end function start() end function complete() end";
  EXPECT_EQ(found_in(&Mission::objectives, {with(all), Id("progressive")}).size(), 5U) << "all but the first two";
  EXPECT_EQ(found_in(&Mission::stratagems, {with(all)}).size(), 5U) << "all but targets and use";
  EXPECT_EQ(found_in(&Mission::actions, {with(all)}).size(), 3U) << "all but targets, may, start and complete";
  EXPECT_EQ(found_in(&Mission::tables, {with(all)}), Places()) << "rows call functions of any name";
  for (const auto* own : {"function use() end function on_round_start() use() end", "local function use() end",
                          "function on_round_start() local function use() end end"}) {
    EXPECT_EQ(of_rule(own), Places()) << own;
  }
}

TEST(unknown_event, is_called_as_events_are) {
  auto mission = with_phases();
  auto system = *mission.system;
  system.sequence.phases = {{Id("movement"), "Movement phase", Phase::Of::turn, {}}};
  mission.system = system;
  const auto found = [&](std::string_view lua) {
    return sentences(with_lua(mission, "r", lua), key, scripting_checks());
  };
  const std::string says = "a function on_… waits for an event; #r, line 1: there is no event ";
  EXPECT_EQ(found("function on_move_phase_start(rule, player, battle) end"),
            Places{says + "on_move_phase_start; did you mean on_movement_phase_start?"});
  EXPECT_EQ(found("function on_own_movment_phase_start(rule, player, battle) end"),
            Places{says + "on_own_movment_phase_start; did you mean on_own_movement_phase_start?"});
  EXPECT_EQ(found("function on_door_opened(rule, hatchway, by, battle) end"),
            Places{says + "on_door_opened; did you mean on_hatchway_opened?"});
  // What a game says beside its words: a battle round, an enemy's unit.
  EXPECT_EQ(found("function on_battle_round_strat(rule, battle) end"),
            Places{says + "on_battle_round_strat; did you mean on_round_start?"});
  EXPECT_EQ(found("function on_any_enemy_unit_moved(rule, unit, move, battle) end"),
            Places{says + "on_any_enemy_unit_moved; did you mean on_unit_moved?"});
  EXPECT_EQ(found("function on_the_end(rule, battle) end"), Places{says + "on_the_end"});
}

TEST(unknown_event, is_raised_without_on) {
  const auto mission = with_lua(with_phases(), "r",
                                "function on_unit_moved(r, unit, move, battle) battle:raise(\"on_alarm\") end "
                                "function on_alarm(r, battle) end");
  EXPECT_EQ(sentences(mission, key, scripting_checks()),
            Places{"an event is raised by its name without \"on_\"; #r raises \"on_alarm\": write \"alarm\" "
                   "there"});
  expect_fixed(mission, key, "#r", 1, scripting_checks());
}

TEST(unknown_event, rounds_end_with_the_battle) {
  // The sample system has four rounds.
  const auto found = [](std::string_view condition) {
    return sentences(with_condition(with_phases(), "o", condition), key, scripting_checks());
  };
  EXPECT_EQ(found("battle.round == 5"), Places{"a battle ends with round 4; #o waits for round 5"});
  EXPECT_EQ(found("battle.round >= 5").size(), 1U);
  EXPECT_EQ(found("battle.round > 4").size(), 1U);
  for (const auto* condition : {"battle.round == 4", "battle.round >= 4", "battle.round > 3", "battle.round < 9",
                                "battle.round <= 12", "battle.rounds == 7", "battle.round == 2e3"}) {
    EXPECT_EQ(found(condition), Places()) << condition;
  }
}

TEST(unknown_event, gets_the_name_that_was_meant) {
  const auto mission = [](std::string_view lua) { return with_lua(with_phases(), "r", lua); };
  for (const auto* lua : {"function on_round_strat(rule) end", "on_x = 1 function on_comand_phase_end(r) end",
                          "function on_allarm() end function on_unit_moved(r, u, m, battle) battle:raise(\"alarm\") "
                          "end function on_alarm() end"}) {
    const auto findings = check(mission(lua), scripting_checks()).findings;
    ASSERT_EQ(findings.size(), 1U) << lua;
    EXPECT_NE(to_text(findings.front().message).find("did you mean on_"), std::string::npos) << lua;
    EXPECT_EQ(findings.front().fixes().empty(), std::string_view(lua).find("on_alarm()") != std::string_view::npos)
        << "a second function of a name would be lost";
  }
  expect_fixed(mission("function on_round_strat(rule) end"), key, "#r", 1, scripting_checks());
  const auto wrong = mission("-- on_unit_movd\nfunction on_unit_movd(rule) end");
  EXPECT_EQ(check(wrong, scripting_checks()).findings.front().fixes().front().apply(wrong)->rules->front().lua,
            "-- on_unit_movd\nfunction on_unit_moved(rule) end");
}

TEST(unknown_event, functions_get_the_name_that_was_meant) {
  for (const auto* lua : {"function round_end(rule, battle) end", "On_round_end = function(rule, battle) end",
                          "function may_opreate(rule) end"}) {
    expect_fixed(with_lua(with_phases(), "r", lua), key, "#r", 1, scripting_checks());
  }
  const auto fixes_of = [](std::string_view lua) {
    return check(with_lua(with_phases(), "r", lua), scripting_checks()).findings.front().fixes().size();
  };
  EXPECT_EQ(fixes_of("function round_end() end function on_round_end() end"), 0U)
      << "a second function of a name would be lost";
}

TEST(unknown_event, is_heard_of_by_a_function_that_is_neither_local_nor_in_a_table) {
  const auto found = [](std::string_view lua) {
    return sentences(with_lua(with_phases(), "r", lua), key, scripting_checks());
  };
  const std::string says = "a function of an item is one that is called; #r, line ";
  EXPECT_EQ(found("\nlocal function on_operating(rule, attempt, battle) end"),
            Places{says + "2: on_operating is local, and nothing calls it: leave out local"});
  EXPECT_EQ(found("local may_operate = function(rule, hatchway) end"),
            Places{says + "1: may_operate is local, and nothing calls it: leave out local"});
  EXPECT_EQ(found("function rule.on_operating(attempt, battle) end"),
            Places{says + "1: rule.on_operating is no function of the item: write function on_operating(…)"});
  EXPECT_EQ(found("function rule:on_round_start(battle) end"),
            Places{says + "1: rule:on_round_start is no function of the item: write function on_round_start(…)"});
  for (const auto* fine :
       {"local function help(unit) end function on_round_start(rule, battle) help(battle) end",
        "local function on_round_start(rule, battle) end function on_round_end(rule, battle) on_round_start(rule, "
        "battle) end",
        "local t = {} function t.worth(unit) end", "local function score() end",
        "function on_round_start(rule, battle) local function on_round_end() end end"}) {
    EXPECT_EQ(found(fine), Places()) << fine;
  }
  for (const auto* lua : {"local function on_operating(rule, attempt, battle) end",
                          "local may_operate = function(rule, hatchway) end", "function rule.on_operating(rule) end"}) {
    expect_fixed(with_lua(with_phases(), "r", lua), key, "#r", 1, scripting_checks());
  }
  expect_fixed(with_lua(with_phases(), "r", "function rule:on_operating(attempt) end"), key, "#r", 0,
               scripting_checks());
}

TEST(unknown_event, is_raised_for_somebody) {
  const auto found = [](std::string_view lua) {
    return sentences(with_lua(with_phases(), "r", lua), key, scripting_checks());
  };
  EXPECT_EQ(found("function on_unit_moved() battle:raise(\"alarm\") battle:raise(\"alarm\") end"),
            Places{"an event is raised for a function that hears of it; #r raises alarm, and none is called "
                   "on_alarm"});
  const auto heard = with_lua(with_lua(with_phases(), "r", "battle:raise(\"alarm\")"), "s", "function on_alarm() end");
  EXPECT_EQ(sentences(heard, key, scripting_checks()), Places()) << "by another item";
}

}  // namespace
}  // namespace bulkhead::test
