// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "model/mission/mission.h"

namespace bulkhead {

/// The keyboard's pointer. It stands on a node, the middle of an edge or the middle of a cell and goes from one to the
/// next: from a node right to the edge beside it, then to the next node.
class LatticeCursor {
 public:
  /// Where it stands; nothing until it was first moved or put somewhere, and where no board has a lattice.
  [[nodiscard]] const std::optional<Place>& place() const { return place_; }
  /// Puts it onto a place with a lattice position; points are ignored.
  void put(const Place& place);
  void hide() { place_.reset(); }

  /// One position further, with `far` to the next of the same kind (a whole cell). At the lattice's border it crosses
  /// to the board that lies there, if any, else stays. A hidden cursor appears in the first board's first cell.
  void move(const Mission& mission, Compass direction, bool far);
  /// Back onto the lattice if boards have changed.
  void keep_on(const Mission& mission);

 private:
  std::optional<Place> place_;
};

}  // namespace bulkhead
