// SPDX-License-Identifier: MIT
#include "model/edit/edit.h"
#include "validators/engine/check.h"

namespace bulkhead {
namespace {

constexpr MessageText missing_wall_end{
    "missing-wall-end", "where a run stops there must be a wall end or a pillar; node {node} has neither"};

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  for_each_lattice(mission, [&](int board, const Lattice& lattice) {
    const auto* set = set_of(mission, *find_board(mission, board));
    if (set == nullptr || !set->pillar) return;
    // Without a hand, such a node has its automatic pillar.
    for (const auto& [position, piece] : lattice.node_overrides()) {
      if (piece.piece != NodePiece::none || lattice.touching(position).size() != 1) continue;
      const NodeAddress node{board, position};
      observations.push_back(
          {message<missing_wall_end>(arg<"node">(to_text(mission, node))), {node}, [node](const CheckContext&) {
             return std::vector<Edit>{SetNodes{{node}, NodeOverride{NodePiece::wall_end, std::nullopt}},
                                      SetNodes{{node}, std::nullopt}};
           }});
    }
  });
  return observations;
}

}  // namespace

Check missing_wall_end_check() {
  return {.key = "missing-wall-end",
          .title = "Missing wall end",
          .group = Check::Group::terrain,
          .level = Level::warning,
          .rule =
              "A node where a run of walls or hatchways stops carries a wall end or a pillar, if "
              "the terrain set has pillars, at the border of the lattice too.",
          .reason = "A panel does not stand with a bare end; so on all published Gallowdark layouts.",
          .places = "the node",
          .remedy = "Finish the run with a wall end or a pillar.",
          .messages = {missing_wall_end},
          .run = run};
}

}  // namespace bulkhead
