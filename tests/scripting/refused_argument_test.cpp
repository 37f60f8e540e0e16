// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "scripting/checks.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "refused-argument";

Mission with_rule(std::string_view lua) {
  auto mission = with_lua(empty_mission({2, 2}), "r", lua);
  auto system = *mission.system;
  system.sequence.phases = {{Id("battle-shock"), "Battle-shock phase"}};
  mission.system = system;
  return mission;
}

Places found(std::string_view lua) { return sentences(with_rule(lua), key, scripting_checks()); }

// What scripting/engine/play/random.lua reads, and what it refuses.
TEST(refused_argument, is_a_die_that_is_none) {
  EXPECT_EQ(
      found("\nlocal x = player:roll(\"D7x\")"),
      Places{"an argument is one that is taken; #r, line 2: \"D7x\" is no die: write D6, 2D6, D3, D3+2, D33 or D66"});
  EXPECT_EQ(
      found("player:test(\"nerve\", { needs = 4, die = \"d6\" })"),
      Places{"an argument is one that is taken; #r, line 1: \"d6\" is no die: write D6, 2D6, D3, D3+2, D33 or D66; did "
             "you mean \"D6\"?"});
  for (const auto* refused : {"", "D", "6D", "D1", "0D6", "101D6", "D1001", "2 D6", "D6+x", "D6+1+1", "two"}) {
    EXPECT_EQ(found("player:roll(\"" + std::string(refused) + "\")").size(), 1U) << refused;
  }
  for (const auto* taken : {"D6", "2D6", "D3+2", "D33", "D66", "D2", "100D6", "D1000", "2D6-1", "D6+", "3"}) {
    EXPECT_EQ(found("player:roll(\"" + std::string(taken) + "\", \"why\")"), Places()) << taken;
  }
}

TEST(refused_argument, is_a_span_or_an_exit_that_there_is_not) {
  EXPECT_EQ(found("u:mark(\"slow\"):until_end_of(\"rounds\")"),
            Places{"an argument is one that is taken; #r, line 1: until_end_of takes phase, turn, round, next round, "
                   "battle or battle shock phase, not rounds; did you mean round?"});
  EXPECT_EQ(found("u:mark(\"slow\"):until_start_of(\"command phase\")").size(), 1U) << "this game has none";
  EXPECT_EQ(found("u:leave(\"gone\")"),
            Places{"an argument is one that is taken; #r, line 1: leave takes escaped or destroyed, not gone"});
  for (const auto* fine :
       {"u:mark(\"slow\"):until_end_of(\"next round\")",
        "u:effect(\"x\"):until_start_of(\"battle shock phase\", player)", "u:leave(\"escaped\")", "u:leave(how)",
        "u:mark(\"s\"):until_end_of(\"turn\" .. s)", "roll(\"x\")", "player:test(\"x\", { about = { die = \"x\" } })",
        "t = { die = \"x\" }", "player:roll(die)"}) {
    EXPECT_EQ(found(fine), Places()) << fine;
  }
}

/// Of a system with CP and with markers called `objective` and `trap`.
Mission with_lists(std::string_view lua) {
  auto mission = with_rule(lua);
  auto system = *mission.system;
  system.currencies = {{"CP", "Command points", {}}};
  system.allowances.clear();
  system.marker_kinds.clear();
  for (const auto* kind : {"objective", "trap"}) {
    system.marker_kinds.push_back({Id(kind), kind, ""});
  }
  mission.system = system;
  return mission;
}

Places found_with_lists(std::string_view lua) { return sentences(with_lists(lua), key, scripting_checks()); }

