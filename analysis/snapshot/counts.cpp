// SPDX-License-Identifier: MIT
#include "analysis/snapshot/counts.h"

#include "analysis/cells/access.h"

namespace bulkhead {
namespace {

void count_lattice(Counts& counts, const Lattice& lattice, bool set_has_pillars) {
  const auto size = lattice.size();
  for (std::size_t edge = 0; edge < size.edge_count(); ++edge) {
    const auto kind = lattice.edge(size.edge_at(edge));
    if (kind == EdgeKind::wall) ++counts.walls;
    if (kind == EdgeKind::hatchway) ++counts.hatchways;
  }
  for (std::size_t node = 0; node < size.node_count(); ++node) {
    const auto piece = node_piece(lattice, size.node_at(node), set_has_pillars);
    if (piece == NodePiece::pillar) ++counts.pillars;
    if (piece == NodePiece::wall_end) ++counts.wall_ends;
  }
}

void count_free(Counts& counts, const FreePiece& piece) {
  switch (piece.kind) {
    case FreePiece::Kind::wall: ++counts.walls; break;
    case FreePiece::Kind::hatchway: ++counts.hatchways; break;
    case FreePiece::Kind::pillar: ++counts.pillars; break;
    case FreePiece::Kind::wall_end: ++counts.wall_ends; break;
  }
}

}  // namespace

Counts count_pieces(const Mission& mission) {
  Counts counts;
  for (const auto& board : mission.boards) {
    const auto* set = set_of(mission, *board);
    if (const auto* lattice = board->lattice()) {
      count_lattice(counts, *lattice, set != nullptr && set->pillar.has_value());
    }
    for (const auto& piece : board->pieces) count_free(counts, piece);
  }
  for (const auto& marker : *mission.markers) counts.objectives += is_objective(marker) ? 1 : 0;
  return counts;
}

ObjectivesOn count_objectives(const Mission& mission) {
  ObjectivesOn on;
  for (const auto& marker : *mission.markers) {
    if (!is_objective(marker)) continue;
    if (std::holds_alternative<NodeAddress>(marker.at)) ++on.nodes;
    if (std::holds_alternative<EdgeAddress>(marker.at)) ++on.edges;
    if (std::holds_alternative<CellAddress>(marker.at)) ++on.cells;
    if (std::holds_alternative<Point>(marker.at)) ++on.free;
  }
  return on;
}

int count_features(const Mission& mission) {
  std::size_t features = 0;
  for (const auto& board : mission.boards) features += board->features.size();
  return static_cast<int>(features);
}

}  // namespace bulkhead
