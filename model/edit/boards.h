// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "model/edit/edit.h"

namespace bulkhead {

/// Adds a board with an empty lattice, or without any. Applying fails for a set that the mission does not use
/// or that has no lattice.
[[nodiscard]] Edit add_board(LatticeSize size, const Id& set, Point at, int level);
[[nodiscard]] Edit add_board(const PlainGround& ground, Point at, int level);

/// Moves a board or puts it on another level; what is not given stays. Points of the battlefield stay where they are:
/// applying fails if that would leave one of them off the battlefield.
[[nodiscard]] Edit set_board(int board, std::optional<Point> at, std::optional<int> level);

/// Removes a board with its walls and pieces; the boards after it are numbered anew, also in addresses. Applying fails
/// for the only board and as long as a marker, zone, area, waiver or note names a place on it.
[[nodiscard]] Edit remove_board(int board);

/// How many boxes of a terrain set are used; without a number as many as boards use it.
[[nodiscard]] Edit set_boxes(const Id& set, std::optional<int> boxes);

}  // namespace bulkhead
