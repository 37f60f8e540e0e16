// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace bulkhead::test {
namespace {

using nlohmann::json;
using Names = std::vector<std::string>;

TEST(CheckCommand, TellsOfSettingsForNoCheck) {
  const Workplace place;
  make_mission(place);
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "severity no-such-check off"}).code, 0);
  const auto outcome = place.run({"check", "m.bulkhead"});
  EXPECT_NE(outcome.output.find("no-such-check, which is no check"), std::string::npos) << outcome.output;
}

TEST(CheckCommand, FindsNamesAndFixesASealedRoom) {
  const Workplace place;
  make_mission(place);
  ASSERT_EQ(place.run(sealed_room).code, 0);
  const auto outcome = place.run({"check", "m.bulkhead", "--format", "json"});
  EXPECT_EQ(outcome.code, 1);
  const auto findings = json::parse(outcome.output);
  ASSERT_FALSE(findings.empty());
  const auto& finding = findings.at(0);
  EXPECT_EQ(finding.at("file"), "m.bulkhead");
  EXPECT_EQ(finding.at("key"), "sealed-region");
  EXPECT_EQ(finding.at("severity"), "error");
  EXPECT_EQ(finding.at("addresses"), json::array({"C3"}));
  EXPECT_EQ(finding.at("waived"), false);
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "hatchway C3/C4"}).code, 0);
  EXPECT_EQ(place.run({"check", "m.bulkhead"}).code, 0);
}

TEST(CheckCommand, AWaivedErrorIsShownAndNotCounted) {
  const Workplace place;
  make_mission(place);
  ASSERT_EQ(place.run(sealed_room).code, 0);
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "waive sealed-region at C3 reason \"a vault\""}).code, 0);
  const auto outcome = place.run({"check", "m.bulkhead", "--format", "json"});
  EXPECT_EQ(outcome.code, 0);
  const auto findings = json::parse(outcome.output);
  ASSERT_FALSE(findings.empty());
  EXPECT_EQ(findings.at(0).at("waived"), true);
}

TEST(CheckCommand, TheWorstOfSeveralFilesCounts) {
  const Workplace place;
  make_mission(place);
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "wall B3/C3 C3/D3 C2/C3 C3/C4", "-o", "sealed.bulkhead"}).code, 0);
  EXPECT_EQ(place.run({"check", "m.bulkhead", "sealed.bulkhead"}).code, 1);
  const auto outcome = place.run({"check", "missing.bulkhead", "m.bulkhead", "sealed.bulkhead", "--format", "json"});
  EXPECT_EQ(outcome.code, 3);
  EXPECT_EQ(json::parse(outcome.output).back().at("file"), "sealed.bulkhead");
}

TEST(CheckCommand, LooksThroughFolders) {
  const Workplace place;
  make_mission(place);
  ASSERT_EQ(place.run(sealed_room).code, 0);
  ASSERT_EQ(place.shell("mkdir -p many/deep; cp m.bulkhead many/2.bulkhead; cp m.bulkhead many/deep/1.bulkhead").code,
            0);
  const auto outcome = place.run({"check", "many", "many/2.bulkhead", "--format", "json"});
  EXPECT_EQ(outcome.code, 1);
  Names files;
  for (const auto& finding : json::parse(outcome.output)) {
    if (finding.at("key") == "sealed-region") files.push_back(finding.at("file"));
  }
  EXPECT_EQ(files, (Names{"many/2.bulkhead", "many/deep/1.bulkhead"})) << "each once, in order";
  EXPECT_EQ(place.run({"check", "."}).code, 1);
  const auto empty = place.shell("mkdir empty; bulkhead check empty");
  EXPECT_EQ(empty.code, 3);
  EXPECT_NE(empty.errors.find("no mission in this folder"), std::string::npos) << empty.errors;
}

