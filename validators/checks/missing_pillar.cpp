// SPDX-License-Identifier: MIT
#include "model/edit/nodes.h"
#include "validators/checks/checks.h"

namespace bulkhead {
namespace {

// Rule: a node that two or more walls or hatchways touch, corners and straight runs alike, carries a pillar where the
// terrain set has pillars.
// Source: so on all 31 published Gallowdark layouts; wall ends stand only where a run stops.

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  for (std::size_t index = 0; index < mission.boards.size(); ++index) {
    const auto& board = *mission.boards[index];
    const auto* set = set_of(mission, board);
    if (board.lattice() == nullptr || set == nullptr || !set->pillar) continue;
    // Pillars are automatic, so one can be missing only where a piece was set by hand.
    for (const auto& [position, piece] : board.lattice()->node_overrides()) {
      if (piece.piece == NodePiece::pillar || board.lattice()->touching(position).size() < 2) continue;
      const NodeAddress node{static_cast<int>(index) + 1, position};
      observations.push_back(
          {{"missing-pillar", {{"node", to_text(mission, node)}}}, {node}, {set_nodes_automatic(mission, {node})}});
    }
  }
  return observations;
}

}  // namespace

Check missing_pillar_check() {
  return {"missing-pillar",      "Missing pillar",
          Level::warning,        "Let the node have its automatic pillar, or take a wall away.",
          Check::Speed::instant, run};
}

}  // namespace bulkhead
