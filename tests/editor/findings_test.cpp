// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <atomic>

#include "analysis/snapshot/snapshot.h"
#include "editor/tools/findings/finding_list.h"
#include "editor/tools/findings/fix_all.h"
#include "editor/tools/findings/live_findings.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "model/library/library.h"
#include "tests/editor/posted.h"
#include "tests/support/sample_missions.h"
#include "workbench/all_checks.h"
#include "workbench/checking.h"

namespace bulkhead {
namespace {

constexpr MessageText cost_text{"cost", "a stratagem costs {limit}; {stratagem} costs {cost}; did you mean {limit}?"};
constexpr MessageText count_text{"count", "{kind}: the mission asks for {limit}; there are {count}"};
constexpr MessageText plain_text{"plain", "nothing is said"};
constexpr MessageText told{"told", "There is something to say."};

using test::with_objective;

/// Takes what is found in the background.
class Inbox {
 public:
  [[nodiscard]] LiveFindings checking(std::vector<Check> checks) {
    return LiveFindings(posted.post(), std::move(checks), [this](auto checked) { all.push_back(std::move(checked)); });
  }
  /// The complete result for a revision.
  std::shared_ptr<const Checked> wait_for(std::uint64_t revision) {
    while (true) {
      for (const auto& checked : all) {
        if (checked->complete && checked->revision == revision) return checked;
      }
      posted.wait_and_run();
    }
  }

