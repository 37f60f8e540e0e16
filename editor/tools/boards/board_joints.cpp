// SPDX-License-Identifier: MIT
#include "editor/tools/boards/board_joints.h"

#include <cmath>
#include <optional>

#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

/// Where a lattice begins along one direction, and how far its lines are apart.
struct Lines {
  Length first;
  Length pitch;
};

/// A board that is being put beside others, along one direction or the other.
struct Joining {
  Length from;
  Length to;
  Length other_from;
  Length other_to;
  [[nodiscard]] bool touch() const { return from == other_to || to == other_from; }
  [[nodiscard]] bool beside() const { return from < other_to && other_from < to; }
};

/// The place nearest to `from` at which lines that begin `border` behind it fall on others.
Length on_lines(Length from, Length border, const Lines& lines) {
  const auto pitch = lines.pitch.in_micrometres();
  const auto away = (from + border - lines.first).in_micrometres();
  const auto steps = std::llround(static_cast<double>(away) / static_cast<double>(pitch));
  return lines.first + Length::micrometres(steps * pitch) - border;
}

}  // namespace

Point on_neighbours_lines(const Mission& mission, int board, Point at) {
  const auto& own = *find_board(mission, board);
  if (own.lattice() == nullptr) return at;
  const auto border = set_of(mission, own)->border;
  const auto bounds = board_bounds(mission, own);
  const auto size = bounds.bottom_right - bounds.top_left;
  std::optional<Lines> across;
  std::optional<Lines> down;
  bool joined_sideways = false;
  bool joined_lengthways = false;
  for (int number = 1; const auto* other = find_board(mission, number); ++number) {
    if (number == board || other->level != own.level) continue;
    const auto box = board_bounds(mission, *other);
    const Joining side{at.x, at.x + size.x, box.top_left.x, box.bottom_right.x};
    const Joining end{at.y, at.y + size.y, box.top_left.y, box.bottom_right.y};
    const bool sideways = side.touch() && end.beside();
    const bool lengthways = end.touch() && side.beside();
    joined_sideways = joined_sideways || sideways;
    joined_lengthways = joined_lengthways || lengthways;
    if (other->lattice() == nullptr) continue;
    const auto& set = *set_of(mission, *other);
    if (sideways && !down) down = Lines{box.top_left.y + set.border, set.pitch};
    if (lengthways && !across) across = Lines{box.top_left.x + set.border, set.pitch};
  }
  // What joins boards on two sides lies where both say.
  if (down && !joined_lengthways) at.y = on_lines(at.y, border, *down);
  if (across && !joined_sideways) at.x = on_lines(at.x, border, *across);
  return at;
}

}  // namespace bulkhead
