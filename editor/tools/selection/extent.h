// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/selection/fragment.h"

namespace bulkhead {

/// The nodes around some things on a lattice.
struct Extent {
  NodePos first;
  NodePos last;
  bool empty = true;

  void add(NodePos node);
  void add(EdgePos edge);
  void add(CellPos cell);
  /// A point of the board: the nodes around it.
  void add(Point on_board, const TerrainSet& set);
  /// A place of this board, whose corner lies at `board_at` on the battlefield.
  void add(const Place& place, Point board_at, const TerrainSet& set);
  /// Onto the nodes of a lattice.
  void clamp(LatticeSize size);
};

/// Around all that a fragment holds; its first node where it holds nothing.
[[nodiscard]] Extent extent_of(const Fragment& fragment);

}  // namespace bulkhead
