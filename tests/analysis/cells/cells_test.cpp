// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "analysis/snapshot/snapshot.h"
#include "tests/analysis/drawing.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

LatticeSize arbitrary_size() { return {*rc::gen::inRange(1, 6), *rc::gen::inRange(1, 6)}; }

/// Sets a lattice from the digits of a number: the edges between cells count to three each, then the cells.
Mission numbered_board(LatticeSize size, int number) {
  auto mission = empty_mission(size);
  Board board = *mission.boards.front();
  const auto digit = [&] {
    const int result = number % 3;
    number /= 3;
    return result;
  };
  for (std::size_t index = 0; index < size.edge_count(); ++index) {
    const auto edge = size.edge_at(index);
    if (size.on_border(edge)) continue;
    const auto kind = digit();
    if (kind == 1) board.lattice()->set_wall(edge);
    if (kind == 2) board.lattice()->set_hatchway(edge, {});
  }
  for (std::size_t index = 0; index < size.cell_count(); ++index) {
    board.lattice()->set_cell(size.cell_at(index), static_cast<CellKind>(digit()));
  }
  mission.boards.front() = board;
  return mission;
}

TEST(cells, all_boards_of_two_by_two_cells_agree_with_the_drawing) {
  const int patterns = 3 * 3 * 3 * 3 * 3 * 3 * 3 * 3;  // 4 edges and 4 cells
  for (int number = 0; number < patterns; ++number) {
    const auto mission = numbered_board({2, 2}, number);
    const auto drawing = draw(mission);
    const auto snapshot = Snapshot::make(mission);
    ASSERT_EQ(static_cast<int>(snapshot.regions().count()), flood_count(drawing, " H")) << number;
    ASSERT_EQ(static_cast<int>(snapshot.compartments().count()), flood_count(drawing, " ")) << number;
    ASSERT_EQ(snapshot.longest_lane(), longest_lane_of(drawing)) << number;
  }
}

RC_GTEST_PROP(cells, arbitrary_boards_agree_with_the_drawing, ()) {
  const auto mission = arbitrary_board(arbitrary_size());
  const auto drawing = draw(mission);
  const auto snapshot = Snapshot::make(mission);
  RC_ASSERT(static_cast<int>(snapshot.regions().count()) == flood_count(drawing, " HLad"));
  RC_ASSERT(static_cast<int>(snapshot.compartments().count()) == flood_count(drawing, " "));
  RC_ASSERT(snapshot.longest_lane() == longest_lane_of(drawing));
}

TEST(cells, an_empty_board_is_one_region_and_one_compartment) {
  const auto snapshot = Snapshot::make(empty_mission({6, 7}));
  EXPECT_TRUE(snapshot.has_lattice());
  EXPECT_EQ(snapshot.regions().count(), 1U);
  EXPECT_EQ(snapshot.compartments().count(), 1U);
  EXPECT_EQ(snapshot.longest_lane(), 7);
  EXPECT_EQ(snapshot.regions().cells(0).size(), 42U);
}

TEST(cells, components_are_numbered_by_their_first_cell_and_the_largest_is_the_first_of_equals) {
  // | A1 | B1 C1 | D1 E1 |
  const auto snapshot = Snapshot::make(mission_with({5, 1}, "A1/B1 C1/D1", ""));
  const auto& regions = snapshot.regions();
  ASSERT_EQ(regions.count(), 3U);
  EXPECT_EQ(regions.cells(0), (std::vector<std::uint32_t>{0}));
  EXPECT_EQ(regions.cells(1), (std::vector<std::uint32_t>{1, 2}));
  EXPECT_EQ(regions.cells(2), (std::vector<std::uint32_t>{3, 4}));
  EXPECT_EQ(regions.largest(), 1U);
  EXPECT_EQ(regions.of(4), 2U);
}

