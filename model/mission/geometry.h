// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/length.h"
#include "model/mission/places.h"

namespace bulkhead {

struct Board;
struct Mission;
struct TerrainSet;

/// An axis-aligned rectangle on the battlefield.
struct Rectangle {
  Point top_left;
  Point bottom_right;
  friend bool operator==(const Rectangle&, const Rectangle&) = default;

  [[nodiscard]] bool contains(Point point) const {
    return point.x >= top_left.x && point.x <= bottom_right.x && point.y >= top_left.y && point.y <= bottom_right.y;
  }
};

/// The outline of a board on the battlefield. A lattice board measures columns × pitch + 2 × border across and
/// rows × pitch + 2 × border down.
[[nodiscard]] Rectangle board_bounds(const Mission& mission, const Board& board);
/// The board that a place is on, null for a point beside all boards.
[[nodiscard]] const Board* board_beneath(const Mission& mission, const Place& place);

/// The smallest rectangle around all boards.
[[nodiscard]] Rectangle battlefield_bounds(const Mission& mission);

/// Where a node of a lattice board lies on that board.
[[nodiscard]] Point node_on_board(const TerrainSet& set, NodePos node);

/// Where a place lies on the battlefield: nodes themselves, the middle of an edge or cell. The place must exist
/// (contract).
[[nodiscard]] Point point_of(const Mission& mission, const Place& place);

/// The ground that belongs to a cell: its square, grown to the board's edge where it lies at the lattice's border.
[[nodiscard]] Rectangle cell_ground(const Mission& mission, const CellAddress& cell);
/// The same on a board with a lattice of which one knows the set.
[[nodiscard]] Rectangle cell_ground(const Board& board, const TerrainSet& set, CellPos cell);

}  // namespace bulkhead
