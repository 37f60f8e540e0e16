// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "model/base/result.h"
#include "model/base/word_table.h"

namespace bulkhead {

/// Positions on one board's lattice. Columns count from 0 at the left, rows from 0 at the top; players see letters
/// and numbers (`C3` is column 2, row 2). Node (c, r) is the top-left corner of cell (c, r).
struct CellPos {
  int column = 0;
  int row = 0;
  friend constexpr auto operator<=>(const CellPos&, const CellPos&) = default;
};

struct NodePos {
  int column = 0;
  int row = 0;
  friend constexpr auto operator<=>(const NodePos&, const NodePos&) = default;
};

/// Along which axis an edge runs: a horizontal edge parts a northern from a southern cell.
enum class Axis { horizontal, vertical };

/// The edge that begins at node (column, row): a horizontal one is the north side of cell (column, row), a vertical
/// one its west side. Its *first* cell lies north or west of it, its *second* south or east.
struct EdgePos {
  int column = 0;
  int row = 0;
  Axis axis = Axis::horizontal;
  friend constexpr auto operator<=>(const EdgePos&, const EdgePos&) = default;

  [[nodiscard]] constexpr CellPos first_cell() const {
    return axis == Axis::horizontal ? CellPos{column, row - 1} : CellPos{column - 1, row};
  }
  [[nodiscard]] constexpr CellPos second_cell() const { return {column, row}; }
  /// The west or north end.
  [[nodiscard]] constexpr NodePos first_node() const { return {column, row}; }
  /// The east or south end.
  [[nodiscard]] constexpr NodePos second_node() const {
    return axis == Axis::horizontal ? NodePos{column + 1, row} : NodePos{column, row + 1};
  }
};

enum class Compass { north, east, south, west };

inline constexpr std::array compass_words = {
    Word<Compass>{"north", Compass::north}, Word<Compass>{"east", Compass::east},
    Word<Compass>{"south", Compass::south}, Word<Compass>{"west", Compass::west}};

[[nodiscard]] constexpr Compass opposite(Compass direction) {
  return static_cast<Compass>((static_cast<int>(direction) + 2) % 4);
}
[[nodiscard]] std::string_view to_text(Compass direction);
[[nodiscard]] Result<Compass> parse_compass(std::string_view text);

/// The edge on one side of a cell.
[[nodiscard]] constexpr EdgePos edge_of(CellPos cell, Compass side) {
  switch (side) {
    case Compass::north: return {cell.column, cell.row, Axis::horizontal};
    case Compass::south: return {cell.column, cell.row + 1, Axis::horizontal};
    case Compass::west: return {cell.column, cell.row, Axis::vertical};
    case Compass::east: break;
  }
  return {cell.column + 1, cell.row, Axis::vertical};
}

/// The edge that leaves a node in a direction (it may lie outside the lattice).
[[nodiscard]] constexpr EdgePos edge_from(NodePos node, Compass direction) {
  switch (direction) {
    case Compass::north: return {node.column, node.row - 1, Axis::vertical};
    case Compass::south: return {node.column, node.row, Axis::vertical};
    case Compass::west: return {node.column - 1, node.row, Axis::horizontal};
    case Compass::east: break;
  }
  return {node.column, node.row, Axis::horizontal};
}

inline constexpr std::array<Compass, 4> all_directions = {Compass::north, Compass::east, Compass::south, Compass::west};

/// Columns and rows of a lattice, each 1 to 256.
struct LatticeSize {
  static constexpr int largest = 256;
  int columns = 1;
  int rows = 1;
  friend constexpr auto operator<=>(const LatticeSize&, const LatticeSize&) = default;

  [[nodiscard]] constexpr bool valid() const {
    return columns >= 1 && columns <= largest && rows >= 1 && rows <= largest;
  }
  [[nodiscard]] constexpr bool contains(CellPos cell) const {
    return cell.column >= 0 && cell.column < columns && cell.row >= 0 && cell.row < rows;
  }
  [[nodiscard]] constexpr bool contains(NodePos node) const {
    return node.column >= 0 && node.column <= columns && node.row >= 0 && node.row <= rows;
  }
  [[nodiscard]] constexpr bool contains(EdgePos edge) const {
    return contains(edge.first_node()) && contains(edge.second_node());
  }
  /// True if the edge lies on the lattice's border: only one of its cells is on the board.
  [[nodiscard]] constexpr bool on_border(EdgePos edge) const {
    return !contains(edge.first_cell()) || !contains(edge.second_cell());
  }

  [[nodiscard]] constexpr std::size_t cell_count() const { return size(columns) * size(rows); }
  [[nodiscard]] constexpr std::size_t node_count() const { return size(columns + 1) * size(rows + 1); }
  /// Horizontal edges come first, row by row, then the vertical ones.
  [[nodiscard]] constexpr std::size_t edge_count() const {
    return size(columns) * size(rows + 1) + size(columns + 1) * size(rows);
  }
  /// Dense indices: row by row from the top-left.
  [[nodiscard]] constexpr std::size_t index(CellPos cell) const {
    return size(cell.row) * size(columns) + size(cell.column);
  }
  [[nodiscard]] constexpr std::size_t index(NodePos node) const {
    return size(node.row) * size(columns + 1) + size(node.column);
  }
  [[nodiscard]] constexpr std::size_t index(EdgePos edge) const {
    return edge.axis == Axis::horizontal
               ? size(edge.row) * size(columns) + size(edge.column)
               : size(columns) * size(rows + 1) + size(edge.row) * size(columns + 1) + size(edge.column);
  }
  [[nodiscard]] constexpr CellPos cell_at(std::size_t index) const {
    return {static_cast<int>(index % size(columns)), static_cast<int>(index / size(columns))};
  }
  [[nodiscard]] constexpr NodePos node_at(std::size_t index) const {
    return {static_cast<int>(index % size(columns + 1)), static_cast<int>(index / size(columns + 1))};
  }
  [[nodiscard]] EdgePos edge_at(std::size_t index) const;

 private:
  [[nodiscard]] static constexpr std::size_t size(int number) { return static_cast<std::size_t>(number); }
};

/// Texts of positions on a lattice. Cell `C3` (after Z comes AA); edge `C2/C3`, border edge `A4/west`; node `C3.nw`,
/// at the right and bottom border `F7.se`.
[[nodiscard]] std::string to_text(CellPos cell);
[[nodiscard]] std::string to_text(EdgePos edge, LatticeSize size);
[[nodiscard]] std::string to_text(NodePos node, LatticeSize size);

/// The readers know no lattice: whether the position lies on a board is for the caller to say. Other spellings of the
/// same place are understood (`C3/C2`, `C3/north`, `B2.se`).
[[nodiscard]] Result<CellPos> parse_cell(std::string_view text);
[[nodiscard]] Result<EdgePos> parse_edge(std::string_view text);
[[nodiscard]] Result<NodePos> parse_node(std::string_view text);

/// `A`, `Z`, `AA` … for column 0, 25, 26 …
[[nodiscard]] std::string column_letters(int column);

}  // namespace bulkhead
