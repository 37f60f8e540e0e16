// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/mission/mission.h"

namespace bulkhead::test {

/// A board as text, against which the analysis is compared: the cell in column c and row r stands at (2c + 1, 2r + 1),
/// nodes at even places, edges between them. Nothing in here knows the analysis.
struct Drawing {
  /// `.` floor, `#` solid, `~` void; edges ` ` open, `|` wall, `H` hatchway, `L` a locked one, `a` and `d` one that the
  /// attacker or defender controls; nodes `+` pillar, ` ` nothing or a wall end.
  std::vector<std::string> rows;

  [[nodiscard]] int width() const { return static_cast<int>(rows.front().size()); }
  [[nodiscard]] int height() const { return static_cast<int>(rows.size()); }
  [[nodiscard]] char at(int x, int y) const;
};

[[nodiscard]] Drawing draw(const Mission& mission);

/// Pieces of floor, walking wherever the character between two cells is in `passable`.
[[nodiscard]] int flood_count(const Drawing& drawing, const std::string& passable);

/// The longest row or column of floor with blanks between.
[[nodiscard]] int longest_lane_of(const Drawing& drawing);

/// The drawing with its columns (rows) in reverse order.
[[nodiscard]] Drawing reversed_columns(Drawing drawing);
[[nodiscard]] Drawing reversed_rows(Drawing drawing);

/// A board drawn at random (RapidCheck): edges open, wall or hatchway of any access, now and then a cell without floor
/// or a node set by hand.
[[nodiscard]] Mission arbitrary_board(LatticeSize size);

}  // namespace bulkhead::test
