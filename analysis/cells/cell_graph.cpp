// SPDX-License-Identifier: MIT
#include "analysis/cells/cell_graph.h"

#include <algorithm>
#include <iterator>

#include "analysis/cells/floor_cells.h"
#include "analysis/geometry/blocking_zones.h"
#include "model/base/contracts.h"

namespace bulkhead {
namespace {

std::uint32_t number_of(const LatticeBoard& board, CellPos cell) {
  return static_cast<std::uint32_t>(board.first_cell + board.size.index(cell));
}

/// What stands on the edges between two cells, in the order of passing.
struct Crossing {
  EdgeKind kind = EdgeKind::open;
  std::uint8_t hatchways = 0;
  Lock lock;

  void pass(const Lattice& lattice, EdgePos edge) {
    const auto carried = lattice.edge(edge);
    if (carried == EdgeKind::wall) kind = EdgeKind::wall;
    if (carried != EdgeKind::hatchway) return;
    if (kind == EdgeKind::open) kind = EdgeKind::hatchway;
    ++hatchways;
    const auto& access = lattice.hatchway(edge)->access;
    if (access.kind() == HatchAccess::Kind::locked) lock.locked = true;
    if (access.side()) lock.controllers.push_back(*access.side());
  }
};

/// The stretch of a board's border where it may touch another: its cells in order, with where each begins.
struct Border {
  const LatticeBoard& board;
  Axis axis;
  /// The row or column that lies at this border.
  int line;

