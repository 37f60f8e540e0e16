// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "model/edit/edit.h"
#include "model/edit/history.h"
#include "scripting/checks.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "handler-arguments";

/// With a command phase of each turn, a scouring phase of the round with the step `last-rites`, and the step of the
/// set-up `roles`.
Mission with_rule(std::string_view lua) {
  auto mission = with_lua(empty_mission({2, 2}), "r", lua);
  auto system = *mission.system;
  system.set_up.steps = {{Id("roles"), "Roles"}};
  system.sequence.phases = {{Id("command"), "Command phase", Phase::Of::turn},
                            {Id("scouring"), "Scouring phase", Phase::Of::round, {{Id("last-rites"), "Last rites"}}}};
  mission.system = system;
  return mission;
}

Places found(std::string_view lua) { return sentences(with_rule(lua), key, scripting_checks()); }

/// The Lua with the only finding fixed; `none` where there is no fix.
std::string fixed(std::string_view lua) {
  const auto mission = with_rule(lua);
  for (const auto& finding : check(mission, scripting_checks()).findings) {
    if (finding.key != key || finding.fixes().empty()) continue;
    expect_fixed(mission, key, "#r", 1, scripting_checks());
    return finding.fixes().front().apply(mission)->rules->front().lua;
  }
  return "none";
}

TEST(handler_arguments, are_named_in_the_order_in_which_they_are_given) {
  EXPECT_EQ(found("\nfunction on_unit_moved(battle, unit, rule) end"),
            Places{"a function is given its arguments in one order; #r, line 2: on_unit_moved is given (item, unit, "
                   "move, battle), and has (battle, unit, rule)"});
  for (const auto* wrong :
       {"function on_turn_end(rule, battle, player) end", "function on_own_turn_end(battle) end",
        "function on_round_start(rule, player, battle) end", "function on_unit_destroyed(rule, unit, battle) end",
        "function on_command_phase_end(rule, battle) end", "function on_scouring_phase_start(rule, player, battle) end",
        "function on_last_rites_step(rule, player, battle) end", "function on_roles_end(battle) end",
        "on_turn_end = function(battle) end", "function may_enter(rule, area, unit) end",
        "function use(card, about, target, battle) end", "function on_round_end(rule, battle, other) end",
        "function targets() end function use(card, about, battle) end",
        "function on_action_done(action, unit, target, battle) end"}) {
    EXPECT_EQ(found(wrong).size(), 1U) << wrong;
  }
}

TEST(handler_arguments, may_be_fewer_and_called_what_the_author_likes) {
  for (const auto* right :
       {"function on_turn_end(r, p, b) end",
        "function on_turn_end() end",
        "function on_turn_end(rule, player) end",
        "function on_unit_destroyed(rule, victim, killer, battle) end",
        "function on_turn_end(rule, ...) end",
        "function on_command_phase_end(rule, player, battle) end",
        "function on_scouring_phase_end(rule, battle) end",
        "function on_roles_start(rule, battle) end",
        "function use(card, about, battle) end",
        "function use(card, player) end",
        "function complete(action, unit, battle) end",
        "function targets(action, unit, battle) end function complete(action, unit, target, battle) end",
        "function on_action_done(rule, action, unit, target, battle) end",
        "function on_card_played(card, played, player, battle) end",
        "function may(action, unit, battle) end",
        "local function on_turn_end(battle) end",
        "function helper(battle, unit) end",
        "function on_alarm(rule, unit, battle) end",
        "function score(objective, player, battle) end",
        "function winner(objective, battle) end",
        "function mine(row, unit, battle) end"}) {
    EXPECT_EQ(found(right), Places()) << right;
  }
}

TEST(handler_arguments, are_put_in_order_where_it_is_sure_what_each_is) {
  EXPECT_EQ(fixed("function on_unit_moved(battle, unit, rule) unit:set(battle.round) end"),
            "function on_unit_moved(rule, unit, move, battle) unit:set(battle.round) end");
  EXPECT_EQ(fixed("function on_turn_end(battle) player:score(1) end"),
            "function on_turn_end(item, player, battle) player:score(1) end");
  EXPECT_EQ(fixed("function on_unit_destroyed(rule, victim, battle) end"),
            "function on_unit_destroyed(rule, victim, by, battle) end");
  EXPECT_EQ(fixed("function on_round_start(rule, player, battle) battle:stop() end"),
            "function on_round_start(rule, battle) battle:stop() end");
  EXPECT_EQ(fixed("function on_round_start(rule, player, battle) player:score(1) end"), "none")
      << "a round has no player";
  EXPECT_EQ(fixed("local player = 1 function on_turn_end(rule, battle) return player end"), "none")
      << "player would be another one";
  EXPECT_EQ(fixed("function on_turn_end(rule, rule) end"), "none");
}

TEST(handler_arguments, are_no_things_of_another_class) {
  EXPECT_EQ(found("function on_operating(rule, hatchway, battle) end"),
            Places{"a function is given its arguments in one order; #r, line 1: on_operating is given (item, attempt, "
                   "battle), and has (rule, hatchway, battle)"});
  // What is called hatchway and used is none: it would be the attempt.
  EXPECT_EQ(fixed("function on_operating(rule, hatchway, unit, battle) hatchway:lock() end"), "none");
  EXPECT_EQ(fixed("function on_operating(rule, hatchway, unit, battle) battle:stop() end"),
            "function on_operating(rule, attempt, battle) battle:stop() end");
  for (const auto* right :
       {"function on_operating(rule, try, battle) end", "function on_hatchway_opened(rule, hatchway, unit, battle) end",
        "function on_unit_destroyed(rule, unit, player) end"}) {
    EXPECT_EQ(found(right), Places()) << right;
  }
}

