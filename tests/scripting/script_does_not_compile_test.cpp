// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>

#include "analysis/snapshot/snapshot.h"
#include "model/edit/history.h"
#include "scripting/checks.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

std::vector<Observation> run_check(const Mission& mission) {
  const auto checks = scripting_checks();
  const auto check =
      std::find_if(checks.begin(), checks.end(), [](const Check& one) { return one.key == "script-does-not-compile"; });
  return check->run({mission, Snapshot::make(mission), {}});
}

std::vector<std::string> texts(const Mission& mission) {
  std::vector<std::string> result;
  for (const auto& observation : run_check(mission)) result.push_back(to_text(observation.message));
  return result;
}

Mission with_rule(std::string lua) {
  auto mission = test::empty_mission();
  mission.rules = std::vector<Rule>{{{Id("venting"), "Venting decks", std::nullopt, {}, std::move(lua), {}}, ""}};
  return mission;
}

using Texts = std::vector<std::string>;

TEST(ScriptDoesNotCompile, IsFoundFixedAndUndone) {
  History history(with_rule("function on_round_start(rule, battle)\n  if battle.round < 2 return end\nend\n"));
  const Texts finding = {"rule \"Venting decks\", line 2 of its Lua: 'then' expected near 'return'"};
  EXPECT_EQ(texts(*history.current()), finding);
  const auto observations = run_check(*history.current());
  ASSERT_EQ(observations.size(), 1U);
  EXPECT_EQ(observations[0].addresses, (std::vector<Address>{ObjectAddress{Id("venting")}}));
  EXPECT_FALSE(observations[0].fixes);

  const auto edit = parse_edit(*history.current(),
                               R"(lua #venting "function on_round_start(rule, battle)\n  if battle.round < 2 then )"
                               R"(return end\nend\n")");
  ASSERT_TRUE(edit.has_value()) << edit.error().message;
  ASSERT_TRUE(history.apply(*edit).has_value());
  EXPECT_EQ(texts(*history.current()), Texts());

  history.undo();
  EXPECT_EQ(texts(*history.current()), finding);
}

TEST(ScriptDoesNotCompile, NamesConditionsByTheirNumber) {
  auto mission = test::empty_mission();
  MissionObjective objective{
      {Id("junction"), "Hold the junction", std::nullopt, {}, "", {}}, Id("progressive"), "", {}, {}};
  objective.conditions = {{5, "controls(player) >= 1", "one", {}}, {5, "controls(player) >", "more", {}}};
  mission.objectives = std::vector<MissionObjective>{objective};
  EXPECT_EQ(texts(mission),
            Texts{"mission objective \"Hold the junction\", condition 2: unexpected symbol near the end"});
  EXPECT_EQ(run_check(mission)[0].addresses, (std::vector<Address>{ObjectAddress{Id("junction")}}));
}

TEST(ScriptDoesNotCompile, RefusesWhatIsNoSourceText) {
  EXPECT_EQ(texts(with_rule("\x1bLua")), Texts{"the Lua of rule \"Venting decks\" is refused: it is a compiled "
                                               "program, not Lua text; paste the source"});
}

TEST(ScriptDoesNotCompile, FindsLinesThatBeginASection) {
  EXPECT_EQ(texts(with_rule("\n--- rule: other")), Texts{"rule \"Venting decks\", line 2 of its Lua: it begins like "
                                                         "the heading of a section in rules.lua; put a blank "
                                                         "before it or change its words"});
}

TEST(ScriptDoesNotCompile, SaysNothingOfSoundScriptsAndNone) {
  EXPECT_EQ(texts(with_rule("")), Texts());
  EXPECT_EQ(texts(with_rule("while true do end")), Texts());
  EXPECT_EQ(texts(test::empty_mission()), Texts());
}

}  // namespace
}  // namespace bulkhead
