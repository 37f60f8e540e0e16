// SPDX-License-Identifier: MIT
#include "model/mission/geometry.h"

#include <algorithm>

#include "model/base/contracts.h"
#include "model/mission/mission.h"

namespace bulkhead {
namespace {

/// The board of a lattice position, and its set.
struct LatticeBoard {
  const Board& board;
  const TerrainSet& set;

  [[nodiscard]] Point node(NodePos position) const { return board.at + node_on_board(set, position); }
  /// Halved on the board, so that it does not depend on where the board lies.
  [[nodiscard]] Point middle(NodePos a, NodePos b) const {
    const auto sum = node_on_board(set, a) + node_on_board(set, b);
    return board.at + Point{sum.x / 2, sum.y / 2};
  }
  [[nodiscard]] Rectangle outline() const {
    const auto size = board.lattice()->size();
    return {board.at,
            board.at + Point{set.pitch * size.columns + set.border * 2, set.pitch * size.rows + set.border * 2}};
  }
};

LatticeBoard lattice_board(const Mission& mission, int number) {
  const auto* board = find_board(mission, number);
  BULKHEAD_EXPECTS(board != nullptr && board->lattice() != nullptr);
  const auto* set = set_of(mission, *board);
  BULKHEAD_EXPECTS(set != nullptr);
  return {*board, *set};
}

Point locate(const Mission& mission, const CellAddress& at) {
  const auto [column, row] = at.cell;
  return lattice_board(mission, at.board).middle({column, row}, {column + 1, row + 1});
}

Point locate(const Mission& mission, const EdgeAddress& at) {
  return lattice_board(mission, at.board).middle(at.edge.first_node(), at.edge.second_node());
}

Point locate(const Mission& mission, const NodeAddress& at) { return lattice_board(mission, at.board).node(at.node); }

Point locate(const Mission&, const Point& at) { return at; }

}  // namespace

Rectangle board_bounds(const Mission& mission, const Board& board) {
  if (const auto* ground = std::get_if<PlainGround>(&board.ground)) {
    return {board.at, board.at + Point{ground->width, ground->height}};
  }
  const auto* set = set_of(mission, board);
  BULKHEAD_EXPECTS(set != nullptr);
  return LatticeBoard{board, *set}.outline();
}

Rectangle battlefield_bounds(const Mission& mission) {
  if (mission.boards.empty()) return {};
  auto bounds = board_bounds(mission, *mission.boards.front());
  for (const auto& board : mission.boards) {
    const auto outline = board_bounds(mission, *board);
    bounds.top_left.x = std::min(bounds.top_left.x, outline.top_left.x);
    bounds.top_left.y = std::min(bounds.top_left.y, outline.top_left.y);
    bounds.bottom_right.x = std::max(bounds.bottom_right.x, outline.bottom_right.x);
    bounds.bottom_right.y = std::max(bounds.bottom_right.y, outline.bottom_right.y);
  }
  return bounds;
}

Point node_on_board(const TerrainSet& set, NodePos node) {
  return {set.border + set.pitch * node.column, set.border + set.pitch * node.row};
}

Point point_of(const Mission& mission, const Place& place) {
  return std::visit([&](const auto& at) { return locate(mission, at); }, place);
}

Rectangle cell_ground(const Mission& mission, const CellAddress& cell) {
  const auto [board, set] = lattice_board(mission, cell.board);
  return cell_ground(board, set, cell.cell);
}

Rectangle cell_ground(const Board& board, const TerrainSet& set, CellPos cell) {
  const LatticeBoard placed{board, set};
  const auto size = board.lattice()->size();
  const auto outline = placed.outline();
  Rectangle ground{placed.node({cell.column, cell.row}), placed.node({cell.column + 1, cell.row + 1})};
  if (cell.column == 0) ground.top_left.x = outline.top_left.x;
  if (cell.row == 0) ground.top_left.y = outline.top_left.y;
  if (cell.column + 1 == size.columns) ground.bottom_right.x = outline.bottom_right.x;
  if (cell.row + 1 == size.rows) ground.bottom_right.y = outline.bottom_right.y;
  return ground;
}

const Board* board_beneath(const Mission& mission, const Place& place) {
  const auto* point = std::get_if<Point>(&place);
  if (point == nullptr) return find_board(mission, board_of(place));
  const auto found = std::find_if(mission.boards.begin(), mission.boards.end(), [&](const Part<Board>& board) {
    return board_bounds(mission, *board).contains(*point);
  });
  return found == mission.boards.end() ? nullptr : &**found;
}

}  // namespace bulkhead
