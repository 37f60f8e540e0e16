// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <pugixml.hpp>

#include "analysis/snapshot/snapshot.h"
#include "exchange/findings/findings_json.h"
#include "exchange/findings/findings_junit.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

using nlohmann::json;

Check check_of(const std::string& key, Level level) {
  Check check;
  check.key = key;
  check.title = "About " + key;
  check.remedy = "Mend " + key + ".";
  check.level = level;
  return check;
}

const std::vector<Check> checks = {check_of("sealed-region", Level::error), check_of("dead-end", Level::note),
                                   check_of("no-zone", Level::warning), check_of("no-route", Level::error)};

/// A file with an error, a note and something waived, where one check is off; one that cannot be read.
std::vector<CheckedMission> two_files() {
  CheckedMission read;
  read.file = "my missions/Ä.bulkhead";
  read.findings = {
      {"sealed-region", Level::error, "F1 is <sealed> off", {"F1", "F2"}, {"hatchway E1/F1"}, std::nullopt},
      {"dead-end", Level::note, "A1 is a dead end", {"A1"}, {}, std::nullopt},
      {"no-zone", Level::warning, "no zone", {}, {}, "An ambush."}};
  read.checks_off = {"no-route"};
  CheckedMission broken;
  broken.file = "/club/broken.bulkhead";
  broken.unreadable = "broken.bulkhead:1:1: no mission";
  return {read, broken};
}

TEST(FindingsJson, ListsFindingsWithWhatFixesThem) {
  EXPECT_EQ(json::parse(findings_json(two_files())), json::parse(R"([
    {"file": "my missions/Ä.bulkhead", "key": "sealed-region", "severity": "error", "message": "F1 is <sealed> off",
     "addresses": ["F1", "F2"], "fixes": ["hatchway E1/F1"], "waived": false},
    {"file": "my missions/Ä.bulkhead", "key": "dead-end", "severity": "note", "message": "A1 is a dead end",
     "addresses": ["A1"], "fixes": [], "waived": false},
    {"file": "my missions/Ä.bulkhead", "key": "no-zone", "severity": "warning", "message": "no zone",
     "addresses": [], "fixes": [], "waived": true, "reason": "An ambush."}])"));
}

TEST(FindingsSarif, IsALogOfOneRun) {
  const auto log = json::parse(findings_sarif(two_files(), checks, "1.2.3"));
  EXPECT_EQ(log.at("version"), "2.1.0");
  ASSERT_EQ(log.at("runs").size(), 1U);
  const auto& run = log["runs"][0];
  const auto& driver = run.at("tool").at("driver");
  EXPECT_EQ(driver.at("semanticVersion"), "1.2.3");
  ASSERT_EQ(driver.at("rules").size(), checks.size());
  EXPECT_EQ(driver["rules"][1].at("id"), "dead-end");
  EXPECT_EQ(driver["rules"][1].at("help").at("text"), "Mend dead-end.");
  EXPECT_EQ(driver["rules"][1].at("defaultConfiguration").at("level"), "note");
  ASSERT_EQ(run.at("results").size(), 3U);
  const auto& sealed = run["results"][0];
  EXPECT_EQ(sealed.at("ruleId"), driver["rules"][sealed.at("ruleIndex").get<std::size_t>()].at("id"));
  EXPECT_EQ(sealed.at("level"), "error");
  EXPECT_EQ(sealed.at("message").at("text"), "F1 is <sealed> off");
  const auto& location = sealed.at("locations").at(0);
  EXPECT_EQ(location.at("physicalLocation").at("artifactLocation").at("uri"), "my%20missions/%C3%84.bulkhead");
  EXPECT_EQ(location.at("logicalLocations"),
            json::parse(R"([{"fullyQualifiedName": "F1"}, {"fullyQualifiedName": "F2"}])"));
  EXPECT_EQ(sealed.at("properties").at("fixes"), json::parse(R"(["hatchway E1/F1"])"));
  EXPECT_FALSE(sealed.contains("suppressions"));
  EXPECT_EQ(run["results"][2].at("suppressions"),
            json::parse(R"([{"kind": "inSource", "justification": "An ambush."}])"));
}

TEST(FindingsSarif, SaysWhatCouldNotBeRead) {
  const auto run = json::parse(findings_sarif(two_files(), checks, "1"))["runs"][0];
  const auto& invocation = run.at("invocations").at(0);
  EXPECT_EQ(invocation.at("executionSuccessful"), false);
  const auto& notification = invocation.at("toolExecutionNotifications").at(0);
  EXPECT_EQ(notification.at("message").at("text"), "broken.bulkhead:1:1: no mission");
  EXPECT_EQ(notification.at("locations").at(0).at("physicalLocation").at("artifactLocation").at("uri"),
            "file:///club/broken.bulkhead");
  const auto fine = json::parse(findings_sarif({two_files().data(), 1}, checks, "1"))["runs"][0];
  EXPECT_EQ(fine.at("invocations"), json::parse(R"([{"executionSuccessful": true}])"));
}

TEST(FindingsJunit, NamesFilesThatXmlCannotName) {
  CheckedMission broken;
  broken.file = "\x01\x1b[31m\xff";
  broken.unreadable = broken.file + ": no such file";
  pugi::xml_document document;
  ASSERT_TRUE(document.load_string(findings_junit({&broken, 1}, checks).c_str()));
  const auto suite = document.child("testsuites").child("testsuite");
  EXPECT_STREQ(suite.attribute("name").value(), "\uFFFD\uFFFD[31m\uFFFD");
  EXPECT_EQ(suite.attribute("errors").as_int(), 1);
}

