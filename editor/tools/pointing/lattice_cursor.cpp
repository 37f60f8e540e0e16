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

/// The nearest to a point that is so many whole steps from the corner of a board, and on it.
Point on_grid(const Rectangle& ground, Point point, Length step) {
  const auto along = [&](Length at, Length first, Length last) {
    const auto steps = (at - first + step / 2).in_micrometres() / step.in_micrometres();
    return std::clamp(first + step * steps, first, last);
  };
  return {along(point.x, ground.top_left.x, ground.bottom_right.x),
          along(point.y, ground.top_left.y, ground.bottom_right.y)};
}

Point middle_of(const Rectangle& ground) {
  return {(ground.top_left.x + ground.bottom_right.x) / 2, (ground.top_left.y + ground.bottom_right.y) / 2};
}

Point ahead_of(Point point, Compass direction, Length length) {
  const auto way = stepped(direction, length);
  return {point.x + way.right, point.y + way.down};
}

/// The cell of a board with lattice that is nearest to a point.
CellAddress nearest_cell(const Mission& mission, int number, Point point) {
  const auto& board = *find_board(mission, number);
  const auto& set = *set_of(mission, board);
  const auto offset = point - board.at;
  const auto size = board.lattice()->size();
  const auto step = [&](Length length, int count) {
    const auto cells = (length - set.border).in_micrometres() / set.pitch.in_micrometres();
    return std::clamp(static_cast<int>(cells), 0, count - 1);
  };
  return {number, {step(offset.x, size.columns), step(offset.y, size.rows)}};
}

/// The other board of the same level that a point lies on; 0 for none.
int board_beside(const Mission& mission, int from, Point point) {
  const int level = find_board(mission, from)->level;
  for (int number = 1; const auto* board = find_board(mission, number); ++number) {
    if (number != from && board->level == level && board_bounds(mission, *board).contains(point)) return number;
  }
  return 0;
}

HalfPosition moved(HalfPosition at, Compass direction, int steps) {
  if (direction == Compass::east) at.x += steps;
  if (direction == Compass::west) at.x -= steps;
  if (direction == Compass::south) at.y += steps;
  if (direction == Compass::north) at.y -= steps;
  return at;
}

/// Where the cursor goes when it leaves its lattice: a little further, on another board if there is one.
Point beyond(const Mission& mission, const HalfPosition& from, Compass direction) {
  const auto& set = *set_of(mission, *find_board(mission, from.board));
  // A quarter of a cell aside, so that a position between two cells is in one of them.
  const auto aside = set.pitch / 4;
  auto point = ahead_of(point_of(mission, place_of(from)), direction, set.pitch / 2 + set.border * 2);
  const bool sideways = direction == Compass::east || direction == Compass::west;
  if (sideways && from.y % 2 == 0) point.y = point.y + (from.y == 0 ? aside : -aside);
  if (!sideways && from.x % 2 == 0) point.x = point.x + (from.x == 0 ? aside : -aside);
  return point;
}

}  // namespace

int LatticeCursor::board() const {
  if (!place_) return 0;
  return std::holds_alternative<Point>(*place_) ? board_ : board_of(*place_);
}

void LatticeCursor::put(const Place& place) {
  if (!std::holds_alternative<Point>(place)) place_ = place;
}

void LatticeCursor::move(const Mission& mission, Compass direction, StepSize size, RulerUnit unit) {
  keep_on(mission);
  const auto step = step_length(size, unit);
  if (place_ && std::holds_alternative<Point>(*place_)) return move_on_ground(mission, direction, step);
  if (place_) return move_on_lattice(mission, direction, size != StepSize::usual);
  const auto* first = find_board(mission, 1);
  if (first == nullptr) return;
  if (first->lattice() != nullptr) {
    place_ = CellAddress{1, {0, 0}};
  } else {
    const auto ground = board_bounds(mission, *first);
    board_ = 1;
    place_ = on_grid(ground, middle_of(ground), step_length(StepSize::usual, unit));
  }
}

void LatticeCursor::move_on_lattice(const Mission& mission, Compass direction, bool far) {
  const auto at = std::visit([](const auto& position) { return halves(position); }, *place_);
  const auto size = find_lattice(mission, at.board)->size();
  if (const auto next = moved(at, direction, far ? 2 : 1); on(size, next)) {
    place_ = place_of(next);
  } else if (const auto border = moved(at, direction, 1); on(size, border)) {
    place_ = place_of(border);
  } else {
    const auto point = beyond(mission, at, direction);
    const int other = board_beside(mission, at.board, point);
    if (other == 0) return;
    board_ = other;
    place_ = find_lattice(mission, other) != nullptr ? Place(nearest_cell(mission, other, point)) : Place(point);
  }
}

void LatticeCursor::move_on_ground(const Mission& mission, Compass direction, Length step) {
  const auto ground = board_bounds(mission, *find_board(mission, board_));
  const auto from = std::get<Point>(*place_);
  const auto next = ahead_of(from, direction, step);
  if (ground.contains(next)) {
    place_ = next;
    return;
  }
  const Point border{std::clamp(next.x, ground.top_left.x, ground.bottom_right.x),
                     std::clamp(next.y, ground.top_left.y, ground.bottom_right.y)};
  const int other = board_beside(mission, board_, next);
  if (other == 0 || border != from) {
    place_ = border;
  } else if (find_lattice(mission, other) != nullptr) {
    place_ = nearest_cell(mission, other, next);
  } else {
    board_ = other;
    place_ = next;
  }
}

void LatticeCursor::keep_on(const Mission& mission) {
  if (!place_) return;
  const auto* point = std::get_if<Point>(&*place_);
  const auto* board = point == nullptr ? nullptr : find_board(mission, board_);
  const bool stays = point == nullptr ? exists(mission, *place_)
                                      : board != nullptr && board->lattice() == nullptr &&
                                            board_bounds(mission, *board).contains(*point);
  if (!stays) place_.reset();
}

}  // namespace bulkhead