TEST(cells, solid_and_void_cells_belong_to_no_component) {
  auto mission = empty_mission({3, 1});
  Board board = *mission.boards.front();
  board.lattice()->set_cell({1, 0}, CellKind::void_space);
  mission.boards.front() = board;
  const auto snapshot = Snapshot::make(mission);
  EXPECT_EQ(snapshot.regions().count(), 2U);
  EXPECT_EQ(snapshot.regions().of(1), Components::none);
  EXPECT_EQ(snapshot.longest_lane(), 1);
}

TEST(cells, areas_that_bar_passage_are_no_floor) {
  auto mission = empty_mission({3, 2});
  auto system = *mission.system;
  system.zone_kinds.back().passage = TerrainTraits::Passage::barred;
  mission.system = system;
  mission.areas = std::vector<Zone>{
      {Id("sea"), Id("shrine"), std::nullopt, "", CellsShape{{{1, {1, 0}}}}, {}},
      {Id("pit"), Id("shrine"), std::nullopt, "", CircleShape{CellAddress{1, {1, 1}}, Length::millimetres(5)}, {}}};
  const CellGraph graph(mission);
  for (const std::size_t cell : {0U, 2U, 3U, 5U}) EXPECT_TRUE(graph.is_floor(cell)) << cell;
  EXPECT_FALSE(graph.is_floor(1));
  EXPECT_FALSE(graph.is_floor(4)) << "its middle lies in the circle";
  EXPECT_EQ(Components(graph, Components::Hatchways::open).count(), 2U);
  system.zone_kinds.back().passage = TerrainTraits::Passage::slow;
  mission.system = system;
  EXPECT_EQ(Components(CellGraph(mission), Components::Hatchways::open).count(), 1U);
}

TEST(cells, a_board_without_floor_has_no_components_and_no_lane) {
  auto mission = empty_mission({1, 1});
  Board board = *mission.boards.front();
  board.lattice()->set_cell({0, 0}, CellKind::solid);
  mission.boards.front() = board;
  const auto snapshot = Snapshot::make(mission);
  EXPECT_TRUE(snapshot.has_lattice());
  EXPECT_EQ(snapshot.regions().count(), 0U);
  EXPECT_EQ(snapshot.longest_lane(), 0);
}

TEST(cells, a_hatchway_that_starts_open_still_parts_compartments_and_lanes) {
  auto mission = empty_mission({2, 1});
  Board board = *mission.boards.front();
  Hatchway hatchway;
  hatchway.starts_open = true;
  board.lattice()->set_hatchway({1, 0, Axis::vertical}, hatchway);
  mission.boards.front() = board;
  const auto snapshot = Snapshot::make(mission);
  EXPECT_EQ(snapshot.regions().count(), 1U);
  EXPECT_EQ(snapshot.compartments().count(), 2U);
  EXPECT_EQ(snapshot.longest_lane(), 1);
}

TEST(cells, a_mission_without_lattice_has_no_cells) {
  auto mission = empty_mission();
  Board board;
  board.ground = PlainGround{Length::inches(30), Length::inches(22)};
  mission.boards.front() = board;
  const auto snapshot = Snapshot::make(mission);
  EXPECT_FALSE(snapshot.has_lattice());
  EXPECT_EQ(snapshot.regions().count(), 0U);
}

TEST(cells, numbers_and_addresses_belong_together_on_every_board) {
  auto mission = empty_mission({2, 3});
  mission.boards.push_back(empty_mission({4, 1}).boards.front());
  const CellGraph graph(mission);
  ASSERT_EQ(graph.cell_count(), 10U);
  for (std::size_t cell = 0; cell < graph.cell_count(); ++cell) EXPECT_EQ(graph.index(graph.address(cell)), cell);
  EXPECT_EQ(graph.address(6), (CellAddress{2, {0, 0}}));
  EXPECT_EQ(graph.index({2, {3, 0}}), 9U);
  EXPECT_EQ(graph.index({2, {0, 1}}), std::nullopt);
  EXPECT_EQ(graph.index({3, {0, 0}}), std::nullopt);
}

}  // namespace
}  // namespace bulkhead::test
