// SPDX-License-Identifier: MIT
#include "scripting/rules_file.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "scripting/lua/literals.h"
#include "scripting/sections.h"
#include "tests/scripting/lua_sandbox.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

Rule rule_with(std::string_view id, std::string lua, std::string text = "") {
  return {{Id(id), std::string(id), std::nullopt, {}, std::move(lua), {}}, std::move(text)};
}

Mission mission_of(std::vector<Rule> rules) {
  auto mission = test::empty_mission();
  mission.rules = std::move(rules);
  return mission;
}

/// A Lua that has taken a mission's file apart as docs/rules-lua.md says: `found` maps ids to fields, `environment` ids
/// to what the section's functions live in.
test::Lua host_with(const Mission& mission) {
  test::Lua lua;
  lua.run(test::rules_loader());
  lua.run(
      "found, environment = {}, {}\n"
      "load_rules(" +
      readable_string(assemble_rules(mission)) +
      ", function(fields, functions) found[fields.id], environment[fields.id] = fields, functions end)");
  return lua;
}

TEST(AssembleRules, WritesEveryItemInMissionOrder) {
  auto mission = test::empty_mission();
  MissionHead head = *mission.head;
  head.title = "Two\nDecks";
  mission.head = head;
  Rule venting{{Id("venting"), "Venting decks", LibraryId("boarding-actions/venting"), {}, "", {}}, ""};
  venting.params = {{Id("from"), "3", {}}, {Id("first-round"), "2", {}}, {Id("dice"), "2D6", {}}};
  venting.text = "From round {first-round} on, the attacker rolls {dice}.\nOn {from}+ a compartment is vented.";
  venting.lua = "function on_round_start(rule, battle)\n  return rule.from\nend\n";
  mission.rules = std::vector<Rule>{venting, rule_with("quiet", "")};
  MissionObjective junction{
      {Id("junction"), "Hold the \"junction\"", std::nullopt, {}, "", {}}, Id("progressive"), "", {}, {}};
  junction.scorings = {{Id("own-command-phase-end"), 2, 4, Scoring::Player::either, {}},
                       {Id("own-turn-end"), 5, 5, Scoring::Player::second, {}},
                       {Id("battle-end"), 0, 0, Scoring::Player::first, {}}};
  junction.conditions = {{5, "controls(player, \"A\") == 2", "control both", {}}};
  mission.objectives = std::vector<MissionObjective>{junction};
  mission.stratagems = std::vector<Stratagem>{{{Id("hinges"), "Blow the hinges", std::nullopt, {}, "x = 1", {}},
                                               Cost::exactly(2),
                                               "CP",
                                               Id("attacker"),
                                               "Tactic",
                                               "battle",
                                               "Now.",
                                               "A hatchway.",
                                               "It opens.",
                                               ""}};
  EXPECT_EQ(assemble_rules(mission), R"lua(-- The rules of Two Decks.
-- A section for each item, under a heading with three dashes: what it says as a table, below it what it does.
-- Change what you like and keep the headings; `bulkhead rules import` takes it into the mission.

--- rule: venting
rule {
  id = "venting",
  name = "Venting decks",
  origin = "boarding-actions/venting",
  params = {
    from = 3,
    ["first-round"] = 2,
    dice = "2D6",
  },
  text = [[
From round {first-round} on, the attacker rolls {dice}.
On {from}+ a compartment is vented.]],
}

function on_round_start(rule, battle)
  return rule.from
end

--- rule: quiet
rule {
  id = "quiet",
  name = "quiet",
}

--- mission-objective: junction
mission_objective {
  id = "junction",
  name = "Hold the \"junction\"",
  kind = "progressive",
  scored = {
    { at = "own-command-phase-end", rounds = "2-4" },
    { at = "own-turn-end", rounds = "5", player = "second" },
    { at = "battle-end", player = "first" },
  },
  conditions = {
    { vp = 5, condition = "controls(player, \"A\") == 2", text = "control both" },
  },
}

--- stratagem: hinges
stratagem {
  id = "hinges",
  name = "Blow the hinges",
  cost = 2,
  currency = "CP",
  side = "attacker",
  kind = "Tactic",
  uses = "battle",
  when = "Now.",
  target = "A hatchway.",
  effect = "It opens.",
}

x = 1
)lua");
  auto lua = host_with(mission);
  EXPECT_EQ(lua.run("return found.venting.params.from + found.venting.params['first-round']"), "5");
  EXPECT_EQ(lua.run("return found.venting.text"), venting.text);
  EXPECT_EQ(lua.run("return environment.venting.on_round_start({from = 4})"), "4");
  EXPECT_EQ(lua.run("return found.junction.name"), junction.name);
  EXPECT_EQ(lua.run("return found.junction.conditions[1].condition"), junction.conditions[0].expression);
}

TEST(AssembleRules, KeepsTheSectionsApart) {
  const std::string returns_early = "first = 1\ndo return end\nsecond = 2";
  const std::string many_locals = [] {
    std::string text;
    for (int i = 0; i < 150; ++i) text += "local a ";
    return text + "::again::";
  }();
  auto lua = host_with(mission_of({rule_with("early", returns_early), rule_with("call", "(function() x = 1 end)()"),
                                   rule_with("one", "function act() return 1 end " + many_locals),
                                   rule_with("two", "function act() return 2 end " + many_locals + " -- no line end"),
                                   rule_with("last", "return")}));
  EXPECT_EQ(lua.run("return environment.early.first"), "1");
  EXPECT_EQ(lua.run("return environment.early.second"), "nil");
  EXPECT_EQ(lua.run("return environment.one.act() .. environment.two.act()"), "12");
  EXPECT_EQ(lua.run("return found.last.id"), "last");
  EXPECT_EQ(lua.run("return act"), "nil");
}

