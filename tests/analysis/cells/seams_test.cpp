// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "analysis/snapshot/snapshot.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

/// A Gallowdark board of that size: 97 mm cells and a border of 12 mm all round.
Board board_at(LatticeSize size, Point at, int level = 0) {
  Board board = *empty_mission(size).boards.front();
  board.at = at;
  board.level = level;
  return board;
}

Point millimetres(std::int64_t x, std::int64_t y) { return {Length::millimetres(x), Length::millimetres(y)}; }

Mission mission_of(std::vector<Board> boards) {
  auto mission = empty_mission();
  mission.boards.clear();
  for (auto& board : boards) mission.boards.emplace_back(std::move(board));
  return mission;
}

EdgePos edge(std::string_view text) { return parse_edge(text).value(); }

/// Two boards of 2 × 3 cells (218 × 315 mm) side by side.
struct SideBySide {
  Board west = board_at({2, 3}, {});
  Board east = board_at({2, 3}, millimetres(218, 0));

  [[nodiscard]] Mission mission() const { return mission_of({west, east}); }
  [[nodiscard]] Snapshot snapshot() const { return Snapshot::make(mission()); }
};

TEST(seams, two_boards_that_touch_are_one_region_and_lanes_cross_the_seam) {
  const auto snapshot = SideBySide().snapshot();
  EXPECT_EQ(snapshot.regions().count(), 1U);
  EXPECT_EQ(snapshot.compartments().count(), 1U);
  EXPECT_EQ(snapshot.longest_lane(), 4);
}

TEST(seams, the_order_of_the_boards_does_not_matter) {
  const SideBySide boards;
  const auto snapshot = Snapshot::make(mission_of({boards.east, boards.west}));
  EXPECT_EQ(snapshot.regions().count(), 1U);
  EXPECT_EQ(snapshot.longest_lane(), 4);
}

TEST(seams, one_below_the_other_touch_along_a_horizontal_seam) {
  const auto snapshot = Snapshot::make(mission_of({board_at({2, 3}, {}), board_at({2, 3}, millimetres(0, 315))}));
  EXPECT_EQ(snapshot.regions().count(), 1U);
  EXPECT_EQ(snapshot.longest_lane(), 6);
}

TEST(seams, a_wall_on_either_border_closes_its_pair_of_cells) {
  SideBySide boards;
  boards.west.lattice()->set_wall(edge("B1/east"));
  boards.east.lattice()->set_wall(edge("A2/west"));
  auto snapshot = boards.snapshot();
  EXPECT_EQ(snapshot.regions().count(), 1U) << "the third row is still open";
  boards.west.lattice()->set_wall(edge("B3/east"));
  snapshot = boards.snapshot();
  EXPECT_EQ(snapshot.regions().count(), 2U);
  EXPECT_EQ(snapshot.longest_lane(), 3);
}

TEST(seams, a_hatchway_on_a_border_makes_the_seam_a_hatchway_there) {
  SideBySide boards;
  boards.west.lattice()->set_wall(edge("B1/east"));
  boards.east.lattice()->set_wall(edge("A2/west"));
  boards.east.lattice()->set_hatchway(edge("A3/west"), {});
  const auto snapshot = boards.snapshot();
  EXPECT_EQ(snapshot.regions().count(), 1U);
  EXPECT_EQ(snapshot.compartments().count(), 2U);
}

TEST(seams, a_wall_opposite_a_hatchway_is_a_wall) {
  SideBySide boards;
  for (const auto* text : {"B1/east", "B2/east", "B3/east"}) boards.west.lattice()->set_wall(edge(text));
  for (const auto* text : {"A1/west", "A2/west", "A3/west"}) boards.east.lattice()->set_hatchway(edge(text), {});
  EXPECT_EQ(boards.snapshot().regions().count(), 2U);
}

