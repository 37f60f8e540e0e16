// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "model/io/mission_file.h"
#include "model/library/library.h"
#include "scripting/checks.h"
#include "tests/support/sample_missions.h"
#include "tests/support/temporary_folder.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "unknown-variable";

Mission with_rule(std::string_view lua) { return with_lua(empty_mission({2, 2}), "r", lua); }

Places found(std::string_view lua) { return sentences(with_rule(lua), key, scripting_checks()); }

/// What is found in a rule, less what is the same in all.
std::string advice(std::string_view lua) {
  const auto all = found(lua);
  const std::string same = "a name stands for something; #r, line 1: ";
  if (all.size() != 1 || !all.front().starts_with(same)) return std::to_string(all.size()) + " findings";
  return all.front().substr(same.size());
}

/// The Lua of a rule after the fix of what the check finds in it; empty where there is none.
std::string fixed(std::string_view lua) {
  const auto mission = with_rule(lua);
  for (const auto& finding : check(mission, scripting_checks()).findings) {
    if (finding.key != key || finding.fixes().empty()) continue;
    return finding.fixes().front().apply(mission)->rules->front().lua;
  }
  return {};
}

TEST(unknown_variable, is_told_with_its_line) {
  EXPECT_EQ(found("function on_round_end(rule, battle)\n  if alarmed then battle:tell(\"x\") end\nend"),
            Places{"a name stands for something; #r, line 2: alarmed is neither a variable, nor an argument of the "
                   "function, nor a word for everybody"});
  EXPECT_EQ(found("function f() return alarmed, alarmed end function g() return alarmed end").size(), 2U)
      << "once in each function";
}

TEST(unknown_variable, is_told_with_what_to_write) {
  EXPECT_EQ(advice("function on_round_end(rule, battle) attacker:score(1) end"),
            "nothing is called attacker here; write battle.attacker");
  EXPECT_EQ(advice("function on_turn_end(rule, player, battle) return roll(\"D6\") end"),
            "nothing is called roll here; write player:roll(…)");
  EXPECT_EQ(advice("function on_turn_end() print(\"x\") end"), "nothing is called print here; write battle:tell(…)");
  EXPECT_EQ(advice("function on_turn_end() print \"x\" end"), "nothing is called print here; write battle:tell(…)");
  // A unit and a hatchway both can be destroyed, so that what is destroyed is not said.
  EXPECT_EQ(advice("function on_turn_end(rule) destroy(rule) end"),
            "nothing is called destroy here; write thing:destroy(…)");
  EXPECT_EQ(advice("function on_turn_end() player:score(1) end"),
            "nothing is called player here; write on_turn_end(rule, player, battle)");
  EXPECT_EQ(advice("function on_own_turn_end(rule) return battle end"),
            "nothing is called battle here; write on_own_turn_end(rule, player, battle)");
  EXPECT_EQ(advice("function on_round_end() rule:set(\"x\") end"),
            "nothing is called rule here; write on_round_end(rule, battle)");
  EXPECT_EQ(advice("function on_round_end(rule, battle) player:score(1) end"),
            "nothing is called player here; write for player in battle.players do … end, or one of them");
  EXPECT_EQ(advice("local function paid(n) return battle.round > n end"),
            "nothing is called battle here; write paid(n, battle)");
  EXPECT_EQ(advice("function on_turn_end(rule, player) return control(player, \"2\") end"),
            "nothing is called control; did you mean controls?");
  auto mission = with_rule("function on_turn_end(rule) return from > 2 end");
  auto rules = *mission.rules;
  rules.front().params.push_back({Id("from"), "4", {}});
  mission.rules = rules;
  EXPECT_EQ(sentences(mission, key, scripting_checks()),
            Places{"a name stands for something; #r, line 1: nothing is called from here; write rule.from"});
  // What the function calls its item.
  rules.front().lua = "function on_turn_end(card, player, battle) return from > 2 end";
  mission.rules = rules;
  EXPECT_EQ(sentences(mission, key, scripting_checks()),
            Places{"a name stands for something; #r, line 1: nothing is called from here; write card.from"});
  expect_fixed(mission, key, "#r", 1, scripting_checks());
}

