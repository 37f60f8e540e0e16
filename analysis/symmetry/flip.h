// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "analysis/symmetry.h"
#include "model/mission/geometry.h"

namespace bulkhead {

/// A turn by 180° flips both axes, a mirror one.
struct Flip {
  bool x = false;
  bool y = false;

  [[nodiscard]] static Flip of(SymmetryKind kind) {
    return {kind != SymmetryKind::mirror_top_bottom, kind != SymmetryKind::mirror_left_right};
  }

  [[nodiscard]] Point apply(Point point, const Rectangle& bounds) const {
    const auto sum = bounds.top_left + bounds.bottom_right;
    return {x ? sum.x - point.x : point.x, y ? sum.y - point.y : point.y};
  }
  [[nodiscard]] Rectangle apply(const Rectangle& area, const Rectangle& bounds) const {
    const auto a = apply(area.top_left, bounds);
    const auto b = apply(area.bottom_right, bounds);
    return {{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
  }
  [[nodiscard]] CellPos apply(CellPos cell, LatticeSize size) const {
    return {x ? size.columns - 1 - cell.column : cell.column, y ? size.rows - 1 - cell.row : cell.row};
  }
  [[nodiscard]] NodePos apply(NodePos node, LatticeSize size) const {
    return {x ? size.columns - node.column : node.column, y ? size.rows - node.row : node.row};
  }
  [[nodiscard]] EdgePos apply(EdgePos edge, LatticeSize size) const {
    const auto a = apply(edge.first_node(), size);
    const auto b = apply(edge.second_node(), size);
    const auto first = std::min(a, b);
    return {first.column, first.row, edge.axis};
  }
  /// Of a piece that looks the same from both sides: clockwise degrees, 0 to 179.
  [[nodiscard]] int apply(int turn) const { return (x == y ? turn : 360 - turn) % 180; }
  [[nodiscard]] Compass apply(Compass direction) const {
    const bool across = direction == Compass::east || direction == Compass::west;
    return (across ? x : y) ? opposite(direction) : direction;
  }
};

}  // namespace bulkhead
