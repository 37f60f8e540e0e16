// SPDX-License-Identifier: MIT
#include "analysis/fairness/fairness.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "analysis/snapshot/snapshot.h"
#include "model/edit/edit.h"
#include "tests/analysis/drawing.h"
#include "tests/support/picking.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

using Routes = std::vector<std::optional<Route>>;

Fairness fairness(const Mission& mission, const SideSights& sights = {}) {
  return fairness_of(mission, Snapshot::make(mission), near_symmetries(mission), sights);
}

TEST(Fairness, EffortCountsAHatchwayAsTwoCells) {
  EXPECT_EQ(effort_of({0, 0}), 1);
  EXPECT_EQ(effort_of({2, 3}), 1 + 3 + 4);
}

TEST(Fairness, AccessComparesNearWithNearAndFarWithFar) {
  EXPECT_EQ(access_fairness({{Route{0, 2}, Route{1, 5}}, {Route{1, 5}, Route{0, 2}}}, 100), 1);
  // Efforts 3 and 8 against 3 and 10.
  EXPECT_DOUBLE_EQ(*access_fairness({{Route{0, 2}, Route{1, 5}}, {Route{2, 5}, Route{0, 2}}}, 100), 11.0 / 13);
  // Three sides: 1, 2, 4.
  EXPECT_DOUBLE_EQ(*access_fairness({{Route{0, 0}}, {Route{0, 1}}, {Route{0, 3}}}, 100), 0.25);
}

TEST(Fairness, AccessTakesNoWayForTheWorst) {
  EXPECT_DOUBLE_EQ(*access_fairness({{Route{0, 3}}, {std::nullopt}}, 40), 0.1);
  EXPECT_DOUBLE_EQ(*access_fairness({{Route{0, 3}, std::nullopt}, {Route{0, 3}, std::nullopt}}, 40), 1)
      << "what nobody reaches is no difference";
  EXPECT_EQ(access_fairness({{std::nullopt}, {std::nullopt}}, 40), std::nullopt);
  EXPECT_EQ(access_fairness({{Route{0, 3}}}, 40), std::nullopt) << "a single side";
  EXPECT_EQ(access_fairness({{}, {}}, 40), std::nullopt) << "no objectives";
}

TEST(Fairness, SightsCountByHowFarSidesAreApart) {
  const std::vector<FirstTurn> sides = {{0.5, 0.25}, {0.5, 0.75}};
  EXPECT_DOUBLE_EQ(*first_turn_fairness(sides), 1 - 0.25);
  const std::vector<FirstTurn> same = {{0.3, 0.1}, {0.3, 0.1}, {0.3, 0.1}};
  EXPECT_EQ(first_turn_fairness(same), 1);
  const std::vector<double> exposures = {0.2, 0.3, 0.6};
  EXPECT_DOUBLE_EQ(*exposure_fairness(exposures), 0.6);
  EXPECT_EQ(first_turn_fairness({}), std::nullopt);
  EXPECT_EQ(exposure_fairness({}), std::nullopt);
}

TEST(Fairness, OverallIsTheMeanOfThePartsThereAre) {
  EXPECT_EQ(overall_of({}), std::nullopt);
  EXPECT_EQ(overall_of({1.0, 1.0, 1.0, 1.0}), 1);
  EXPECT_DOUBLE_EQ(*overall_of({0.5, 1.0, 0.0, 1.0}), (2 + 3 + 0 + 1) / 10.0);
  EXPECT_DOUBLE_EQ(*overall_of({0.5, std::nullopt, std::nullopt, 1.0}), (2 + 1) / 5.0);
}

TEST(Fairness, IsAHundredPerCentOnlyWhereItIsWhole) {
  EXPECT_EQ(whole_percent(1), 100);
  EXPECT_EQ(whole_percent(0.996), 99);
  EXPECT_EQ(whole_percent(0.986), 99);
  EXPECT_EQ(whole_percent(0.984), 98);
  EXPECT_EQ(whole_percent(0), 0);
  // (4 · 1 + 3 · 1 + 2 · 0.994 + 1 · 0.98) / 10 = 0.9968, although no part is more than whole.
  EXPECT_EQ(whole_percent(*overall_of({1, 1, 0.994, 0.98})), 99);
  EXPECT_EQ(whole_percent(*overall_of({1, 1, 1, 1})), 100);
}

TEST(Fairness, ASymmetricBoardIsExactlyFair) {
  auto mission = with_drop_zones(mission_with({4, 4}, "A1/A2 D3/D4", "B2/C2 B3/C3"));
  mission = with_objective(with_objective(mission, "o1", "A2"), "o2", "D3");
  const std::vector<FirstTurn> turn = {{0.1, 0.2}, {0.1, 0.2}};
  const auto answer = fairness(mission, {{Id("attacker"), Id("defender")}, turn, {0.4, 0.4}});
  EXPECT_EQ(answer.overall, 1);
  EXPECT_EQ(answer.parts, (FairnessParts{1.0, 1.0, 1.0, 1.0}));
  EXPECT_EQ(answer.sides, (std::vector<Id>{Id("attacker"), Id("defender")}));
  ASSERT_EQ(answer.objectives.size(), 2U);
  // The attacker walks round the wall above it, the defender straight up.
  EXPECT_EQ(answer.objectives[0].routes, (Routes{Route{0, 2}, Route{0, 2}}));
  EXPECT_EQ(answer.objectives[0].hatchways_apart, 0);
  EXPECT_EQ(answer.objectives[0].cells_apart, 0);
}

