// SPDX-License-Identifier: MIT
#include "analysis/cells/free_places.h"

namespace bulkhead {

bool is_free(const Mission& mission, const Place& place) {
  if (const auto* edge = std::get_if<EdgeAddress>(&place)) {
    return find_lattice(mission, edge->board)->edge(edge->edge) == EdgeKind::open;
  }
  const auto* node = std::get_if<NodeAddress>(&place);
  if (node == nullptr) return true;
  const auto& board = *find_board(mission, node->board);
  return node_piece(*board.lattice(), node->node, set_of(mission, board)->pillar.has_value()) == NodePiece::none;
}

void for_each_free_place(const Mission& mission, int board, const std::function<void(const Place&)>& visit) {
  const auto* lattice = find_lattice(mission, board);
  if (lattice == nullptr) return;
  const auto size = lattice->size();
  for (int down = 0; down <= 2 * size.rows; ++down) {
    for (int across = 0; across <= 2 * size.columns; ++across) {
      const auto place = place_at_halves(board, across, down);
      if (is_free(mission, place)) visit(place);
    }
  }
}

}  // namespace bulkhead
