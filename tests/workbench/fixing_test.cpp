// SPDX-License-Identifier: MIT
#include "workbench/fixing.h"

#include <gtest/gtest.h>

#include "analysis/snapshot/snapshot.h"
#include "model/edit/edit.h"
#include "tests/support/sample_missions.h"
#include "validators/engine/report.h"
#include "workbench/all_checks.h"
#include "workbench/untaken_fixes.h"

namespace bulkhead::test {
namespace {

constexpr MessageText told{"told", "There is something to say."};

using Keys = std::vector<std::string>;

Keys all_keys() {
  Keys keys;
  for (const auto& check : all_checks()) keys.push_back(check.key);
  return keys;
}

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

TEST(Fixing, FixesEveryFindingOfItsChecks) {
  const auto mission = with_two_chambers();
  ASSERT_EQ(findings_of(mission, "sealed-region"), 2U);
  const auto fixed = fix_findings(mission, Keys{"sealed-region"}, all_checks());
  EXPECT_EQ(fixed.fixes.size(), 2U);
  EXPECT_EQ(findings_of(fixed.mission, "sealed-region"), 0U);
}

TEST(Fixing, LeavesWhatMayNotBeChangedAndCountsIt) {
  const auto mission = with_two_chambers();
  const auto fix = [&](const MayChange& may) {
    return fix_findings(mission, Keys{"sealed-region"}, all_checks(), {}, {}, most_fixes, most_in_vain, may);
  };
  const auto none = fix([](const Mission&, const Mission&) { return false; });
  EXPECT_EQ(none.mission, mission);
  EXPECT_TRUE(none.fixes.empty());
  EXPECT_EQ(none.barred, 2U);
  // The walls of the chamber A1 stay.
  const auto some = fix([](const Mission& before, const Mission& after) {
    const auto* const was = find_lattice(before, 1);
    const auto* const is = find_lattice(after, 1);
    for (const auto* const edge : {"A1/B1", "A1/A2"}) {
      const auto at = std::get<EdgeAddress>(parse_address(edge).value()).edge;
      if (was->edge(at) != is->edge(at)) return false;
    }
    return true;
  });
  EXPECT_EQ(some.fixes.size(), 1U);
  EXPECT_EQ(some.barred, 1U);
  EXPECT_EQ(findings_of(some.mission, "sealed-region"), 1U);
  const auto all = fix([](const Mission&, const Mission&) { return true; });
  EXPECT_EQ(all.fixes.size(), 2U);
  EXPECT_EQ(all.barred, 0U);
}

TEST(Fixing, WhatItSaysItDidMakesTheSameMission) {
  auto again = with_two_chambers();
  const auto fixed = fix_findings(again, all_keys(), all_checks());
  ASSERT_GE(fixed.fixes.size(), 2U);
  for (const auto& fix : fixed.fixes) {
    const auto edit = parse_edit(again, fix.edit);
    ASSERT_TRUE(edit) << fix.edit;
    again = edit->apply(again).value();
  }
  EXPECT_EQ(again, fixed.mission);
}

TEST(Fixing, LeavesAWaivedFindingAlone) {
  auto mission = with_two_chambers();
  mission.waivers = std::vector{Waiver{Id("sealed-region"), {CellAddress{1, {0, 0}}}, "A vault.", {}}};
  const auto fixed = fix_findings(mission, Keys{"sealed-region"}, all_checks());
  EXPECT_EQ(fixed.fixes.size(), 1U);
  EXPECT_EQ(fixed.mission.boards.front()->lattice()->edge({1, 0, Axis::vertical}), EdgeKind::wall);
}

TEST(Fixing, LeavesAFindingWhoseFixDoesNotHelp) {
  int number = 0;
  Check stubborn = named("sealed-region");
  stubborn.run = [&](const CheckContext& context) {
    const Edit edit = SetHead{"title", context.mission.head->title + "!"};
    ++number;
    return std::vector{Observation{message<told>(), {}, one_fix(edit)}};
  };
  const auto fixed = fix_findings(empty_mission(), Keys{"sealed-region"}, std::vector{stubborn});
  EXPECT_EQ(fixed.fixes, std::vector<AppliedFix>());
  EXPECT_EQ(fixed.mission, empty_mission());
  EXPECT_EQ(number, 2) << "it looks before and after the fix, and does not try again";
}

/// The wall that lacks its twin shuts a cell in, and its twin would shut in another.
TEST(Fixing, SaysWhyAFixIsLeft) {
  auto mission = mission_with({3, 2}, "A1/B1 A1/A2", "");
  auto head = *mission.head;
  head.balance = Balance::symmetric;
  mission.head = head;
  const Keys keys{"not-symmetric"};
  const auto fixed = fix_findings(mission, keys, all_checks());
  ASSERT_EQ(fixed.fixes, std::vector<AppliedFix>());
  const auto untaken = untaken_fixes(fixed.mission, keys);
  ASSERT_EQ(untaken.size(), 1U);
  EXPECT_EQ(untaken.front().key, "not-symmetric");
  EXPECT_EQ(untaken.front().edit, "wall A2/B2");
  EXPECT_EQ(untaken.front().against, Keys{"sealed-region"});
}

/// Every edge within the board a wall.
Mission all_walls(int columns, int rows) {
  const auto mission = empty_mission({columns, rows});
  std::vector<EdgeAddress> edges;
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      if (column > 0) edges.push_back({1, {column, row, Axis::vertical}});
      if (row > 0) edges.push_back({1, {column, row, Axis::horizontal}});
    }
  }
  return SetWalls{std::move(edges)}.apply(mission).value();
}