TEST(CheckCommand, SaysOfManyFilesInOrderWhatItSaysOfOne) {
  const Workplace place;
  make_mission(place);
  std::string together;
  std::string files;
  for (int number = 10; number < 40; ++number) {
    const auto name = std::to_string(number) + ".bulkhead";
    const auto edit = number % 3 == 0 ? "" : "&& bulkhead edit " + name + " 'wall A1/B1 A1/A2' >/dev/null";
    ASSERT_EQ(place.shell("cp m.bulkhead " + name + edit).code, 0);
    together += place.run({"check", name}).output;
    files += " " + name;
  }
  EXPECT_EQ(place.shell("bulkhead check" + files).output, together);
}

TEST(CheckCommand, ShowsWhatWouldFixAFileAndWritesItOnlyWhenAsked) {
  const Workplace place;
  make_mission(place);
  ASSERT_EQ(place.run(sealed_room).code, 0);
  const auto before = place.read("m.bulkhead");
  const auto shown = place.run({"check", "m.bulkhead", "--fix", "sealed-region"});
  EXPECT_EQ(shown.code, 1) << "the file is as broken as before";
  EXPECT_NE(shown.output.find("m.bulkhead: error: C3: "), std::string::npos) << shown.output;
  EXPECT_NE(shown.output.find("\nm.bulkhead: with --write there would be left: 0 errors, "), std::string::npos)
      << shown.output;
  EXPECT_EQ(place.read("m.bulkhead"), before);
  EXPECT_NE(shown.output.find("would mend: hatchway C2/C3 facing south [sealed-region]\n--- m.bulkhead\n"),
            std::string::npos)
      << shown.output;
  EXPECT_NE(shown.output.find("\n+      <hatchway at=\"C2/C3\""), std::string::npos);
  const auto written = place.run({"check", "m.bulkhead", "--fix", "sealed-region", "--write"});
  EXPECT_EQ(written.code, 0);
  EXPECT_NE(written.output.find("m.bulkhead: mended: hatchway C2/C3 facing south [sealed-region]\n"), std::string::npos)
      << written.output;
  EXPECT_EQ(place.run({"edit", "m.bulkhead", "hatchway C2/C3 facing south", "--dry-run"}).output,
            "Nothing to change.\n");
  EXPECT_EQ(place.run({"check", "m.bulkhead"}).code, 0);
}

TEST(CheckCommand, ReportsToProgramsWhatTheFileHolds) {
  const Workplace place;
  make_mission(place);
  ASSERT_EQ(place.run(sealed_room).code, 0);
  const std::vector<std::string> check = {"check", "m.bulkhead", "--format", "json"};
  const auto plain = place.run(check);
  auto fix = check;
  fix.insert(fix.end(), {"--fix", "all"});
  const auto shown = place.run(fix);
  EXPECT_EQ(shown.code, 1);
  EXPECT_EQ(shown.output, plain.output);
  // What would be done is told beside it.
  EXPECT_NE(shown.errors.find("would mend"), std::string::npos) << shown.errors;
  EXPECT_NE(shown.errors.find("would be left: 0 errors"), std::string::npos) << shown.errors;
  fix.emplace_back("--write");
  const auto written = place.run(fix);
  EXPECT_EQ(written.code, 0);
  EXPECT_EQ(written.output, place.run(check).output);
  EXPECT_EQ(written.errors.find("would"), std::string::npos) << written.errors;
}

TEST(CheckCommand, FixesNotesOnlyWhereTheirCheckIsNamed) {
  const Workplace place;
  make_mission(place);
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "wall B3/C3 C3/D3 C2/C3"}).code, 0);
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "hatchway C3/C4"}).code, 0);
  const auto fixes_dead_ends = [&](const std::vector<std::string>& more) {
    std::vector<std::string> words = {"check", "m.bulkhead"};
    words.insert(words.end(), more.begin(), more.end());
    const auto outcome = place.run(words);
    EXPECT_NE(outcome.output.find("[dead-end]\n"), std::string::npos) << outcome.output;
    const auto fixed = outcome.output.find("would mend: hatchway");
    return fixed != std::string::npos && outcome.output.find("[dead-end]", fixed) < outcome.output.find("---");
  };
  EXPECT_FALSE(fixes_dead_ends({"--fix", "all"}));
  EXPECT_TRUE(fixes_dead_ends({"--fix", "dead-end"}));
  EXPECT_TRUE(fixes_dead_ends({"--fix", "all", "--fix", "dead-end"}));
  EXPECT_TRUE(fixes_dead_ends({"--fix", "all", "--severity", "dead-end=warning"}));
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "severity dead-end warning"}).code, 0);
  EXPECT_TRUE(fixes_dead_ends({"--fix", "all"}));
  EXPECT_FALSE(fixes_dead_ends({"--fix", "all", "--severity", "dead-end=note"}));
}

