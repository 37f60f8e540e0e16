// SPDX-License-Identifier: MIT
#include "model/mission/board_symmetry.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>

#include "tests/support/picking.h"

namespace bulkhead {
namespace {

const std::array all = {BoardSymmetry(),
                        BoardSymmetry::rotate_90(),
                        BoardSymmetry::rotate_180(),
                        BoardSymmetry::rotate_270(),
                        BoardSymmetry::mirror_left_right(),
                        BoardSymmetry::mirror_top_bottom(),
                        BoardSymmetry(true, false, false),
                        BoardSymmetry(true, true, true)};

Length pick_any_length() { return test::pick_length(Length::millimetres(-2000), Length::millimetres(2000)); }
Point pick_point() { return {pick_any_length(), pick_any_length()}; }
NodePos pick_node() { return {test::pick_int(-9, 9), test::pick_int(-9, 9)}; }

BoardSymmetry pick_symmetry() {
  const auto node = pick_node();
  return BoardSymmetry::shift(node.column, node.row, pick_point()) *
         all[static_cast<std::size_t>(test::pick_int(0, 7))];
}

/// Everything that a symmetry acts on, picked at random.
struct Things {
  NodePos node = pick_node();
  CellPos cell{test::pick_int(-9, 9), test::pick_int(-9, 9)};
  EdgePos edge{test::pick_int(-9, 9), test::pick_int(-9, 9), test::pick_bool() ? Axis::horizontal : Axis::vertical};
  Point point = pick_point();
  Compass direction = static_cast<Compass>(test::pick_int(0, 3));
  Quarter quarter = static_cast<Quarter>(test::pick_int(0, 3));
  Hatchway hatchway{
      static_cast<Facing>(test::pick_int(0, 1)), static_cast<Hinge>(test::pick_int(0, 1)), false, {}, false};
  int degrees = test::pick_int(0, 359);
  PolygonShape polygon{{pick_point(), pick_point(), pick_point()}};
  CellsShape cells{{{1, {0, 0}}, {1, {2, 1}}}};
  friend bool operator==(const Things&, const Things&) = default;
};

Things image_of(const BoardSymmetry& symmetry, Things things) {
  things.hatchway = symmetry(things.hatchway, things.edge.axis);
  things.node = symmetry(things.node);
  things.cell = symmetry(things.cell);
  things.edge = symmetry(things.edge);
  things.point = symmetry(things.point);
  things.direction = symmetry(things.direction);
  things.quarter = symmetry(things.quarter);
  things.degrees = symmetry.turned(things.degrees);
  things.polygon = std::get<PolygonShape>(symmetry(Shape(things.polygon)));
  things.cells = std::get<CellsShape>(symmetry(Shape(things.cells)));
  return things;
}

RC_GTEST_PROP(BoardSymmetry, ComposesAsItActs, ()) {
  const auto a = pick_symmetry();
  const auto b = pick_symmetry();
  const Things things;
  RC_ASSERT(image_of(a * b, things) == image_of(a, image_of(b, things)));
}

RC_GTEST_PROP(BoardSymmetry, IsAssociativeWithIdentityAndInverse, ()) {
  const auto a = pick_symmetry();
  const auto b = pick_symmetry();
  const auto c = pick_symmetry();
  RC_ASSERT((a * b) * c == a * (b * c));
  RC_ASSERT(a * BoardSymmetry() == a);
  RC_ASSERT(BoardSymmetry() * a == a);
  RC_ASSERT(a * a.inverse() == BoardSymmetry());
  RC_ASSERT(a.inverse() * a == BoardSymmetry());
  RC_ASSERT((a * b).mirrors() == (a.mirrors() != b.mirrors()));
  const Things things;
  RC_ASSERT(image_of(a.inverse(), image_of(a, things)) == things);
}

TEST(BoardSymmetry, HasEightElementsClosedUnderComposition) {
  for (std::size_t a = 0; a < all.size(); ++a) {
    for (std::size_t b = 0; b < all.size(); ++b) {
      EXPECT_EQ(all[a] == all[b], a == b);
      EXPECT_EQ(std::count(all.begin(), all.end(), all[a] * all[b]), 1);
    }
  }
  const auto turn = BoardSymmetry::rotate_90();
  EXPECT_EQ(turn * turn, BoardSymmetry::rotate_180());
  EXPECT_EQ(turn * turn * turn, BoardSymmetry::rotate_270());
  EXPECT_EQ(BoardSymmetry::mirror_left_right() * BoardSymmetry::mirror_top_bottom(), BoardSymmetry::rotate_180());
}

/// Cells, edges, nodes, directions and points agree with each other.
RC_GTEST_PROP(BoardSymmetry, KeepsWhatTouchesTogether, ()) {
  const auto symmetry = pick_symmetry();
  const CellPos cell{test::pick_int(-9, 9), test::pick_int(-9, 9)};
  for (const auto side : all_directions) {
    RC_ASSERT(symmetry(edge_of(cell, side)) == edge_of(symmetry(cell), symmetry(side)));
  }
  const auto node = pick_node();
  for (const auto way : all_directions) {
    RC_ASSERT(symmetry(edge_from(node, way)) == edge_from(symmetry(node), symmetry(way)));
  }
}

/// On a lattice with a pitch of 1 mm, whose first node is the origin, points and nodes are the same.
RC_GTEST_PROP(BoardSymmetry, TakesPointsAlongWithNodes, ()) {
  const auto way = all[static_cast<std::size_t>(test::pick_int(0, 7))];
  const LatticeSize size{test::pick_int(1, 9), test::pick_int(1, 9)};
  const auto at = [](NodePos node) { return Point{Length::millimetres(node.column), Length::millimetres(node.row)}; };
  const auto on_lattice = way.within(size);
  const auto on_table = way.within(Rectangle{{}, at({size.columns, size.rows})});
  const NodePos node{test::pick_int(0, size.columns), test::pick_int(0, size.rows)};
  RC_ASSERT(on_table(at(node)) == at(on_lattice(node)));
  RC_ASSERT(on_lattice(size).contains(on_lattice(node)));
  const CellPos cell{test::pick_int(0, size.columns - 1), test::pick_int(0, size.rows - 1)};
  RC_ASSERT(on_lattice(size).contains(on_lattice(cell)));
}

/// A 3 × 2 lattice turned clockwise: its left side is its top side now.
TEST(BoardSymmetry, TurnsALatticeClockwise) {
  const auto turn = BoardSymmetry::rotate_90().within(LatticeSize{3, 2});
  EXPECT_EQ(turn(LatticeSize{3, 2}), (LatticeSize{2, 3}));
  EXPECT_EQ(turn(CellPos{0, 0}), (CellPos{1, 0}));
  EXPECT_EQ(turn(CellPos{0, 1}), (CellPos{0, 0}));
  EXPECT_EQ(turn(CellPos{2, 1}), (CellPos{0, 2}));
  EXPECT_EQ(turn(Compass::west), Compass::north);
  EXPECT_EQ(turn(Quarter::north_west), Quarter::north_east);
  EXPECT_EQ(turn.turned(30), 120);
  EXPECT_EQ(BoardSymmetry::mirror_left_right().turned(30), 330);
  EXPECT_EQ(BoardSymmetry::mirror_top_bottom().turned(30), 150);
  const Rectangle frame{{Length::millimetres(5), Length::millimetres(7)},
                        {Length::millimetres(9), Length::millimetres(8)}};
  EXPECT_EQ(
      BoardSymmetry::rotate_90().within(frame)(frame),
      (Rectangle{{Length::millimetres(5), Length::millimetres(7)}, {Length::millimetres(6), Length::millimetres(11)}}));
}

}  // namespace
}  // namespace bulkhead