  test::Posted posted;
  std::vector<std::shared_ptr<const Checked>> all;
};

/// Two markers with one label, which is a finding, and no zones, which are more.
Mission flawed() { return with_objective(with_objective(test::empty_mission(), "o1", "A1", "1"), "o2", "B2", "1"); }

bool has(const CheckReport& report, std::string_view key) {
  for (const auto& finding : report.findings) {
    if (finding.key == key) return true;
  }
  return false;
}

/// A finding of a check at places, as if it had been found.
Finding found(const std::string& key, Level level, std::vector<Address> addresses, bool waived = false) {
  Finding result;
  result.key = key;
  result.level = level;
  result.addresses = std::move(addresses);
  result.waived = waived;
  return result;
}

std::vector<std::string> marked(const Mission& mission, const CheckReport& report, const FindingFilter& filter = {}) {
  std::vector<std::string> places;
  for (const auto& mark : finding_marks(mission, report, finding_rows(mission, report, filter), std::nullopt)) {
    places.push_back(to_text(mission, mark.address) + " " + std::string(to_text(mark.level)));
  }
  return places;
}

TEST(FindingMarks, AreOneAFindingTheGravestFirst) {
  const auto mission = flawed();
  const Address first = ObjectAddress{Id("o1")};
  const Address second = ObjectAddress{Id("o2")};
  const auto cell = [](int column, int row) { return Address(CellAddress{1, {column, row}}); };
  CheckReport report;
  // A row of five cells: its middle is the third. A side stands nowhere, and what is gone nowhere either.
  report.findings = {
      found("a", Level::note, {cell(0, 0), cell(1, 0), cell(2, 0), cell(3, 0), cell(4, 0)}),
      found("b", Level::warning, {first, second}), found("c", Level::error, {ObjectAddress{Id("attacker")}}),
      found("d", Level::error, {ObjectAddress{Id("gone")}, second}), found("e", Level::error, {first}, true)};
  EXPECT_EQ(marked(mission, report), (std::vector<std::string>{"#o2 error", "#o1 warning", "C1 note"}));
}

TEST(FindingMarks, AreOfWhatIsListedAlone) {
  const auto mission = flawed();
  CheckReport report;
  report.findings = {found("a", Level::note, {ObjectAddress{Id("o1")}}),
                     found("b", Level::error, {ObjectAddress{Id("o2")}}, true)};
  EXPECT_EQ(marked(mission, report), std::vector<std::string>{"#o1 note"});
  EXPECT_EQ(marked(mission, report, {.notes = false, .waived = true, .text = {}}),
            std::vector<std::string>{"#o2 error"});
  EXPECT_TRUE(marked(mission, report, {.text = "nothing of that"}).empty());
}

TEST(LiveFindings, SaysWhatAllChecksSay) {
  Inbox inbox;
  auto live = inbox.checking(all_checks());
  const auto mission = std::make_shared<const Mission>(flawed());
  live.check(mission, 7);
  const auto checked = inbox.wait_for(7);
  EXPECT_EQ(checked->mission, mission);
  const auto expected = check_mission(*mission);
  ASSERT_EQ(checked->report.findings.size(), expected.findings.size());
  for (const auto& finding : expected.findings) EXPECT_TRUE(has(checked->report, finding.key)) << finding.key;
  EXPECT_EQ(checked->report.unknown_checks, expected.unknown_checks);
}

TEST(LiveFindings, GoByTheBoxesThatTheUserHas) {
  Inbox inbox;
  auto live = inbox.checking(all_checks());
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  const auto lamps = load_mission(real_files(), library.find(LibraryId("kill-team/three-lamps"))->path, &library);
  const auto mission = std::make_shared<const Mission>(lamps->mission);
  live.check(mission, 1);
  EXPECT_FALSE(has(inbox.wait_for(1)->report, "panel-shortfall")) << "it is designed for one box";
  live.check(mission, 2, CheckRules{{}, {{Id("gallowdark"), 0}}, {}});
  EXPECT_TRUE(has(inbox.wait_for(2)->report, "panel-shortfall"));
}

TEST(LiveFindings, CountAsTheUserSaysWhereTheMissionDoesNot) {
  Inbox inbox;
  auto live = inbox.checking(all_checks());
  const auto level_of_label = [&](const Mission& mission, std::uint64_t revision) {
    live.check(std::make_shared<const Mission>(mission), revision,
               CheckRules{{{Id("duplicate-label"), Level::note}, {Id("gone"), Level::error}}, {}, {}});
    const auto checked = inbox.wait_for(revision);
    EXPECT_TRUE(checked->report.unknown_checks.empty());
    for (const auto& finding : checked->report.findings) {
      if (finding.key == "duplicate-label") return finding.level;
    }
    return Level::off;
  };
  auto mission = flawed();
  EXPECT_EQ(level_of_label(mission, 1), Level::note);
  mission.severities = std::vector{SeveritySetting{Id("duplicate-label"), Level::error, {}}};
  EXPECT_EQ(level_of_label(mission, 2), Level::error);
}

TEST(LiveFindings, TellsOfTheQuickChecksFirst) {
  Inbox inbox;
  auto live = inbox.checking(all_checks());
  live.check(std::make_shared<const Mission>(flawed()), 1);
  inbox.wait_for(1);
  const auto all = inbox.all;
  ASSERT_EQ(all.size(), 2U);
  EXPECT_FALSE(all[0]->complete);
  EXPECT_TRUE(has(all[0]->report, "duplicate-label"));
}

TEST(LiveFindings, KnowsUnknownChecksOnlyWhenAllHaveRun) {
  auto mission = flawed();
  mission.severities =
      std::vector<SeveritySetting>{{Id("no-such-check"), Level::note, {}}, {Id("duplicate-label"), Level::off, {}}};
  Inbox inbox;
  auto live = inbox.checking(all_checks());
  live.check(std::make_shared<const Mission>(mission), 1);
  const auto checked = inbox.wait_for(1);
  EXPECT_EQ(checked->report.unknown_checks, std::vector<Id>{Id("no-such-check")});
  EXPECT_EQ(checked->report.checks_off, std::vector<std::string>{"duplicate-label"});
  EXPECT_TRUE(inbox.all.front()->report.unknown_checks.empty());
}

/// A check that runs until it is asked to stop, once it has been told to.
std::atomic<bool> dawdle = false;
std::atomic<int> begun = 0;
std::vector<Observation> run_until_stopped(const CheckContext& context) {
  ++begun;
  begun.notify_all();
  while (dawdle && !context.stop.stop_requested()) std::this_thread::yield();
  return {{message<told>(), {}, {}}};
}

Check slow_check(Check::Speed speed) {
  return {.key = "slow-check", .title = "Slow", .remedy = "Wait", .speed = speed, .run = &run_until_stopped};
}

TEST(LiveFindings, DropsWhatIsNoLongerTheNewest) {
  dawdle = true;
  begun = 0;
  Inbox inbox;
  auto live = inbox.checking({slow_check(Check::Speed::instant)});
  const auto mission = std::make_shared<const Mission>(test::empty_mission());
  live.check(mission, 1);
  begun.wait(0);
  live.check(mission, 2);
  begun.wait(1);
  dawdle = false;
  live.check(mission, 3);
  inbox.wait_for(3);
  for (const auto& checked : inbox.all) EXPECT_NE(checked->revision, 1U) << "the first was stopped by the second";
}

TEST(LiveFindings, EndsInMidCheck) {
  dawdle = true;
  begun = 0;
  Inbox inbox;
  {
    auto live = inbox.checking({slow_check(Check::Speed::background)});
    live.check(std::make_shared<const Mission>(test::empty_mission()), 1);
    begun.wait(0);
    inbox.posted.run();
  }
  inbox.posted.run();
  const auto all = inbox.all;
  ASSERT_EQ(all.size(), 1U) << "what the quick checks find is told before the slow one begins";
  EXPECT_FALSE(all.front()->complete);
}

Finding finding_of(const CheckReport& report, std::string_view key) {
  for (const auto& finding : report.findings) {
    if (finding.key == key) return finding;
  }
  throw std::runtime_error("no such finding");
}

TEST(FindingList, SortsByLevel) {
  const auto mission = flawed();
  const auto report = check_mission(mission);
  const auto rows = finding_rows(mission, report, {});
  ASSERT_EQ(rows.size(), report.findings.size());
  for (std::size_t index = 1; index < rows.size(); ++index) EXPECT_GE(rows[index - 1].level, rows[index].level);
  const auto counts = count_findings(report);
  EXPECT_EQ(static_cast<std::size_t>(counts.errors + counts.warnings + counts.notes), rows.size());
}

TEST(LiveFindings, ACheckThatThrowsIsToldAndTheNextMissionIsChecked) {
  Check throws;
  throws.key = "throws";
  throws.run = [](const CheckContext& context) -> std::vector<Observation> {
    if (context.mission.boards.empty()) throw std::runtime_error("no memory");
    return {};
  };
  Inbox inbox;
  auto live = inbox.checking({throws});
  live.check(std::make_shared<const Mission>(), 1);
  EXPECT_EQ(inbox.wait_for(1)->trouble, "no memory");
  live.check(std::make_shared<const Mission>(flawed()), 2);
  EXPECT_EQ(inbox.wait_for(2)->trouble, "");
}

TEST(FindingList, FiltersByLevelAndText) {
  const auto mission = flawed();
  const auto report = check_mission(mission);
  FindingFilter filter;
  filter.text = "duplicate-label";
  const auto rows = finding_rows(mission, report, filter);
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows[0].where, "#o1, #o2");
  EXPECT_EQ(rows[0].text, to_text(report.findings[rows[0].index].message));
  EXPECT_FALSE(rows[0].title.empty());
  EXPECT_FALSE(rows[0].remedy.empty());
  const auto level = rows[0].level;
  filter.errors = level != Level::error;
  filter.warnings = level != Level::warning;
  filter.notes = level != Level::note;
  EXPECT_TRUE(finding_rows(mission, report, filter).empty());
}

TEST(FindingList, SaysWhatDiffersBeforeWhatAllHaveInCommon) {
  const auto mission = flawed();
  CheckReport report;
  const auto say = [&](Message said) {
    report.findings.push_back({"duplicate-label", Level::error, std::move(said), {}, {}, false, {}});
  };
  say(message<cost_text>(arg<"limit">("1; 2"), arg<"stratagem">("Ambush"), arg<"cost">("7")));
  say(message<count_text>(arg<"kind">("Lamp"), arg<"limit">(4), arg<"count">(3)));
  say(message<plain_text>());
  const auto rows = finding_rows(mission, report, {});
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_EQ(rows[0].fact, "Ambush costs 7; did you mean 1; 2?");
  EXPECT_EQ(rows[0].rule, "a stratagem costs 1; 2");
  EXPECT_EQ(rows[1].fact, "Lamp: the mission asks for 4; there are 3");
  EXPECT_EQ(rows[1].rule, "");
  EXPECT_EQ(rows[2].fact, "nothing is said");
}

TEST(FindingList, IsInGroupsOfOneCheckEach) {
  const auto mission = flawed();
  CheckReport report;
  report.findings = {found("dead-end", Level::note, {}),
                     found("sealed-region", Level::error, {}),
                     found("dead-end", Level::note, {}),
                     found("seam", Level::note, {}),
                     found("sealed-region", Level::error, {}, true),
                     found("dead-end", Level::note, {})};
  const FindingFilter all{.waived = true, .text = {}};
  const auto rows = finding_rows(mission, report, all);
  const auto groups = finding_groups(rows, {"no-route"}, all);
  std::string words;
  for (const auto& group : groups) {
    words += group.key + (group.waived ? " waived " : " ") + std::to_string(group.first) + "+" +
             std::to_string(group.count) + "\n";
  }
  EXPECT_EQ(words, "sealed-region 0+1\ndead-end 1+3\nseam 4+1\nsealed-region waived 5+1\nno-route 6+0\n");
  EXPECT_EQ(groups.back().level, Level::off);
  EXPECT_EQ(groups.back().title, "No route between sides");
  EXPECT_EQ(finding_groups({}, {"no-route", "seam"}, {.text = "route"}).size(), 1U);
}

TEST(FindingList, WaivesWithAReasonAndTakesItBack) {
  const auto mission = flawed();
  const auto finding = finding_of(check_mission(mission), "duplicate-label");
  EXPECT_FALSE(waive(mission, finding, " \n").has_value());
  const auto waived = waive(mission, finding, "They are twins").value().apply(mission).value();
  const auto report = check_mission(waived);
  EXPECT_TRUE(finding_of(report, "duplicate-label").waived);
  EXPECT_EQ(count_findings(report).waived, 1);
  FindingFilter filter;
  filter.text = "duplicate-label";
  EXPECT_TRUE(finding_rows(waived, report, filter).empty());
  filter.waived = true;
  ASSERT_EQ(finding_rows(waived, report, filter).size(), 1U);
  EXPECT_EQ(finding_rows(waived, report, filter)[0].reason, "They are twins");
  const auto back = unwaive(waived, finding).value().apply(waived).value();
  EXPECT_EQ(back, mission);
}

TEST(FindingList, CannotWaiveAtPlacesThatAreGone) {
  Finding finding{"no-route", Level::error, {}, {parse_address("F7").value()}, {}, false, {}};
  EXPECT_FALSE(waive(test::empty_mission({2, 2}), finding, "so it is").has_value());
  EXPECT_TRUE(waive(test::empty_mission(), finding, "so it is").has_value());
}

TEST(FindingList, CountsInWords) {
  EXPECT_EQ(words_for(FindingCounts{0, 0, 0, 3}), "nothing found");
  EXPECT_EQ(words_for(FindingCounts{1, 2, 0, 0}), "1 error, 2 warnings, no notes");
}

/// Two cells sealed off in two corners, and a label twice, which is another kind.
Mission twice_sealed() {
  auto mission = with_objective(test::mission_with({6, 7}, "A1/B1 A1/A2 E7/F7 F6/F7", ""), "o1", "C3", "1");
  return with_objective(std::move(mission), "o2", "D4", "1");
}

/// What came of fixing all findings of a check.
AllFixed fixed(const std::string& key, const Mission& mission) {
  AllFixed result;
  test::Posted posted;
  FixAll fixing(posted.post(), [&](const AllFixed& fixed) { result = fixed; });
  fixing.begin(key, std::make_shared<const Mission>(mission), {});
  fixing.finish();
  return result;
}

TEST(FindingList, CountsWhatMayBeFixedAndOfManyMakesNoFix) {
  int made = 0;
  const Fixes none([&] {
    ++made;
    return std::vector<Edit>();
  });
  const Fixes one([] { return std::vector<Edit>{SetOpen{}}; });
  CheckReport report;
  report.findings = {{"no-route", Level::error, {}, {}, one, false, {}},
                     {"no-route", Level::error, {}, {}, one, true, "waived"},
                     {"no-route", Level::error, {}, {}, {}, false, "by nobody"},
                     {"seam", Level::error, {}, {}, none, false, {}},
                     {"no-route", Level::error, {}, {}, none, false, {}}};
  EXPECT_EQ(fixable_findings(report, "no-route"), 1U);
  EXPECT_EQ(made, 1);
  EXPECT_EQ(fixable_findings(report, "seam"), 0U) << "there is nothing to offer";
  for (int count = 0; count < 5; ++count) {
    report.findings.push_back(
        {"dead-end", Level::note, {}, {}, Fixes([&] { return ++made, std::vector<Edit>(); }), false, {}});
  }
  EXPECT_EQ(fixable_findings(report, "dead-end"), 5U);
  EXPECT_EQ(made, 1) << "of many it would take too long";
}

TEST(FixAll, FixesAllFindingsOfAKindInOneStep) {
  const auto mission = twice_sealed();
  EXPECT_EQ(fixable_findings(check_mission(mission), "sealed-region"), 2U);
  const auto result = fixed("sealed-region", mission);
  ASSERT_TRUE(result.mission.has_value());
  EXPECT_EQ(result.remark, "");
  const auto fixed_mission = result.in_place_of(mission);
  ASSERT_TRUE(fixed_mission.has_value());
  EXPECT_FALSE(has(check_mission(*fixed_mission), "sealed-region"));
  EXPECT_TRUE(has(check_mission(*fixed_mission), "duplicate-label")) << "other kinds stay";
  EXPECT_FALSE(fixed("sealed-region", *fixed_mission).mission.has_value()) << "there is nothing left to fix";
  EXPECT_FALSE(fixed("no-such-check", mission).mission.has_value());
}

TEST(FixAll, IsDroppedWhereTheMissionHasChangedMeanwhile) {
  const auto result = fixed("sealed-region", twice_sealed());
  const auto changed = with_objective(twice_sealed(), "o3", "B5", "3");
  const auto refused = result.in_place_of(changed);
  ASSERT_FALSE(refused.has_value());
  EXPECT_NE(refused.error().message.find("has changed"), std::string::npos);
}

TEST(FixAll, EndsWhenTheMissionChanges) {
  std::vector<AllFixed> results;
  test::Posted posted;
  FixAll fixing(posted.post(), [&](const AllFixed& result) { results.push_back(result); });
  fixing.mission_changed();
  EXPECT_TRUE(results.empty()) << "nothing was going on";
  const auto mission = std::make_shared<const Mission>(test::mission_with({40, 40}, "A1/B1 A1/A2", ""));
  // It may be that quick, but not each time.
  for (int attempt = 0; attempt < 50 && !fixing.working(); ++attempt) {
    results.clear();
    fixing.begin("sealed-region", mission, {}, std::chrono::milliseconds(0));
  }
  ASSERT_TRUE(fixing.working()) << "fixing was over at once, again and again";
  ASSERT_TRUE(results.empty());
  fixing.mission_changed();
  fixing.finish();
  ASSERT_EQ(results.size(), 1U);
  EXPECT_FALSE(results.front().mission.has_value());
}

TEST(FixAll, CanBeCancelled) {
  int results = 0;
  test::Posted posted;
  FixAll fixing(posted.post(), [&](const AllFixed&) { ++results; });
  fixing.begin("sealed-region", std::make_shared<const Mission>(twice_sealed()), {}, std::chrono::milliseconds(0));
  const int before = results;
  fixing.cancel();
  EXPECT_FALSE(fixing.working());
  fixing.finish();
  EXPECT_EQ(results, before);
  fixing.begin("sealed-region", std::make_shared<const Mission>(twice_sealed()), {});
  fixing.finish();
  EXPECT_FALSE(fixing.working());
  EXPECT_EQ(results, before + 1) << "it can be begun again";
}

}  // namespace
}  // namespace bulkhead