TEST(CheckCommand, GoesByTheUsersLevelsWhereNobodyElseSays) {
  const Workplace place;
  make_mission(place);
  ASSERT_EQ(place.run(sealed_room).code, 0);
  const auto level = [&](const std::vector<std::string>& more) {
    std::string line = "XDG_CONFIG_HOME=$PWD/mine bulkhead check m.bulkhead --format json";
    for (const auto& word : more) line += " " + word;
    const auto outcome = place.shell(line);
    for (const auto& finding : json::parse(outcome.output)) {
      if (finding.at("key") == "sealed-region") return finding.at("severity").get<std::string>();
    }
    return std::string("off");
  };
  ASSERT_EQ(place.shell("mkdir -p mine/bulkhead").code, 0);
  EXPECT_EQ(level({}), "error");
  place.write("mine/bulkhead/settings.xml",
              "<settings format=\"1\"><severity check=\"sealed-region\" level=\"off\"/>"
              "<severity check=\"of-a-later-version\" level=\"error\"/></settings>");
  EXPECT_EQ(level({}), "off");
  const auto outcome = place.shell("XDG_CONFIG_HOME=$PWD/mine bulkhead check m.bulkhead");
  EXPECT_NE(outcome.output.find("turned off: sealed-region"), std::string::npos) << outcome.output;
  EXPECT_EQ(outcome.output.find("of-a-later-version"), std::string::npos) << outcome.output;
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "severity sealed-region warning"}).code, 0);
  EXPECT_EQ(level({}), "warning");
  EXPECT_EQ(level({"--severity", "sealed-region=note"}), "note");
}

TEST(CheckCommand, ALevelOfTheUsersCountsOnlyForThatRun) {
  const Workplace place;
  make_mission(place);
  ASSERT_EQ(place.run(sealed_room).code, 0);
  const auto before = place.read("m.bulkhead");
  EXPECT_EQ(place.run({"check", "m.bulkhead", "--severity", "sealed-region=warning"}).code, 0);
  const auto off =
      place.run({"check", "m.bulkhead", "--severity", "sealed-region=off", "--severity", "dead-end=error"});
  EXPECT_EQ(off.output.find("[sealed-region]"), std::string::npos) << off.output;
  EXPECT_EQ(place.run({"check", "m.bulkhead", "--severity", "missing-pillar=error", "--fix", "all", "--write"}).code,
            0);
  EXPECT_NE(place.read("m.bulkhead"), before);
  EXPECT_EQ(place.read("m.bulkhead").find("<severity"), std::string::npos);
}

TEST(CheckCommand, ReportsForOtherPrograms) {
  const Workplace place;
  make_mission(place);
  place.write("broken.bulkhead", "<mission");
  const auto sarif = place.run({"check", ".", "--format", "sarif"});
  EXPECT_EQ(sarif.code, 3);
  EXPECT_EQ(json::parse(sarif.output).at("runs").at(0).at("invocations").at(0).at("executionSuccessful"), false);
  const auto junit = place.run({"check", ".", "--format", "junit"});
  EXPECT_EQ(junit.code, 3);
  EXPECT_NE(junit.output.find("<testsuite name=\"./broken.bulkhead\" tests=\"1\" failures=\"0\" errors=\"1\""),
            std::string::npos)
      << junit.output;
}