// What `player:gain` and `player:place` of scripting/engine/words/players.lua refuse.
TEST(refused_argument, is_a_currency_or_a_kind_of_marker_that_there_is_not) {
  EXPECT_EQ(found_with_lists("player:gain(1, \"cp\")"),
            Places{"an argument is one that is taken; #r, line 1: gain takes CP, not cp; did you mean CP?"});
  EXPECT_EQ(
      found_with_lists("player:place(\"tarp\", 2)"),
      Places{"an argument is one that is taken; #r, line 1: place takes objective or trap, not tarp; did you mean "
             "trap?"});
  EXPECT_EQ(found_with_lists("player:forbid(\"gain cp\"):until_end_of(\"round\")"),
            Places{"an argument is one that is taken; #r, line 1: forbid takes gain CP, not gain cp; did you mean gain "
                   "CP?"});
  EXPECT_EQ(found_with_lists("player:forbid(\"gian CP\"):until_end_of(\"round\")"),
            Places{"an argument is one that is taken; #r, line 1: forbid takes gain CP, not gian CP; did you mean gain "
                   "CP?"});
  // Nobody asks for it: whether a unit may shoot says `may_shoot`.
  EXPECT_EQ(found_with_lists("player:forbid(\"shoot\"):until_end_of(\"round\")"),
            Places{"an argument is one that is taken; #r, line 1: forbid takes gain CP, not shoot"});
  for (const auto* refused : {"player:forbid(\"gain XP\")", "player:pay(1, \"XP\")", "local n = player:has_of(\"XP\")",
                              "player:place(\"banana\")"}) {
    EXPECT_EQ(found_with_lists(refused).size(), 1U) << refused;
  }
  for (const auto* fine :
       {"player:forbid(\"gain CP\")", "player:forbid(what)",
        "player:forbid(\"retreat\") if player:has(\"no retreat\") then return end", "player:gain(1, \"CP\")",
        "player:pay(n, \"CP\")", "local n = player:has_of(\"CP\")", "player:place(\"trap\", 1)", "player:place(kind)",
        "player:gain(1, currency)", "gain(1, \"XP\")", "player:place(\"tr\" .. rest)"}) {
    EXPECT_EQ(found_with_lists(fine), Places()) << fine;
  }
  auto mission = with_objective(with_lists("player:place(\"core\")"), "c", "A1", "A");
  EXPECT_EQ(sentences(mission, key, scripting_checks()).size(), 1U);
  auto markers = *mission.markers;
  markers.front().kind = Id("core");
  mission.markers = markers;
  EXPECT_EQ(sentences(mission, key, scripting_checks()), Places()) << "one is on the map";
  // Of what a system has no list, any word may stand.
  auto system = *mission.system;
  system.currencies.clear();
  system.marker_kinds.clear();
  mission = with_rule("player:gain(1, \"XP\") player:forbid(\"gain XP\") player:place(\"banana\")");
  mission.system = system;
  EXPECT_EQ(sentences(mission, key, scripting_checks()), Places());
}

TEST(refused_argument, is_a_number_for_a_text_or_a_text_for_a_number) {
  const std::string says = "an argument is one that is taken; #r, line 1: ";
  EXPECT_EQ(found("player:roll(6)"),
            Places{says + "roll takes a die such as D6 as \"die\", not 6; did you mean \"D6\"?"});
  EXPECT_EQ(found("player:score(\"3\")"),
            Places{says + "score takes a whole number as \"points\", not the text \"3\""});
  EXPECT_EQ(found("unit:set(5)"), Places{says + "set takes a text as \"mark\", not 5; did you mean \"5\"?"});
  EXPECT_EQ(found("a:within(b, \"3\")").size(), 1U);
  EXPECT_EQ(found("player:score(1.5)"), Places{says + "score takes a whole number as \"points\", not 1.5"});
  EXPECT_EQ(found("player:gain(1, 2)"), Places{says + "gain takes a text as \"currency\", not 2"})
      << "no currency is called so";
  for (const auto* fine : {"player:score(3, \"why\")", "player:score(-3)", "player:score(0x10)", "a:within(b, 1.5)",
                           "unit:set(\"n\", 5)", "roll(6)", "battle.areas:labelled(1)", "battle:area(1)",
                           "battle:raise(\"x\", 6)", "battle.markers:sum(\"points\")", "player:score(f(\"3\"))"}) {
    EXPECT_EQ(found(fine), Places()) << fine;
  }
}

