// SPDX-License-Identifier: MIT
#include "workbench/mending.h"

#include <gtest/gtest.h>

#include "analysis/snapshot.h"
#include "tests/support/sample_missions.h"
#include "validators/report.h"
#include "workbench/all_checks.h"

namespace bulkhead::test {
namespace {

Check named(const std::string& key) {
  for (const auto& check : all_checks()) {
    if (check.key == key) return check;
  }
  throw std::runtime_error(key);
}

std::size_t findings_of(const Mission& mission, const std::string& key) {
  std::size_t count = 0;
  for (const auto& finding : check_mission(mission).findings) count += finding.key == key && !finding.waived ? 1U : 0U;
  return count;
}

/// Two chambers without a door, A1 and F7.
Mission with_two_chambers() { return mission_with({6, 7}, "A1/B1 A1/A2 E7/F7 F6/F7", ""); }

TEST(Mending, MendsEveryFindingOfItsChecks) {
  const auto mission = with_two_chambers();
  ASSERT_EQ(findings_of(mission, "sealed-region"), 2U);
  const auto mended = mend(mission, std::vector{named("sealed-region")});
  EXPECT_EQ(mended.fixes.size(), 2U);
  EXPECT_EQ(findings_of(mended.mission, "sealed-region"), 0U);
}

TEST(Mending, WhatItSaysItDidMakesTheSameMission) {
  auto again = with_two_chambers();
  const auto mended = mend(again, all_checks());
  ASSERT_GE(mended.fixes.size(), 2U);
  for (const auto& fix : mended.fixes) {
    const auto edit = parse_edit(again, fix.edit);
    ASSERT_TRUE(edit) << fix.edit;
    again = edit->apply(again).value();
  }
  EXPECT_EQ(again, mended.mission);
}

TEST(Mending, LeavesAWaivedFindingAlone) {
  auto mission = with_two_chambers();
  mission.waivers = std::vector{Waiver{Id("sealed-region"), {CellAddress{1, {0, 0}}}, "A vault.", {}}};
  const auto mended = mend(mission, std::vector{named("sealed-region")});
  EXPECT_EQ(mended.fixes.size(), 1U);
  EXPECT_EQ(mended.mission.boards.front()->lattice()->edge({1, 0, Axis::vertical}), EdgeKind::wall);
}

TEST(Mending, TriesAFixThatDoesNotHelpOnlyOnce) {
  int number = 0;
  Check stubborn = named("sealed-region");
  stubborn.run = [&](const CheckContext&) {
    Edit edit{"Title", "title", [](const Mission& mission) -> Result<Mission> {
                auto changed = mission;
                auto head = *mission.head;
                head.title += "!";
                changed.head = head;
                return changed;
              }};
    ++number;
    return std::vector{Observation{{"figure-no-way", {}}, {}, {edit}}};
  };
  const auto mended = mend(empty_mission(), std::vector{stubborn});
  EXPECT_EQ(mended.fixes.size(), 1U);
  EXPECT_LT(number, 5);
}

TEST(Mending, EndsWhenAsked) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_TRUE(mend(with_two_chambers(), all_checks(), nullptr, stop.get_token()).fixes.empty());
}

TEST(WithSeverities, TakesTheMissionsPlace) {
  auto mission = empty_mission();
  mission.severities = std::vector{SeveritySetting{Id("dead-end"), Level::off, {}}, {Id("no-zone"), Level::note, {}}};
  const std::vector settings = {SeveritySetting{Id("dead-end"), Level::error, {}}};
  const auto changed = with_severities(mission, settings);
  EXPECT_EQ(*changed.severities, (std::vector{SeveritySetting{Id("no-zone"), Level::note, {}}, settings.front()}));
}

}  // namespace
}  // namespace bulkhead::test
