// SPDX-License-Identifier: MIT
// What `bulkhead rules` promises from the outside: there and back without a change, edits a line each, exit codes.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "tests/cli/program.h"

namespace bulkhead::test {
namespace {

/// m.bulkhead is Decompression, r.lua its rules.
class RulesContract : public testing::Test {
 protected:
  RulesContract() {
    EXPECT_EQ(place.run({"new", "boarding-actions/decompression", "-o", "m.bulkhead"}).code, 0);
    EXPECT_EQ(place.run({"rules", "export", "m.bulkhead", "-o", "r.lua"}).code, 0);
  }

  /// Replaces the first of what has to be there in r.lua.
  void change(const std::string& from, const std::string& to) const {
    auto text = place.read("r.lua");
    const auto at = text.find(from);
    ASSERT_NE(at, std::string::npos) << from << text;
    place.write("r.lua", text.replace(at, from.size(), to));
  }

  [[nodiscard]] Outcome import(std::vector<std::string> options = {}) const {
    options.insert(options.begin(), {"rules", "import", "m.bulkhead", "r.lua"});
    return place.run(options);
  }

  /// What comes of a file with this content, which must leave the mission alone.
  void expect_refused(const std::string& content, int code, const std::string& message) const {
    const auto before = place.read("m.bulkhead");
    place.write("r.lua", content);
    const auto outcome = import({"--prune"});
    EXPECT_EQ(outcome.code, code) << message << outcome.errors;
    EXPECT_NE(outcome.errors.find(message), std::string::npos) << message << "\n" << outcome.errors.substr(0, 1000);
    if (code == 2) EXPECT_EQ(place.read("m.bulkhead"), before) << message;
    place.write("m.bulkhead", before);
  }

