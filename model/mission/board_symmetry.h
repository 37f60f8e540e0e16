// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <utility>

#include "model/lattice/lattice.h"
#include "model/mission/battlefield.h"
#include "model/mission/geometry.h"

namespace bulkhead {

/// One of the eight symmetries of the square, which keep a lattice a lattice, and a shift: of positions on a lattice by
/// whole columns and rows, of points by lengths. Exact. Directions, turns and quarters know no shift.
class BoardSymmetry {
 public:
  /// Leaves everything where it is.
  constexpr BoardSymmetry() = default;
  /// About the origin: perhaps reflected in the diagonal from top-left to bottom-right (x and y change places), then
  /// perhaps x and y turned round.
  constexpr BoardSymmetry(bool swap, bool flip_x, bool flip_y) : swap_(swap), flip_x_(flip_x), flip_y_(flip_y) {}

  [[nodiscard]] static constexpr BoardSymmetry mirror_left_right() { return {false, true, false}; }
  [[nodiscard]] static constexpr BoardSymmetry mirror_top_bottom() { return {false, false, true}; }
  /// Clockwise.
  [[nodiscard]] static constexpr BoardSymmetry rotate_90() { return {true, true, false}; }
  [[nodiscard]] static constexpr BoardSymmetry rotate_180() { return {false, true, true}; }
  [[nodiscard]] static constexpr BoardSymmetry rotate_270() { return {true, false, true}; }
  [[nodiscard]] static constexpr BoardSymmetry shift(int columns, int rows, Point by = {}) {
    BoardSymmetry result;
    result.columns_ = columns;
    result.rows_ = rows;
    result.by_ = by;
    return result;
  }

  /// The same with shifts of its own for points: what lies in the frame comes to lie in a frame with the same top-left
  /// corner.
  [[nodiscard]] BoardSymmetry within(const Rectangle& frame) const;
  /// The same with shifts of its own for positions on a lattice of that size: they come to lie on the lattice of the
  /// size that this one becomes.
  [[nodiscard]] BoardSymmetry within(LatticeSize size) const;

  /// Whether it takes left for right; else it only turns.
  [[nodiscard]] constexpr bool mirrors() const { return (swap_ != flip_x_) != flip_y_; }
  /// Whether x and y change places.
  [[nodiscard]] constexpr bool swaps() const { return swap_; }

  [[nodiscard]] NodePos operator()(NodePos node) const;
  [[nodiscard]] CellPos operator()(CellPos cell) const;
  [[nodiscard]] EdgePos operator()(EdgePos edge) const;
  [[nodiscard]] LatticeSize operator()(LatticeSize size) const;
  [[nodiscard]] Point operator()(Point point) const;
  [[nodiscard]] Rectangle operator()(const Rectangle& rectangle) const;
  [[nodiscard]] Compass operator()(Compass direction) const;
  [[nodiscard]] Quarter operator()(Quarter quarter) const;
  /// A hatchway on an edge that runs along an axis.
  [[nodiscard]] Hatchway operator()(Hatchway hatchway, Axis axis) const;
  [[nodiscard]] NodeOverride operator()(NodeOverride piece) const;
  /// Strips, quarters and polygons, and of the other shapes the places: positions on whichever board, and points.
  [[nodiscard]] Shape operator()(Shape shape) const;
  [[nodiscard]] Place operator()(const Place& place) const;
  /// A clockwise turn in degrees, 0 to 359, of something that looks the same mirrored along the axis at which turns
  /// begin, such as a free piece.
  [[nodiscard]] int turned(int degrees) const;

  [[nodiscard]] BoardSymmetry inverse() const;
  /// First the second, then the first.
  friend BoardSymmetry operator*(const BoardSymmetry& last, const BoardSymmetry& first);
  friend bool operator==(const BoardSymmetry&, const BoardSymmetry&) = default;

 private:
  bool swap_ = false;
  bool flip_x_ = false;
  bool flip_y_ = false;
  int columns_ = 0;
  int rows_ = 0;
  Point by_;
};

// Whoever looks for a symmetry maps every edge of the board.

inline NodePos BoardSymmetry::operator()(NodePos node) const {
  if (swap_) std::swap(node.column, node.row);
  return {columns_ + (flip_x_ ? -node.column : node.column), rows_ + (flip_y_ ? -node.row : node.row)};
}

inline CellPos BoardSymmetry::operator()(CellPos cell) const {
  const auto a = (*this)(NodePos{cell.column, cell.row});
  const auto b = (*this)(NodePos{cell.column + 1, cell.row + 1});
  return {std::min(a.column, b.column), std::min(a.row, b.row)};
}

inline EdgePos BoardSymmetry::operator()(EdgePos edge) const {
  const auto a = (*this)(edge.first_node());
  const auto b = (*this)(edge.second_node());
  const auto first = std::min(a, b);
  return {first.column, first.row, a.row == b.row ? Axis::horizontal : Axis::vertical};
}

}  // namespace bulkhead