/// Nine rules of 50,200 bytes call ten fields each, which is 90 findings; the fix of each writes a rule anew and is as
/// long, but for two brackets at each field and what stands round the rule, so longer than 50,000 bytes and shorter
/// than 50,600. The 80th makes 4,000,000 of them full, and not the 79th: 79 times 50,600 are 3,997,400.
TEST(CheckCommand, SaysOfHowManyFindingsTheFixesAreNotListed) {
  const Workplace place;
  make_mission(place);
  std::string lua = "function on_round_start(rule, battle)\n";
  for (const auto* word :
       {"players", "units", "markers", "areas", "zones", "hatchways", "features", "links", "attacker", "defender"}) {
    lua += std::string("  local x = battle:") + word + "()\n";
  }
  lua += "end\n-- ";
  lua.resize(50'200, 'a');
  std::string rules;
  for (const auto* id : {"a", "b", "c", "d", "e", "f", "g", "h", "i"}) {
    rules += std::string("<rule id=\"") + id + "\" name=\"R\"><text>t</text><lua>" + lua + "</lua></rule>\n";
  }
  auto mission = place.read("m.bulkhead");
  mission.insert(mission.find("</mission>"), rules);
  place.write("m.bulkhead", mission);
  const std::string told =
      "m.bulkhead: fixes of 10 findings are not listed, as those before take 4 MB; --fix KEY shows what would mend "
      "those "
      "of one check\n";
  const auto as_text = place.run({"check", "m.bulkhead"});
  EXPECT_NE(as_text.errors.find(told), std::string::npos) << as_text.errors;
  const auto as_json = place.run({"check", "m.bulkhead", "--format", "json"});
  EXPECT_NE(as_json.errors.find(told), std::string::npos) << as_json.errors;
  std::size_t listed = 0;
  for (const auto& finding : json::parse(as_json.output)) listed += finding.at("fixes").size();
  EXPECT_EQ(listed, 80U);
  const auto without_fixes = place.run({"check", "m.bulkhead", "--format", "junit"});
  EXPECT_EQ(without_fixes.errors.find("not listed"), std::string::npos) << without_fixes.errors;
}

TEST(CheckCommand, RefusesWhatItDoesNotUnderstand) {
  const Workplace place;
  make_mission(place);
  for (const auto& [arguments, words] :
       std::map<Names, std::string>{{{"check"}, "needs a mission"},
                                    {{"check", "m.bulkhead", "--fix", "nonsense"}, "no check \"nonsense\""},
                                    {{"check", "m.bulkhead", "--severity", "dead-end"}, "KEY=error"},
                                    {{"check", "m.bulkhead", "--severity", "dead-end=loud"}, "--severity dead-end"},
                                    {{"check", "m.bulkhead", "--severity", "nonsense=off"}, "no check \"nonsense\""},
                                    {{"check", "m.bulkhead", "--write"}, "--write goes with --fix"},
                                    {{"check", "m.bulkhead", "--own", "gallowdark=-1"}, "SET=BOXES"},
                                    {{"info", "m.bulkhead", "--own", "=2"}, "SET=BOXES"}}) {
    const auto outcome = place.run(arguments);
    EXPECT_EQ(outcome.code, 2) << words;
    EXPECT_NE(outcome.errors.find(words), std::string::npos) << outcome.errors;
  }
}

TEST(CheckCommand, TakesNamesInBracketsAsTheyAre) {
  const Workplace place;
  make_mission(place);
  place.write("[m.bulkhead]", "<mission/>");
  place.write("[a,b]/m.bulkhead", "<mission/>");
  for (const auto& [named, file] :
       {std::pair("[m.bulkhead]", "[m.bulkhead]"), std::pair("[a,b]", "[a,b]/m.bulkhead")}) {
    const auto outcome = place.run({"check", named});
    EXPECT_EQ(outcome.code, 3) << outcome.output;
    EXPECT_TRUE(outcome.errors.starts_with(std::string("bulkhead: ./") + file + ":1:1: ")) << outcome.errors;
  }
}

}  // namespace
}  // namespace bulkhead::test