  Workplace place;
};

TEST_F(RulesContract, SaysWhereTheChecksHaveMoreToSay) {
  change("function on_", "function on_rounds_of_none");
  const auto text = place.read("r.lua");
  // Lines count from 1.
  const auto line = std::to_string(
      1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(text.find("on_rounds")), '\n'));
  for (const auto& options : std::vector<std::vector<std::string>>{{"--dry-run"}, {}, {}}) {
    const auto outcome = import(options);
    EXPECT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_TRUE(outcome.errors.starts_with("r.lua:" + line + ": ")) << outcome.errors;
    EXPECT_NE(outcome.errors.find(", line " + line + ": "), std::string::npos) << outcome.errors;
    EXPECT_NE(outcome.errors.find("\nThe checks have 1 finding about its Lua: bulkhead check"), std::string::npos)
        << outcome.errors;
    EXPECT_EQ(outcome.errors.ends_with("bulkhead check m.bulkhead\n"), options.empty()) << outcome.errors;
  }
  const auto checked = place.run({"check", "m.bulkhead"}).output;
  EXPECT_NE(checked.find("on_rounds_of_none"), std::string::npos) << checked;
}

TEST_F(RulesContract, ThereAndBackChangesNoByte) {
  // Not as the program would write it.
  place.write("m.bulkhead", place.read("m.bulkhead") + "<!-- mine -->\n\n");
  const auto before = place.read("m.bulkhead");
  const auto outcome = import();
  EXPECT_EQ(outcome.code, 0) << outcome.errors;
  EXPECT_EQ(outcome.output, "Nothing to change.\n");
  EXPECT_EQ(outcome.errors, "");
  EXPECT_EQ(place.read("m.bulkhead"), before);
  EXPECT_EQ(import({"--prune"}).output, "Nothing to change.\n");
  EXPECT_EQ(place.files(), (std::vector<std::string>{"m.bulkhead", "r.lua"}));
}

TEST_F(RulesContract, ExportsToAFileWithABackupOrToStandardOutput) {
  const auto text = place.read("r.lua");
  EXPECT_TRUE(text.starts_with("-- The rules of M.\n")) << text;
  EXPECT_NE(text.find("\n--- rule: venting\nrule {\n  id = \"venting\",\n"), std::string::npos) << text;
  EXPECT_NE(text.find("\n}\n\nfunction on_round_start(rule, battle)\n"), std::string::npos) << text;
  EXPECT_EQ(place.run({"rules", "export", "m.bulkhead", "-o", "-"}).output, text);
  EXPECT_EQ(place.run({"rules", "export", "m.bulkhead"}).output, text);
  place.write("r.lua", "-- mine\n");
  EXPECT_EQ(place.run({"rules", "export", "m.bulkhead", "-o", "r.lua"}).output, "r.lua\n");
  EXPECT_EQ(place.read("r.lua~"), "-- mine\n");
  // The bundle has the same file.
  EXPECT_EQ(place.run({"export", "m.bulkhead", "-o", "b.lua"}).code, 0);
  EXPECT_EQ(place.read("b.lua"), text);
}

TEST_F(RulesContract, PrintsTheEditsAndMakesThem) {
  change("function on_round_start(rule, battle)\n", "function on_round_start(rule, battle)\n  local late = 1\n");
  change("name = \"Venting decks\"", "name = \"Open decks\"");
  place.write("r.lua", place.read("r.lua") + "\n--- rule: alarm\nrule {\n  id = \"alarm\",\n  name = \"Alarm\",\n}\n");
  const auto before = place.read("m.bulkhead");
  const auto dry = import({"--dry-run"});
  EXPECT_EQ(dry.code, 0) << dry.errors;
  EXPECT_TRUE(
      dry.output.starts_with("set #venting name \"Open decks\"\nlua #venting \"function on_round_start(rule, "
                             "battle)\\n  local late = 1\\n"))
      << dry.output;
  EXPECT_TRUE(dry.output.ends_with("\nrule alarm name \"Alarm\"\n")) << dry.output;
  EXPECT_EQ(place.read("m.bulkhead"), before);

  const auto beside = import({"-o", "n.bulkhead"});
  EXPECT_EQ(beside.output, dry.output);
  EXPECT_EQ(place.read("m.bulkhead"), before);
  const auto piped = import({"-o", "-"});
  EXPECT_EQ(piped.output, place.read("n.bulkhead"));
  EXPECT_EQ(piped.errors, dry.output);

  EXPECT_EQ(import().output, dry.output);
  EXPECT_EQ(place.read("m.bulkhead"), place.read("n.bulkhead"));
  EXPECT_EQ(place.read("m.bulkhead~"), before);
  EXPECT_EQ(import().output, "Nothing to change.\n");
  // The lines are what `bulkhead edit` takes.
  place.write("m.bulkhead", before);
  EXPECT_EQ(place.run({"edit", "m.bulkhead", dry.output.substr(0, dry.output.size() - 1)}).code, 0);
  EXPECT_EQ(place.read("m.bulkhead"), place.read("n.bulkhead"));
  EXPECT_EQ(place.run({"rules", "import", "m.bulkhead", "-"}, place.read("r.lua")).output, "Nothing to change.\n");
}

TEST_F(RulesContract, RefusesABrokenSectionAndTakesTheOthers) {
  place.write(
      "r.lua",
      "--- rule: venting\nrule {\n  name = \"Venting decks\",\n}\n\nfunction on_round_start(rule, battle\nend\n\n"
      "--- rule: alarm\nrule {\n  name = \"Alarm\",\n}\n");
  const auto outcome = import();
  EXPECT_EQ(outcome.code, 1);
  EXPECT_EQ(outcome.output, "rule alarm name \"Alarm\"\n");
  EXPECT_EQ(outcome.errors, "bulkhead: r.lua:7:1: line 2 of its Lua does not compile: ')' expected near 'end'\n");
  EXPECT_NE(place.read("m.bulkhead").find("<rule id=\"alarm\""), std::string::npos);
  EXPECT_NE(place.read("m.bulkhead").find("function on_round_start(rule, battle)"), std::string::npos);
  change("rule {\n  name = \"Alarm\"", "rule {\n  nmae = \"Alarm\"");
  EXPECT_EQ(import().errors,
            "bulkhead: r.lua:7:1: line 2 of its Lua does not compile: ')' expected near 'end'\n"
            "bulkhead: r.lua:11:3: a rule has no field \"nmae\"; did you mean name?\n");
}

TEST_F(RulesContract, SaysThatNothingWasTakenWhereAllSectionsAreBroken) {
  place.write("r.lua", "--- rule: alarm\nrule {\n  nmae = \"Alarm\",\n}\n");
  const auto outcome = import();
  EXPECT_EQ(outcome.code, 1);
  EXPECT_EQ(outcome.output, "Nothing was taken.\n");
}

TEST_F(RulesContract, PruneRemovesWhatTheFileLacks) {
  place.write("r.lua", "--- rule: venting\nrule { name = \"Venting decks\" }\n");
  EXPECT_EQ(import().code, 0);
  EXPECT_NE(place.read("m.bulkhead").find("<mission-objective "), std::string::npos);
  const auto outcome = import({"--prune"});
  EXPECT_EQ(outcome.code, 0) << outcome.errors;
  EXPECT_TRUE(outcome.output.starts_with("remove #")) << outcome.output;
  const auto mission = place.read("m.bulkhead");
  EXPECT_EQ(mission.find("<mission-objective "), std::string::npos);
  EXPECT_NE(mission.find("<rule id=\"venting\""), std::string::npos);
  EXPECT_NE(mission.find("<area "), std::string::npos);
}

TEST_F(RulesContract, TakesNothingOfWhatIsNoRulesFile) {
  const auto text = place.read("r.lua");
  expect_refused("--- rule: \n" + text.substr(text.find("--- rule:")), 2, "r.lua:1:10: a heading has one id");
  expect_refused("print \"hello\"\n" + text, 2, "r.lua:1:1: above the first heading only comments stand");
  expect_refused(std::string("\x7F"
                             "ELF\0\1\2",
                             7),
                 2, "r.lua:1:1: there is a control character");
  expect_refused(text + "-- \xFF\n", 2, ": this is not UTF-8 text; save the file as UTF-8");
  expect_refused(std::string(10'000'000, 'x'), 2, "r.lua:1:1: above the first heading");
  expect_refused(std::string(70'000'000, '-'), 3, "r.lua: ");
  place.write("m.bulkhead", "none");
  EXPECT_EQ(import().code, 3);
  EXPECT_EQ(place.run({"rules", "import", "m.bulkhead", "nowhere.lua"}).code, 3);
}

TEST_F(RulesContract, RefusesTheWorstOfSections) {
  const auto text = place.read("r.lua");
  const auto heading = std::string("--- rule: r\nrule ");
  const auto of = [&](const std::string& section) { return text + heading + section; };
  expect_refused(of(std::string(10'000'000, '{')), 1, ": tables are nested too deeply here");
  expect_refused(of("{ name = " + std::string(3'000'000, '{')), 1, ": tables are nested too deeply here");
  expect_refused(of("{ name = [==[ never"), 1, ": what begins here with [==[ has no end");
  expect_refused(of("{ name = \"never\n}"), 1, ": what begins here with \" has no end");
  expect_refused(of("{ name = \"R\", text = os.getenv(\"HOME\") }"), 1, ": \"os\" cannot stand here");
  expect_refused(of("{ name = \"R\" }\nlocal x <const> = 1; x = 2"), 1,
                 ": line 1 of its Lua does not compile: attempt to assign");
  expect_refused(of("{ name = \"R\" }\n" + std::string(100'000, ' ') + std::string(100'000, ';')), 1,
                 ": its Lua does not compile: it is longer than 64 KiB");
  expect_refused(of("{ name = \"R\" }\nx = " + std::string(5'000, '(')), 1,
                 ": its Lua does not compile: it is nested too deeply");
  expect_refused(of("{ name = \"R\" }\n--[[ a comment without an end"), 1, ": line 1 of its Lua does not compile: ");
  expect_refused(text + "--- rule: venting\nrule { name = \"Again\" }\n", 1, ": there is a section venting above");
  expect_refused("--- action: venting\naction { name = \"Venting\" }\n", 1,
                 "r.lua:1:1: the id venting is taken already (rule)");
  expect_refused("--- rule: venting\naction { name = \"Venting\" }\n", 1,
                 "r.lua:2:1: the section of a rule begins with rule { … }");
  std::string many;
  for (int section = 0; section < 200'000; ++section) many += "--- rule: x\n";
  expect_refused(many, 2, ": more than 2000 sections are new, changed or broken");
}

TEST_F(RulesContract, LineEndsAndAByteOrderMarkDoNoHarm) {
  std::string windows = "\xEF\xBB\xBF";
  for (const char character : place.read("r.lua")) windows += character == '\n' ? "\r\n" : std::string(1, character);
  place.write("r.lua", windows);
  EXPECT_EQ(import().output, "Nothing to change.\n");
}

TEST_F(RulesContract, NamesWhatIsMissingOnTheCommandLine) {
  EXPECT_EQ(place.run({"rules"}).code, 2);
  EXPECT_EQ(place.run({"rules", "m.bulkhead"}).code, 2);
  EXPECT_EQ(place.run({"rules", "export"}).code, 2);
  EXPECT_EQ(place.run({"rules", "import", "m.bulkhead"}).code, 2);
  EXPECT_EQ(place.run({"rules", "import", "m.bulkhead", "r.lua", "--frob"}).errors,
            "bulkhead: there is no option \"--frob\"; `bulkhead rules import --help` shows what can be said\n");
  for (const std::vector<std::string>& command :
       {std::vector<std::string>{"rules", "export", "--help"}, {"rules", "import", "--help"}}) {
    const auto help = place.run(command);
    EXPECT_EQ(help.code, 0);
    EXPECT_NE(help.output.find("Example: bulkhead rules " + command[1]), std::string::npos) << help.output;
  }
}

}  // namespace
}  // namespace bulkhead::test