TEST(unknown_variable, is_none_where_lua_or_the_chunk_or_the_engine_has_it) {
  for (const auto* lua :
       {"function on_turn_end(rule, player, battle) for u in battle.units do u:suffer(math.max(1, 2)) end end",
        "function f(p) return controls(p, \"A\"), held_links(p), area(\"x\"), tostring(1), #table.pack(1) end",
        "function f() return most end most = 3", "local attacker = 1 function f() return attacker end",
        "function f(t) return t.attacker, t:roll(), { attacker = 1 } end", "function f() local _ENV = {} return a end",
        "function f() return \"attacker\" end -- attacker", "function f( return attacker end"}) {
    EXPECT_EQ(found(lua), Places()) << lua;
  }
}

TEST(unknown_variable, is_looked_for_in_conditions) {
  const auto found_in = [](std::string_view expression) {
    return sentences(with_condition(empty_mission({2, 2}), "o", expression), key, scripting_checks());
  };
  EXPECT_EQ(
      found_in("contrals(player) > 2"),
      Places{
          "a name stands for something; #o, condition 1, line 1: nothing is called contrals; did you mean controls?"});
  EXPECT_EQ(
      found_in("round > 2"),
      Places{"a name stands for something; #o, condition 1, line 1: nothing is called round here; write battle.round"});
  for (const auto* fine : {"player == attacker or player == defender", "battle.round > 2 and objective.name ~= nil",
                           "destroyed_points(player) > 2"}) {
    EXPECT_EQ(found_in(fine), Places()) << fine;
  }
  expect_fixed(with_condition(empty_mission({2, 2}), "o", "round > 2"), key, "#o", 1, scripting_checks());
}

TEST(unknown_variable, is_fixed_where_it_is_known_what_was_meant) {
  expect_fixed(with_rule("function on_round_end(rule, battle) attacker:score(1) end"), key, "#r", 1,
               scripting_checks());
  expect_fixed(with_rule("function on_round_end(rule, battle) return alarmed end"), key, "#r", 0, scripting_checks());
  EXPECT_EQ(fixed("function f(rule, battle) attacker:score(1) defender:score(round) end"),
            "function f(rule, battle) battle.attacker:score(1) battle.defender:score(battle.round) end");
  EXPECT_EQ(fixed("function f(count) return coumt end"), "function f(count) return count end");
  EXPECT_EQ(fixed("local most = 3 function f() return tostirng(mosst) end"),
            "local most = 3 function f() return tostring(most) end");
  EXPECT_EQ(fixed("function f() attacker:score(1) end"), "") << "it has no battle";
}

TEST(unknown_variable, is_nowhere_in_what_ships) {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  int looked_at = 0;
  for (const auto& entry : library.templates()) {
    if (entry.kind != Template::Kind::mission) continue;
    const auto mission = read_mission(content_of(entry.path), entry.path.string(), &library).value().mission;
    EXPECT_EQ(sentences(mission, key, scripting_checks()), Places()) << entry.id.text();
    ++looked_at;
  }
  EXPECT_GT(looked_at, 0);
}

TEST(unknown_variable, for_a_player_is_whose_the_unit_is) {
  const auto found_in = [](std::string_view lua) {
    return sentences(with_lua(empty_mission({2, 2}), "r", lua), "unknown-variable", scripting_checks());
  };
  EXPECT_EQ(found_in("function on_operating(rule, attempt, battle) player:score(1) end"),
            std::vector<std::string>{"a name stands for something; #r, line 1: nothing is called player here; write "
                                     "attempt.unit.player"});
  EXPECT_EQ(found_in("function on_unit_moved(rule, unit, move, battle) player:score(1) end"),
            std::vector<std::string>{"a name stands for something; #r, line 1: nothing is called player here; write "
                                     "unit.player"});
}

}  // namespace
}  // namespace bulkhead::test
