// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

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

}  // namespace
}  // namespace bulkhead::test
