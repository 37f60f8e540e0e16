// SPDX-License-Identifier: MIT
#include "model/edit/nodes.h"
#include "validators/checks/checks.h"
#include "validators/lattices.h"

namespace bulkhead {
namespace {

// Rule: a pillar or wall end stands where a wall or hatchway touches the node. Only one that was put there by hand can
// be loose.
// Source: on all 31 published Gallowdark layouts no node without a wall or hatchway carries anything.

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  for_each_lattice(mission, [&](int board, const Lattice& lattice) {
    for (const auto& [position, piece] : lattice.node_overrides()) {
      if (piece.piece == NodePiece::none || !lattice.touching(position).empty()) continue;
      const NodeAddress node{board, position};
      observations.push_back(
          {{piece.piece == NodePiece::pillar ? "loose-pillar" : "loose-wall-end", {{"node", to_text(mission, node)}}},
           {node},
           {set_nodes_automatic(mission, {node})}});
    }
  });
  return observations;
}

}  // namespace

Check loose_pillar_check() {
  return {"loose-pillar",        "Loose pillar",
          Level::warning,        "Take the pillar or wall end away, or bring a wall to it.",
          Check::Speed::instant, run};
}

}  // namespace bulkhead
