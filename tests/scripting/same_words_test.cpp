// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "scripting/battle/rehearsal.h"
#include "scripting/checks.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

/// On a map with a marker A, by a rule that has the figure `far`.
Mission with_mistake(const std::string& lua) {
  auto mission = with_objective(
      with_lua(empty_mission({2, 2}), "r", "function on_round_start(rule, battle) " + lua + " end"), "m", "A1", "A");
  auto rules = *mission.rules;
  rules.front().params = {{Id("far"), "3\"", {}}};
  mission.rules = rules;
  return mission;
}

/// What stands behind a beginning, up to the end of that line; empty where it stands nowhere.
std::string line_behind(const std::string& text, std::string_view beginning) {
  const auto at = text.find(beginning);
  return at == std::string::npos ? "" : text.substr(at + beginning.size(), text.find('\n', at) - at - beginning.size());
}

std::string found(const Mission& mission) {
  std::string all;
  for (const auto* key : {"refused-argument", "unknown-script-name", "unknown-script-word"}) {
    for (const auto& sentence : sentences(mission, key, scripting_checks())) all += sentence + "\n";
  }
  return line_behind(all, "line 1: ");
}

std::string refused(const Mission& mission) {
  const auto rehearsal = rehearse(mission, {.decisions = "go 1 round-end\n"});
  return rehearsal ? line_behind(rehearsal->text, "line 1 of its Lua: ") : rehearsal.error().message;
}

// What the checks find before a battle, a rehearsal says in the same words.
TEST(SameWords, OfCheckAndRehearsal) {
  const std::pair<const char*, const char*> mistakes[] = {
      {"battle.attacker:roll(6)", "roll takes a die such as D6 as \"die\", not 6; did you mean \"D6\"?"},
      {"battle.attacker:roll(5000)", "roll takes a die such as D6 as \"die\", not 5000"},
      {"battle:set(3)", "set takes a text as \"mark\", not 3; did you mean \"3\"?"},
      {"battle.attacker:score(\"3\")", "score takes a whole number as \"points\", not the text \"3\""},
      {"battle.attacker:score(1.5)", "score takes a whole number as \"points\", not 1.5"},
      {"battle.attacker:score(1, \"why\", 4)", "score takes 2 arguments, and was given more: 4"},
      {"battle.attacker:score(1, \"why\", -4)", "score takes 2 arguments, and was given more: -4"},
      {"battle.attacker:score(1, \"why\", { 3 })", "score takes 2 arguments, and was given more: a table"},
      {"battle.attacker:score(1, \"why\", \"so\")", "score takes 2 arguments, and was given more: the text \"so\""},
      {"battle.attacker:count()", "a player has no count"},
      {"battle.attacker:destroy()", "a player has no destroy; a unit or a hatchway has"},
      {"battle:set(\"x\", battle.attacker.wounds)",
       "a player has no wounds; a unit, a marker or a terrain feature has"},
      {"battle:set(\"x\", battle:marker(\"A\").unit)", "a marker has no unit; the battle, a move or an attempt has"},
      {"battle.attacker:scor(1)", "a player has no scor; did you mean \"score\"?"},
      {"battle:set(\"x\", battle.attacker.scor)", "a player has no scor; did you mean \"score\"?"},
      {"battle:set(\"x\", rule.near)", "an item has no near; its figures are far"},
      {"battle:set(\"x\", rule.fra)", "an item has no fra; did you mean \"far\"?"},
      {"battle:set(\"x\", battle.rond)", "the battle has no rond; did you mean \"round\"?"},
      {"battle:marker(\"Z\"):clear(\"x\")", "there is no marker \"Z\""},
      {"battle:set(\"rounds held\", 1) battle:set(\"n\", battle:get(\"rounds hold\") + 1)",
       "there is no mark \"rounds hold\"; did you mean \"rounds held\"?"},
      {"battle.attacker:roll(\"D7x\")", "\"D7x\" is no die: write D6, 2D6, D3, D3+2, D33 or D66"}};
  for (const auto& [lua, words] : mistakes) {
    const auto mission = with_mistake(lua);
    EXPECT_EQ(found(mission), words) << lua;
    EXPECT_EQ(refused(mission), words) << lua;
  }
}

// The arguments of `use` changed about: what is called unit is the player whose card it is.
TEST(SameWords, OfCheckAndRehearsalOfACard) {
  auto mission = empty_mission({2, 2});
  Force force{{Id("one"), "", std::nullopt, {}, {}, {}}};
  force.side = mission.sides->front().id;
  Unit alpha{Id("alpha")};
  alpha.name = "Alpha";
  alpha.models = 1;
  alpha.wounds = 1;
  force.units = {alpha};
  mission.forces = std::vector{force};
  Stratagem card{{Id("push"), "Push", std::nullopt, {}, {}, {}}};
  card.used = {{Id("round-start")}};
  card.lua =
      "function targets(card, player, battle) return battle.units end "
      "function use(card, unit, player, battle) unit:suffer(1) end";
  mission.stratagems = std::vector{card};
  const auto* const words = "a player has no suffer; a unit has";
  EXPECT_EQ(found(mission), words);
  const auto rehearsal =
      rehearse(mission, {.decisions = "fact Alpha at A1\ngo 1 round-start\nplay Push by attacker on Alpha\n"});
  ASSERT_TRUE(rehearsal) << rehearsal.error().message;
  EXPECT_EQ(line_behind(rehearsal->text, "line 1 of its Lua: "), words) << rehearsal->text;
}

// Of a figure the check says besides what is written.
TEST(SameWords, OfCheckAndRehearsalButForWhatIsWritten) {
  const auto mission = with_mistake("battle.attacker:score(rule.far)");
  EXPECT_EQ(found(mission), "score takes a whole number as \"points\", not rule.far, which is \"3\"\"");
  EXPECT_EQ(refused(mission), "score takes a whole number as \"points\", not the text \"3\"\"");
}

}  // namespace
}  // namespace bulkhead::test
