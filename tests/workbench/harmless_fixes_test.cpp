// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <array>
#include <sstream>

#include "tests/support/edited.h"
#include "tests/support/generators.h"
#include "tests/support/invariants.h"
#include "tests/support/sample_missions.h"
#include "workbench/all_checks.h"
#include "workbench/fixing.h"

namespace bulkhead::test {
namespace {

constexpr MessageText told{"told", "This one may have no label."};

using Keys = std::vector<std::string>;
using Fixes = std::vector<AppliedFix>;

Keys all_keys() {
  Keys keys;
  for (const auto& check : all_checks()) keys.push_back(check.key);
  return keys;
}

Mission replayed(Mission mission, const Fixes& fixes) {
  for (const auto& fix : fixes) mission = edited(mission, fix.edit);
  return mission;
}

std::size_t count(const Mission& mission, std::string_view key) {
  std::size_t number = 0;
  for (const auto& finding : check_mission(mission).findings) number += finding.key == key && !finding.waived ? 1U : 0U;
  return number;
}

/// Errors, warnings, notes.
std::array<std::size_t, 3> count(const Mission& mission) {
  std::array<std::size_t, 3> number = {};
  for (const auto& finding : check_mission(mission).findings) {
    if (!finding.waived) ++number.at(finding.level == Level::error ? 0 : finding.level == Level::warning ? 1 : 2);
  }
  return number;
}

/// The check finds this once and has a fix for it, and all its fixes would bring about more errors.
void expect_left(const Mission& mission, const std::string& key) {
  SCOPED_TRACE(key);
  const auto errors = count(mission).front();
  std::size_t found = 0;
  for (const auto& finding : check_mission(mission).findings) {
    if (finding.key != key) continue;
    ++found;
    EXPECT_FALSE(finding.fixes().empty());
    for (const auto& fix : finding.fixes()) EXPECT_GT(count(fix.apply(mission).value()).front(), errors) << fix;
  }
  EXPECT_EQ(found, 1U);
  const auto fixed = fix_findings(mission, Keys{key}, all_checks());
  EXPECT_EQ(fixed.fixes, Fixes());
  EXPECT_EQ(fixed.mission, mission);
}

/// With a box that has walls and pillars, but no hatchway.
Mission without_hatchways_in_the_box(Mission mission) {
  auto set = *mission.sets.front().set;
  const PiecePattern wall{{{EdgeKind::wall, Facing::second}}, {NodePiece::none, NodePiece::none}};
  set.pieces = {{Id("wall"), "wall", "", 20, {wall}, false, {}},
                {Id("pillar"), "pillar", "", 20, {{{}, {NodePiece::pillar}}}, false, {}}};
  mission.sets.front().set = set;
  return mission;
}

/// A chamber whose only hatchway the box does not have.
Mission chamber() { return without_hatchways_in_the_box(mission_with({3, 3}, "A1/A2", "A1/B1")); }

Mission with_levels(Mission mission, std::vector<SeveritySetting> severities) {
  mission.severities = std::move(severities);
  return mission;
}

TEST(HarmlessFixing, DoesNotWallUpTheOnlyHatchway) { expect_left(chamber(), "panel-shortfall"); }

TEST(HarmlessFixing, WallsUpAHatchwayBesideAnother) {
  const auto mission = without_hatchways_in_the_box(mission_with({3, 3}, "", "A1/B1"));
  const auto fixed = fix_findings(mission, Keys{"panel-shortfall"}, all_checks());
  EXPECT_EQ(fixed.fixes, (Fixes{{"panel-shortfall", "wall A1/B1"}}));
}

TEST(HarmlessFixing, GoesByTheLevelsAndWaiversOfTheMission) {
  const Fixes walled_up = {{"panel-shortfall", "wall A1/B1"}};
  const auto fixes_of = [](const Mission& mission) {
    return fix_findings(mission, Keys{"panel-shortfall"}, all_checks()).fixes;
  };
  EXPECT_EQ(fixes_of(with_levels(chamber(), {{Id("sealed-region"), Level::note, {}}})), walled_up);
  EXPECT_EQ(fixes_of(with_levels(chamber(), {{Id("sealed-region"), Level::off, {}}})), walled_up);
  // One warning for another is a gain only if a note goes with it, here that the chamber is a dead end.
  const SeveritySetting as_grave{Id("sealed-region"), Level::warning, {}};
  EXPECT_EQ(fixes_of(with_levels(chamber(), {as_grave})), walled_up);
  EXPECT_EQ(fixes_of(with_levels(chamber(), {as_grave, {Id("dead-end"), Level::off, {}}})), Fixes());
  auto waived = chamber();
  waived.waivers = std::vector{Waiver{Id("sealed-region"), {CellAddress{1, {0, 0}}}, "A vault.", {}}};
  EXPECT_EQ(fixes_of(waived), walled_up);
}

TEST(HarmlessFixing, DoesNotUndoItself) {
  // The chamber needs a hatchway, and the box has none: the error is fixed, its price is a warning.
  const auto mission = without_hatchways_in_the_box(mission_with({3, 3}, "A1/A2 A1/B1", ""));
  ASSERT_EQ(count(mission, "panel-shortfall"), 0U);
  for (const auto& keys : {Keys{"panel-shortfall", "sealed-region"}, Keys{"sealed-region", "panel-shortfall"}}) {
    const auto fixed = fix_findings(mission, keys, all_checks());
    ASSERT_EQ(fixed.fixes.size(), 1U);
    EXPECT_EQ(fixed.fixes.front().key, "sealed-region");
    EXPECT_EQ(count(fixed.mission, "sealed-region"), 0U);
    EXPECT_EQ(count(fixed.mission, "panel-shortfall"), 1U);
  }
}

TEST(HarmlessFixing, GivesNoZoneThatCutsAnotherSideOff) {
  // As long as the attacker has no zone, the defender need not get anywhere.
  const auto mission = edited(mission_with({1, 3}, "A2/A3", ""), "zone south kind drop-zone side defender cells A3");
  expect_left(mission, "no-zone");
  const auto fixed = fix_findings(mission, Keys{"no-zone", "sealed-region"}, all_checks());
  EXPECT_EQ(fixed.fixes.size(), 2U) << "with a hatchway in the wall the zone does no harm any more";
  EXPECT_EQ(count(fixed.mission, "no-zone"), 0U);
  EXPECT_EQ(count(fixed.mission).front(), 0U);
}

TEST(HarmlessFixing, PutsNoTwinOfAWallWhereItSealsARegion) {
  // Turned by 180°, what seals A1 would seal C3, but for B3/C3.
  auto mission = mission_with({3, 3}, "A1/A2 C2/C3 A1/B1", "");
  auto head = *mission.head;
  head.balance = Balance::symmetric;
  mission.head = head;
  expect_left(mission, "not-symmetric");
}

TEST(HarmlessFixing, MovesNoObjectiveOutOfReach) {
  // The first board is too narrow for a place 3" from the edge, and nothing leads to the second.
  auto mission = with_objective(with_drop_zones(empty_mission({1, 3})), "o1", "A2", "1");
  auto far = *empty_mission({3, 3}).boards.front();
  far.at = {Length::millimetres(1000), Length()};
  mission.boards.emplace_back(far);
  mission.limits = std::vector{Limit{Id("objective-to-edge"), Length::millimetres(76), "", {}}};
  expect_left(mission, "marker-near-edge");
}

TEST(HarmlessFixing, TakesTheFirstFixThatDoesNoHarm) {
  // Without A3 the defender would have A4 alone, behind the wall; the attacker can do without.
  const auto mission = edited(mission_with({1, 4}, "A3/A4", ""),
                              "zone one kind drop-zone side attacker cells A1 A2 A3\n"
                              "zone two kind drop-zone side defender cells A3 A4");
  const auto fixed = fix_findings(mission, Keys{"overlapping-zones"}, all_checks());
  EXPECT_EQ(fixed.fixes, (Fixes{{"overlapping-zones", "zone one kind drop-zone side attacker cells A1 A2"}}));
}

TEST(HarmlessFixing, LeavesZonesThatMeetOnlyWhereTheyOverlap) {
  const auto mission = edited(mission_with({1, 3}, "A1/A2 A2/A3", ""),
                              "zone one kind drop-zone side attacker cells A1 A2\n"
                              "zone two kind drop-zone side defender cells A2 A3");
  expect_left(mission, "overlapping-zones");
}

TEST(HarmlessFixing, FixesAFindingStepByStep) {
  // Of three with one label the first fix leaves two.
  auto mission = empty_mission();
  for (const auto* id : {"o1", "o2", "o3"}) mission = with_objective(std::move(mission), id, "A1", "x");
  const auto fixed = fix_findings(mission, Keys{"duplicate-label"}, all_checks());
  EXPECT_EQ(fixed.fixes.size(), 2U);
  EXPECT_EQ(count(fixed.mission, "duplicate-label"), 0U);
}

TEST(HarmlessFixing, LeavesOutOfManyOnlyTheOneThatDoesHarm) {
  // Once one has a label all should.
  auto mission = with_objective(empty_mission(), "labelled", "A1", "A");
  for (int number = 0; number < 100; ++number) {
    mission = with_objective(std::move(mission), "o" + std::to_string(number), "A1", "");
  }
  Check taboo = *find_check("sealed-region");
  taboo.key = "taboo";
  taboo.speed = Check::Speed::background;
  taboo.run = [](const CheckContext& context) {
    std::vector<Observation> observations;
    for (const auto& marker : *context.mission.markers) {
      if (marker.id == Id("o37") && !marker.label.empty()) observations.push_back({message<told>(), {}, {}});
    }
    return observations;
  };
  const std::vector checks = {*find_check("missing-label"), taboo};
  const auto fixed = fix_findings(mission, Keys{"missing-label"}, checks);
  EXPECT_EQ(fixed.fixes.size(), 99U);
  for (const auto& marker : *fixed.mission.markers) EXPECT_EQ(marker.label.empty(), marker.id == Id("o37"));
}

void expect_harmless_and_complete(const Mission& mission) {
  const auto keys = all_keys();
  const auto fixed = fix_findings(mission, keys, all_checks());
  RC_ASSERT(!fixed.at_limit);
  if (fixed.fixes.empty()) {
    RC_ASSERT(fixed.mission == mission);
  } else {
    RC_ASSERT(count(fixed.mission) <= count(mission));
  }
  RC_ASSERT(broken_invariants(fixed.mission) == std::vector<std::string>());
  RC_ASSERT(replayed(mission, fixed.fixes) == fixed.mission);
  const auto again = fix_findings(fixed.mission, keys, all_checks());
  RC_ASSERT(again.fixes == Fixes());
  RC_ASSERT(again.mission == fixed.mission);
}

TEST(HarmlessFixing, MakesNoMissionWorseAndNeedsNoSecondRun) {
  // Each example takes hundreds of checks of a mission.
  auto parameters = rc::detail::configuration().testParams;
  parameters.maxSuccess = 30;
  const auto result = rc::detail::checkTestable(expect_harmless_and_complete, rc::detail::TestMetadata(), parameters);
  std::ostringstream message;
  rc::detail::printResultMessage(result, message);
  EXPECT_TRUE(result.is<rc::detail::SuccessResult>()) << message.str();
}

}  // namespace
}  // namespace bulkhead::test
