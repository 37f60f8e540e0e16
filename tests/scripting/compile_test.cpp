// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "model/base/plain_text.h"
#include "model/mission/fields.h"
#include "scripting/checks/broken_scripts.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using namespace std::string_literals;

std::string repeated(std::string_view text, std::size_t times) {
  std::string result;
  for (std::size_t i = 0; i < times; ++i) result += text;
  return result;
}

struct Case {
  std::string name;
  std::string source;
  int line;
  std::string reason;
};
std::ostream& operator<<(std::ostream& out, const Case& c) { return out << c.name; }

class Mistakes : public testing::TestWithParam<Case> {};

TEST_P(Mistakes, AreToldWithLineAndReason) {
  ScriptCompiler compiler;
  const auto mistake = compiler.check_chunk(GetParam().source);
  ASSERT_TRUE(mistake.has_value());
  EXPECT_EQ(mistake->line, GetParam().line);
  EXPECT_EQ(mistake->reason, GetParam().reason);
}

INSTANTIATE_TEST_SUITE_P(
    Lua, Mistakes,
    testing::Values(
        Case{"unexpected_word", "local a = 1\n\nif a return end", 3, "'then' expected near 'return'"},
        Case{"unclosed_function", "function f()\n  return 1\n", 3,
             "'end' expected (to close 'function' at line 1) near the end"},
        Case{"missing_name", "local = 3", 1, "a name expected near '='"},
        Case{"assigned_in_if", "if a = 1 then end", 1, "'then' expected near '='; two values are compared with =="},
        Case{"assigned_in_while", "while a = 1 do end", 1, "'do' expected near '='; two values are compared with =="},
        Case{"unequal", "if a != 1 then end", 1,
             "'then' expected near '!'; unequal is written ~=, and the contrary not"},
        Case{"contrary", "if !a then end", 1,
             "unexpected symbol near '!'; unequal is written ~=, and the contrary not"},
        Case{"unfinished_string", "x = 'abc\n", 1, "unfinished string near ''abc'"},
        Case{"unfinished_long_string", "\nx = [[abc", 2, "unfinished long string (starting at line 2) near the end"},
        Case{"stray_bracket", "x = 1 ]]", 1, "unexpected symbol near ']'"},
        Case{"zero_byte", "x = \0 1"s, 1, "unexpected symbol"},
        Case{"control_byte", "x = \x01", 1, "unexpected symbol near '<\\1>'"},
        Case{"break_outside", "break", 1, "break outside loop at line 1"},
        Case{"no_label", "goto nowhere", 1, "no visible label 'nowhere' for goto at line 1"},
        Case{"assigned_constant", "local a <const> = 1\na = 2", 2, "attempt to assign to const variable 'a'"},
        Case{"unknown_attribute", "local a <frozen> = 1", 1, "unknown attribute 'frozen'"},
        Case{"bytecode", "\x1bLua\x54"s, 0, "it is a compiled program, not Lua text; paste the source"},
        Case{"too_long", std::string(largest_chunk + 1, ' '), 0, "it is longer than 64 KiB; split it"},
        Case{"ten_megabytes", std::string(10'000'000, 'x'), 0, "it is longer than 64 KiB; split it"},
        Case{"parentheses", "x = " + std::string(10'000, '(') + "1" + std::string(10'000, ')'), 0,
             "it is nested too deeply; split it into functions"},
        Case{"tables", "x = " + std::string(10'000, '{') + std::string(10'000, '}'), 0,
             "it is nested too deeply; split it into functions"},
        Case{"blocks", repeated("do ", 5'000) + repeated("end ", 5'000), 0,
             "it is nested too deeply; split it into functions"},
        Case{"concatenation", "x = " + repeated("a..", 10'000) + "a", 0,
             "it is nested too deeply; split it into functions"}),
    [](const auto& tested) { return tested.param.name; });

TEST(ScriptCompiler, AcceptsSourceText) {
  ScriptCompiler compiler;
  EXPECT_EQ(compiler.check_chunk(""), std::nullopt);
  EXPECT_EQ(compiler.check_chunk("-- only a remark"), std::nullopt);
  EXPECT_EQ(compiler.check_chunk("function f(a, ...)\n  return a // 2, ...\nend\n"), std::nullopt);
  EXPECT_EQ(compiler.check_chunk("local a <const>, b <close> = 1, nil"), std::nullopt);
  EXPECT_EQ(compiler.check_chunk("x = [==[ ]] ]=] ]==]"), std::nullopt);
  EXPECT_EQ(compiler.check_chunk("x = 'unlit \xF0\x9F\x95\xAF'"), std::nullopt);
  EXPECT_EQ(compiler.check_chunk(std::string(largest_chunk, ' ')), std::nullopt);
}

TEST(ScriptCompiler, RunsNothing) {
  ScriptCompiler compiler;
  EXPECT_EQ(compiler.check_chunk("while true do end"), std::nullopt);
  EXPECT_EQ(compiler.check_chunk("error('run')"), std::nullopt);
  EXPECT_EQ(compiler.check_expression("error('run')"), std::nullopt);
}

TEST(ScriptCompiler, SurvivesSourcesThatBrokeOldParsers) {
  ScriptCompiler compiler;
  EXPECT_EQ(compiler.check_chunk("local _ENV <const> = {}\nx = 1\nprint(y)"), std::nullopt);
  EXPECT_EQ(compiler.check_chunk("local _ENV <const> = 'k'\nfunction f() return a.b.c[d] end"), std::nullopt);
  EXPECT_EQ(compiler.check_chunk("local _ENV <const> = nil; x = y"), std::nullopt);
  EXPECT_EQ(compiler.check_chunk("local function loop(a, b) return loop(b, a, loop) end"), std::nullopt);
}

TEST(ScriptCompiler, BoundsTheLocalsOfAFunction) {
  ScriptCompiler compiler;
  EXPECT_EQ(compiler.check_chunk(repeated("local a\n", 200)), std::nullopt);
  const auto mistake = compiler.check_chunk(repeated("local a ", 201));
  ASSERT_TRUE(mistake.has_value());
  EXPECT_EQ(mistake->line, 1);
  EXPECT_TRUE(mistake->reason.starts_with("too many local variables (limit is 200)")) << mistake->reason;
}

TEST(ScriptCompiler, ShortensWhatItQuotes) {
  ScriptCompiler compiler;
  const auto mistake = compiler.check_chunk("x = '" + std::string(60'000, 'y') + "\xFF");
  ASSERT_TRUE(mistake.has_value());
  EXPECT_LT(mistake->reason.size(), 200U);
  EXPECT_TRUE(is_utf8(mistake->reason));
}

TEST(ScriptCompiler, GoesOnAfterAMistake) {
  ScriptCompiler compiler;
  for (int i = 0; i < 1000; ++i) {
    EXPECT_NE(compiler.check_chunk("x = = 1"), std::nullopt);
    EXPECT_EQ(compiler.check_chunk("x = 1"), std::nullopt);
  }
}

TEST(ScriptCompiler, ManyLargeChunksFitItsMemory) {
  ScriptCompiler compiler;
  const auto large = repeated("x = {1, 2, 3} ", largest_chunk / 14);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(compiler.check_chunk(large), std::nullopt) << i;
}

TEST(ScriptCompiler, ReadsExpressions) {
  ScriptCompiler compiler;
  EXPECT_EQ(compiler.check_expression("controls(player) >= 1"), std::nullopt);
  EXPECT_EQ(compiler.check_expression("controls(player, \"A\") == 2 -- both"), std::nullopt);
  EXPECT_EQ(compiler.check_expression("")->reason, "it is empty; write a Lua expression");
  EXPECT_EQ(compiler.check_expression(" \n\t")->reason, "it is empty; write a Lua expression");
  EXPECT_EQ(compiler.check_expression("-- x")->reason, "it is empty; write a Lua expression");
  EXPECT_EQ(compiler.check_expression("--[[ x ]] --")->reason, "it is empty; write a Lua expression");
  for (const auto* several : {";", "1;", "1, 2", "1, 2 -- both"}) {
    const auto mistake = compiler.check_expression(several);
    ASSERT_TRUE(mistake) << several;
    EXPECT_EQ(mistake->reason, "it is not one expression; write one, such as controls(player) >= 1") << several;
  }
  EXPECT_EQ(compiler.check_expression("(f{1, 2; 3}) -- several, in a table"), std::nullopt);
  EXPECT_EQ(compiler.check_expression("controls(player) >")->reason, "unexpected symbol near the end");
  EXPECT_EQ(compiler.check_expression("x = 1")->reason, "the end expected near '='; two values are compared with ==");
  EXPECT_EQ(compiler.check_expression("1 end function f() return 2")->reason,
            "the end expected near 'end'; there is one end too many, here or before");
  EXPECT_EQ(compiler.check_expression("1 x = 2")->reason, "the end expected near 'x'");
}

TEST(CompileScripts, LooksAtWhatIsCountedAndAtOutcomes) {
  auto mission = test::empty_mission();
  auto objective = fresh<MissionObjective>(Id("cores"));
  objective.kind = Id("progressive");
  Condition counted;
  counted.victory_points = 15;
  counted.each = "controls(player)";
  auto wrong = counted;
  wrong.each = "controls(";
  auto both = counted;
  both.expression = "1 +";
  objective.conditions = {counted, wrong, both, Condition()};
  Outcome outcome;
  outcome.expression = "battle.round > ";
  objective.outcomes = {outcome};
  mission.objectives = std::vector<MissionObjective>{objective};
  std::vector<std::pair<std::string, int>> found;
  for (const auto& script : compile_scripts(mission)) found.emplace_back(script.row, script.condition);
  const std::vector<std::pair<std::string, int>> expected = {
      {"condition", 2}, {"condition", 3}, {"condition", 4}, {"outcome", 1}};
  EXPECT_EQ(found, expected) << "a condition that counts something needs no other expression, any other does";
}

TEST(CompileScripts, VisitsEveryChunkAndConditionInMissionOrder) {
  auto mission = test::empty_mission();
  const Rule rule{{Id("venting"), "Venting decks", std::nullopt, {}, "x = 1\nx = = 2", {}}, ""};
  const Rule sound{{Id("sound"), "Sound", std::nullopt, {}, "x = 1", {}}, ""};
  mission.rules = std::vector<Rule>{rule, sound};
  MissionObjective objective{
      {Id("junction"), "Hold the junction", std::nullopt, {}, "function", {}}, Id("progressive"), "", {}, {}};
  objective.conditions = {{5, "controls(player) >= 1", "one", {}}, {5, "controls(player", "more", {}}};
  mission.objectives = std::vector<MissionObjective>{objective};
  auto stratagem = fresh<Stratagem>(Id("hinges"));
  stratagem.name = "Blow the hinges";
  stratagem.lua = "x = 1\n\n--- rule: venting\n";
  mission.stratagems = std::vector<Stratagem>{stratagem};

  const auto broken = compile_scripts(mission);
  ASSERT_EQ(broken.size(), 4U);
  EXPECT_EQ(broken[0].what, "rule");
  EXPECT_EQ(broken[0].item, Id("venting"));
  EXPECT_EQ(broken[0].name, "Venting decks");
  EXPECT_EQ(broken[0].condition, 0);
  EXPECT_EQ(broken[0].mistake, (ScriptMistake{2, "unexpected symbol near '='"}));
  EXPECT_EQ(broken[1].what, "mission objective");
  EXPECT_EQ(broken[1].condition, 0);
  EXPECT_EQ(broken[1].mistake, (ScriptMistake{1, "a name expected near the end"}));
  EXPECT_EQ(broken[2].item, Id("junction"));
  EXPECT_EQ(broken[2].condition, 2);
  EXPECT_EQ(broken[2].mistake.reason, "')' expected near the end");
  EXPECT_EQ(broken[3].what, "stratagem");
  EXPECT_EQ(broken[3].mistake.line, 3);
}

}  // namespace
}  // namespace bulkhead
