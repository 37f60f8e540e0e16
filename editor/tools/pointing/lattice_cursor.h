// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "editor/tools/pointing/steps.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// The keyboard's pointer. On a lattice it stands on a node, the middle of an edge or the middle of a cell and goes
/// from one to the next: from a node right to the edge beside it, then to the next node. On a board without lattice it
/// stands on points and goes by lengths, counted from the board's corner.
class LatticeCursor {
 public:
  /// Where it stands; nothing until it was first moved or put somewhere, and where there is no board.
  [[nodiscard]] const std::optional<Place>& place() const { return place_; }
  /// On which board; 0 for none.
  [[nodiscard]] int board() const;
  /// Puts it onto a place with a lattice position; points are ignored.
  void put(const Place& place);
  void hide() { place_.reset(); }

  /// One step further. On a lattice to the next position, other than in usual steps to the next of the same kind (a
  /// whole cell). At the border of its board it crosses to the one that lies there, if any, else stays. A hidden cursor
  /// appears in the first board's first cell, or on its middle.
  void move(const Mission& mission, Compass direction, StepSize size, RulerUnit unit = RulerUnit::inches);
  /// Back onto the boards if these have changed.
  void keep_on(const Mission& mission);

 private:
  void move_on_lattice(const Mission& mission, Compass direction, bool far);
  void move_on_ground(const Mission& mission, Compass direction, Length step);

  std::optional<Place> place_;
  /// Of a point.
  int board_ = 0;
};

}  // namespace bulkhead
