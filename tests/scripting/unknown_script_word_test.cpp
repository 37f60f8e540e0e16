// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <utility>

#include "model/edit/edit.h"
#include "model/edit/history.h"
#include "model/io/mission_file.h"
#include "scripting/checks.h"
#include "tests/support/documents.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "unknown-script-word";

Places found(std::string_view lua) {
  return sentences(with_lua(empty_mission({2, 2}), "r", lua), key, scripting_checks());
}

/// The Lua behind the first fix, of which nothing more is found; empty where there is none.
std::string fixed(std::string_view lua) {
  const auto wrong = with_lua(empty_mission({2, 2}), "r", lua);
  const auto report = check(wrong, scripting_checks());
  if (report.findings.empty() || report.findings.front().fixes().empty()) return {};
  const auto after = report.findings.front().fixes().front().apply(wrong);
  EXPECT_EQ(sentences(*after, key, scripting_checks()), Places()) << lua;
  EXPECT_EQ(sentences(*after, "script-does-not-compile", scripting_checks()), Places()) << lua;
  return after->rules->front().lua;
}

TEST(unknown_script_word, is_told_with_its_line_and_what_was_meant) {
  EXPECT_EQ(
      found("local x = 1\nlocal y = battle.rond"),
      Places{"what a script asks for must be there; #r, line 2: the battle has no rond; did you mean \"round\"?"});
  EXPECT_EQ(found("battle:ara(\"x\")"),
            Places{"what a script asks for must be there; #r, line 1: the battle has no ara; did you mean \"area\"?"});
  EXPECT_EQ(found("unit:teleport()"), Places{"what a script asks for must be there; #r, line 1: nothing has teleport"});
  EXPECT_EQ(found("string.dump(f)").size(), 1U);
  for (const auto* lua :
       {"local r = battle.round", "for u in battle.units.on_battlefield do u:suffer(1) end", "return (\"x\"):rep(3)",
        "local t = {}\nt.deck = 1\nreturn t.deck", "local t = { deck = 2 }\nreturn t.deck", "-- battle.rond",
        "return math.max(1, 2)", "return \"battle.rond\""}) {
    EXPECT_EQ(found(lua), Places()) << lua;
  }
}

TEST(unknown_script_word, fields_are_not_called) {
  EXPECT_EQ(found("for p in battle:players() do p:score(1) end"),
            Places{"a field is asked for with a point and no brackets; #r, line 1: write .players"});
  expect_fixed(with_lua(empty_mission({2, 2}), "r", "for p in battle:players() do p:score(1) end"), key, "#r", 1,
               scripting_checks());
  const auto wrong = with_lua(empty_mission({2, 2}), "r",
                              "function on_round_end(rule, battle)\n  for p in battle:players() do p:score(1) end\n"
                              "  return battle.hatchways:airlocks()\nend");
  const auto report = check(wrong, scripting_checks());
  ASSERT_EQ(report.findings.size(), 2U);
  EXPECT_EQ(report.findings.front().fixes().front().apply(wrong)->rules->front().lua,
            "function on_round_end(rule, battle)\n  for p in battle.players do p:score(1) end\n"
            "  return battle.hatchways.airlocks\nend")
      << "one fix mends all of them";
  const auto given =
      check(with_lua(empty_mission({2, 2}), "r", "function on_round_end(rule, battle) battle:players(1) end"),
            scripting_checks());
  ASSERT_EQ(given.findings.size(), 1U);
  EXPECT_TRUE(given.findings.front().fixes().empty()) << "what was meant by the 1 nobody knows";
}

TEST(unknown_script_word, methods_are_asked_for_with_a_colon) {
  EXPECT_EQ(found("battle.attacker.roll(\"D6\")"),
            Places{"a method is asked for with a colon; #r, line 1: write :roll(…)"});
  expect_fixed(with_lua(empty_mission({2, 2}), "r", "battle.attacker.roll(\"D6\")"), key, "#r", 1, scripting_checks());
  for (const auto* lua : {"math.max(1, 2)", "local t = {}\nfunction t.count() return 1 end\nreturn t.count()",
                          "local t = { roll = f }\nt.roll(2)"}) {
    EXPECT_EQ(found(lua), Places()) << lua;
  }
}

TEST(unknown_script_word, lists_are_told_nothing) {
  EXPECT_EQ(found("battle.hatchways:open()"),
            Places{"what is done is done to each by itself; #r, line 1 tells a list to open: write for each in … do "
                   "each:open() end"});
  EXPECT_EQ(found("battle.units:suffer(1)").size(), 1U);
  EXPECT_EQ(found("for h in battle.hatchways.open do h:close() end"), Places());
  EXPECT_EQ(found("hatchway:open()"), Places());
}