TEST(Fixing, FixesVeryManyFindings) {
  auto mission = all_walls(40, 40);
  std::vector<NodeAddress> nodes;
  for (int row = 1; row < 40; ++row) {
    for (int column = 1; column < 40; ++column) nodes.push_back({1, {column, row}});
  }
  const auto whole = mission;
  mission = SetNodes{nodes, NodeOverride{NodePiece::none, {}}}.apply(mission).value();
  ASSERT_EQ(findings_of(mission, "missing-pillar"), 1521U);
  const auto fixed = fix_findings(mission, Keys{"missing-pillar"}, all_checks());
  EXPECT_EQ(fixed.fixes.size(), 1521U);
  EXPECT_EQ(fixed.mission, whole);
  EXPECT_FALSE(fixed.at_limit);
}

TEST(Fixing, OpensNoMoreHatchwaysThanItNeeds) {
  // A tree joins 400 cells with 399 edges.
  const auto fixed = fix_findings(all_walls(20, 20), Keys{"sealed-region"}, all_checks());
  EXPECT_EQ(fixed.fixes.size(), 399U);
  EXPECT_EQ(fixed.mission.boards.front()->lattice()->hatchways().size(), 399U);
  EXPECT_EQ(findings_of(fixed.mission, "sealed-region"), 0U);
}

/// So many objectives, each labelled as `label_of` its number says.
Mission with_objectives(int count, const std::function<std::string(int)>& label_of) {
  auto mission = empty_mission({6, 7});
  for (int number = 0; number < count; ++number) {
    const auto name = std::to_string(number);
    mission = with_objective(std::move(mission), "o" + name, name + "mm,20mm", label_of(number));
  }
  return mission;
}

TEST(Fixing, DoesNotFixTwiceWhatOneFixFixes) {
  // Whoever labels one of a pair has fixed both; all fixes alone would do.
  Check pairs = named("missing-label");
  pairs.key = "pairs";
  pairs.run = [](const CheckContext& context) {
    const auto& markers = *context.mission.markers;
    std::vector<Observation> observations;
    for (std::size_t index = 0; index < markers.size(); ++index) {
      if (!markers[index].label.empty() || !markers[index ^ 1U].label.empty()) continue;
      observations.push_back(
          {message<told>(), {ObjectAddress{markers[index].id}}, one_fix(SetLabel{markers[index].id, "A"})});
    }
    return observations;
  };
  const auto fixed = fix_findings(with_objectives(200, [](int) { return ""; }), Keys{"pairs"}, std::vector{pairs});
  EXPECT_EQ(fixed.fixes.size(), 100U);
}

TEST(Fixing, KeepsFixesFromGettingInEachOthersWay) {
  // All findings of a report offer the same free label; two that took it would be a new finding.
  const auto mission = with_objectives(120, [](int number) { return "x" + std::to_string(number / 2); });
  ASSERT_EQ(findings_of(mission, "duplicate-label"), 60U);
  const auto fixed = fix_findings(mission, Keys{"duplicate-label"}, all_checks());
  EXPECT_EQ(fixed.fixes.size(), 60U);
  EXPECT_EQ(findings_of(fixed.mission, "duplicate-label"), 0U);
}

/// A check that finds nothing, and counts how often it looks.
Check counting(int& looks) {
  Check check = named("sealed-region");
  check.run = [&looks](const CheckContext&) {
    ++looks;
    return std::vector<Observation>();
  };
  return check;
}

TEST(Fixing, LooksSeldomWhereOneFindingTakesManyFixes) {
  const auto mission = with_objectives(400, [](int) { return "x"; });
  int looks = 0;
  const auto fixed =
      fix_findings(mission, Keys{"duplicate-label"}, std::vector{named("duplicate-label"), counting(looks)});
  EXPECT_EQ(fixed.fixes.size(), 399U);
  EXPECT_LT(looks, 50);
  for (int number = 1; number < 400; ++number) {
    const auto& marker = (*fixed.mission.markers)[static_cast<std::size_t>(number)];
    EXPECT_EQ(marker.label, std::to_string(400 - number)) << "the last has the lowest number";
  }
  EXPECT_EQ(fixed.mission.markers->front().label, "x");
}

