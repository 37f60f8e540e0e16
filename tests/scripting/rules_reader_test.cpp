// SPDX-License-Identifier: MIT
#include "scripting/rules_reader.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace bulkhead::test {
namespace {

/// `line:column: message`
std::string placed(const Error& error) { return fmt::format("{}:{}: {}", error.line, error.column, error.message); }

std::string problem_of(std::string_view text) {
  const auto sections = split_rules(text);
  return sections ? std::to_string(sections->size()) + " sections" : placed(sections.error());
}

/// Of the only section of a text.
Result<RulesSectionContent> only_section(std::string_view text) {
  return read_section(split_rules(text).value().at(0));
}

std::string chunk_of(std::string_view text) {
  const auto content = only_section(text);
  return content ? content->chunk : placed(content.error());
}

TEST(SplitRules, FollowsTheHeadings) {
  const std::string text =
      "-- The rules.\n\n--- rule: venting\nrule {}\n\n--- mission-objective: hold\nmission_objective {}\n"
      "---- rule: no\n --- rule: no\n--- rules: no\n--- table: t  ";
  const auto sections = split_rules(text).value();
  ASSERT_EQ(sections.size(), 3U);
  EXPECT_EQ(sections[0].id, Id("venting"));
  EXPECT_EQ(sections[0].kind->element, "rule");
  EXPECT_EQ(sections[0].heading.line, 3);
  EXPECT_EQ(sections[0].text, "rule {}\n\n");
  EXPECT_EQ(sections[1].kind->element, "mission-objective");
  EXPECT_EQ(sections[1].text, "mission_objective {}\n---- rule: no\n --- rule: no\n--- rules: no\n");
  EXPECT_EQ(sections[2].id, Id("t"));
  EXPECT_EQ(sections[2].text, "");
}

TEST(SplitRules, RefusesBrokenHeadings) {
  EXPECT_EQ(problem_of(""), "0 sections");
  EXPECT_EQ(problem_of("-- nothing\n--[[ but\ncomments ]]"), "0 sections");
  EXPECT_EQ(problem_of("--- rule:\n"), "1:10: a heading has one id; write --- rule: ID");
  EXPECT_EQ(problem_of("\n--- rule: a b\n"), "2:11: a heading has one id; write --- rule: ID");
  EXPECT_EQ(problem_of("--- action:  Venting\n").substr(0, 6), "1:14: ");
  EXPECT_EQ(problem_of("-- rule: venting\nrule { id = \"venting\" }\n"),
            "2:1: above the first heading only comments stand; a section begins with a line such as --- rule: ID");
  EXPECT_EQ(problem_of("x = 1\n--- rule: a\n"),
            "1:1: above the first heading only comments stand; a section begins with a line such as --- rule: ID");
}

TEST(ReadSection, HasATableAndAChunk) {
  EXPECT_EQ(chunk_of("--- rule: a\nrule { id = \"a\" }\n\n\n  x = 1\n\ny = 2 \n\n"), "  x = 1\n\ny = 2");
  EXPECT_EQ(chunk_of("--- rule: a\nrule { id = \"a\" } x = 1"), " x = 1");
  EXPECT_EQ(chunk_of("--- rule: a\nrule { id = \"a\" };\n(f)()"), "(f)()");
  EXPECT_EQ(chunk_of("--- rule: a\nrule({ id = \"a\" })\nx = 1"), "x = 1");
  EXPECT_EQ(chunk_of("--- table: a\n-- first\nplain_table { id = \"a\" }"), "");
  const auto content = only_section("-- The rules.\n--- rule: a\nrule { id = \"a\" }\n\n\n  x = 1\n").value();
  EXPECT_EQ(content.begin.line, 3);
  EXPECT_EQ(content.chunk_begin.line, 6);
  EXPECT_EQ(content.chunk_begin.column, 3);
}

TEST(ReadSection, KnowsTheOlderForm) {
  EXPECT_EQ(
      chunk_of("--- rule: a\nrule({\n  id = \"a\",\n}, function(_ENV, ...)\nfunction f()\n  return 1\nend\nend)\n\n"),
      "function f()\n  return 1\nend");
  EXPECT_EQ(chunk_of("--- rule: a\nrule({\n  id = \"a\",\n})\n"), "");
  EXPECT_EQ(chunk_of("--- rule: a\nrule({ id = \"a\" }, function(_ENV, ...)\nx = 1\n"),
            "2:1: a section with function(_ENV, ...) has to end with end)");
  EXPECT_EQ(chunk_of("--- rule: a\nrule({ id = \"a\" }, function(_ENV, ...)\nweekend)\n"),
            "2:1: a section with function(_ENV, ...) has to end with end)");
  EXPECT_EQ(chunk_of("--- rule: a\nrule({ id = \"a\" }, function(rule)\nend)\n"),
            "2:29: behind the table has to stand ) or , function(_ENV, ...)");
}

TEST(ReadSection, BeginsWithTheWordOfItsKind) {
  EXPECT_EQ(chunk_of("--- rule: a\n"), "2:1: the section of a rule begins with rule { … }");
  EXPECT_EQ(chunk_of("--- action: a\n\n  rule { id = \"a\" }\n"),
            "3:3: the section of an action begins with action { … }");
  EXPECT_EQ(chunk_of("--- table: a\ntable { id = \"a\" }\n"),
            "2:1: the section of a table begins with dice_table { … }, choice_table { … } or plain_table { … }");
  EXPECT_EQ(chunk_of("--- rule: a\nrule \"a\"\n"), "2:7: a table has to begin here, with {");
}

/// What the only section of a text swallows.
std::string swallowed_by(const std::string& text) {
  const auto section = split_rules(text).value().at(0);
  const auto content = read_section(section);
  const auto mistake = swallowed_section(section, content ? &*content : nullptr);
  return mistake ? placed(*mistake) : "none";
}

TEST(SwallowedSection, IsATableThatBeginsALine) {
  const std::string a = "--- rule: a\nrule { id = \"a\" }\n";
  const auto without = [](const std::string& kind) {
    return "another section begins here without its heading; write a line such as --- " + kind + ": ID above it";
  };
  EXPECT_EQ(swallowed_by(a + "-- rule: b\nrule { id = \"b\" }\n"), "4:1: " + without("rule"));
  EXPECT_EQ(swallowed_by(a + "x = 1\n  dice_table({ name = \"b\" })\n"), "4:3: " + without("table"));
  EXPECT_EQ(swallowed_by(a + "action { 1 } x = stratagem { id = 1 }\nlocal rule\n"), "none");
  EXPECT_EQ(swallowed_by(a + "--[[\nrule { id = \"b\" }]]"), "none");
  EXPECT_EQ(swallowed_by("--- rule: a\nrule { text = [[\nrule { id = \"b\" }\n--- objective: c]] }"), "none");
}

TEST(SwallowedSection, IsFoundBelowATableThatCannotBeReadToo) {
  EXPECT_EQ(swallowed_by("--- rule: a\n\nrule { id = f() }\nrule { id = \"b\" }\n").substr(0, 5), "4:1: ");
  EXPECT_EQ(swallowed_by("--- rule: a\nrule { id = f(),\n  name = \"A\" }\n"), "none");
}

TEST(SwallowedSection, IsAHeadingThatIsMisspelt) {
  const auto found = [](const std::string& line) { return swallowed_by("--- rule: a\nrule {}\n" + line); };
  EXPECT_EQ(found("--- objective: hold"),
            "3:1: \"objective\" begins no section; write rule, mission-objective, action, stratagem or table, or put a "
            "blank before it");
  for (const auto* line : {"--- rules: a", "--- mission_objective: a", "--- dice_table: a", "--- stratgem: a"}) {
    EXPECT_TRUE(found(line).starts_with("3:1: ")) << line;
  }
  for (const auto* line : {"--- Note: this", "---@param a: b", "-- rules: a", "--- rules: of thumb",
                           "--- rule of: thumb", " --- rules: a"}) {
    EXPECT_EQ(found(line), "none") << line;
  }
}

TEST(SwallowedSection, IsAHeadingWithTheWordOfNoKind) {
  const std::string wrong = "\"--- card: storm\" begins no section; write --- stratagem: storm";
  EXPECT_EQ(swallowed_by("--- rule: a\nrule {}\n\n--- card: storm\nstratagem { cost = 1 }\n"), "4:1: " + wrong);
  EXPECT_EQ(swallowed_by("--- rule: a\nrule {}\n--- card: storm  \n\nstratagem { id = \"storm\" }\n"), "3:1: " + wrong);
  EXPECT_EQ(swallowed_by("--- rule: a\nrule {}\n--- card: storm\nlocal x = 1\nreturn stratagem { 1 }\n"), "none");
  // Above all others.
  EXPECT_EQ(placed(split_rules("-- Mine.\n--- card: storm\nstratagem { cost = 1 }\n--- rule: a\nrule {}\n").error()),
            "2:1: " + wrong);
  EXPECT_EQ(placed(split_rules("-- Mine.\n\nstratagem { cost = 1 }\n").error()),
            "3:1: above the first heading only comments stand; a section begins with a line such as --- stratagem: ID");
}

TEST(TrimmedChunk, IsWithoutBlankLinesAndBlanksAround) {
  EXPECT_EQ(trimmed_chunk(""), "");
  EXPECT_EQ(trimmed_chunk(" \n\t\n"), "");
  EXPECT_EQ(trimmed_chunk("\n \n\tx = 1\r\n\ny \n "), "\tx = 1\n\ny");
  EXPECT_EQ(trimmed_chunk("x"), "x");
}

}  // namespace
}  // namespace bulkhead::test