TEST(unknown_script_word, lists_are_narrowed_without_brackets) {
  EXPECT_EQ(found("for h in battle.hatchways:open() do h:close() end"),
            Places{"a field is asked for with a point and no brackets; #r, line 1: write .open"});
  const std::vector<std::pair<std::string_view, std::string_view>> pairs = {
      {"for h in battle.hatchways:open() do h:close() end", "for h in battle.hatchways.open do h:close() end"},
      {"for h in battle.hatchways.open() do h:close() end", "for h in battle.hatchways.open do h:close() end"},
      {"return battle.hatchways:open()", "return battle.hatchways.open"},
      {"local now = battle.hatchways:open()\nnow = 1", "local now = battle.hatchways.open\nnow = 1"},
      {"if battle.hatchways:open():any() then return end", "if battle.hatchways.open:any() then return end"},
      {"return battle.hatchways:open():inside(z)", "return battle.hatchways.open:inside(z)"},
      {"return battle.hatchways:of_kind(\"x\"):open():within(u, 1):where(f)",
       "return battle.hatchways:of_kind(\"x\").open:within(u, 1):where(f)"},
      {"return battle.hatchways:open():closed():count()", "return battle.hatchways.open.closed:count()"},
      {"for h in battle:area(\"x\").hatchways:open() do h:close() end",
       "for h in battle:area(\"x\").hatchways.open do h:close() end"},
      // What is before it is not known, and only lists are walked over or narrowed further.
      {"for h in doors(battle):open() do h:close() end", "for h in doors(battle).open do h:close() end"},
      {"local doors = battle.hatchways\nreturn doors:open():count()",
       "local doors = battle.hatchways\nreturn doors.open:count()"},
  };
  for (const auto& [wrong, right] : pairs) EXPECT_EQ(fixed(wrong), right);
  for (const auto* lua : {"return door:open()", "local good = door:open()",
                          "local t = {}\nfunction t:open() return self end\nreturn t:open():count()"}) {
    EXPECT_EQ(found(lua), Places()) << lua;
  }
  const auto condition = with_condition(empty_mission({2, 2}), "o", "battle.hatchways:open():count() > 2");
  expect_fixed(condition, key, "#o", 1, scripting_checks());
}

TEST(unknown_script_word, what_a_list_is_told_is_said_of_each) {
  const std::vector<std::pair<std::string_view, std::string_view>> pairs = {
      {"battle.hatchways:open()", "for each in battle.hatchways do each:open() end"},
      {"if true then battle.hatchways.closed:open(\"storm\") end",
       "if true then for each in battle.hatchways.closed do each:open(\"storm\") end end"},
      {"battle.hatchways:open()battle.units:destroy()",
       "for each in battle.hatchways do each:open() end for each in battle.units do each:destroy() end"},
      {"battle.hatchways:open():close()", "for each in battle.hatchways.open do each:close() end"},
      {"local x = 1\nbattle.units.suffer(x)", "local x = 1\nfor each in battle.units do each:suffer(x) end"},
      {"battle.units:of(battle.attacker):destroy();",
       "for each in battle.units:of(battle.attacker) do each:destroy() end;"},
  };
  for (const auto& [wrong, right] : pairs) EXPECT_EQ(fixed(wrong), right);
  // Rolled once or for each, nobody knows; areas cannot be destroyed; and what a list does when it is told gives
  // nothing.
  for (const auto* lua :
       {"battle.units:suffer(player:roll(\"D6\"))", "battle.areas:destroy()", "return battle.units:destroy()",
        "for each in battle.units do battle.units:suffer(each.models) end"}) {
    EXPECT_EQ(found(lua).size(), 1U) << lua;
    EXPECT_EQ(fixed(lua), "") << lua;
  }
}

TEST(unknown_script_word, lua_of_format_1_is_mended) {
  const auto old = read_mission(mission_document("<rule id=\"draught\" name=\"Draught\"><lua>"
                                                 "function on_round_start(rule, battle)\n"
                                                 "  for player in battle:players() do player:score(1) end\n"
                                                 "  for hatchway in battle.hatchways:open() do hatchway:close() end\n"
                                                 "end</lua></rule>"),
                                "m.bulkhead", nullptr);
  ASSERT_TRUE(old.has_value()) << old.error().message;
  EXPECT_EQ(old->format, 1);
  const auto report = check(old->mission, scripting_checks());
  ASSERT_EQ(sentences(old->mission, key, scripting_checks()),
            (Places{"a field is asked for with a point and no brackets; Draught (#draught), line 2: write .players",
                    "a field is asked for with a point and no brackets; Draught (#draught), line 3: write .open"}));
  const auto& finding = report.findings.front();
  ASSERT_FALSE(finding.fixes().empty());
  EXPECT_EQ(finding.fixes().front().apply(old->mission)->rules->front().lua,
            "function on_round_start(rule, battle)\n"
            "  for player in battle.players do player:score(1) end\n"
            "  for hatchway in battle.hatchways.open do hatchway:close() end\n"
            "end");
}

