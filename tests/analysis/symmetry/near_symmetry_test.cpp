// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <functional>

#include "analysis/symmetry/symmetry.h"
#include "tests/analysis/drawing.h"
#include "tests/support/picking.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

using Texts = std::vector<std::string>;
using Sides = std::vector<std::pair<std::string, std::string>>;

constexpr auto turn = SymmetryKind::rotate_180;
constexpr auto left_right = SymmetryKind::mirror_left_right;
constexpr auto top_bottom = SymmetryKind::mirror_top_bottom;

NearSymmetry under(const Mission& mission, SymmetryKind kind) {
  return near_symmetries(mission)[static_cast<std::size_t>(kind)];
}

Texts texts_of(const Mission& mission, const std::vector<Address>& addresses) {
  Texts texts;
  for (const auto& address : addresses) texts.push_back(to_text(mission, address));
  return texts;
}

Texts differ(const Mission& mission, SymmetryKind kind) { return texts_of(mission, under(mission, kind).differ); }
Texts sides_differ(const Mission& mission, SymmetryKind kind) {
  return texts_of(mission, under(mission, kind).sides_differ);
}

Sides sides(const Mission& mission, SymmetryKind kind) {
  Sides result;
  for (const auto& [from, to] : under(mission, kind).sides) result.emplace_back(from.text(), to.text());
  return result;
}

Mission with_board(Mission mission, const std::function<void(Board&)>& change) {
  Board board = *mission.boards.front();
  change(board);
  mission.boards.front() = board;
  return mission;
}

TEST(NearSymmetry, NamesThePlaceAndItsTwin) {
  const auto mission = mission_with({4, 4}, "A1/A2 D3/D4 B1/B2", "");
  EXPECT_EQ(differ(mission, turn), (Texts{"B1/B2", "C3/C4"}));
  EXPECT_EQ(differ(mission, left_right).size(), 6U);
  const auto all = near_symmetries(mission);
  ASSERT_NE(nearest(all), nullptr);
  EXPECT_EQ(nearest(all)->kind, turn);
}

TEST(NearSymmetry, TellsAWallFromAHatchway) {
  EXPECT_EQ(differ(mission_with({4, 4}, "A1/A2", "D3/D4"), turn), (Texts{"A1/A2", "D3/D4"}));
}

TEST(NearSymmetry, NamesNodesOnlyWhereNoWallExplainsThem) {
  const auto bare = mission_with({4, 4}, "A1/A2 D3/D4", "");
  const auto by_hand = with_board(bare, [](Board& board) {
    board.lattice()->set_node({0, 1}, {NodePiece::wall_end, std::nullopt});
    board.lattice()->set_node({2, 2}, {NodePiece::pillar, std::nullopt});
  });
  EXPECT_EQ(under(by_hand, turn).differ, (std::vector<Address>{NodeAddress{1, {0, 1}}, NodeAddress{1, {4, 3}}}));
}

TEST(NearSymmetry, NamesCellsAndFreePieces) {
  const auto mission = with_board(empty_mission({4, 4}), [](Board& board) {
    board.lattice()->set_cell({0, 0}, CellKind::solid);
    board.pieces.push_back(
        {Id("stray"), FreePiece::Kind::wall, {Length::millimetres(50), Length::millimetres(50)}, 0, {}});
  });
  EXPECT_EQ(differ(mission, turn), (Texts{"A1", "D4", "#stray"}));
  EXPECT_EQ(differ(mission, top_bottom), (Texts{"A1", "A4", "#stray"}));
}

TEST(NearSymmetry, SaysNothingWhereBoardsDoNotMatch) {
  auto mission = empty_mission({2, 2});
  Board second = *mission.boards.front();
  second.at = {Length::millimetres(218), Length::millimetres(97)};
  mission.boards.emplace_back(second);
  const auto all = near_symmetries(mission);
  EXPECT_TRUE(all[0].boards_match);
  EXPECT_FALSE(all[1].boards_match);
  EXPECT_TRUE(all[1].differ.empty());
  EXPECT_TRUE(all[1].sides.empty());
  EXPECT_EQ(nearest(all)->kind, turn);
  second.level = 1;
  mission.boards.back() = second;
  EXPECT_EQ(nearest(near_symmetries(mission)), nullptr);
}

TEST(NearSymmetry, OfTwoBoardsNamesPlacesOnBoth) {
  auto mission = mission_with({2, 2}, "A1/B1", "");
  Board second = *empty_mission({2, 2}).boards.front();
  second.at = {Length::millimetres(218), Length()};
  mission.boards.emplace_back(second);
  EXPECT_EQ(differ(mission, turn), (Texts{"A1/B1", "2:A2/B2"}));
  EXPECT_EQ(differ(mission, left_right), (Texts{"A1/B1", "2:A1/B1"}));
}

TEST(NearSymmetry, SidesComeToLieOnEachOtherOrThemselves) {
  const auto mission = with_drop_zones(empty_mission({4, 4}));
  const Sides change = {{"attacker", "defender"}, {"defender", "attacker"}};
  const Sides stay = {{"attacker", "attacker"}, {"defender", "defender"}};
  EXPECT_EQ(sides(mission, turn), change);
  EXPECT_EQ(sides(mission, top_bottom), change);
  EXPECT_EQ(sides(mission, left_right), stay);
  for (const auto kind : {turn, left_right, top_bottom}) EXPECT_EQ(sides_differ(mission, kind), Texts{});
}