TEST(seams, two_hatchways_on_one_crossing_count_two) {
  SideBySide boards;
  boards.west = board_at({1, 1}, {});
  boards.east = board_at({1, 1}, millimetres(121, 0));
  boards.west.lattice()->set_hatchway(edge("A1/east"), {});
  boards.east.lattice()->set_hatchway(edge("A1/west"), {});
  const CellGraph graph(boards.mission());
  const std::vector<std::uint32_t> start = {0};
  EXPECT_EQ(Routes(graph, start, Id("attacker")).to(1), (Route{2, 1}));
}

TEST(seams, either_lock_of_a_crossing_bars) {
  SideBySide boards;
  boards.west = board_at({1, 1}, {});
  boards.east = board_at({1, 1}, millimetres(121, 0));
  Hatchway attackers;
  attackers.access = HatchAccess::controlled_by(Id("attacker"));
  Hatchway defenders;
  defenders.access = HatchAccess::controlled_by(Id("defender"));
  boards.west.lattice()->set_hatchway(edge("A1/east"), attackers);
  const std::vector<std::uint32_t> start = {0};
  const CellGraph one_lock(boards.mission());
  EXPECT_TRUE(Routes(one_lock, start, Id("attacker")).to(1));
  EXPECT_FALSE(Routes(one_lock, start, Id("defender")).to(1));
  boards.east.lattice()->set_hatchway(edge("A1/west"), defenders);
  const CellGraph two_locks(boards.mission());
  EXPECT_FALSE(Routes(two_locks, start, Id("attacker")).to(1));
  EXPECT_FALSE(Routes(two_locks, start, Id("defender")).to(1));
}

TEST(seams, boards_may_be_shifted_by_whole_cells) {
  // The eastern board begins one cell lower: rows 2 and 3 of the western one meet its rows 1 and 2.
  SideBySide boards;
  boards.east.at = millimetres(218, 97);
  const auto mission = boards.mission();
  const CellGraph graph(mission);
  std::vector<std::pair<std::string, std::string>> pairs;
  for (const auto& pair : graph.neighbours()) {
    const auto first = graph.address(pair.first);
    const auto second = graph.address(pair.second);
    if (first.board == second.board) continue;
    pairs.emplace_back(to_text(mission, first), to_text(mission, second));
    EXPECT_EQ(pair.axis, Axis::vertical);
  }
  EXPECT_EQ(pairs, (std::vector<std::pair<std::string, std::string>>{{"B2", "2:A1"}, {"B3", "2:A2"}}));
}

TEST(seams, nothing_passes_where_the_lattices_do_not_align) {
  SideBySide boards;
  boards.east.at = millimetres(218, 50);
  EXPECT_EQ(boards.snapshot().regions().count(), 2U);
}

TEST(seams, boards_apart_or_meeting_in_a_corner_or_on_other_levels_do_not_touch) {
  SideBySide boards;
  boards.east.at = millimetres(219, 0);
  EXPECT_EQ(boards.snapshot().regions().count(), 2U) << "a gap of a millimetre";
  boards.east.at = millimetres(218, 315);
  EXPECT_EQ(boards.snapshot().regions().count(), 2U) << "a corner";
  boards.east.at = millimetres(218, 0);
  boards.east.level = 1;
  EXPECT_EQ(boards.snapshot().regions().count(), 2U) << "another level";
}

TEST(seams, a_border_cell_without_floor_has_no_neighbour_across) {
  SideBySide boards;
  boards.west = board_at({1, 1}, {});
  boards.east = board_at({1, 1}, millimetres(121, 0));
  boards.east.lattice()->set_cell({0, 0}, CellKind::solid);
  EXPECT_TRUE(CellGraph(boards.mission()).neighbours().empty());
}