TEST(AssembleRules, KeepsAChunkThatWouldBeginASectionAsAText) {
  const std::string sly = "x = 1\n--- stratagem: free\ny = 2\n";
  const auto mission =
      mission_of({rule_with("sly", sly), rule_with("good", "x = 1\n ---stratagem: free\n--- rules of thumb\n")});
  auto lua = host_with(mission);
  EXPECT_EQ(lua.run("return found.sly.broken_lua"), sly);
  EXPECT_EQ(lua.run("return environment.sly.x"), "nil");
  EXPECT_EQ(lua.run("return environment.good.x"), "1");
}

TEST(AssembleRules, KeepsABracketThatBeginsAChunkFromTheTable) {
  auto lua = host_with(
      mission_of({rule_with("r", "-- first\n(function() x = 1 end)()"), rule_with("last", "(function() end)()")}));
  EXPECT_EQ(lua.run("return found.r.id .. found.last.id"), "rlast");
  EXPECT_EQ(lua.run("return environment.r.x"), "1");
}

TEST(AssembleRules, LeavesBlankLinesAroundAChunkOut) {
  const auto text = assemble_rules(mission_of({rule_with("a", "\n \n  x = 1\n\ny = 2 \n\n"), rule_with("b", " \n")}));
  EXPECT_NE(text.find("}\n\n  x = 1\n\ny = 2\n\n--- rule: b\n"), std::string::npos) << text;
  EXPECT_TRUE(text.ends_with("}\n")) << text;
}

TEST(AssembleRules, KeepsTextsFromBeginningSections) {
  const std::string text = "First line\n--- rule: other\nlast line";
  const auto mission = mission_of({rule_with("sly", "", text)});
  const auto file = assemble_rules(mission);
  EXPECT_EQ(file.find("\n--- rule: other"), std::string::npos);
  EXPECT_EQ(host_with(mission).run("return found.sly.text"), text);
}

TEST(AssembleRules, OfAMissionWithoutItemsIsItsHeadingAlone) {
  const auto file = assemble_rules(test::empty_mission());
  EXPECT_EQ(section_marker_line(file), std::nullopt);
  EXPECT_TRUE(file.starts_with("-- The rules of Sample.\n"));
}

TEST(SectionMarker, IsFoundAtTheBeginningOfALineOnly) {
  EXPECT_EQ(section_marker_line("--- rule: a"), 1);
  EXPECT_EQ(section_marker_line("\n\n--- mission-objective: a"), 3);
  EXPECT_EQ(section_marker_line("x\r--- stratagem:"), 2);
  EXPECT_EQ(section_marker_line(" --- rule: a"), std::nullopt);
  EXPECT_EQ(section_marker_line("--- ruler: a"), std::nullopt);
  EXPECT_EQ(section_marker_line("---@param rule table"), std::nullopt);
  EXPECT_EQ(section_marker_line(""), std::nullopt);
}

TEST(LuaLiterals, AreReadableWhereTheyCan) {
  EXPECT_EQ(readable_string("It is \"open\"."), R"("It is \"open\".")");
  EXPECT_EQ(readable_string("a\nb"), "[[\na\nb]]");
  EXPECT_EQ(readable_string("a\n]]"), "[=[\na\n]]]=]");
  EXPECT_EQ(readable_string("a\nx[1]"), "[=[\na\nx[1]]=]");
  EXPECT_EQ(readable_string("]]\n]=]\n]=="), "[===[\n]]\n]=]\n]==]===]");
  EXPECT_EQ(readable_string("a\r\nb"), "\"a\\013\\nb\"");
  EXPECT_EQ(readable_string(std::string(81, 'x')), "[[\n" + std::string(81, 'x') + "]]");
  EXPECT_EQ(short_string(std::string("\0"
                                     "7",
                                     2)),
            "\"\\0007\"");
}

TEST(LuaLiterals, SayWhichFiguresAreNumbers) {
  EXPECT_EQ(figure("3"), "3");
  EXPECT_EQ(figure("-2.5"), "-2.5");
  EXPECT_EQ(figure("D6"), "\"D6\"");
  EXPECT_EQ(figure(""), "\"\"");
  EXPECT_EQ(figure("-"), "\"-\"");
  EXPECT_EQ(figure("1e9"), "\"1e9\"");
  EXPECT_EQ(figure("1234567890123456"), "\"1234567890123456\"");
  EXPECT_EQ(field_name("from"), "from");
  EXPECT_EQ(field_name("first-round"), "[\"first-round\"]");
  EXPECT_EQ(field_name("end"), "[\"end\"]");
  EXPECT_EQ(field_name("2d6"), "[\"2d6\"]");
}

TEST(LuaLiterals, ReadBackAsTheTextTheyWereMadeOf) {
  EXPECT_TRUE(rc::check([] {
    // Mostly the characters that long brackets and escapes stumble over.
    const auto text = *rc::gen::container<std::string>(
        rc::gen::oneOf(rc::gen::elementOf(std::string("]]]=[\n\n-\\\"\r\t r")), rc::gen::arbitrary<char>()));
    test::Lua lua;
    RC_ASSERT(lua.run("return " + readable_string(text)) == text);
    RC_ASSERT(lua.run("return " + short_string(text)) == text);
    RC_ASSERT(lua.run("return " + section_string(text)) == text);
    RC_ASSERT(!section_marker_line("x = " + section_string(text)));
  }));
}

}  // namespace
}  // namespace bulkhead
