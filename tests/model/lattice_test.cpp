// SPDX-License-Identifier: MIT
#include "model/lattice/lattice.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/mission/terrain_set.h"
#include "tests/support/generators.h"

namespace bulkhead {
namespace {

EdgePos edge(std::string_view text) { return parse_edge(text).value(); }
NodePos node(std::string_view text) { return parse_node(text).value(); }

TEST(Lattice, BeginsOpen) {
  const Lattice lattice({6, 7});
  EXPECT_EQ(lattice.size(), (LatticeSize{6, 7}));
  EXPECT_EQ(lattice.cell({5, 6}), CellKind::floor);
  EXPECT_EQ(lattice.edge(edge("F7/south")), EdgeKind::open);
  EXPECT_TRUE(lattice.walls().empty());
  EXPECT_TRUE(lattice.hatchways().empty());
  EXPECT_TRUE(lattice.touching(node("C3.nw")).empty());
}

TEST(Lattice, AnEdgeCarriesExactlyOneThing) {
  const auto at = edge("C2/C3");
  Lattice lattice({6, 7});
  lattice.set_wall(at, true);
  EXPECT_EQ(lattice.edge(at), EdgeKind::wall);
  EXPECT_TRUE(lattice.breachable(at));
  EXPECT_EQ(lattice.hatchway(at), nullptr);
  EXPECT_EQ(lattice.walls(), std::vector{at});

  Hatchway hatchway;
  hatchway.starts_open = true;
  lattice.set_hatchway(at, hatchway);
  EXPECT_EQ(lattice.edge(at), EdgeKind::hatchway);
  EXPECT_FALSE(lattice.breachable(at));
  ASSERT_NE(lattice.hatchway(at), nullptr);
  EXPECT_EQ(*lattice.hatchway(at), hatchway);
  EXPECT_TRUE(lattice.walls().empty());

  hatchway.breachable = true;
  lattice.set_hatchway(at, hatchway);
  EXPECT_TRUE(lattice.breachable(at));
  lattice.set_wall(at);
  EXPECT_FALSE(lattice.breachable(at));
  EXPECT_EQ(lattice.hatchway(at), nullptr);
  lattice.set_open(at);
  EXPECT_EQ(lattice, Lattice({6, 7}));
}

TEST(Lattice, ForgetsNothingElseWhenAnEdgeChanges) {
  Lattice lattice({2, 2});
  lattice.set_cell({0, 1}, CellKind::void_space);
  lattice.set_wall(edge("A1/B1"));
  lattice.set_hatchway(edge("A1/A2"), {});
  lattice.set_open(edge("B1/B2"));
  EXPECT_EQ(lattice.cell({0, 1}), CellKind::void_space);
  EXPECT_EQ(lattice.edge(edge("A1/B1")), EdgeKind::wall);
  EXPECT_EQ(lattice.edge(edge("A1/A2")), EdgeKind::hatchway);
}

TEST(Lattice, KnowsWhatTouchesANode) {
  Lattice lattice({3, 3});
  lattice.set_wall(edge("A1/B1"));
  lattice.set_hatchway(edge("B1/B2"), {});
  const auto crossing = node("B2.nw");
  EXPECT_EQ(lattice.touching(crossing), (std::vector{Compass::north, Compass::east}));
  EXPECT_EQ(lattice.touching(node("C2.nw")), std::vector{Compass::west});
  EXPECT_EQ(lattice.touching(node("A1.ne")), std::vector{Compass::south});
}

TEST(Lattice, RefusesPositionsThatItDoesNotHave) {
  Lattice lattice({2, 2});
  EXPECT_DEATH(lattice.set_wall({2, 0, Axis::horizontal}), "contains");
  EXPECT_DEATH(lattice.set_cell({0, 2}, CellKind::solid), "contains");
  EXPECT_DEATH(lattice.set_node({3, 0}, {}), "contains");
  EXPECT_DEATH(Lattice({0, 2}), "valid");
}

TEST(NodePiece, IsAPillarWhereAnythingTouchesUnlessSetByHand) {
  Lattice lattice({3, 3});
  lattice.set_wall(edge("A1/B1"));
  const auto touched = node("B2.nw");
  const auto bare = node("C3.nw");
  EXPECT_EQ(node_piece(lattice, touched, true), NodePiece::pillar);
  EXPECT_EQ(node_piece(lattice, touched, false), NodePiece::none);
  EXPECT_EQ(node_piece(lattice, bare, true), NodePiece::none);
  lattice.set_node(touched, {NodePiece::wall_end, std::nullopt});
  lattice.set_node(bare, {NodePiece::pillar, std::nullopt});
  EXPECT_EQ(node_piece(lattice, touched, true), NodePiece::wall_end);
  EXPECT_EQ(node_piece(lattice, bare, false), NodePiece::pillar);
  lattice.set_node_automatic(touched);
  EXPECT_EQ(node_piece(lattice, touched, true), NodePiece::pillar);
}

TEST(WallEnd, PointsAwayFromItsOneWall) {
  Lattice lattice({3, 3});
  lattice.set_wall(edge("A1/B1"));
  const auto at = node("B2.nw");
  lattice.set_node(at, {NodePiece::wall_end, Compass::east});
  EXPECT_EQ(wall_end_direction(lattice, at), Compass::south);
  lattice.set_wall(edge("B1/B2"));
  EXPECT_EQ(wall_end_direction(lattice, at), Compass::east);
  lattice.set_node(at, {NodePiece::wall_end, std::nullopt});
  EXPECT_EQ(wall_end_direction(lattice, at), std::nullopt);
  EXPECT_EQ(wall_end_direction(lattice, node("C3.nw")), std::nullopt);
}

TEST(Hatchway, FacesAlongTheOtherAxisAndHangsAtAnEnd) {
  EXPECT_EQ(direction(Facing::first, Axis::horizontal), Compass::north);
  EXPECT_EQ(direction(Facing::second, Axis::horizontal), Compass::south);
  EXPECT_EQ(direction(Facing::first, Axis::vertical), Compass::west);
  EXPECT_EQ(direction(Facing::second, Axis::vertical), Compass::east);
  EXPECT_EQ(direction(Hinge::first, Axis::horizontal), Compass::west);
  EXPECT_EQ(direction(Hinge::second, Axis::horizontal), Compass::east);
  EXPECT_EQ(direction(Hinge::first, Axis::vertical), Compass::north);
  EXPECT_EQ(direction(Hinge::second, Axis::vertical), Compass::south);
}

TEST(HatchAccess, HasASideExactlyWhenControlled) {
  EXPECT_EQ(HatchAccess(), HatchAccess::accessible());
  EXPECT_EQ(HatchAccess::controlled_by(Id("attacker")).side(), Id("attacker"));
  for (const auto& access : {HatchAccess::accessible(), HatchAccess::locked(), HatchAccess::airlock()}) {
    EXPECT_EQ(access.side(), std::nullopt);
  }
  EXPECT_NE(HatchAccess::controlled_by(Id("a")), HatchAccess::controlled_by(Id("b")));
  EXPECT_NE(HatchAccess::locked(), HatchAccess::airlock());
}

RC_GTEST_PROP(Lattice, ListsAgreeWithItsEdges, ()) {
  const auto lattice = *test::any_lattice();
  const auto size = lattice.size();
  std::size_t walls = 0;
  std::size_t hatchways = 0;
  for (std::size_t index = 0; index < size.edge_count(); ++index) {
    const auto at = size.edge_at(index);
    walls += lattice.edge(at) == EdgeKind::wall ? 1U : 0U;
    hatchways += lattice.edge(at) == EdgeKind::hatchway ? 1U : 0U;
    RC_ASSERT((lattice.edge(at) == EdgeKind::hatchway) == (lattice.hatchway(at) != nullptr));
    RC_ASSERT(!lattice.breachable(at) || lattice.edge(at) != EdgeKind::open);
  }
  RC_ASSERT(lattice.walls().size() == walls);
  RC_ASSERT(lattice.hatchways().size() == hatchways);
  // Every wall and hatchway touches two nodes.
  std::size_t touches = 0;
  for (std::size_t index = 0; index < size.node_count(); ++index)
    touches += lattice.touching(size.node_at(index)).size();
  RC_ASSERT(touches == 2 * (walls + hatchways));
}

TEST(PiecePattern, TurnedBy180DegreesIsReversedAndFacesTheOtherWay) {
  const PiecePattern pattern{{{EdgeKind::wall, Facing::second}, {EdgeKind::hatchway, Facing::first}},
                             {NodePiece::pillar, NodePiece::none, NodePiece::wall_end}};
  const PiecePattern expected{{{EdgeKind::hatchway, Facing::second}, {EdgeKind::wall, Facing::first}},
                              {NodePiece::wall_end, NodePiece::none, NodePiece::pillar}};
  EXPECT_EQ(turned(pattern), expected);
  EXPECT_EQ(turned(turned(pattern)), pattern);
}

}  // namespace
}  // namespace bulkhead
