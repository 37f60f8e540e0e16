// SPDX-License-Identifier: MIT
#include "model/lattice/positions.h"

#include <gtest/gtest.h>

#include <set>

namespace bulkhead {
namespace {

TEST(Column, IsLettered) {
  EXPECT_EQ(column_letters(0), "A");
  EXPECT_EQ(column_letters(25), "Z");
  EXPECT_EQ(column_letters(26), "AA");
  EXPECT_EQ(column_letters(51), "AZ");
  EXPECT_EQ(column_letters(52), "BA");
  EXPECT_EQ(column_letters(255), "IV");
}

TEST(Cell, IsReadAndWritten) {
  EXPECT_EQ(parse_cell("A1"), (CellPos{0, 0}));
  EXPECT_EQ(parse_cell("C3"), (CellPos{2, 2}));
  EXPECT_EQ(parse_cell("AA10"), (CellPos{26, 9}));
  EXPECT_EQ(parse_cell("IV256"), (CellPos{255, 255}));
  for (const auto* text : {"", "A", "1", "a1", "A0", "A01", "A-1", "A+1", "A1 ", " A1", "A1.", "IW1", "A257", "ZZZ1",
                           "AAAA1", "A99999999999", "Ä1", "A1A"}) {
    EXPECT_FALSE(parse_cell(text).has_value()) << text;
  }
}

TEST(Edge, HasOneTextAndSeveralSpellings) {
  const LatticeSize size{6, 7};
  const EdgePos between{2, 2, Axis::horizontal};
  for (const auto* text : {"C2/C3", "C3/C2", "C3/north", "C2/south"}) EXPECT_EQ(parse_edge(text), between) << text;
  EXPECT_EQ(to_text(between, size), "C2/C3");
  const EdgePos beside{2, 2, Axis::vertical};
  for (const auto* text : {"B3/C3", "C3/B3", "C3/west", "B3/east"}) EXPECT_EQ(parse_edge(text), beside) << text;
  EXPECT_EQ(to_text(beside, size), "B3/C3");
}

TEST(Edge, AtTheBorderNamesItsSide) {
  const LatticeSize size{6, 7};
  for (const auto* text : {"A1/north", "A1/west", "F1/north", "F7/south", "F7/east", "A4/west"}) {
    EXPECT_EQ(to_text(parse_edge(text).value(), size), text);
    EXPECT_TRUE(size.on_border(parse_edge(text).value())) << text;
  }
  EXPECT_FALSE(size.on_border(parse_edge("A1/A2").value()));
}

TEST(Edge, RefusesWhatIsNone) {
  for (const auto* text : {"", "/", "A1", "A1/", "/A1", "A1/A1", "A1/A3", "A1/B2", "A1/NORTH", "A1/up", "A1//A2",
                           "A1/A2/A3", "A1\\A2", "A1/A2 "}) {
    EXPECT_FALSE(parse_edge(text).has_value()) << text;
  }
}

TEST(Node, HasOneTextAndSeveralSpellings) {
  const LatticeSize size{6, 7};
  for (const auto* text : {"C3.nw", "B2.se", "B3.ne", "C2.sw"}) EXPECT_EQ(parse_node(text), (NodePos{2, 2})) << text;
  EXPECT_EQ(to_text(NodePos{2, 2}, size), "C3.nw");
  EXPECT_EQ(to_text(NodePos{6, 7}, size), "F7.se");
  EXPECT_EQ(to_text(NodePos{0, 7}, size), "A7.sw");
  EXPECT_EQ(to_text(NodePos{6, 0}, size), "F1.ne");
  for (const auto* text : {"", ".", "C3", "C3.", ".nw", "C3.n", "C3.wn", "C3.NW", "C3.nw.", "C3.nww"}) {
    EXPECT_FALSE(parse_node(text).has_value()) << text;
  }
}

TEST(CompassText, IsReadAndWritten) {
  for (const auto direction : all_directions) {
    EXPECT_EQ(parse_compass(to_text(direction)), direction);
    EXPECT_EQ(opposite(opposite(direction)), direction);
    EXPECT_NE(opposite(direction), direction);
  }
  EXPECT_EQ(opposite(Compass::north), Compass::south);
  EXPECT_EQ(opposite(Compass::west), Compass::east);
  EXPECT_FALSE(parse_compass("North").has_value());
  EXPECT_FALSE(parse_compass("").has_value());
}

/// All positions of a lattice: texts read back, are all different, and dense indices run through without a gap.
void check_all_positions(LatticeSize size) {
  std::set<std::string> texts;
  for (std::size_t index = 0; index < size.cell_count(); ++index) {
    const auto cell = size.cell_at(index);
    ASSERT_TRUE(size.contains(cell));
    ASSERT_EQ(size.index(cell), index);
    ASSERT_EQ(parse_cell(to_text(cell)), cell);
    texts.insert(to_text(cell));
  }
  for (std::size_t index = 0; index < size.edge_count(); ++index) {
    const auto edge = size.edge_at(index);
    ASSERT_TRUE(size.contains(edge));
    ASSERT_EQ(size.index(edge), index);
    ASSERT_EQ(parse_edge(to_text(edge, size)), edge);
    texts.insert(to_text(edge, size));
  }
  for (std::size_t index = 0; index < size.node_count(); ++index) {
    const auto node = size.node_at(index);
    ASSERT_TRUE(size.contains(node));
    ASSERT_EQ(size.index(node), index);
    ASSERT_EQ(parse_node(to_text(node, size)), node);
    texts.insert(to_text(node, size));
  }
  ASSERT_EQ(texts.size(), size.cell_count() + size.edge_count() + size.node_count());
}

TEST(LatticeSize, EveryPositionOfEverySmallLatticeHasItsText) {
  for (int columns = 1; columns <= 12; ++columns) {
    for (int rows = 1; rows <= 12; ++rows) check_all_positions({columns, rows});
  }
}

TEST(LatticeSize, EveryPositionOfTheLargestLatticeHasItsText) { check_all_positions({256, 256}); }

TEST(LatticeSize, CountsByHand) {
  const LatticeSize size{6, 7};
  EXPECT_EQ(size.cell_count(), 42U);
  EXPECT_EQ(size.node_count(), 56U);
  EXPECT_EQ(size.edge_count(), 6U * 8U + 7U * 7U);
  EXPECT_TRUE((LatticeSize{1, 256}).valid());
  EXPECT_FALSE((LatticeSize{0, 1}).valid());
  EXPECT_FALSE((LatticeSize{1, 257}).valid());
  EXPECT_FALSE(size.contains(CellPos{6, 0}));
  EXPECT_FALSE(size.contains(CellPos{0, -1}));
  EXPECT_TRUE(size.contains(NodePos{6, 7}));
  EXPECT_FALSE(size.contains(NodePos{7, 7}));
  EXPECT_FALSE(size.contains(EdgePos{6, 0, Axis::horizontal}));
  EXPECT_FALSE(size.contains(EdgePos{0, 7, Axis::vertical}));
  EXPECT_TRUE(size.contains(EdgePos{0, 7, Axis::horizontal}));
}

TEST(EdgeOf, IsTheEdgeBetweenACellAndItsNeighbour) {
  const CellPos cell{2, 2};
  EXPECT_EQ(edge_of(cell, Compass::north), parse_edge("C2/C3"));
  EXPECT_EQ(edge_of(cell, Compass::south), parse_edge("C3/C4"));
  EXPECT_EQ(edge_of(cell, Compass::west), parse_edge("B3/C3"));
  EXPECT_EQ(edge_of(cell, Compass::east), parse_edge("C3/D3"));
  for (const auto direction : all_directions) {
    const auto edge = edge_of(cell, direction);
    EXPECT_TRUE(edge.first_cell() == cell || edge.second_cell() == cell);
  }
}

TEST(EdgeFrom, LeavesTheNodeInItsDirection) {
  const NodePos node{2, 2};
  EXPECT_EQ(edge_from(node, Compass::north), parse_edge("B2/C2"));
  EXPECT_EQ(edge_from(node, Compass::south), parse_edge("B3/C3"));
  EXPECT_EQ(edge_from(node, Compass::west), parse_edge("B2/B3"));
  EXPECT_EQ(edge_from(node, Compass::east), parse_edge("C2/C3"));
  EXPECT_EQ(edge_from(node, Compass::north).second_node(), node);
  EXPECT_EQ(edge_from(node, Compass::east).first_node(), node);
}

}  // namespace
}  // namespace bulkhead
