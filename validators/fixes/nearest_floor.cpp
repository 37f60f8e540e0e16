// SPDX-License-Identifier: MIT
#include "validators/fixes/nearest_floor.h"

#include "analysis/geometry/points.h"
#include "model/edit/edit.h"

namespace bulkhead {
namespace {

struct Nearest {
  std::int64_t distance = 0;  // squared, in square micrometres
  CellAddress cell;
};

Length middle(Length origin, Length pitch, int place) { return origin + pitch * (2 * place + 1) / 2; }

/// Leaves rows and cells alone that lie farther off than the nearest so far.
void search_row(const CellGraph& graph, const LatticeBoard& board, int row, Point point,
                std::optional<Nearest>& nearest) {
  const auto down = squared(middle(board.origin.y, board.pitch, row) - point.y);
  if (nearest && down >= nearest->distance) return;
  for (int column = 0; column < board.size.columns; ++column) {
    const auto distance = down + squared(middle(board.origin.x, board.pitch, column) - point.x);
    if (nearest && distance >= nearest->distance) continue;
    const CellPos cell{column, row};
    if (graph.is_floor(board.first_cell + board.size.index(cell))) nearest = {distance, {board.number, cell}};
  }
}

}  // namespace

std::optional<Edit> move_to_floor(const CheckContext& context, const Id& marker, Point from) {
  const auto& graph = context.snapshot.graph();
  std::optional<Nearest> nearest;
  for (const auto& board : graph.boards()) {
    for (int row = 0; row < board.size.rows; ++row) search_row(graph, board, row, from, nearest);
  }
  if (!nearest) return std::nullopt;
  return MoveObject{marker, nearest->cell};
}

}  // namespace bulkhead
