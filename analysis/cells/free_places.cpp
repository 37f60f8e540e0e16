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

}  // namespace bulkhead