TEST(unknown_script_word, lists_are_told_nothing_however_they_are_narrowed) {
  for (const auto* lua :
       {"battle.hatchways.closed:open()", "battle.units.on_battlefield:destroy()",
        "battle.units:of(battle.attacker):destroy()", "battle.attacker.units:of_kind(\"x\"):suffer(1)"}) {
    EXPECT_EQ(found(lua).size(), 1U) << lua;
  }
  for (const auto* lua : {"battle.hatchways.closed:first():open()", "battle.units:of(battle.attacker):count()",
                          "for u in battle.units.on_battlefield do u:destroy() end", "other(battle).closed:open()"}) {
    EXPECT_EQ(found(lua), Places()) << lua;
  }
}

TEST(unknown_script_word, things_are_asked_for_what_they_have) {
  EXPECT_EQ(found("battle.areas:first():until_end_of(\"turn\")"),
            Places{"what a script asks for must be there; #r, line 1: an area has no until_end_of; a duration has"});
  EXPECT_EQ(found("battle:area(\"x\"):destroy()").size(), 1U);
  for (const auto* lua : {"battle.areas:first():mark(\"x\"):until_end_of(\"turn\")", "battle.attacker:roll(\"D6\")",
                          "thing:until_end_of(\"turn\")", "battle.units:first():destroy()"}) {
    EXPECT_EQ(found(lua), Places()) << lua;
  }
}

TEST(unknown_script_word, what_an_item_has_is_not_written) {
  EXPECT_EQ(found("function on_round_start(rule, battle)\n  rule.count = 3\nend"),
            Places{"what a thing is called and has is not written; #r, line 2: write rule:set(\"count\", …) and "
                   "rule:get(\"count\")"});
  for (const auto* lua : {"function on_round_start(rule, battle)\n  local rule = {}\n  rule.count = 3\nend",
                          "function on_round_start(rule, battle)\n  if rule.id == 3 then return end\nend",
                          "function on_round_start(rule, battle)\n  local t = {}\n  t.rule = 3\nend"}) {
    EXPECT_EQ(found(lua), Places()) << lua;
  }
}

TEST(unknown_script_word, is_one_of_what_a_function_is_given) {
  const std::string says = "what a script asks for must be there; #r, line 1: ";
  EXPECT_EQ(found("function on_operating(rule, attempt, battle) attempt.player:score(1) end"),
            Places{says + "an attempt has no player; others have: write attempt.unit.player"});
  EXPECT_EQ(found("function on_operating(rule, it, battle) it.unit:roll(\"D6\") end"),
            Places{says + "a unit has no roll; a player has: write unit.player:roll(…)"});
  EXPECT_EQ(found("battle.attacker:count()"), Places{says + "a player has no count"}) << "lists alone have it";
  EXPECT_EQ(
      found("function on_round_end(rule, battle) battle.player:score(1) end"),
      Places{says + "the battle has no player; others have: write battle.attacker, battle.defender or battle.active"});
  EXPECT_EQ(found("function on_unit_moved(rule, unit, move, battle) unit:tell(\"x\") end"),
            Places{says + "a unit has no tell; the battle has"});
  for (const auto* right :
       {"function on_operating(rule, attempt, battle) attempt.unit.player:roll(\"D6\") attempt:fails() end",
        "function on_operating(rule, attempt, battle) attempt = other() attempt.player:score(1) end",
        "function on_operating(rule, attempt, battle) for attempt in f() do attempt.player:score(1) end end",
        "function on_operating(rule, attempt, battle) f(function(attempt) return attempt.player end) end",
        "function on_operating(rule, unit, battle) unit.player:score(1) end",
        "function other(rule, attempt) attempt.player:score(1) end",
        "function on_action_done(rule, action, unit, target, battle) return action.player, target.player end"}) {
    EXPECT_EQ(found(right), Places()) << right;
  }
}