TEST(Fixing, LooksSeldomWhereSeveralFindingsTakeManyFixes) {
  const auto mission = with_objectives(200, [](int number) { return number % 2 == 0 ? "a" : "b"; });
  int looks = 0;
  const auto fixed =
      fix_findings(mission, Keys{"duplicate-label"}, std::vector{named("duplicate-label"), counting(looks)});
  EXPECT_EQ(fixed.fixes.size(), 198U);
  EXPECT_LT(looks, 50);
  const auto label_of = [&](std::size_t number) { return (*fixed.mission.markers)[number].label; };
  EXPECT_EQ(label_of(198), "1");
  EXPECT_EQ(label_of(2), "99");
  EXPECT_EQ(label_of(199), "100");
  EXPECT_EQ(label_of(3), "198");
  EXPECT_EQ(label_of(0) + label_of(1), "ab");
}

/// So many findings, each with an edit that changes the title to what `title_of` its number says, and fixes nothing.
Check useless(int count, const std::function<std::string(int)>& title_of) {
  Check check = named("missing-label");
  check.run = [count, title_of](const CheckContext&) {
    std::vector<Observation> observations;
    for (int number = 0; number < count; ++number) {
      observations.push_back(
          {message<told>(), {CellAddress{1, {number % 6, number / 6}}}, one_fix(SetHead{"title", title_of(number)})});
    }
    return observations;
  };
  return check;
}

TEST(Fixing, TriesAnEditOnceHoweverManyFindingsOfferIt) {
  int looks = 0;
  const std::vector checks = {useless(40, [](int) { return "other"; }), counting(looks)};
  EXPECT_TRUE(fix_findings(empty_mission(), Keys{"missing-label"}, checks).fixes.empty());
  EXPECT_EQ(looks, 2) << "before it and after it";
}

TEST(Fixing, GivesUpACheckOfVeryManyFindingsWhoseFixesAreInVain) {
  const auto trials = [](std::size_t in_vain) {
    int looks = 0;
    const std::vector checks = {useless(39, [](int number) { return std::to_string(number); }), counting(looks)};
    const auto fixed = fix_findings(empty_mission(), Keys{"missing-label"}, checks, {}, {}, most_fixes, in_vain);
    EXPECT_TRUE(fixed.fixes.empty());
    EXPECT_EQ(fixed.gave_up, in_vain < most_in_vain);
    return looks - 1;
  };
  EXPECT_EQ(trials(most_in_vain), 39);
  EXPECT_EQ(trials(400), 10) << "each counts as 40, as it looks at a mission and 39 findings";
}

TEST(Fixing, DoesNothingWhereTwoChecksWouldUndoEachOther) {
  const EdgeAddress edge{1, {1, 0, Axis::vertical}};
  const auto wants = [&](const std::string& key, EdgeKind unwanted, const Edit& fix) {
    Check check = named("sealed-region");
    check.key = key;
    check.run = [=](const CheckContext& context) {
      std::vector<Observation> observations;
      if (context.mission.boards.front()->lattice()->edge(edge.edge) == unwanted) {
        observations.push_back({message<told>(), {edge}, one_fix(fix)});
      }
      return observations;
    };
    return check;
  };
  const std::vector checks = {wants("no-wall", EdgeKind::wall, SetOpen{{edge}}),
                              wants("no-gap", EdgeKind::open, SetWalls{{edge}})};
  const auto fixed = fix_findings(with_two_chambers(), Keys{"no-wall", "no-gap"}, checks);
  EXPECT_EQ(fixed.fixes, std::vector<AppliedFix>());
  EXPECT_EQ(fixed.mission, with_two_chambers());
}

TEST(Fixing, SaysThatThereIsMoreThanItMayFix) {
  const auto part = fix_findings(with_two_chambers(), Keys{"sealed-region"}, all_checks(), {}, {}, 1);
  EXPECT_EQ(part.fixes.size(), 1U);
  EXPECT_TRUE(part.at_limit);
  const auto all = fix_findings(with_two_chambers(), Keys{"sealed-region"}, all_checks(), {}, {}, 2);
  EXPECT_EQ(all.fixes.size(), 2U);
  EXPECT_FALSE(all.at_limit);
}

TEST(Fixing, EndsWhenAsked) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_TRUE(fix_findings(with_two_chambers(), all_keys(), all_checks(), {}, stop.get_token()).fixes.empty());
}

}  // namespace
}  // namespace bulkhead::test
