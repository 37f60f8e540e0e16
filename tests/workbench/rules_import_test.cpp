// SPDX-License-Identifier: MIT
#include "workbench/rules_import.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "model/library/library.h"
#include "model/mission/fields.h"
#include "scripting/rules_file.h"
#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

/// Two rules, an objective, an action, a card and a table.
Mission mission_with_rules() {
  return edited(
      empty_mission(),
      "rule draught name \"The draught\" text \"On {from}+ every hatchway shuts.\"\n"
      "param #draught from \"4\"\n"
      "param #draught first-round \"2\"\n"
      "lua #draught \"function on_round_start(rule, battle)\\n  return rule.from\\nend\\n\"\n"
      "rule quiet name \"Quiet\"\n"
      "objective hold name \"Hold\" kind progressive scored own-turn-end rounds 2-4 condition 5 \"controls(player) >= "
      "1\" "
      "\"hold one\" condition 3 \"controls(player) >= 2\" \"hold two\"\n"
      "action cycle name \"Cycle\" who \"Anybody\"\n"
      "stratagem hinges name \"Hinges\" cost 2 currency \"CP\" side attacker\n"
      "table fate name \"Fate\" die D6 row \"1-3\" \"Bad\" \"It is bad.\" row \"4-6\" \"Good\" \"It is good.\"");
}