TEST(FindingsJunit, HasASuiteForEachFileAndACaseForEachCheck) {
  pugi::xml_document document;
  ASSERT_TRUE(document.load_string(findings_junit(two_files(), checks).c_str()));
  const auto suite = document.child("testsuites").child("testsuite");
  EXPECT_STREQ(suite.attribute("name").value(), "my missions/Ä.bulkhead");
  EXPECT_EQ(suite.attribute("tests").as_int(), 4);
  EXPECT_EQ(suite.attribute("failures").as_int(), 1);
  EXPECT_EQ(suite.attribute("errors").as_int(), 0);
  EXPECT_EQ(suite.attribute("skipped").as_int(), 2);
  const auto named = [&](const char* name) { return suite.find_child_by_attribute("testcase", "name", name); };
  EXPECT_STREQ(named("sealed-region").child("failure").attribute("message").value(), "F1 is <sealed> off");
  EXPECT_STREQ(named("sealed-region").child("failure").child_value(), "error: F1 is <sealed> off (F1 F2)");
  EXPECT_STREQ(named("dead-end").child("system-out").child_value(), "note: A1 is a dead end (A1)");
  EXPECT_FALSE(named("dead-end").child("failure"));
  EXPECT_STREQ(named("no-zone").child("skipped").attribute("message").value(), "waived: An ambush.");
  EXPECT_STREQ(named("no-route").child("skipped").attribute("message").value(), "turned off");
  const auto broken = suite.next_sibling("testsuite");
  EXPECT_EQ(broken.attribute("errors").as_int(), 1);
  EXPECT_STREQ(broken.child("testcase").child("error").attribute("message").value(), "broken.bulkhead:1:1: no mission");
}

TEST(CheckedMission, KeepsWhatIsNeededInWords) {
  auto mission = mission_with({6, 7}, "A1/B1 A1/A2", "");
  mission.waivers = std::vector{Waiver{Id("sealed-region"), {CellAddress{1, {0, 0}}}, "A vault.", {}},
                                Waiver{Id("sealed-region"), {CellAddress{1, {1, 0}}}, "Old.", {}}};
  mission.severities = std::vector{SeveritySetting{Id("dead-end"), Level::off, {}}, {Id("nonsense"), Level::note, {}}};
  const auto snapshot = Snapshot::make(mission);
  const auto battlefield = battlefield_checks();
  const auto checked = listed("m", mission, run_checks(battlefield, {mission, snapshot, {}}));
  ASSERT_FALSE(checked.findings.empty());
  EXPECT_EQ(checked.findings[0].key, "sealed-region");
  EXPECT_EQ(checked.findings[0].addresses, std::vector<std::string>{"A1"});
  EXPECT_EQ(checked.findings[0].waived, "A vault.");
  EXPECT_FALSE(checked.findings[0].fixes.empty());
  EXPECT_EQ(checked.unused_waivers, std::vector<std::string>{"sealed-region B1"});
  EXPECT_EQ(checked.unknown_checks, std::vector<std::string>{"nonsense"});
  EXPECT_EQ(checked.checks_off, std::vector<std::string>{"dead-end"});
  EXPECT_EQ(gravest(checked), gravest(run_checks(battlefield, {mission, snapshot, {}})));
}

TEST(CheckedMission, MakesNoFixesButThoseItLists) {
  const auto mission = empty_mission();
  const auto made_for = [&](ListedFixes which, std::vector<std::size_t> expected) {
    int made = 0;
    const auto fixes = [&] {
      return Fixes([&made]() -> std::vector<Edit> {
        ++made;
        return {SetHead{"title", "A"}, SetHead{"title", "B"}};
      });
    };
    CheckReport report;
    report.findings = {{"one", Level::error, {}, {}, fixes(), false, ""},
                       {"two", Level::note, {}, {}, fixes(), true, ""}};
    std::vector<std::size_t> numbers;
    for (const auto& finding : listed("m", mission, report, which).findings) numbers.push_back(finding.fixes.size());
    EXPECT_EQ(numbers, expected);
    return made;
  };
  EXPECT_EQ(made_for(ListedFixes::none, {0, 0}), 0);
  EXPECT_EQ(made_for(ListedFixes::first, {1, 0}), 1) << "what is waived needs no mending";
  EXPECT_EQ(made_for(ListedFixes::all, {2, 2}), 2);
}

/// Fixes of 3 MB each: the second passes the 4 MB that are listed.
TEST(CheckedMission, ListsAsManyFixesAsThereIsRoomFor) {
  const auto long_fixes = Fixes([]() -> std::vector<Edit> { return {SetHead{"title", std::string(3'000'000, 'a')}}; });
  CheckReport report;
  for (const auto* key : {"one", "two", "three", "four"}) {
    report.findings.push_back({key, Level::error, {}, {}, long_fixes, false, ""});
  }
  report.findings.push_back({"five", Level::error, {}, {}, {}, false, ""});
  const auto all = listed("m", empty_mission(), report);
  std::vector<std::size_t> numbers;
  for (const auto& finding : all.findings) numbers.push_back(finding.fixes.size());
  EXPECT_EQ(numbers, (std::vector<std::size_t>{1, 1, 0, 0, 0}));
  EXPECT_EQ(all.unlisted_fixes, 2U) << "the fifth has none that could be listed";
  EXPECT_EQ(listed("m", empty_mission(), report, ListedFixes::none).unlisted_fixes, 0U) << "nobody wants them";
}

}  // namespace
}  // namespace bulkhead::test