  [[nodiscard]] int length() const { return axis == Axis::horizontal ? board.size.columns : board.size.rows; }
  [[nodiscard]] CellPos cell(int place) const {
    return axis == Axis::horizontal ? CellPos{place, line} : CellPos{line, place};
  }
  [[nodiscard]] Length origin() const { return axis == Axis::horizontal ? board.origin.x : board.origin.y; }
};

/// Whether the second board begins where the first one ends, to the south of it (horizontal seam) or to the east, and
/// they share more than a corner.
bool touch(const Rectangle& first, const Rectangle& second, Axis axis) {
  if (axis == Axis::horizontal) {
    return first.bottom_right.y == second.top_left.y && first.top_left.x < second.bottom_right.x &&
           second.top_left.x < first.bottom_right.x;
  }
  return first.bottom_right.x == second.top_left.x && first.top_left.y < second.bottom_right.y &&
         second.top_left.y < first.bottom_right.y;
}

}  // namespace

bool Lock::bars(const Id& side) const {
  return locked || std::any_of(controllers.begin(), controllers.end(), [&](const Id& id) { return id != side; });
}

CellGraph::CellGraph(const Mission& mission) {
  for_each_lattice(mission, [&](int number, const Lattice&) { add_board(mission, number); });
  for (const auto& [zone, stops_sight, stops_ways] : blocking_zones(mission)) {
    if (!stops_ways) continue;
    for (const auto cell : floor_cells_in(mission, *this, zone.shape)) floor_[cell] = false;
  }
  for (const auto& board : boards_) add_pairs_of_board(*find_lattice(mission, board.number), board);
  for (const auto& first : boards_) {
    for (const auto& second : boards_) {
      if (first.level != second.level) continue;
      for (const auto axis : {Axis::horizontal, Axis::vertical}) {
        if (touch(first.outline, second.outline, axis)) add_seam(mission, first, second, axis);
      }
    }
  }
  for (const auto& link : *mission.links) {
    const auto* kind = find_link_kind(*mission.system, link.kind);
    if (kind == nullptr || !kind->moves) continue;
    links_.push_back(
        {floor_cells_of_object(mission, *this, link.from), floor_cells_of_object(mission, *this, link.to)});
  }
}

const LatticeBoard* CellGraph::board(int number) const {
  const auto found = std::lower_bound(boards_.begin(), boards_.end(), number,
                                      [](const LatticeBoard& board, int wanted) { return board.number < wanted; });
  return found == boards_.end() || found->number != number ? nullptr : &*found;
}

std::optional<std::uint32_t> CellGraph::index(const CellAddress& address) const {
  const auto* on = board(address.board);
  if (on == nullptr || !on->size.contains(address.cell)) return std::nullopt;
  return number_of(*on, address.cell);
}

CellAddress CellGraph::address(std::size_t cell) const {
  BULKHEAD_EXPECTS(cell < cell_count());
  const auto after = std::upper_bound(boards_.begin(), boards_.end(), cell,
                                      [](std::size_t wanted, const LatticeBoard& b) { return wanted < b.first_cell; });
  const auto board = std::prev(after);
  return {board->number, board->size.cell_at(cell - board->first_cell)};
}

std::vector<EdgeAddress> CellGraph::edges_between(const Neighbours& pair) const {
  const auto first = address(pair.first);
  const auto second = address(pair.second);
  const bool horizontal = pair.axis == Axis::horizontal;
  const EdgeAddress into_second{second.board, edge_of(second.cell, horizontal ? Compass::north : Compass::west)};
  if (first.board == second.board) return {into_second};
  return {{first.board, edge_of(first.cell, horizontal ? Compass::south : Compass::east)}, into_second};
}

void CellGraph::add_board(const Mission& mission, int number) {
  const auto& board = *find_board(mission, number);
  const auto* set = set_of(mission, board);
  BULKHEAD_EXPECTS(set != nullptr && set->pitch > Length());
  const auto& lattice = *board.lattice();
  const auto origin = board.at + node_on_board(*set, {0, 0});
  boards_.push_back(
      {number, board.level, lattice.size(), set->pitch, board_bounds(mission, board), origin, floor_.size()});
  for (std::size_t cell = 0; cell < lattice.size().cell_count(); ++cell) {
    floor_.push_back(lattice.cell(lattice.size().cell_at(cell)) == CellKind::floor);
  }
}

void CellGraph::add_pairs_of_board(const Lattice& lattice, const LatticeBoard& board) {
  for (std::size_t index = 0; index < board.size.cell_count(); ++index) {
    const auto cell = board.size.cell_at(index);
    for (const auto axis : {Axis::horizontal, Axis::vertical}) {
      const EdgePos edge{cell.column, cell.row, axis};
      if (board.size.on_border(edge)) continue;
      const auto first = number_of(board, edge.first_cell());
      const auto second = number_of(board, cell);
      if (!is_floor(first) || !is_floor(second)) continue;
      Crossing crossing;
      crossing.pass(lattice, edge);
      neighbours_.push_back({first, second, axis, crossing.kind, crossing.hatchways, add_lock(crossing.lock)});
    }
  }
}

void CellGraph::add_seam(const Mission& mission, const LatticeBoard& first, const LatticeBoard& second, Axis axis) {
  const bool horizontal = axis == Axis::horizontal;
  const Border near{first, axis, horizontal ? first.size.rows - 1 : first.size.columns - 1};
  const Border far{second, axis, 0};
  if (first.pitch != second.pitch) return;
  const auto shift = (near.origin() - far.origin()).in_micrometres();
  if (shift % first.pitch.in_micrometres() != 0) return;
  const auto places = static_cast<int>(shift / first.pitch.in_micrometres());
  for (int place = std::max(0, -places); place < near.length() && place + places < far.length(); ++place) {
    const auto first_cell = number_of(first, near.cell(place));
    const auto second_cell = number_of(second, far.cell(place + places));
    if (!is_floor(first_cell) || !is_floor(second_cell)) continue;
    Crossing crossing;
    crossing.pass(*find_lattice(mission, first.number),
                  edge_of(near.cell(place), horizontal ? Compass::south : Compass::east));
    crossing.pass(*find_lattice(mission, second.number),
                  edge_of(far.cell(place + places), horizontal ? Compass::north : Compass::west));
    neighbours_.push_back({first_cell, second_cell, axis, crossing.kind, crossing.hatchways, add_lock(crossing.lock)});
  }
}

std::uint32_t CellGraph::add_lock(Lock lock) {
  const auto found = std::find(locks_.begin(), locks_.end(), lock);
  const auto index = static_cast<std::uint32_t>(found - locks_.begin());
  if (found == locks_.end()) locks_.push_back(std::move(lock));
  return index;
}

}  // namespace bulkhead
