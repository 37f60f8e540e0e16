// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "model/mission/geometry.h"
#include "model/mission/mission.h"
#include "rendering/canvas/path.h"

namespace bulkhead {

/// How the boards of a mission lie on the table that the canvas shows (see View): leads from there to the battlefield
/// and back. A value of a few numbers a board, made anew whenever boards change.
class Table {
 public:
  explicit Table(const Mission& mission);

  struct OnBoard {
    int board = 0;
    /// Of the battlefield, in micrometres; may lie off the board.
    Point point;
  };
  /// The board that a point of the table lies on; without one the nearest board, nothing where there are no boards.
  [[nodiscard]] std::optional<OnBoard> locate(Vec on_table) const;
  /// The point of the battlefield, taken as one of this board, which must exist (contract).
  [[nodiscard]] Point point_on(int board, Vec on_table) const;
  /// Whether the point lies on a board or on its edge.
  [[nodiscard]] bool on_a_board(Vec on_table) const;

  /// Where a point of the battlefield lies, taken as one of this board, which must exist (contract).
  [[nodiscard]] Vec at(int board, Point point) const;
  /// Where a place that exists lies (contract).
  [[nodiscard]] Vec at(const Mission& mission, const Place& place) const;
  [[nodiscard]] Rect box(int board, const Rectangle& rectangle) const;
  /// Around all boards; empty at (0, 0) where there are none.
  [[nodiscard]] const Rect& bounds() const { return bounds_; }

 private:
  struct PlacedBoard {
    /// On the battlefield.
    Rectangle outline;
    Vec top_left;
  };
  std::vector<PlacedBoard> boards_;
  Rect bounds_;
};

}  // namespace bulkhead