TEST(Fairness, AHatchwayMoreForOneSideLowersItsPart) {
  const auto even = with_objective(with_drop_zones(empty_mission({2, 5})), "o1", "A3");
  const auto before = fairness(even);
  EXPECT_EQ(before.parts.access, 1);
  EXPECT_EQ(before.parts.symmetry, 1) << "top and bottom change places";
  // The defender's row is shut off by hatchways: effort 3 against 5.
  const auto uneven = with_objective(with_drop_zones(mission_with({2, 5}, "", "A4/A5 B4/B5")), "o1", "A3");
  const auto after = fairness(uneven);
  EXPECT_DOUBLE_EQ(*after.parts.access, 3.0 / 5);
  EXPECT_EQ(after.objectives.front().hatchways_apart, 1);
  EXPECT_EQ(after.objectives.front().cells_apart, 0);
  // Two hatchways, two zones, an objective; four edges differ.
  EXPECT_DOUBLE_EQ(*after.parts.symmetry, 1 - 4.0 / 10);
  EXPECT_DOUBLE_EQ(*after.overall, (4 * 0.6 + 0.6) / 5);
}

TEST(Fairness, SaysNothingWithoutSomebodyToCompare) {
  EXPECT_EQ(fairness(empty_mission()).overall, std::nullopt);
  const auto no_zones = fairness(with_objective(empty_mission(), "o1", "A3"));
  EXPECT_EQ(no_zones.parts, FairnessParts{}) << "without zones each side comes to lie on itself";
  EXPECT_TRUE(no_zones.sides.empty());
  const auto no_objectives = fairness(with_drop_zones(empty_mission()));
  EXPECT_EQ(no_objectives.parts.access, std::nullopt);
  EXPECT_EQ(no_objectives.parts.symmetry, 1);
}

TEST(Fairness, LeavesOutObjectivesOffTheFloor) {
  auto mission = with_objective(with_objective(with_drop_zones(empty_mission({3, 5})), "o1", "A3"), "o2", "C3");
  Board board = *mission.boards.front();
  board.lattice()->set_cell({2, 2}, CellKind::solid);
  mission.boards.front() = board;
  EXPECT_EQ(fairness(mission).objectives.size(), 1U);
}

Routes pick_routes(std::size_t number) {
  Routes routes;
  for (; number > 0; --number) {
    routes.push_back(pick_seldom(5) ? std::nullopt : std::optional(Route{pick_int(0, 3), pick_int(0, 12)}));
  }
  return routes;
}

constexpr int no_way = 40;

RC_GTEST_PROP(Fairness, AccessFallsWhenTheWorseSideGetsWorse, ()) {
  const auto number = static_cast<std::size_t>(pick_int(1, 6));
  const auto better = pick_routes(number);
  // Nowhere better off than the other.
  auto worse = better;
  for (auto& route : worse) {
    if (route && pick_bool()) route->cells += pick_int(0, 5);
  }
  const auto before = access_fairness({better, worse}, no_way);
  RC_PRE(before.has_value());
  auto& changed = worse[static_cast<std::size_t>(pick_int(0, static_cast<int>(number) - 1))];
  RC_PRE(changed.has_value());
  if (pick_seldom(4)) {
    changed.reset();
  } else {
    ++changed->hatchways;
  }
  const auto after = access_fairness({better, worse}, no_way);
  RC_ASSERT(*after < *before);
  RC_ASSERT(access_fairness({worse, better}, no_way) == after);
}

RC_GTEST_PROP(Fairness, OverallMovesWithEachPart, ()) {
  const auto pick_part = [] { return pick_seldom(4) ? std::nullopt : std::optional(pick_int(0, 99) / 100.0); };
  const FairnessParts parts{pick_part(), pick_part(), pick_part(), pick_part()};
  auto better = parts;
  auto* const changed =
      pick_of<std::optional<double>*>({&better.access, &better.first_turn, &better.exposure, &better.symmetry});
  RC_PRE(changed->has_value());
  **changed += 0.01;
  RC_ASSERT(*overall_of(better) > *overall_of(parts));
}

RC_GTEST_PROP(Fairness, IsExactlyTheSameInTheMirror, ()) {
  auto mission = with_drop_zones(arbitrary_board({pick_int(1, 4), pick_int(2, 5)}));
  const auto size = find_lattice(mission, 1)->size();
  for (int number = pick_int(0, 4); number > 0; --number) {
    const CellPos cell{pick_int(0, size.columns - 1), pick_int(0, size.rows - 1)};
    mission = with_objective(mission, numbered_id("o", number).text(), to_text(cell));
  }
  for (const auto way : {Transform::mirror_left_right, Transform::mirror_top_bottom, Transform::rotate_180}) {
    const auto image = transformed(mission, way);
    RC_ASSERT(image.has_value());
    RC_ASSERT(fairness(*image) == fairness(mission));
  }
}

}  // namespace
}  // namespace bulkhead::test
