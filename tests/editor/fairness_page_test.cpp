// SPDX-License-Identifier: MIT
#include "editor/tools/analysis/fairness_page.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "analysis/snapshot/snapshot.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using Cells = std::vector<std::string>;

const FairnessTable& table(const FairnessPage& page, std::string_view title) {
  for (const auto& each : page.tables) {
    if (each.title == title) return each;
  }
  throw std::runtime_error("there is no such table");
}

TEST(FairnessPage, AMirroredBattlefieldIsFairInAllItsParts) {
  // Three rows: the objective is as far from the zone above as from that below.
  const auto mission = test::with_objective(test::with_drop_zones(test::mission_with({3, 3}, "", "")), "o1", "B2", "1");
  const auto page = fairness_page(mission, Snapshot::make(mission));
  EXPECT_EQ(page.overall, "Fairness 100 %");
  const auto& parts = table(page, "Parts");
  ASSERT_EQ(parts.rows.size(), 4U);
  EXPECT_EQ(parts.rows[0].cells[0], "Access");
  EXPECT_EQ(parts.rows[0].cells[1], "100 %");
  EXPECT_EQ(parts.rows[0].cells[2], "4");
}

TEST(FairnessPage, TellsEachSidesWayToEachObjective) {
  // A wall above all of row 2 with a hatchway in its middle, nothing below it. Cells are 97 mm: from the rim of row 3's
  // zone to the objective in the middle of B2 it is 48.5 mm, 1.9".
  const auto mission =
      test::with_objective(test::with_drop_zones(test::mission_with({3, 3}, "A1/A2 C1/C2", "B1/B2")), "o1", "B2", "1");
  const auto page = fairness_page(mission, Snapshot::make(mission));
  const auto& access = table(page, "Access");
  ASSERT_EQ(access.rows.size(), 3U);
  EXPECT_EQ(access.rows[0].cells, (Cells{"Objective 1", "Attacker", "1", "1", "1.9\"", "1"}));
  EXPECT_EQ(access.rows[1].cells, (Cells{"Objective 1", "Defender", "0", "1", "1.9\"", "1"}));
  EXPECT_EQ(access.rows[2].cells, (Cells{"Objective 1", "apart by", "1", "0", "0\"", "0"}));
  EXPECT_EQ(access.rows[0].places, (std::vector<Address>{ObjectAddress{Id("o1")}}));
  const auto& symmetry = table(page, "Symmetry");
  ASSERT_EQ(symmetry.rows.size(), 3U);
  EXPECT_EQ(symmetry.rows[1].cells[0], "▸ Mirrored left–right");
  EXPECT_EQ(symmetry.rows[1].cells[1], "yes");
  EXPECT_FALSE(symmetry.rows[0].places.empty()) << "it breaks where the wall is";
}

TEST(FairnessPage, SidesWithoutStartZonesShiftNobodysFigures) {
  // A third side, named first, starts nowhere; the defender's zone is behind a wall but for one cell, so that the other
  // two see different shares.
  auto mission = test::with_drop_zones(test::mission_with({3, 3}, "A2/A3 B2/B3", ""));
  auto sides = *mission.sides;
  sides.insert(sides.begin(), Side{Id("bystander"), "Bystander", {}, {}});
  mission.sides = sides;
  const auto page = fairness_page(mission, Snapshot::make(mission));
  const auto& turn = table(page, "First turn and exposure");
  ASSERT_EQ(turn.rows.size(), 3U);
  EXPECT_EQ(turn.rows[0].cells, (Cells{"Bystander", "–", "–", "–"}));
  auto without = test::with_drop_zones(test::mission_with({3, 3}, "A2/A3 B2/B3", ""));
  const auto two = fairness_page(without, Snapshot::make(without));
  EXPECT_EQ(turn.rows[1].cells, table(two, "First turn and exposure").rows[0].cells);
  EXPECT_EQ(turn.rows[2].cells, table(two, "First turn and exposure").rows[1].cells);
  EXPECT_NE(turn.rows[1].cells, turn.rows[2].cells);
}

TEST(FairnessPage, HasAnAnswerToOddBattlefields) {
  for (const auto& mission : {Mission(), test::empty_mission(), test::with_drop_zones(test::empty_mission({1, 1}))}) {
    const auto page = fairness_page(mission, Snapshot::make(mission));
    EXPECT_FALSE(page.overall.empty());
    EXPECT_EQ(page.tables.size(), 5U);
  }
}

}  // namespace
}  // namespace bulkhead
