// SPDX-License-Identifier: MIT
#include "validators/engine/report.h"

#include <gtest/gtest.h>

#include <new>

#include "analysis/snapshot/snapshot.h"
#include "model/edit/edit.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

constexpr MessageText found{"found", "Something is found."};
constexpr MessageText refused{"refused", "the Lua of {what} \"{name}\" is refused: {reason}"};

/// Finds one thing at A1 and B1, in that order, and one without address.
std::vector<Observation> find_two(const CheckContext&) {
  return {{message<found>(), {CellAddress{1, {1, 0}}, CellAddress{1, {0, 0}}}, {}}, {message<found>(), {}, {}}};
}
std::vector<Observation> find_nothing(const CheckContext&) { return {}; }

Check check_with(std::string key, Level level, std::function<std::vector<Observation>(const CheckContext&)> run) {
  return {.key = std::move(key), .title = "Title", .level = level, .remedy = "Remedy.", .run = std::move(run)};
}

const std::vector<Check>& checks() {
  static const std::vector<Check> all = {check_with("two", Level::warning, find_two),
                                         check_with("nothing", Level::error, find_nothing)};
  return all;
}

CheckReport run(const Mission& mission, std::stop_token stop = {}) {
  const auto snapshot = Snapshot::make(mission);
  return run_checks(checks(), {mission, snapshot, std::move(stop)});
}

Mission with_waivers(std::vector<Waiver> waivers) {
  auto mission = empty_mission();
  mission.waivers = std::move(waivers);
  return mission;
}

const Address a1 = CellAddress{1, {0, 0}};
const Address b1 = CellAddress{1, {1, 0}};

TEST(report, findings_carry_their_check_and_its_level) {
  const auto report = run(empty_mission());
  ASSERT_EQ(report.findings.size(), 2U);
  EXPECT_EQ(report.findings[0].key, "two");
  EXPECT_EQ(report.findings[0].level, Level::warning);
  EXPECT_EQ(report.findings[0].addresses, (std::vector<Address>{b1, a1})) << "as the check gave them";
  EXPECT_FALSE(report.findings[0].waived);
  EXPECT_EQ(gravest(report), Level::warning);
  EXPECT_TRUE(report.unused_waivers.empty());
  EXPECT_TRUE(report.checks_off.empty());
}

TEST(report, a_check_may_be_made_while_the_program_runs) {
  const auto snapshot = Snapshot::make(empty_mission());
  CheckReport report;
  {
    const std::string name = "written by a user";
    const std::vector<Check> made = {check_with(
        "own-" + slug(name, "check").text(), Level::note, [name](const CheckContext&) -> std::vector<Observation> {
          return {{message<refused>(arg<"what">("check"), arg<"name">(name), arg<"reason">("none")), {}, {}}};
        })};
    report = run_checks(made, {empty_mission(), snapshot, {}});
  }
  ASSERT_EQ(report.findings.size(), 1U);
  EXPECT_EQ(report.findings[0].key, "own-written-by-a-user") << "outlives the check";
  EXPECT_EQ(to_text(report.findings[0].message), "the Lua of check \"written by a user\" is refused: none");
}

TEST(report, the_mission_sets_levels) {
  auto mission = empty_mission();
  mission.severities = std::vector<SeveritySetting>{{Id("two"), Level::error, {}}, {Id("unheard-of"), Level::off, {}}};
  const auto report = run(mission);
  EXPECT_EQ(report.findings[0].level, Level::error);
  EXPECT_EQ(gravest(report), Level::error);
  EXPECT_TRUE(report.checks_off.empty());
}

TEST(report, a_check_that_is_off_does_not_run_and_is_listed) {
  auto mission = with_waivers({{Id("two"), {a1, b1}, "meant", {}}});
  mission.severities = std::vector<SeveritySetting>{{Id("two"), Level::off, {}}};
  const auto report = run(mission);
  EXPECT_TRUE(report.findings.empty());
  EXPECT_EQ(report.checks_off, std::vector<std::string>{"two"});
  EXPECT_TRUE(report.unused_waivers.empty()) << "the check did not run, so nothing is known of its waivers";
  EXPECT_EQ(gravest(report), Level::off);
}

