// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "editor/tools/view/table.h"
#include "model/edit/edit.h"
#include "model/io/definitions.h"
#include "model/mission/geometry.h"

/// What the window does with boards, as edits.
namespace bulkhead {

/// Where another board comes to lie, seen from those there are.
enum class BoardPlace : unsigned char {
  /// It joins them at the right or below.
  right,
  below,
  /// At their right, as far away as leaves room for what stands beside boards on maps.
  apart,
  /// On the next level, over the first board.
  above
};

/// A board that does not lie there yet.
struct NewBoard {
  /// With a lattice it has `cells`, else `size`.
  bool lattice = true;
  LatticeSize cells{6, 7};
  Point size{Length::inches(30), Length::inches(22)};
  /// Of a lattice; what it names may be one of the library that the mission does not use yet.
  std::optional<Id> set = {};
  BoardPlace place = BoardPlace::right;
  /// Of a board that lies apart; else what `gap_apart` says.
  std::optional<Length> gap = {};
  friend bool operator==(const NewBoard&, const NewBoard&) = default;
};

/// What so many boards of a size lie apart side by side so that, where a map shows them all at once, the numbers of the
/// rows of one clear the walls of the next: four whole inches, more where they are many or high.
[[nodiscard]] Length gap_apart(Point board, int boards);

/// Adds the board, with its terrain set where the mission does not use that yet. Without boards it lies at the origin.
/// Fails where the library has no such set.
[[nodiscard]] Result<Edit> edit_that_adds(const Mission& mission, const NewBoard& board, const Definitions& library);

/// Removes a board with all that stands on it: markers, zones, areas, notes and waivers as far as they are there.
[[nodiscard]] Result<Edit> edit_that_removes_board(const Mission& mission, int board);

/// Gives a board another size, and moves the boards along that lie wholly beyond a side that moves.
[[nodiscard]] Result<Edit> edit_that_resizes(const Mission& mission, const ResizeBoard& wanted);

/// What an edit has taken away: `3 walls, 1 marker, 2 cells of zones`; empty for nothing.
[[nodiscard]] std::string lost_between(const Mission& before, const Mission& after);

/// `board 2`, with its label if it has one.
[[nodiscard]] std::string board_words(const Mission& mission, int board);

/// The board whose edge lies within reach of a point of the table, nothing where none does.
[[nodiscard]] std::optional<int> board_edge_at(const Mission& mission, const Table& table, Vec at, double reach);

/// Where a board is to lie that somebody has dragged to `wanted`: where its sides come to lie within `reach` of those
/// of another board they join or line up, else in whole millimetres. Where a board with a lattice joins another of its
/// level that has one, it lies along that so that their lattices go on in one another.
[[nodiscard]] Point joined(const Mission& mission, int board, Point wanted, Length reach);

}  // namespace bulkhead
