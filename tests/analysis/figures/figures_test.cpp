// SPDX-License-Identifier: MIT
#include "analysis/figures/figures.h"

#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

Figures figures_of(const Mission& mission) { return bulkhead::figures_of(mission, Snapshot::make(mission)); }

/// Worked out by hand:
///
///       A   B   C
///     +---+---+   +      1  walls A1/north, B1/north; hatchway C1/C2; walls A2/A3, B2/B3
///   1 |                     and A1/west
///     +   +   +-H-+
///   2
///     +---+---+   +
///   3
Mission hand_made() {
  auto mission = mission_with({3, 3}, "A1/north B1/north A1/west A2/A3 B2/B3", "C1/C2");
  mission = with_objective(with_drop_zones(mission), "o1", "A2");
  return with_objective(with_objective(with_objective(mission, "o2", "C3.nw"), "o3", "B2/B3"), "o4", "30mm,30mm");
}

TEST(figures, of_a_hand_made_board) {
  const auto figures = figures_of(hand_made());
  EXPECT_EQ(figures.title, "Sample");
  // Nodes touched: three on the top border, A2.nw below A1/west, the two ends of C1/C2, three along A2/A3 and B2/B3.
  EXPECT_EQ(figures.counts, (Counts{5, 1, 9, 0, 4}));
  EXPECT_EQ(figures.objectives_on, (ObjectivesOn{1, 1, 1, 1}));
  EXPECT_EQ(figures.regions_open, 1);
  EXPECT_EQ(figures.compartments, 1) << "C2/C3 is open, and so are A1/A2 and B1/B2";
  EXPECT_EQ(figures.longest_lane_cells, 3);
  EXPECT_EQ(figures.symmetry, (Symmetry{false, false, false}));
  ASSERT_EQ(figures.access.size(), 8U);
  // Attacker: the top row.
  EXPECT_EQ(figures.access[0].route, (Route{0, 1})) << "A1, A2";
  EXPECT_EQ(figures.access[1].route, (Route{0, 1})) << "B2 touches C3.nw";
  EXPECT_EQ(figures.access[2].route, (Route{0, 1})) << "B2 touches the edge B2/B3";
  EXPECT_EQ(figures.access[3].route, (Route{0, 0})) << "in A1";
  // Defender: the bottom row. Out of it leads only C3 to C2.
  EXPECT_EQ(figures.access[4].route, (Route{0, 3})) << "C3, C2, B2, A2";
  EXPECT_EQ(figures.access[5].route, (Route{0, 0})) << "C3 touches its own corner";
  EXPECT_EQ(figures.access[6].route, (Route{0, 0})) << "B3 touches the edge B2/B3";
  EXPECT_EQ(figures.access[7].route, (Route{0, 4})) << "C3, C2, B2, A2, A1";
  EXPECT_EQ(figures.access[7].side, Id("defender"));
  EXPECT_EQ(figures.access[7].objective, Id("o4"));
}

TEST(figures, count_pillars_and_wall_ends_set_by_hand_and_free_pieces) {
  auto mission = mission_with({2, 2}, "A1/B1", "");
  Board board = *mission.boards.front();
  board.lattice()->set_node({1, 1}, {NodePiece::wall_end, std::nullopt});
  board.lattice()->set_node({2, 2}, {NodePiece::pillar, std::nullopt});
  const Point at{Length::millimetres(100), Length::millimetres(100)};
  board.pieces = {{Id("a"), FreePiece::Kind::wall, at, 0, {}},
                  {Id("b"), FreePiece::Kind::hatchway, at, 0, {}},
                  {Id("c"), FreePiece::Kind::pillar, at, 0, {}},
                  {Id("d"), FreePiece::Kind::wall_end, at, 0, {}}};
  mission.boards.front() = board;
  EXPECT_EQ(figures_of(mission).counts, (Counts{2, 1, 3, 2, 0}));
}

TEST(figures, count_terrain_features_on_all_boards) {
  auto mission = empty_mission({2, 2});
  EXPECT_EQ(figures_of(mission).features, 0);
  Board board = *mission.boards.front();
  board.features = {{Id("t1"), Id("crate"), {}, 0, false, {}}, {Id("t2"), Id("crate"), {}, 0, false, {}}};
  mission.boards.front() = board;
  board.at = {Length::millimetres(300), {}};
  board.features.pop_back();
  mission.boards.emplace_back(board);
  EXPECT_EQ(figures_of(mission).features, 3);
}

TEST(figures, sets_without_pillars_have_no_automatic_ones) {
  auto mission = mission_with({2, 2}, "A1/B1", "");
  auto set = gallowdark_set();
  set.pillar.reset();
  mission.sets.front().set = set;
  EXPECT_EQ(figures_of(mission).counts, (Counts{1, 0, 0, 0, 0}));
}

TEST(figures, without_a_lattice_most_have_a_reason_instead) {
  auto mission = with_objective(empty_mission(), "o1", "100mm,100mm");
  Board board;
  board.ground = PlainGround{Length::inches(30), Length::inches(22)};
  mission.boards.front() = board;
  const auto figures = figures_of(mission);
  EXPECT_EQ(to_text(figures.regions_open.error()), "no board has a lattice");
  EXPECT_EQ(figures.compartments.error(), figures.regions_open.error());
  EXPECT_EQ(figures.symmetry.error(), figures.regions_open.error());
  EXPECT_EQ(figures.longest_lane_cells.error(), figures.regions_open.error());
  EXPECT_EQ(figures.counts, (Counts{0, 0, 0, 0, 1}));
  ASSERT_EQ(figures.access.size(), 2U);
  EXPECT_EQ(to_text(figures.access.front().route.error()), "it lies on a board without lattice");
}

TEST(figures, an_access_that_there_is_not_has_a_reason) {
  auto mission = with_objective(with_drop_zones(mission_with({1, 3}, "A1/A2", "")), "o1", "A2");
  EXPECT_EQ(to_text(figures_of(mission).access.front().route.error()), "no way leads there");
  mission.zones = std::vector<Zone>{};
  EXPECT_EQ(to_text(figures_of(mission).access.front().route.error()), "the side has no zone to start from");
  Board board = *mission.boards.front();
  board.lattice()->set_cell({0, 1}, CellKind::solid);
  mission.boards.front() = board;
  EXPECT_EQ(to_text(figures_of(mission).access.front().route.error()), "the objective stands on no floor");
}

}  // namespace
}  // namespace bulkhead::test