TEST(report, a_waiver_matches_the_same_check_at_the_same_set_of_addresses) {
  const auto report = run(with_waivers({{Id("two"), {a1, b1}, "meant", {}}}));
  EXPECT_TRUE(report.findings[0].waived);
  EXPECT_FALSE(report.findings[1].waived);
  EXPECT_EQ(gravest(report), Level::warning) << "the one without address";
  EXPECT_TRUE(report.unused_waivers.empty());
}

TEST(report, a_waiver_without_addresses_matches_findings_without_any) {
  const auto report = run(with_waivers({{Id("two"), {}, "meant", {}}, {Id("two"), {a1, b1}, "meant", {}}}));
  EXPECT_TRUE(report.findings[0].waived);
  EXPECT_TRUE(report.findings[1].waived);
  EXPECT_EQ(gravest(report), Level::off);
}

TEST(report, waivers_that_match_nothing_are_listed) {
  const Waiver fewer{Id("two"), {a1}, "meant", {}};
  const Waiver more{Id("two"), {a1, b1, CellAddress{1, {2, 0}}}, "meant", {}};
  const Waiver of_nothing{Id("nothing"), {}, "meant", {}};
  const Waiver of_another_run{Id("script-does-not-compile"), {}, "meant", {}};
  const auto report = run(with_waivers({fewer, of_nothing, more, of_another_run}));
  EXPECT_EQ(report.unused_waivers, (std::vector<Waiver>{fewer, more, of_nothing}));
  EXPECT_FALSE(report.findings[0].waived);
}

TEST(report, two_waivers_of_the_same_finding_are_both_used) {
  const Waiver waiver{Id("two"), {a1, b1}, "meant", {}};
  EXPECT_TRUE(run(with_waivers({waiver, waiver})).unused_waivers.empty());
}

TEST(report, nothing_runs_once_a_stop_is_requested) {
  std::stop_source source;
  source.request_stop();
  const auto report = run(with_waivers({{Id("nothing"), {}, "meant", {}}}), source.get_token());
  EXPECT_TRUE(report.findings.empty());
  EXPECT_TRUE(report.unused_waivers.empty());
}

TEST(report, what_a_stopped_check_found_is_dropped) {
  static std::stop_source source;
  source = std::stop_source();
  const std::vector<Check> stopping = {check_with("two", Level::warning, find_two),
                                       check_with("stops", Level::warning,
                                                  [](const CheckContext& context) {
                                                    source.request_stop();
                                                    return find_two(context);
                                                  }),
                                       check_with("never-run", Level::warning, find_two)};
  const auto mission = empty_mission();
  const auto snapshot = Snapshot::make(mission);
  const auto report = run_checks(stopping, {mission, snapshot, source.get_token()});
  ASSERT_EQ(report.findings.size(), 2U);
  EXPECT_EQ(report.findings.back().key, "two");
}

TEST(report, fixes_are_made_once_when_somebody_asks) {
  int made = 0;
  CheckReport report;
  {
    auto mission = empty_mission();
    mission.head = MissionHead{Id("m"), "Before", "", "", Balance::unstated, std::nullopt, {}};
    const auto fixes = [&made](const CheckContext& checked) {
      ++made;
      return std::vector<Edit>{SetHead{"title", checked.mission.head->title + " and after"}};
    };
    const std::vector fixing = {check_with("fixing", Level::note, [fixes](const CheckContext&) {
      return std::vector{Observation{message<found>(), {}, fixes}, Observation{message<found>(), {}, {}}};
    })};
    report = run_checks(fixing, {mission, Snapshot::make(mission), {}});
  }
  ASSERT_EQ(report.findings.size(), 2U);
  EXPECT_EQ(made, 0);
  const auto copy = report.findings.front();
  ASSERT_EQ(report.findings.front().fixes().size(), 1U);
  EXPECT_EQ(copy.fixes().front(), Edit(SetHead{"title", "Before and after"})) << "of the mission that was checked";
  EXPECT_EQ(made, 1) << "for all copies";
  EXPECT_TRUE(report.findings.back().fixes().empty());
}