TEST(seams, edges_between_neighbours_are_one_on_a_board_and_two_across_a_seam) {
  SideBySide boards;
  boards.west = board_at({1, 2}, {});
  boards.east = board_at({1, 2}, millimetres(121, 0));
  const auto mission = boards.mission();
  const CellGraph graph(mission);
  std::vector<std::string> texts;
  for (const auto& pair : graph.neighbours()) {
    std::string text;
    for (const auto& address : graph.edges_between(pair)) text += to_text(mission, address) + " ";
    texts.push_back(text);
  }
  EXPECT_EQ(texts, (std::vector<std::string>{"A1/A2 ", "2:A1/A2 ", "A1/east 2:A1/west ", "A2/east 2:A2/west "}));
}

/// Two decks apart, 2 × 1 cells each, with a marker in cell A1 of each.
Mission two_decks(std::string_view link_kind) {
  auto mission = mission_of({board_at({2, 1}, {}), board_at({2, 1}, millimetres(500, 0), 1)});
  const auto marker = [](std::string_view id, std::string_view at) {
    return Marker{Id(id), Id("terminal"), "", parse_place(at).value(), std::nullopt, {}};
  };
  mission.markers = std::vector<Marker>{marker("foot", "A1"), marker("head", "2:A1")};
  mission.links = std::vector<Link>{{Id(link_kind), Id("foot"), Id("head"), {}}};
  return mission;
}

TEST(links, one_that_moves_models_joins_the_cells_of_its_ends) {
  const auto snapshot = Snapshot::make(two_decks("lift"));
  EXPECT_EQ(snapshot.regions().count(), 1U);
  EXPECT_EQ(snapshot.compartments().count(), 1U);
  EXPECT_EQ(snapshot.longest_lane(), 2) << "a lift is no straight run";
  const std::vector<std::uint32_t> start = {1};  // B1
  const Routes routes(snapshot.graph(), start, Id("attacker"));
  EXPECT_EQ(routes.to(2), (Route{0, 2})) << "one step to A1, one with the lift";
  EXPECT_EQ(routes.to(3), (Route{0, 3}));
}

TEST(links, one_leads_both_ways) {
  const CellGraph graph(two_decks("lift"));
  const std::vector<std::uint32_t> start = {3};  // 2:B1
  EXPECT_EQ(Routes(graph, start, Id("attacker")).to(1), (Route{0, 3}));
}

TEST(links, other_kinds_and_unknown_kinds_and_ends_join_nothing) {
  EXPECT_EQ(Snapshot::make(two_decks("power-line")).regions().count(), 2U);
  EXPECT_EQ(Snapshot::make(two_decks("rope")).regions().count(), 2U);
  auto mission = two_decks("lift");
  mission.links = std::vector<Link>{{Id("lift"), Id("foot"), Id("nobody"), {}}};
  EXPECT_EQ(Snapshot::make(mission).regions().count(), 2U);
}

TEST(links, one_between_zones_is_one_step_from_any_of_their_cells) {
  auto mission = mission_of({board_at({3, 1}, {}), board_at({3, 1}, millimetres(500, 0), 1)});
  const auto zone = [](std::string_view id, int board) {
    const CellsShape shape{{{board, {0, 0}}, {board, {2, 0}}}};
    return Zone{Id(id), Id("shrine"), std::nullopt, "", shape, {}};
  };
  mission.areas = std::vector<Zone>{zone("below", 1), zone("above", 2)};
  mission.links = std::vector<Link>{{Id("lift"), Id("below"), Id("above"), {}}};
  const CellGraph graph(mission);
  const std::vector<std::uint32_t> start = {2};  // C1
  const Routes routes(graph, start, Id("attacker"));
  EXPECT_EQ(routes.to(3), (Route{0, 1}));
  EXPECT_EQ(routes.to(5), (Route{0, 1}));
  EXPECT_EQ(routes.to(4), (Route{0, 2}));
  EXPECT_EQ(routes.to(0), (Route{0, 2})) << "along the row, as the lift and back again";
}

}  // namespace
}  // namespace bulkhead::test
