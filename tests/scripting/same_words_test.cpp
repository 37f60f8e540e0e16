// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "scripting/battle/rehearsal.h"
#include "scripting/checks.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

// What the checks find before a battle, a rehearsal says in the same words.
TEST(SameWords, OfCheckAndRehearsal) {
  const std::pair<const char*, const char*> mistakes[] = {
      {"battle.attacker:roll(6)", "roll takes a die such as D6 as \"die\", not 6; did you mean \"D6\"?"},
      {"battle.attacker:score(\"3\")", "score takes a whole number as \"points\", not the text \"3\""},
      {"battle.attacker:score(rule.far)", "score takes a whole number as \"points\", not "},
      {"battle.attacker:score(1, \"why\", 4)", "score takes 2 arguments, and was given more: 4"},
      {"battle.attacker:count()", "a player has no count"},
      {"battle.attacker:destroy()", "a player has no destroy; a unit or a hatchway has"},
      {"battle.attacker:scor(1)", "a player has no scor; did you mean \"score\"?"},
      {"battle:set(\"x\", rule.near)", "an item has no near; its figures are far"},
      {"battle:set(\"x\", rule.fra)", "an item has no fra; did you mean \"far\"?"},
      {"battle:set(\"x\", battle.rond)", "the battle has no rond; did you mean \"round\"?"},
      {"battle:marker(\"Z\"):clear(\"x\")", "there is no marker \"Z\""},
      {"battle:set(\"rounds held\", 1) battle:set(\"n\", battle:get(\"rounds hold\") + 1)",
       "there is no mark \"rounds hold\"; did you mean \"rounds held\"?"},
      {"battle.attacker:roll(\"D7x\")", "\"D7x\" is no die: write D6, 2D6, D3, D3+2, D33 or D66"}};
  for (const auto& [lua, words] : mistakes) {
    auto mission =
        with_lua(empty_mission({2, 2}), "r", "function on_round_start(rule, battle) " + std::string(lua) + " end");
    auto rules = *mission.rules;
    rules.front().params = {{Id("far"), "3\"", {}}};
    mission.rules = rules;
    std::string found;
    for (const auto* key : {"refused-argument", "unknown-script-name", "unknown-script-word"}) {
      for (const auto& sentence : sentences(mission, key, scripting_checks())) found += sentence + "\n";
    }
    EXPECT_NE(found.find("line 1: " + std::string(words)), std::string::npos) << lua << "\n" << found;
    const auto rehearsal = rehearse(mission, {.decisions = "go 1 round-end\n"});
    ASSERT_TRUE(rehearsal) << rehearsal.error().message;
    EXPECT_NE(rehearsal->text.find("line 1 of its Lua: " + std::string(words)), std::string::npos) << lua << "\n"
                                                                                                   << rehearsal->text;
  }
}

}  // namespace
}  // namespace bulkhead::test