TEST(refused_argument, is_a_figure_or_a_thing_where_another_is_wanted) {
  const auto found_in = [](const std::string& lua, const char* far) {
    auto mission = empty_mission({2, 2});
    Stratagem card{{Id("c"), "", std::nullopt, {}, {}, {}}};
    card.params = {{Id("far"), far, {}}};
    card.lua =
        "function targets(card, player, battle) return player.units end\nfunction use(card, player, it, battle) " +
        lua + " end";
    mission.stratagems = std::vector{card};
    return sentences(mission, key, scripting_checks());
  };
  const std::string says = "an argument is one that is taken; #c, line 2: ";
  EXPECT_EQ(found_in("player:move(card.far, it)", "3"),
            (Places{says + "move takes a unit as \"unit\", not card.far, which is 3",
                    says + "move takes a number as \"inches\", not it"}));
  EXPECT_EQ(found_in("player:move(it, card.far)", "3\""),
            Places{says + "move takes a number as \"inches\", not card.far, which is \"3\"\""});
  EXPECT_EQ(found_in("it:suffer(card.far)", "2.5"),
            Places{says + "suffer takes a whole number as \"wounds\", not card.far, which is 2.5"});
  EXPECT_EQ(found_in("player:move(3, it.player)", "3"),
            (Places{says + "move takes a unit as \"unit\", not 3",
                    says + "move takes a number as \"inches\", not it.player"}));
  EXPECT_EQ(found_in("player:roll(card.far)", "6").size(), 1U);
  // Lua makes numbers of more than plain ones, and none of these words.
  for (const auto* whole : {"0x10", "+3", " 3 ", "1e3", "3.0", "-2"}) {
    EXPECT_EQ(found_in("player:score(card.far)", whole), Places()) << whole;
  }
  for (const auto* other : {"inf", "nan", "D6", "1.5", "0x1p-1", "3 in", ""}) {
    EXPECT_EQ(found_in("player:score(card.far)", other).size(), 1U) << other;
  }
  EXPECT_EQ(found_in("player:move(it, card.far)", "0x1p-1"), Places());
  EXPECT_EQ(found_in("player:move(it, card.far)", "inf"),
            Places{says + "move takes a number as \"inches\", not card.far, which is \"inf\""});
  for (const auto* fine :
       {"player:move(it, card.far)", "player:move(it, card.far + 1)", "player:move(it, card.other)",
        "it:suffer(card.far)", "player:score(-card.far, \"why\")", "it:within(it.player.units, card.far)",
        "it:set(\"n\", card.far)", "player:move(target or it, it.models)"}) {
    EXPECT_EQ(found_in(fine, "3"), Places()) << fine;
  }
  EXPECT_EQ(found_in("player:roll(card.far) player:score(1, card.far)", "D6"), Places());
}

// What is called otherwise than it is: the arguments of `use` changed about.
TEST(refused_argument, is_a_thing_of_a_card_that_is_called_like_another) {
  const auto found_at = [](const std::vector<const char*>& moments, const std::string& body,
                           Sequence::Turns turns = Sequence::Turns::players,
                           const std::string& targets = "function targets(c, p, battle) return battle.units end ") {
    auto mission = empty_mission({2, 2});
    auto system = *mission.system;
    system.sequence.turns = turns;
    mission.system = system;
    Stratagem card{{Id("c"), "", std::nullopt, {}, {}, {}}};
    for (const auto* moment : moments) card.used.push_back({Id(moment)});
    card.lua = targets + "function use(card, unit, player, battle) " + body + " end";
    mission.stratagems = std::vector{card};
    return sentences(mission, key, scripting_checks());
  };
  const std::string says = "an argument is one that is taken; #c, line 1: ";
  const auto* const wrong = "battle.attacker:move(unit, 3)";
  const Places unit_is_none{says + "move takes a unit as \"unit\", not unit"};
  EXPECT_EQ(found_at({"round-start"}, wrong), unit_is_none) << "it is the player";
  EXPECT_EQ(found_at({"own-turn-end", "round-start"}, wrong), unit_is_none);
  EXPECT_EQ(found_at({"hatchway-opened"}, wrong), unit_is_none) << "it is the hatchway";
  EXPECT_EQ(found_at({"round-start"}, "local mine = battle.units:of(player)"),
            Places{says + "of takes a player as \"player\", not player"})
      << "it is one of the targets";
  EXPECT_EQ(found_at({"unit-moved"}, wrong), Places()) << "it is the unit that moved";
  EXPECT_EQ(found_at({"unit-moved", "round-start"}, wrong), Places()) << "it may be either";
  EXPECT_EQ(found_at({"turn-start"}, wrong, Sequence::Turns::activations), Places())
      << "it is the unit whose turn it is";
  EXPECT_EQ(found_at({}, wrong), Places());
  EXPECT_EQ(found_at({"round-start"}, "battle.attacker:move(player, 3)"), Places()) << "that is a unit";
  // Without targets it may be whatever was said.
  EXPECT_EQ(found_at({"round-start"}, wrong, Sequence::Turns::players, ""), Places());
  // Of an action it is the unit that does it.
  auto mission = empty_mission({2, 2});
  MissionAction action{{Id("a"), "", std::nullopt, {}, {}, {}}};
  action.lua = "function targets(action, player, battle) return battle.units:of(player) end";
  mission.actions = std::vector{action};
  EXPECT_EQ(sentences(mission, key, scripting_checks()),
            Places{"an argument is one that is taken; #a, line 1: of takes a player as \"player\", not player"});
}

