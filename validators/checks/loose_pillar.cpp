// SPDX-License-Identifier: MIT
#include "model/edit/nodes.h"
#include "validators/checks/checks.h"
#include "validators/lattices.h"

namespace bulkhead {
namespace {

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
  return {.key = "loose-pillar",
          .title = "Loose pillar",
          .group = Check::Group::terrain,
          .level = Level::warning,
          .rule = "A pillar or wall end stands where at least one wall or hatchway touches the node.",
          .reason = "On the published Gallowdark layouts nothing stands on a node that no wall touches.",
          .places = "the node",
          .remedy = "Take the pillar or wall end away, or bring a wall to it.",
          .run = run};
}

}  // namespace bulkhead