TEST(NearSymmetry, NamesZonesAndObjectivesThatComeToLieOnNothing) {
  auto mission = with_objective(
      with_objective(with_objective(with_drop_zones(empty_mission({4, 4})), "o1", "A2"), "o2", "D3"), "o3", "C3.nw");
  EXPECT_EQ(sides_differ(mission, turn), Texts{}) << "o3 stands in the centre";
  EXPECT_EQ(sides_differ(mission, top_bottom), (Texts{"#o1", "#o2"}));
  EXPECT_EQ(nearest(near_symmetries(mission))->kind, turn);
  const auto mirrored = with_objective(with_objective(with_drop_zones(empty_mission({4, 4})), "o1", "A2"), "o2", "D2");
  EXPECT_EQ(nearest(near_symmetries(mirrored))->kind, left_right) << "objectives speak against the others";
  auto zones = *mission.zones;
  std::get<CellsShape>(zones.front().shape).cells.pop_back();
  mission.zones = zones;
  EXPECT_EQ(sides_differ(mission, turn), (Texts{"#attacker-drop-zone", "#defender-drop-zone"}));
}

Zone zone(std::string_view id, const Shape& shape) { return {Id(id), Id("drop-zone"), Id("attacker"), "", shape, {}}; }

Point at(int x, int y) { return {Length::millimetres(x), Length::millimetres(y)}; }

TEST(NearSymmetry, KnowsShapesOfEveryKind) {
  // 412 × 412 mm.
  auto mission = empty_mission({4, 4});
  const auto depth = Length::millimetres(50);
  const std::vector<Zone> pairs = {zone("strip-1", StripShape{Compass::west, depth}),
                                   zone("strip-2", StripShape{Compass::east, depth}),
                                   zone("quarter-1", QuarterShape{Quarter::north_west, depth}),
                                   zone("quarter-2", QuarterShape{Quarter::north_east, depth}),
                                   zone("circle-1", CircleShape{CellAddress{1, {0, 1}}, depth}),
                                   zone("circle-2", CircleShape{CellAddress{1, {3, 1}}, depth}),
                                   zone("polygon-1", PolygonShape{{at(0, 0), at(100, 0), at(0, 100)}}),
                                   zone("polygon-2", PolygonShape{{at(412, 100), at(312, 0), at(412, 0)}})};
  mission.zones = pairs;
  EXPECT_EQ(sides_differ(mission, left_right), Texts{});
  EXPECT_EQ(sides_differ(mission, top_bottom).size(), 6U) << "the strips stay where they are";
  EXPECT_EQ(sides_differ(mission, turn).size(), 6U) << "only the strips change places";
}

/// The same when turned or mirrored: what a random board has in its first half, its second has too.
Mission symmetric_board(LatticeSize size, const std::function<EdgePos(EdgePos)>& twin) {
  return with_board(empty_mission(size), [&](Board& board) {
    auto& lattice = *board.lattice();
    for (std::size_t index = 0; index < size.edge_count(); ++index) {
      const auto edge = size.edge_at(index);
      const auto choice = pick_int(0, 4);
      for (const auto place : {edge, twin(edge)}) {
        if (choice == 0) lattice.set_wall(place);
        if (choice == 1) lattice.set_hatchway(place, {});
        if (choice > 1) lattice.set_open(place);
      }
    }
  });
}

EdgePos twin_of(EdgePos edge, LatticeSize size, SymmetryKind kind) {
  const bool across = edge.axis == Axis::horizontal;
  if (kind != top_bottom) edge.column = size.columns - edge.column - (across ? 1 : 0);
  if (kind != left_right) edge.row = size.rows - edge.row - (across ? 0 : 1);
  return edge;
}

RC_GTEST_PROP(NearSymmetry, OneBrokenEdgeIsNamedWithItsTwinAndNothingElse, ()) {
  const LatticeSize size{pick_int(1, 5), pick_int(1, 5)};
  const auto kind = pick_of<SymmetryKind>({turn, left_right, top_bottom});
  const auto twin = [&](EdgePos edge) { return twin_of(edge, size, kind); };
  const auto whole = symmetric_board(size, twin);
  RC_ASSERT(under(whole, kind).differ.empty());
  const auto edge = size.edge_at(static_cast<std::size_t>(pick_int(0, static_cast<int>(size.edge_count()) - 1)));
  const auto broken = with_board(whole, [&](Board& board) {
    auto& lattice = *board.lattice();
    lattice.edge(edge) == EdgeKind::wall ? lattice.set_open(edge) : lattice.set_wall(edge);
  });
  std::vector<Address> expected;
  if (twin(edge) != edge) expected = {EdgeAddress{1, edge}, EdgeAddress{1, twin(edge)}};
  std::sort(expected.begin(), expected.end());
  RC_ASSERT(under(broken, kind).differ == expected);
}

RC_GTEST_PROP(NearSymmetry, HoldsWhereNothingDiffers, ()) {
  const auto mission = arbitrary_board({*rc::gen::inRange(1, 4), *rc::gen::inRange(1, 3)});
  const auto symmetry = symmetry_of(mission);
  RC_ASSERT(symmetry.rotate_180 == under(mission, turn).differ.empty());
  RC_ASSERT(symmetry.mirror_left_right == under(mission, left_right).differ.empty());
  RC_ASSERT(symmetry.mirror_top_bottom == under(mission, top_bottom).differ.empty());
}

}  // namespace
}  // namespace bulkhead::test