// To look back from each place to where the chain begins would take minutes, and to do so by recursion too much stack.
TEST(refused_argument, stands_in_a_chain_of_any_length) {
  constexpr std::size_t length = 20'000;
  std::string lua = "function on_round_start(rule, battle) local x = battle.units";
  for (std::size_t count = 0; count < length; ++count) lua += ":of(1)";
  const auto places = found(lua + " end");
  ASSERT_EQ(places.size(), length);
  EXPECT_EQ(places.back(), "an argument is one that is taken; #r, line 1: of takes a player as \"player\", not 1");
}

// What `scripting/engine/bounds/guard.lua` refuses.
TEST(refused_argument, is_one_too_many) {
  const std::string says = "an argument is one that is taken; #r, line 1: ";
  EXPECT_EQ(found("player:roll(\"D6\", \"the alarm\", unit)"),
            Places{says + "roll takes 2 arguments, and was given more: unit"});
  EXPECT_EQ(found("unit:has(\"slow\", f(1, 2), { 3, 4 })"),
            Places{says + "has takes 2 arguments, and was given more: a table"});
  EXPECT_EQ(found("player:score(1, \"why\", -4, 5)"), Places{says + "score takes 2 arguments, and was given more: -4"});
  EXPECT_EQ(found("player:score(1, \"why\", \"a\" .. b )"),
            Places{says + "score takes 2 arguments, and was given more: \"a\" .. b"});
  EXPECT_EQ(found("battle.areas:count(1)"), Places{says + "count takes no arguments, and was given more: 1"});
  EXPECT_EQ(found("unit:leave(\"escaped\", function(a, b) if a then return 1, 2 end end, 3, 4)").size(), 1U);
  for (const auto* fine :
       {"player:roll(\"D6\", \"the alarm\")", "player:roll(\"D6\", \"why\", nil)", "player:roll(\"D6\", \"why\", ...)",
        "battle:raise(\"x\", 1, 2, 3, 4)", "local at = name:find(\"a\", 1, true)",
        "local dice = {} function dice:roll(a, b, c, d) end dice:roll(a, b, c, d)", "roll(\"D6\", \"why\", 3)",
        "player:roll(\"D6\", f(a, b, c))", "battle.areas:each(function(a) local b, c = 1, 2 f(a, b, c) end)",
        "player:roll(\"D6\""}) {
    EXPECT_EQ(found(fine), Places()) << fine;
  }
}

TEST(refused_argument, that_is_too_many_is_taken_away) {
  const auto mended = [](std::string_view lua) {
    const auto mission = with_rule(lua);
    return check(mission, scripting_checks()).findings.front().fixes().front().apply(mission)->rules->front().lua;
  };
  EXPECT_EQ(mended("local x = player:roll(\"D6\", \"why\", unit, \"2d6\") > 3"),
            "local x = player:roll(\"D6\", \"why\") > 3");
  EXPECT_EQ(mended("local n = battle.areas:count(\"all\") + 1"), "local n = battle.areas:count() + 1");
  EXPECT_EQ(mended("player:roll(\"D6\", \"why\", player:roll(\"2d6\"))"), "player:roll(\"D6\", \"why\")")
      << "what is refused in it goes with it";
  expect_fixed(with_rule("player:roll(\"D6\", \"the alarm\", unit)"), key, "#r", 1, scripting_checks());
}

TEST(refused_argument, becomes_the_one_that_was_meant) {
  for (const auto* lua : {"player:roll(\"2d6\")", "u:leave('escapd')", "u:mark(\"a\"):until_end_of(\"trun\")",
                          "player:test(\"nerve\", { die = \"d3\" })", "player:roll(6)", "unit:set(5)"}) {
    expect_fixed(with_rule(lua), key, "#r", 1, scripting_checks());
  }
  for (const auto* lua : {"player:gain(1, \"cp\")", "player:forbid('gain Cp')", "player:forbid('gian CP')",
                          "player:place('objektive')"}) {
    expect_fixed(with_lists(lua), key, "#r", 1, scripting_checks());
  }
  const auto mission = with_rule("u:leave('escapd')");
  EXPECT_EQ(check(mission, scripting_checks()).findings.front().fixes().front().apply(mission)->rules->front().lua,
            "u:leave('escaped')");
  const auto condition = with_condition(empty_mission({2, 2}), "o", "player:roll(\"d6\") > 3");
  expect_fixed(condition, key, "#o", 1, scripting_checks());
}

}  // namespace
}  // namespace bulkhead::test
