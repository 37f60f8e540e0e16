// SPDX-License-Identifier: MIT
#include "analysis/assignment/panel_boxes.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/io/mission_file.h"
#include "tests/support/picking.h"
#include "tests/support/sample_missions.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

TerrainSet shipped_gallowdark() {
  const std::string path = BULKHEAD_TEMPLATES "/sets/gallowdark.xml";
  return read_terrain_set(content_of(path), path).value();
}

int least(const Mission& mission, const TerrainSet& set, int most = 20) {
  return least_boxes(panel_problem(mission, set, 1, {}, Hatches::as_drawn), most);
}

TEST(LeastBoxes, CountsEdgesHatchwaysAndPanelsOfTheRightLength) {
  const auto set = shipped_gallowdark();
  EXPECT_EQ(least(mission_with({6, 7}, "A1/A2 B1/B2", ""), set), 1);
  // A box has ten hatchways, six of them in panels of one edge: seven on edges of their own take two.
  EXPECT_EQ(least(mission_with({6, 7}, "", "A1/A2 C1/C2 E1/E2 A3/A4 C3/C4 E3/E4"), set), 1);
  EXPECT_EQ(least(mission_with({6, 7}, "", "A1/A2 C1/C2 E1/E2 A3/A4 C3/C4 E3/E4 A5/A6"), set), 2);
  // Eight panels of one edge: walls take those with hatchways, too.
  EXPECT_EQ(least(mission_with({6, 7}, "A1/A2 C1/C2 E1/E2 A3/A4 C3/C4 E3/E4 A5/A6 C5/C6", ""), set), 1);
  EXPECT_EQ(least(mission_with({6, 7}, "A1/A2 C1/C2 E1/E2 A3/A4 C3/C4 E3/E4 A5/A6 C5/C6 E5/E6", ""), set), 2);
}

TEST(LeastBoxes, CountsWhatGoesOntoPillars) {
  const auto mission = mission_with({6, 7}, "A1/A2 B1/B2", "");
  auto set = shipped_gallowdark();
  for (auto& piece : set.pieces) {
    if (piece.on_pillars) piece.count = 2;
  }
  EXPECT_EQ(least(mission, set), 2) << "three pillars, two caps in a box";
  for (auto& piece : set.pieces) {
    if (piece.on_pillars) piece.count = 0;
  }
  EXPECT_EQ(least(mission, set), 21) << "no number is enough";
}

RC_GTEST_PROP(LeastBoxes, WithFewerNothingBuilds, ()) {
  auto set = shipped_gallowdark();
  for (auto& piece : set.pieces) piece.count = pick_int(0, 3);
  auto mission = empty_mission({3, 3});
  mission.sets.front().set = set;
  Board board = *mission.boards.front();
  auto& lattice = *board.lattice();
  for (int edges = pick_int(1, 12); edges > 0; --edges) {
    const auto edge = lattice.size().edge_at(
        static_cast<std::size_t>(pick_int(0, static_cast<int>(lattice.size().edge_count()) - 1)));
    pick_int(0, 2) == 0 ? lattice.set_hatchway(edge, {}) : lattice.set_wall(edge);
  }
  mission.boards.front() = board;
  if (!assign_panels(mission, {{set.id, 1}}).uncovered.empty()) return;
  const int bound = least(mission, set);
  AssignmentLimits limits;
  limits.remedies = false;
  for (int boxes = 0; boxes < bound && boxes < 8; ++boxes) {
    RC_ASSERT(assign_panels(mission, {{set.id, boxes}}, {}, limits).buildable == Buildable::no);
  }
  RC_CLASSIFY(bound > 1, "more than one box");
}

}  // namespace
}  // namespace bulkhead::test
