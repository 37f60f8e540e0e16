// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "model/edit/edit.h"

/// Shorter ways to write edits.
namespace bulkhead {

inline Edit add_board(LatticeSize size, const Id& set, Point at, int level) {
  return AddBoard{EmptyLattice{size, set}, at, level};
}
inline Edit add_board(const PlainGround& ground, Point at, int level) { return AddBoard{ground, at, level}; }
inline Edit set_board(int board, std::optional<Point> at, std::optional<int> level) {
  return SetBoard{board, at, level};
}
inline Edit remove_board(int board) { return RemoveBoard{board}; }
inline Edit set_boxes(const Id& set, std::optional<int> boxes) { return SetBoxes{set, boxes}; }

}  // namespace bulkhead
