// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "editor/tools/view/ruler.h"
#include "editor/tools/view/table.h"

namespace bulkhead {

/// Something nearby and how far off it is, in millimetres.
template <typename T>
struct Near {
  T what;
  double distance = 0;
};

/// What is under a point of the table.
struct Hit {
  /// The point lies on a board.
  bool on_board = false;
  /// The board it lies on, or the nearest; 0 where there are no boards.
  int board = 0;
  /// On the battlefield, in whole micrometres.
  Point point;
  /// The cell that the ground under the point belongs to; nothing off the boards and on those without lattice.
  std::optional<CellAddress> cell;
  /// The nearest edge and node of the board's lattice, however far; nothing without lattice.
  std::optional<Near<EdgeAddress>> edge;
  std::optional<Near<NodeAddress>> node;
  /// The topmost (last) marker and free piece that the point touches within the reach.
  std::optional<Id> marker;
  std::optional<Id> piece;
  /// The topmost (last) terrain feature that has a part there.
  std::optional<Id> feature;
  /// Those that hold the point, in the mission's order; areas lie on top of zones.
  std::vector<Id> zones;
  std::vector<Id> areas;
};

/// Half the size of a marker on the table: 40 mm across.
inline constexpr double marker_radius = 20;

/// `reach` is how far the pointer feels, in millimetres on the table: the window makes it of some pixels and the zoom.
[[nodiscard]] Hit point_at(const Mission& mission, const Table& table, Vec at, double reach);

/// Whether a zone or area holds a point of the battlefield, which lies on the ground of `cell`, if on any cell's.
[[nodiscard]] bool holds(const Mission& mission, const Shape& shape, Point point,
                         const std::optional<CellAddress>& cell);

/// What a click selects, most particular first: a marker, a free piece, a node with a piece set by hand within reach or
/// another with a piece within half of it, a wall or hatchway within reach, a terrain feature, the last area, the last
/// zone. Nothing on bare ground.
[[nodiscard]] std::optional<Address> selectable(const Mission& mission, const Hit& hit, double reach);

/// Where a marker would stand: the nearest of node, edge middle and cell middle, or the point itself in whole
/// millimetres where `free`, and on boards without lattice. Nothing off the boards.
[[nodiscard]] std::optional<Place> snapped(const Mission& mission, const Hit& hit, bool free);

/// The nearest in whole millimetres.
[[nodiscard]] Length in_whole_millimetres(Length length);
[[nodiscard]] Point in_whole_millimetres(Point point);

/// For the status bar: `C3 · 8.4", 11.2" · wall C2/C3`. Empty off the boards.
[[nodiscard]] std::string status_words(const Mission& mission, const Hit& hit, double reach, RulerUnit unit);

}  // namespace bulkhead
