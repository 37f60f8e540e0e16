// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "model/edit/edit.h"

/// Shorter ways to write edits.
namespace bulkhead {

inline Edit set_nodes(const Mission&, std::vector<NodeAddress> nodes, NodeOverride piece) {
  if (piece.piece != NodePiece::wall_end) piece.facing.reset();
  return SetNodes{std::move(nodes), piece};
}
inline Edit set_node(const Mission& mission, NodeAddress node, const NodeOverride& piece) {
  return set_nodes(mission, {node}, piece);
}
inline Edit set_nodes_automatic(const Mission&, std::vector<NodeAddress> nodes) {
  return SetNodes{std::move(nodes), std::nullopt};
}

}  // namespace bulkhead