TEST(unknown_script_word, is_one_of_what_a_card_is_used_on) {
  const auto found_in = [](const std::string& lua) {
    auto mission = empty_mission({2, 2});
    Stratagem card{{Id("c"), "", std::nullopt, {}, {}, {}}};
    card.lua = lua;
    mission.stratagems = std::vector{card};
    return sentences(mission, key, scripting_checks());
  };
  const std::string targets =
      "function targets(card, player, battle) return player.units.on_battlefield:where(function"
      "(each) return each.moved end) end\n";
  const std::string says = "what a script asks for must be there; #c, line ";
  EXPECT_EQ(found_in(targets + "function use(card, player, target, battle) target:move(3) end"),
            Places{says + "2: a unit has no move; a player has: write target.player:move(…)"});
  // By its name, where it is not known what `targets` gives.
  EXPECT_EQ(found_in("function targets(card, player, battle) return list end\n"
                     "function use(card, player, unit, battle) unit:rol(3) end"),
            Places{says + "2: a unit has no rol"});
  EXPECT_EQ(found_in("function use(card, player, battle) player:rol(3) end"),
            Places{says + "1: a player has no rol; did you mean \"roll\"?"});
  for (const auto& right :
       {targets + "function use(card, player, target, battle) player:move(target, 3) target:destroy() end",
        std::string("function targets(card, player, battle) if x then return battle.units end return battle.markers "
                    "end\nfunction use(card, player, it, battle) it:roll(1) end"),
        std::string("function use(card, it, battle) it:roll(\"D6\") end")}) {
    EXPECT_EQ(found_in(right), Places()) << right;
  }
}

TEST(unknown_script_word, is_the_nearest_that_things_have) {
  EXPECT_EQ(
      found("battle:markr(\"A\")"),
      Places{"what a script asks for must be there; #r, line 1: the battle has no markr; did you mean \"marker\"?"});
  EXPECT_EQ(found("player:role(\"D6\")"),
            Places{"a field is asked for with a point and no brackets; #r, line 1: write .role, or did you mean "
                   ":roll(…)?"});
}

TEST(unknown_script_word, fields_of_things_are_not_written) {
  const std::string says = "what a thing is called and has is not written; #r, line 1";
  EXPECT_EQ(found("function on_round_end(rule, battle) battle.round = 3 end"),
            Places{says + " writes round of battle"});
  EXPECT_EQ(found("function on_round_end(rule, battle) marker(\"A\").worth = 2 end"),
            Places{says + ": write marker:set(\"worth\", …) and marker:get(\"worth\")"});
  EXPECT_EQ(found("function on_unit_moved(rule, unit) unit.name = \"x\" end"), Places{says + " writes name of unit"});
  for (const auto* right :
       {"function before_test(rule, test, battle) test.needs = 3 end", "return battle.round == 3",
        "local function marker(x) return {} end marker(\"A\").worth = 2", "local t = {} t.worth = 2"}) {
    EXPECT_EQ(found(right), Places()) << right;
  }
  const auto wrong = with_lua(empty_mission({2, 2}), "r", "battle.round = 3");
  const auto edit = parse_edit(wrong, "set #r lua none");
  ASSERT_TRUE(edit);
  History history(wrong);
  ASSERT_TRUE(history.apply(*edit));
  EXPECT_EQ(sentences(*history.current(), key, scripting_checks()), Places());
  history.undo();
  EXPECT_EQ(sentences(*history.current(), key, scripting_checks()).size(), 1U);
}

TEST(unknown_script_word, lists_are_gone_through_by_themselves) {
  EXPECT_EQ(found("for _, h in ipairs(battle.hatchways) do h:open() end"),
            Places{"a list is gone through with for each in … do, without ipairs; one of it is :first() or, by its "
                   "label, :numbered(1); #r, line 1"});
  EXPECT_EQ(found("\nbattle.hatchways[1]:open()"),
            Places{"a list is gone through with for each in … do, without […]; one of it is :first() or, by its "
                   "label, :numbered(1); #r, line 2"});
  for (const auto* wrong : {"for _, u in pairs(battle.units.on_battlefield) do u:lose(1) end",
                            "return battle.units:of(player)[1]", "return area(\"x\").units[1]"}) {
    EXPECT_EQ(found(wrong).size(), 1U) << wrong;
  }
  for (const auto* right : {"for h in battle.hatchways do h:open() end", "for _, x in ipairs({ 1, 2 }) do f(x) end",
                            "return battle.tables[\"traps\"]", "return #battle.units", "local t = {} return t[1]",
                            "return area(\"x\").cells[1]", "return seen[battle.units:first()]"}) {
    EXPECT_EQ(found(right), Places()) << right;
  }
}

TEST(unknown_script_word, may_be_a_figure_of_the_item) {
  auto mission = with_lua(empty_mission({2, 2}), "r", "function on_round_start(rule, battle) return rule.jam end");
  const auto sentence = [&] { return sentences(mission, "unknown-script-word", scripting_checks()); };
  ASSERT_EQ(sentence().size(), 1U);
  EXPECT_EQ(sentence().front().find("did you mean"), std::string::npos) << sentence().front();
  auto rules = *mission.rules;
  rules.front().params = {{Id("jams"), "1", {}}};
  mission.rules = rules;
  ASSERT_EQ(sentence().size(), 1U);
  EXPECT_TRUE(sentence().front().ends_with("an item has no jam; did you mean \"jams\"?")) << sentence().front();
}

}  // namespace
}  // namespace bulkhead::test
