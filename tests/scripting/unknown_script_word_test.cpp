// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "scripting/checks.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "unknown-script-word";

Places found(std::string_view lua) {
  return sentences(with_lua(empty_mission({2, 2}), "r", lua), key, scripting_checks());
}

TEST(unknown_script_word, is_told_with_its_line_and_what_was_meant) {
  EXPECT_EQ(found("local x = 1\nlocal y = battle.rond"),
            Places{"what a script asks for must be there; #r, line 2: nothing has rond; did you mean round?"});
  EXPECT_EQ(found("battle:ara(\"x\")"),
            Places{"what a script asks for must be there; #r, line 1: nothing has ara; did you mean area?"});
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
                              "for p in battle:players() do p:score(1) end\nreturn battle.hatchways:airlocks()");
  const auto report = check(wrong, scripting_checks());
  ASSERT_EQ(report.findings.size(), 2U);
  EXPECT_EQ(report.findings.front().fixes().front().apply(wrong)->rules->front().lua,
            "for p in battle.players do p:score(1) end\nreturn battle.hatchways.airlocks")
      << "one fix mends all of them";
  const auto given = check(with_lua(empty_mission({2, 2}), "r", "battle:players(1)"), scripting_checks());
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
            Places{"what a script asks for must be there; #r, line 1: area has no until_end_of"});
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

}  // namespace
}  // namespace bulkhead::test