std::string raising(std::string_view raise, std::string_view function) {
  return "function on_unit_moved(rule, unit, move, battle) " + std::string(raise) + " end " + std::string(function);
}

// It may be the one that the card is about, or its target.
TEST(handler_arguments, of_a_card_are_not_guessed) {
  const auto* const lua = "function targets() end function use(card, unit, battle) player:move(unit, 3) end";
  EXPECT_EQ(found(lua), Places{"a function is given its arguments in one order; #r, line 1: use is given (card, about, "
                               "target, battle), and has (card, unit, battle)"});
  EXPECT_EQ(fixed(lua), "none");
}

TEST(handler_arguments, are_what_an_event_was_raised_with) {
  EXPECT_EQ(found(raising("battle:raise(\"dashed\", unit)", "function on_dashed(rule, battle) end")),
            Places{"a function is given its arguments in one order; #r, line 1: on_dashed is given (item, unit, "
                   "battle), and has (rule, battle)"});
  EXPECT_EQ(found(raising("battle:raise(\"dashed\")", "function on_dashed(rule, unit, battle) end")),
            Places{"a function is given its arguments in one order; #r, line 1: on_dashed is given (item, battle), and "
                   "has (rule, unit, battle)"});
  EXPECT_EQ(found(raising("battle:raise \"dashed\"", "function on_dashed(rule, unit, battle) end")).size(), 1U);
  EXPECT_EQ(found(raising("battle:raise(\"x\", { a, b }, f(c, d) + 1)", "function on_x(rule, n, battle) end")).size(),
            1U)
      << "a table and a sum";
  for (const auto* one : {"battle.units:first()", "unit", "battle:marker(\"A\")", "battle.units:of(unit.player)"}) {
    const auto raise = "battle:raise(\"x\", " + std::string(one) + ")";
    EXPECT_EQ(found(raising(raise, "function on_x(rule, battle, unit) end")).size(), 1U) << raise;
  }
  for (const auto& right :
       {raising("battle:raise(\"x\", unit)", "function on_x(rule, unit, battle) end"),
        raising("battle:raise(\"x\", unit)", "function on_x(rule, who) end"),
        raising("battle:raise(\"x\", unit)", "function on_x(rule) end"),
        raising("battle:raise(\"x\", f())", "function on_x(rule, one, other, battle) end"),
        raising("battle:raise(\"x\", { a, b }, f(c, d) + 1)", "function on_x(r, t, n, battle) end"),
        raising("battle:raise(\"x\", unit) battle:raise(\"x\", move)", "function on_x(rule, unit, battle) end"),
        // Who raises it with more and less knows why.
        raising("battle:raise(\"x\") battle:raise(\"x\", 1, 2)", "function on_x(rule, one, other, battle) end")}) {
    EXPECT_EQ(found(right), Places()) << right;
  }
  EXPECT_EQ(fixed(raising("battle:raise(\"dashed\", unit)", "function on_dashed(rule, battle) end")),
            raising("battle:raise(\"dashed\", unit)", "function on_dashed(rule, unit, battle) end"));
}

TEST(handler_arguments, of_what_happens_are_not_answered) {
  const std::string says = "what is told of something is not asked whether it may be; #r, line 2: nobody hears what ";
  EXPECT_EQ(found("function on_operating(rule, attempt, battle)\nreturn false end"),
            Places{says + "on_operating gives; write attempt:fails(…), or a function may_operate"});
  EXPECT_EQ(found("function on_round_end(rule, battle)\nif battle.round > 2 then return false, \"no\" end end"),
            Places{says + "on_round_end gives"});
  for (const auto* right :
       {"function may_operate() return false end", "function on_operating(rule, attempt) return end",
        "function on_round_end(r, battle) battle.units:where(function(each) return false end) end",
        "local function on_x() return false end", "function on_round_end() return nil end"}) {
    EXPECT_EQ(found(right), Places()) << right;
  }
  auto wrong = with_rule("function on_operating(rule, attempt, battle) return false end");
  const auto edit = parse_edit(wrong, "set #r lua none");
  ASSERT_TRUE(edit);
  History history(wrong);
  ASSERT_TRUE(history.apply(*edit));
  EXPECT_EQ(sentences(*history.current(), key, scripting_checks()), Places());
  history.undo();
  EXPECT_EQ(sentences(*history.current(), key, scripting_checks()).size(), 1U);
}

TEST(handler_arguments, may_not_be_answered_with_a_text_alone) {
  EXPECT_EQ(
      found("function may_operate(rule, hatchway, unit, battle)\nif unit.engaged then return \"it is engaged\" end "
            "end"),
      Places{"who is asked whether something may be says true or false, and why behind it; #r, line 2: "
             "may_operate gives a text; write return false, …"});
  EXPECT_EQ(fixed("function may_operate(rule, hatchway, unit) if unit.engaged then return \"it is\" end end"),
            "function may_operate(rule, hatchway, unit) if unit.engaged then return false, \"it is\" end end");
  for (const auto* right : {"function may_operate(r, hatchway) return not hatchway.locked, \"it is locked\" end",
                            "function may_operate(r, hatchway) return \"h1\" == hatchway.id, \"another\" end",
                            "function may_operate(r) return f(function() return \"x\" end) end",
                            "function on_round_end() return \"x\" end"}) {
    EXPECT_EQ(found(right), Places()) << right;
  }
}

}  // namespace
}  // namespace bulkhead::test
