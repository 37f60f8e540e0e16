// SPDX-License-Identifier: MIT
#include "analysis/symmetry.h"

#include <algorithm>
#include <tuple>

#include "analysis/feature_images.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

/// A turn by 180° flips both axes, a mirror one.
struct Flip {
  bool x = false;
  bool y = false;

  [[nodiscard]] Point apply(Point point, const Rectangle& bounds) const {
    const auto sum = bounds.top_left + bounds.bottom_right;
    return {x ? sum.x - point.x : point.x, y ? sum.y - point.y : point.y};
  }
  [[nodiscard]] Rectangle apply(const Rectangle& area, const Rectangle& bounds) const {
    const auto a = apply(area.top_left, bounds);
    const auto b = apply(area.bottom_right, bounds);
    return {{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
  }
  [[nodiscard]] CellPos apply(CellPos cell, LatticeSize size) const {
    return {x ? size.columns - 1 - cell.column : cell.column, y ? size.rows - 1 - cell.row : cell.row};
  }
  [[nodiscard]] NodePos apply(NodePos node, LatticeSize size) const {
    return {x ? size.columns - node.column : node.column, y ? size.rows - node.row : node.row};
  }
  [[nodiscard]] EdgePos apply(EdgePos edge, LatticeSize size) const {
    const auto a = apply(edge.first_node(), size);
    const auto b = apply(edge.second_node(), size);
    const auto first = std::min(a, b);
    return {first.column, first.row, edge.axis};
  }
  /// Of a piece that looks the same from both sides: clockwise degrees, 0 to 179.
  [[nodiscard]] int apply(int turn) const { return (x == y ? turn : 360 - turn) % 180; }
};

/// A board with which of its nodes carry a pillar, in the order of their numbers.
struct BoardPlan {
  const Board* board = nullptr;
  const TerrainSet* set = nullptr;
  Rectangle outline;
  std::vector<bool> pillars;
};

/// A free piece on the battlefield: level, kind, place, turn.
using FreePlan = std::tuple<int, FreePiece::Kind, Point, int>;

struct Plan {
  Rectangle bounds;
  std::vector<BoardPlan> boards;
};

Plan plan_of(const Mission& mission) {
  Plan plan{battlefield_bounds(mission), {}};
  for (const auto& board : mission.boards) {
    BoardPlan entry{&*board, set_of(mission, *board), board_bounds(mission, *board), {}};
    if (const auto* lattice = board->lattice()) {
      const bool has_pillars = entry.set != nullptr && entry.set->pillar.has_value();
      for (std::size_t node = 0; node < lattice->size().node_count(); ++node) {
        entry.pillars.push_back(node_piece(*lattice, lattice->size().node_at(node), has_pillars) == NodePiece::pillar);
      }
    }
    plan.boards.push_back(std::move(entry));
  }
  return plan;
}

bool same_lattice(const BoardPlan& from, const BoardPlan& to, const Flip& flip) {
  const auto* first = from.board->lattice();
  const auto* second = to.board->lattice();
  if (first == nullptr || second == nullptr) return first == second;
  const auto size = first->size();
  if (size != second->size() || from.set->pitch != to.set->pitch || from.set->border != to.set->border) return false;
  for (std::size_t edge = 0; edge < size.edge_count(); ++edge) {
    const auto position = size.edge_at(edge);
    if (first->edge(position) != second->edge(flip.apply(position, size))) return false;
  }
  for (std::size_t node = 0; node < size.node_count(); ++node) {
    if (from.pillars[node] != to.pillars[size.index(flip.apply(size.node_at(node), size))]) return false;
  }
  for (std::size_t cell = 0; cell < size.cell_count(); ++cell) {
    const auto position = size.cell_at(cell);
    if (first->cell(position) != second->cell(flip.apply(position, size))) return false;
  }
  return true;
}

std::vector<FreePlan> free_pieces(const Plan& plan, const Flip& flip) {
  std::vector<FreePlan> pieces;
  for (const auto& entry : plan.boards) {
    for (const auto& piece : entry.board->pieces) {
      if (piece.kind == FreePiece::Kind::wall_end) continue;
      pieces.emplace_back(entry.board->level, piece.kind, flip.apply(entry.board->at + piece.at, plan.bounds),
                          flip.apply(piece.turn));
    }
  }
  std::sort(pieces.begin(), pieces.end());
  return pieces;
}

bool symmetric_under(const Plan& plan, const Flip& flip) {
  const bool boards_match = std::all_of(plan.boards.begin(), plan.boards.end(), [&](const BoardPlan& from) {
    return std::any_of(plan.boards.begin(), plan.boards.end(), [&](const BoardPlan& to) {
      return from.board->level == to.board->level && flip.apply(from.outline, plan.bounds) == to.outline &&
             same_lattice(from, to, flip);
    });
  });
  return boards_match && free_pieces(plan, {}) == free_pieces(plan, flip);
}

}  // namespace

Symmetry symmetry_of(const Mission& mission) {
  const auto plan = plan_of(mission);
  const auto holds = [&](const Flip& flip) {
    return symmetric_under(plan, flip) &&
           features_match_images(mission, [&](Point point) { return flip.apply(point, plan.bounds); });
  };
  return {holds({true, true}), holds({true, false}), holds({false, true})};
}

}  // namespace bulkhead