/// With one thing in it changed, of which there has to be exactly one.
std::string changed(std::string text, std::string_view from, std::string_view to) {
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  EXPECT_EQ(text.find(from, at + 1), std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

RulesImport imported(const Mission& mission, const std::string& text, MissingItems missing = MissingItems::stay) {
  auto import = import_rules(mission, text, "rules.lua", missing);
  if (!import) {
    ADD_FAILURE() << to_text(import.error());
    return {mission, {}, {}};
  }
  return std::move(*import);
}

/// The edits as text, then what was refused: one a line each.
std::string outcome(const Mission& mission, const std::string& text, MissingItems missing = MissingItems::stay) {
  const auto import = imported(mission, text, missing);
  auto lines = import.edits.text_form(mission);
  for (const auto& error : import.refused) lines += (lines.empty() ? "" : "\n") + to_text(error);
  return lines;
}

/// What comes of one change in the file of `mission_with_rules`.
std::string outcome_of(std::string_view from, std::string_view to) {
  const auto mission = mission_with_rules();
  return outcome(mission, changed(assemble_rules(mission), from, to));
}

/// Why a file is refused as a whole.
std::string complaint_of(const std::string& text) {
  const auto import = import_rules(mission_with_rules(), text, "rules.lua", MissingItems::go);
  return import ? "it is taken" : to_text(import.error());
}

TEST(ImportRules, OfWhatWasExportedChangesNothing) {
  const auto mission = mission_with_rules();
  const auto import = imported(mission, assemble_rules(mission), MissingItems::go);
  EXPECT_EQ(import.edits.edits.size(), 0U) << import.edits.text_form(mission);
  EXPECT_TRUE(import.refused.empty());
  EXPECT_EQ(import.mission, mission);
}

TEST(ImportRules, OfEveryShippedMissionChangesNothing) {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  std::size_t missions = 0;
  for (const auto& entry : library.templates()) {
    if (entry.kind != Template::Kind::mission) continue;
    const auto mission = load_mission(real_files(), entry.path, &library).value().mission;
    const auto text = assemble_rules(mission);
    EXPECT_EQ(outcome(mission, text, MissingItems::go), "") << entry.path;
    // All of it is new to another mission of the game.
    Mission other = mission;
    for_each_item_list(other, [](auto& items) { items = {}; });
    const auto import = imported(other, text);
    EXPECT_TRUE(import.refused.empty()) << entry.path << to_text(import.refused.front());
    EXPECT_EQ(assemble_rules(import.mission), text) << entry.path;
    ++missions;
  }
  EXPECT_GE(missions, 7U);
}

TEST(ImportRules, MakesAnEditOfEachChange) {
  EXPECT_EQ(outcome_of("\"The draught\"", "\"A draught\""), "set #draught name \"A draught\"");
  EXPECT_EQ(outcome_of("text = \"On {from}+ every hatchway shuts.\",\n", ""), "text #draught text \"\"");
  EXPECT_EQ(
      outcome_of("from = 4,\n    [\"first-round\"] = 2,", "from = \"D6\",\n    [\"first-round\"] = 2,\n    to = 5,"),
      "param #draught from \"D6\"\nparam #draught to \"5\"");
  EXPECT_EQ(outcome_of("    [\"first-round\"] = 2,\n", ""), "param #draught first-round remove");
  EXPECT_EQ(outcome_of("    from = 4,\n    [\"first-round\"] = 2,\n", "    [\"first-round\"] = 2,\n    from = 4,\n"),
            "set #draught params \"first-round \\\"2\\\"\\nfrom \\\"4\\\"\"");
  EXPECT_EQ(outcome_of("return rule.from", "return 1"),
            "lua #draught \"function on_round_start(rule, battle)\\n  return 1\\nend\\n\"");
  EXPECT_EQ(outcome_of("cost = 2,", "cost = \"1-2\",").substr(0, 21), "set #hinges cost \"1-2");
  EXPECT_EQ(outcome_of("  cost = 2,\n", ""), "set #hinges cost none");
  EXPECT_EQ(outcome_of("vp = 3", "vp = 4"),
            "set #hold conditions \"5 \\\"controls(player) >= 1\\\" \\\"hold one\\\"\\n4 \\\"controls(player) >= 2\\\" "
            "\\\"hold two\\\"\"");
  EXPECT_EQ(outcome_of("die = \"D6\",\n", "choice = true,\n"), "set #fate die none\nset #fate choice \"yes\"");
  EXPECT_EQ(outcome_of("dice_table", "plain_table"), "") << "the fields say what it is";
}

TEST(ImportRules, WhatIsSaidOtherwiseIsNoChange) {
  const auto mission = mission_with_rules();
  const auto text = assemble_rules(mission);
  EXPECT_EQ(outcome(mission, "\xEF\xBB\xBF" + text), "");
  std::string windows;
  for (const char character : text) windows += character == '\n' ? "\r\n" : std::string(1, character);
  EXPECT_EQ(outcome(mission, windows), "");
  EXPECT_EQ(outcome(mission, changed(text, "cost = 2", "[\"cost\"]='2' -- so much\n")), "");
  EXPECT_EQ(outcome(mission, changed(text, "  kind = \"progressive\",\n", "  start = 0, kind = \"progressive\",\n")),
            "");
  EXPECT_EQ(outcome(mission, changed(text, "cost = 2", "cost = 02")), "");
}

TEST(ImportRules, ReadsTheOlderForm) {
  const auto mission = mission_with_rules();
  auto text = assemble_rules(mission);
  text = changed(text, "rule {\n  id = \"draught\"", "rule({\n  id = \"draught\"");
  text = changed(text, "}\n\nfunction on_round_start", "}, function(_ENV, ...)\nfunction on_round_start");
  text = changed(text, "return rule.from\nend\n", "return rule.from\nend\nend)\n");
  text = changed(text, "rule {\n  id = \"quiet\",\n  name = \"Quiet\",\n}",
                 "rule({\n  id = \"quiet\",\n  name = \"Quiet\",\n})");
  EXPECT_EQ(outcome(mission, text), "");
  EXPECT_EQ(outcome(mission, changed(text, "return rule.from", "return 1")),
            "lua #draught \"function on_round_start(rule, battle)\\n  return 1\\nend\\n\"");
}

TEST(ImportRules, AddsWhatIsNewInItsPlace) {
  const auto mission = mission_with_rules();
  const auto text =
      changed(assemble_rules(mission), "--- rule: quiet",
              "--- rule: alarm\nrule {\n  name = \"Alarm\",\n  params = { range = 6 },\n  text = \"Run.\",\n}\n\n"
              "function on_alarm(rule, battle) end\n\n--- rule: quiet");
  EXPECT_EQ(outcome(mission, text),
            "rule alarm name \"Alarm\" text \"Run.\"\n"
            "param #alarm range \"6\"\n"
            "lua #alarm \"function on_alarm(rule, battle) end\\n\"\n"
            "order #alarm up");
  const auto after = imported(mission, text).mission;
  ASSERT_EQ(after.rules->size(), 3U);
  EXPECT_EQ((*after.rules)[1].id, Id("alarm"));
  EXPECT_EQ(outcome(after, text), "");
}

TEST(ImportRules, FollowsTheOrderOfTheFileAndLeavesWhatItLacks) {
  auto mission = mission_with_rules();
  mission = edited(mission, "rule c name \"C\"\nrule d name \"D\"");
  const std::string head = "--- rule: d\nrule { name = \"D\" }\n--- rule: draught\nrule { name = \"The draught\" }\n";
  const auto import = imported(mission, head);
  std::string order;
  for (const auto& rule : *import.mission.rules) order += rule.id.text() + " ";
  EXPECT_EQ(order, "d draught quiet c ");
  EXPECT_EQ(import.mission.stratagems->size(), 1U);
  const auto pruned = imported(mission, head, MissingItems::go);
  EXPECT_EQ(pruned.mission.rules->size(), 2U);
  EXPECT_EQ(pruned.mission.objectives->size() + pruned.mission.stratagems->size() + pruned.mission.tables->size(), 0U);
  EXPECT_EQ(pruned.mission.zones, mission.zones);
  EXPECT_NE(pruned.edits.text_form(mission).find("\nremove #quiet #c #hold #cycle #hinges #fate\norder #d up"),
            std::string::npos)
      << pruned.edits.text_form(mission);
}

TEST(ImportRules, RefusesASectionWithAMistakeAndTakesTheOthers) {
  const auto mission = mission_with_rules();
  auto text = changed(assemble_rules(mission), "return rule.from", "return = 1");
  text = changed(text, "\"Quiet\"", "\"Silence\"");
  text = changed(text, "cost = 2", "cots = 2");
  EXPECT_EQ(outcome(mission, text),
            "set #quiet name \"Silence\"\n"
            "rules.lua:17:3: line 2 of its Lua does not compile: unexpected symbol near '='\n"
            "rules.lua:51:3: a stratagem has no field \"cots\"; did you mean cost?");
}

TEST(ImportRules, SaysWhereTheMistakeIs) {
  EXPECT_EQ(outcome_of("cost = 2", "cost = 100"), "rules.lua:51:3: A cost is from 0 to 99, not 100");
  EXPECT_EQ(outcome_of("cost = 2", "cost = os.time()").substr(0, 40), "rules.lua:51:10: \"os\" cannot stand here;");
  EXPECT_EQ(outcome_of("side = \"attacker\"", "side = \"nobody\"").substr(0, 39),
            "rules.lua:53:3: There is no side nobody");
  EXPECT_EQ(outcome_of("\"controls(player) >= 2\"", "\"controls(player\"").substr(0, 47),
            "rules.lua:36:15: this Lua does not compile: ')'");
  EXPECT_EQ(outcome_of("{ vp = 3, ", "{ "), "rules.lua:36:5: a condition needs vp = …");
  EXPECT_EQ(outcome_of("vp = 3", "vp = 1001"), "rules.lua:36:7: \"1001\" is not a whole number from -1000 to 1000");
  EXPECT_EQ(outcome_of("vp = 3, condition", "vp = 3, conditon"),
            "rules.lua:36:15: a condition has no field \"conditon\"; did you mean condition?");
  EXPECT_EQ(outcome_of("  kind = \"progressive\",\n", ""), "rules.lua:27:1: a mission objective needs kind = …");
  EXPECT_EQ(outcome_of("  id = \"quiet\",", "  id = \"silence\",").substr(0, 40),
            "rules.lua:22:3: the heading says quiet, ");
  EXPECT_EQ(outcome_of("from = 4", "From = 4").substr(0, 16), "rules.lua:10:5: ");
  EXPECT_EQ(outcome_of("[\"first-round\"] = 2", "name = 2").substr(0, 48),
            "rules.lua:11:5: A figure cannot be called \"name\"");
  EXPECT_EQ(outcome_of("  name = \"Quiet\",\n", "  name = \"Quiet\",\n  lua = \"x = 1\",\n"),
            "rules.lua:24:3: what the item does stands below the table, as it is");
  EXPECT_EQ(outcome_of("name = \"Quiet\"", "name = \"a\\7b\"").substr(0, 15), "rules.lua:23:3:");
  EXPECT_EQ(outcome_of("name = \"Quiet\"", "name = { \"Quiet\" }"), "rules.lua:23:3: name is one text or number");
  EXPECT_EQ(outcome_of("params = {\n    from = 4,\n    [\"first-round\"] = 2,\n  }", "params = 4"),
            "rules.lua:9:3: params is a table, between { and }");
}

TEST(ImportRules, RefusesIdsThatAreTaken) {
  const auto mission = mission_with_rules();
  const auto text = assemble_rules(mission);
  EXPECT_EQ(outcome(mission, text + "\n--- rule: quiet\nrule { name = \"Again\" }\n"),
            "rules.lua:67:1: there is a section quiet above; give this one another id");
  EXPECT_EQ(outcome(mission, "--- action: quiet\naction { name = \"Quiet\" }\n"),
            "rules.lua:1:1: the id quiet is taken already (rule); choose another");
  EXPECT_EQ(outcome(mission, "--- rule: attacker\nrule { name = \"A\" }\n"),
            "rules.lua:1:1: the id attacker is taken already (side); choose another");
}

TEST(ImportRules, TakesNothingWhereAHeadingIsBroken) {
  const auto text = assemble_rules(mission_with_rules());
  EXPECT_EQ(complaint_of(changed(text, "--- rule: quiet", "--- rule:")),
            "rules.lua:20:10: a heading has one id; write --- rule: ID");
  EXPECT_EQ(
      complaint_of(changed(text, "--- rule: quiet", "-- rule: quiet")),
      "rules.lua:21:1: another section begins here without its heading; write a line such as --- rule: ID above it");
  EXPECT_EQ(complaint_of(changed(text, "--- rule: draught", "--- Rule: draught")),
            "rules.lua:5:1: \"--- Rule: draught\" begins no section; write --- rule: draught");
  EXPECT_EQ(complaint_of(text + "\xFF").substr(0, 40), "rules.lua:66:1: this is not UTF-8 text; ");
  EXPECT_EQ(complaint_of(std::string("\0\1\2", 3)).substr(0, 40), "rules.lua:1:1: there is a control charac");
}

TEST(ImportRules, KeepsLuaThatDoesNotCompileAndTakesWhatMendsIt) {
  const auto broken = edited(mission_with_rules(),
                             "lua #quiet \"x = = 1\\n--- rule: other\"\n"
                             "set #hold conditions \"5 \\\"(\\\" \\\"hold one\\\"\"");
  const auto text = assemble_rules(broken);
  EXPECT_EQ(outcome(broken, text), "");
  const std::string as_text = "  broken_lua = \"x = = 1\\n--- rule: other\",\n}\n";
  EXPECT_EQ(outcome(broken, changed(text, as_text, "}\n\nx = 1\n")), "lua #quiet \"x = 1\\n\"");
  EXPECT_EQ(outcome(broken, changed(text, "x = = 1\\n--- rule: other", "x = 2")), "lua #quiet \"x = 2\\n\"");
  EXPECT_EQ(outcome(broken, changed(text, "= = 1", "= = 2")).substr(0, 52),
            "rules.lua:24:3: line 1 of its Lua does not compile: ");
  EXPECT_EQ(outcome(broken, changed(text, as_text, as_text + "\nx = 1\n")),
            "rules.lua:27:1: there is broken_lua in the table, too; take one of them out");
  // The condition may stay as it is beside other changes.
  EXPECT_EQ(outcome(broken, changed(text, "vp = 5", "vp = 6")),
            "set #hold conditions \"6 \\\"(\\\" \\\"hold one\\\"\"");
}

TEST(ImportRules, KeepsWhatIsBeyondItsRangeWhereItStood) {
  auto mission = mission_with_rules();
  auto cards = *mission.stratagems;
  cards[0].cost = Cost::exactly(500);
  mission.stratagems = cards;
  const auto text = assemble_rules(mission);
  EXPECT_EQ(outcome(mission, text), "");
  EXPECT_EQ(outcome(mission, changed(text, "\"Hinges\"", "\"Hinge\"")), "set #hinges name \"Hinge\"");
  EXPECT_EQ(outcome(mission, changed(text, "500", "501")), "rules.lua:51:3: A cost is from 0 to 99, not 501");
}

TEST(ImportRules, KeepsChunksThatLookLikeSections) {
  const auto mission = edited(mission_with_rules(), "lua #quiet \"rule { id = \\\"sly\\\" }\\n\"");
  const auto text = assemble_rules(mission);
  EXPECT_EQ(outcome(mission, text), "");
  EXPECT_EQ(outcome(mission, changed(text, "\"The draught\"", "\"A draught\"")), "set #draught name \"A draught\"");
}

TEST(ImportRules, IsBounded) {
  const auto mission = mission_with_rules();
  std::string many;
  for (std::size_t rule = 0; rule < most_changed_sections; ++rule)
    many += fmt::format("--- rule: r{}\nrule {{ name = \"R\" }}\n", rule);
  EXPECT_EQ(complaint_of(many), "it is taken");
  // Each has two lines, so the one that is too many begins at line 2 * 2000 + 1.
  many += "--- rule: last\nrule { name = \"R\" }\n";
  EXPECT_EQ(complaint_of(many),
            "rules.lua:4001:1: more than 2000 sections are new, changed or broken; import fewer at a time");
  Mission long_list = mission;
  std::vector<Rule> rules;
  for (int rule = 0; rule < 80; ++rule) {
    rules.push_back(fresh<Rule>(Id(fmt::format("r{}", rule))));
    rules.back().name = "R";
  }
  long_list.rules = rules;
  std::reverse(rules.begin(), rules.end());
  Mission reversed = mission;
  reversed.rules = rules;
  // 80 * 79 / 2 = 3160 pairs stand the wrong way round.
  EXPECT_EQ(outcome(long_list, assemble_rules(reversed)),
            "rules.lua: the order of rules stays as it is: it would take more than 2000 steps");
}

}  // namespace
}  // namespace bulkhead::test