TEST(report, fixes_that_could_not_be_made_are_made_for_the_next_who_asks) {
  int asked = 0;
  const std::vector fixing = {check_with("fixing", Level::note, [&asked](const CheckContext&) {
    const auto at_the_second_time = [&asked](const CheckContext&) {
      if (++asked == 1) throw std::bad_alloc();
      return std::vector<Edit>{SetHead{"title", "There"}};
    };
    return std::vector{Observation{message<found>(), {}, at_the_second_time}};
  })};
  const auto mission = empty_mission();
  const auto report = run_checks(fixing, {mission, Snapshot::make(mission), {}});
  ASSERT_EQ(report.findings.size(), 1U);
  const auto& fixes = report.findings.front().fixes;
  EXPECT_THROW(static_cast<void>(fixes()), std::bad_alloc);
  EXPECT_EQ(fixes(), (std::vector<Edit>{SetHead{"title", "There"}}));
  EXPECT_EQ(fixes().size(), 1U);
  EXPECT_EQ(asked, 2) << "once they are made they are kept";
}

TEST(report, fixes_are_made_after_a_stop_too) {
  std::stop_source source;
  const std::vector fixing = {check_with("fixing", Level::note, [](const CheckContext&) {
    const auto unless_stopped = [](const CheckContext& checked) {
      return checked.stop.stop_requested() ? std::vector<Edit>() : std::vector<Edit>{SetHead{"title", "There"}};
    };
    return std::vector{Observation{message<found>(), {}, unless_stopped}};
  })};
  const auto mission = empty_mission();
  const auto report = run_checks(fixing, {mission, Snapshot::make(mission), source.get_token()});
  source.request_stop();
  ASSERT_EQ(report.findings.size(), 1U);
  EXPECT_EQ(report.findings.front().fixes().size(), 1U);
}

TEST(report, waived_errors_do_not_count) {
  const auto mission = mission_with({2, 1}, "A1/B1", "");
  EXPECT_EQ(gravest(check(mission)), Level::error);
  auto waived = mission;
  waived.waivers = std::vector<Waiver>{{Id("sealed-region"), {b1}, "a vault", {}}};
  EXPECT_EQ(gravest(check(waived)), Level::warning) << "the sides still have no zones";
}

TEST(report, errors_are_those_of_the_checks_that_count_as_errors) {
  int runs = 0;
  const auto counted = [&](const CheckContext& context) {
    ++runs;
    return find_two(context);
  };
  const std::vector<Check> some = {check_with("error", Level::error, counted), check_with("note", Level::note, counted),
                                   check_with("lowered", Level::error, counted),
                                   check_with("raised", Level::warning, counted)};
  auto mission = with_waivers({{Id("raised"), {}, "meant", {}}});
  mission.severities =
      std::vector<SeveritySetting>{{Id("lowered"), Level::warning, {}}, {Id("raised"), Level::error, {}}};
  const auto errors = errors_among(some, {mission, Snapshot::make(mission), {}});
  EXPECT_EQ(runs, 2) << "the others cannot find one";
  ASSERT_EQ(errors.size(), 3U);
  EXPECT_EQ(errors[0].key, "error");
  EXPECT_EQ(errors[1].key, "error");
  EXPECT_EQ(errors[2].key, "raised");
  EXPECT_EQ(errors[2].addresses, (std::vector<Address>{b1, a1})) << "the other is waived";
}

}  // namespace
}  // namespace bulkhead::test
