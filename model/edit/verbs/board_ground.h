// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <variant>

#include "model/edit/step_name.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// Gives a board another size. The corner `keep` stays where it is, with all that stands on the board; rows and columns
/// come or go on the other sides, and positions on the lattice are named anew where their letters or numbers change.
/// What stands on rows and columns that go is gone: walls, hatchways, cells, nodes set by hand, panels pinned there and
/// cells of zones and areas. Applying fails where something that has a name of its own stands there, and where nothing
/// would be left of a zone. A board with a lattice has columns and rows, another one width and height; both are more
/// than nothing, or applying fails.
struct ResizeBoard {
  int board = 1;
  std::variant<LatticeSize, PlainGround> size;
  Quarter keep = Quarter::north_west;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const ResizeBoard&, const ResizeBoard&) = default;
};

/// Builds a board of another terrain set that the mission uses. Its top-left corner stays where it is. Applying fails
/// for a board and for a set without a lattice, where pinned panels are not in the set, and where pieces or terrain
/// would come to stand off the board.
struct SetBoardSet {
  int board = 1;
  Id set;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const SetBoardSet&, const SetBoardSet&) = default;
};

}  // namespace bulkhead
