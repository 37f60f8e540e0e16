// SPDX-License-Identifier: MIT
#include "model/edit/edit.h"
#include "validators/engine/check.h"

namespace bulkhead {
namespace {

constexpr MessageText loose_pillar{
    "loose-pillar", "a pillar must have a wall or hatchway to hold; no wall or hatchway touches node {node}"};
constexpr MessageText loose_wall_end{
    "loose-wall-end", "a wall end must finish a wall or hatchway; no wall or hatchway touches node {node}"};

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  for_each_lattice(mission, [&](int board, const Lattice& lattice) {
    for (const auto& [position, piece] : lattice.node_overrides()) {
      if (piece.piece == NodePiece::none || !lattice.touching(position).empty()) continue;
      const NodeAddress node{board, position};
      const auto at = arg<"node">(to_text(mission, node));
      observations.push_back(
          {piece.piece == NodePiece::pillar ? message<loose_pillar>(at) : message<loose_wall_end>(at),
           {node},
           one_fix(SetNodes{{node}, std::nullopt})});
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
          .messages = {loose_pillar, loose_wall_end},
          .run = run};
}

}  // namespace bulkhead
