// SPDX-License-Identifier: MIT
#include "editor/tools/pointing/lattice_cursor.h"

#include <algorithm>

#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

/// A position counted in half cells: even and even is a node, odd and odd a cell, the rest edges.
struct HalfPosition {
  int board = 1;
  int x = 0;
  int y = 0;
};

HalfPosition halves(const CellAddress& at) { return {at.board, 2 * at.cell.column + 1, 2 * at.cell.row + 1}; }
HalfPosition halves(const NodeAddress& at) { return {at.board, 2 * at.node.column, 2 * at.node.row}; }
HalfPosition halves(const EdgeAddress& at) {
  const bool horizontal = at.edge.axis == Axis::horizontal;
  return {at.board, 2 * at.edge.column + (horizontal ? 1 : 0), 2 * at.edge.row + (horizontal ? 0 : 1)};
}
HalfPosition halves(const Point&) { return {}; }

Place place_of(const HalfPosition& at) { return place_at_halves(at.board, at.x, at.y); }

bool on(LatticeSize size, const HalfPosition& at) {
  return at.x >= 0 && at.y >= 0 && at.x <= 2 * size.columns && at.y <= 2 * size.rows;
}

std::optional<Place> first_cell(const Mission& mission) {
  for (int board = 1; board <= static_cast<int>(mission.boards.size()); ++board) {
    if (find_lattice(mission, board) != nullptr) return CellAddress{board, {0, 0}};
  }
  return std::nullopt;
}

HalfPosition moved(HalfPosition at, Compass direction, int steps) {
  if (direction == Compass::east) at.x += steps;
  if (direction == Compass::west) at.x -= steps;
  if (direction == Compass::south) at.y += steps;
  if (direction == Compass::north) at.y -= steps;
  return at;
}

/// The cell of another board of the same level that lies one pitch further, if any: where the cursor goes when it
/// leaves its lattice.
std::optional<Place> across(const Mission& mission, const HalfPosition& from, Compass direction) {
  const auto& board = *find_board(mission, from.board);
  const auto* set = set_of(mission, board);
  const auto pitch = set->pitch.in_micrometres();
  auto point = point_of(mission, place_of(from));
  // A quarter of a cell aside, so that a position between two cells is in one of them.
  const auto aside = Length::micrometres(pitch / 4);
  const auto ahead = Length::micrometres(pitch / 2) + set->border * 2;
  const bool sideways = direction == Compass::east || direction == Compass::west;
  if (direction == Compass::east) point.x = point.x + ahead;
  if (direction == Compass::west) point.x = point.x - ahead;
  if (direction == Compass::south) point.y = point.y + ahead;
  if (direction == Compass::north) point.y = point.y - ahead;
  if (sideways && from.y % 2 == 0) point.y = point.y + (from.y == 0 ? aside : -aside);
  if (!sideways && from.x % 2 == 0) point.x = point.x + (from.x == 0 ? aside : -aside);
  for (int number = 1; number <= static_cast<int>(mission.boards.size()); ++number) {
    const auto& other = *find_board(mission, number);
    if (number == from.board || other.lattice() == nullptr || other.level != board.level) continue;
    if (!board_bounds(mission, other).contains(point)) continue;
    const auto& its_set = *set_of(mission, other);
    const auto offset = point - other.at;
    const auto size = other.lattice()->size();
    const auto step = [&](Length length, int count) {
      const auto cells = (length - its_set.border).in_micrometres() / its_set.pitch.in_micrometres();
      return std::clamp(static_cast<int>(cells), 0, count - 1);
    };
    return CellAddress{number, {step(offset.x, size.columns), step(offset.y, size.rows)}};
  }
  return std::nullopt;
}

}  // namespace

void LatticeCursor::put(const Place& place) {
  if (!std::holds_alternative<Point>(place)) place_ = place;
}

void LatticeCursor::move(const Mission& mission, Compass direction, bool far) {
  keep_on(mission);
  if (!place_) {
    place_ = first_cell(mission);
    return;
  }
  const auto at = std::visit([](const auto& position) { return halves(position); }, *place_);
  const auto size = find_lattice(mission, at.board)->size();
  if (const auto next = moved(at, direction, far ? 2 : 1); on(size, next)) {
    place_ = place_of(next);
  } else if (const auto border = moved(at, direction, 1); on(size, border)) {
    place_ = place_of(border);
  } else if (const auto beyond = across(mission, at, direction)) {
    place_ = beyond;
  }
}

void LatticeCursor::keep_on(const Mission& mission) {
  if (place_ && !exists(mission, *place_)) place_.reset();
}

}  // namespace bulkhead
