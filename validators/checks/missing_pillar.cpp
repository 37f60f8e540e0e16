// SPDX-License-Identifier: MIT
#include "model/edit/edit.h"
#include "validators/engine/check.h"
#include "validators/fixes/harmless.h"

namespace bulkhead {
namespace {

constexpr MessageText missing_pillar{
    "missing-pillar", "where two or more walls or hatchways meet there must be a pillar; node {node} has none"};

bool on_rim(LatticeSize size, NodePos node) {
  return node.column == 0 || node.row == 0 || node.column == size.columns || node.row == size.rows;
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  for_each_lattice(mission, [&](int board, const Lattice& lattice) {
    const auto* set = set_of(mission, *find_board(mission, board));
    if (set == nullptr || !set->pillar) return;
    // Pillars are automatic, so one can be missing only where a piece was set by hand.
    for (const auto& [position, piece] : lattice.node_overrides()) {
      if (piece.piece == NodePiece::pillar || lattice.touching(position).size() < 2) continue;
      const NodeAddress node{board, position};
      observations.push_back({message<missing_pillar>(arg<"node">(to_text(mission, node))),
                              {node},
                              one_fix([node, on_seam = on_rim(lattice.size(), position)](const CheckContext& checked) {
                                const std::optional<Edit> fix(SetNodes{{node}, std::nullopt});
                                // Where boards meet, two pillars may have no room.
                                return on_seam ? without_harm(checked, fix, {"pillars-overlap"}) : fix;
                              })});
    }
  });
  return observations;
}

}  // namespace

Check missing_pillar_check() {
  return {.key = "missing-pillar",
          .title = "Missing pillar",
          .group = Check::Group::terrain,
          .level = Level::warning,
          .rule =
              "A node that two or more walls or hatchways touch carries a pillar, if the terrain "
              "set has pillars. Corners and straight runs are alike in this.",
          .reason = "Panels are held by the pillars between them; so on all published Gallowdark layouts.",
          .places = "the node",
          .remedy = "Let the node have its automatic pillar, or take a wall away.",
          .messages = {missing_pillar},
          .run = run};
}

}  // namespace bulkhead
