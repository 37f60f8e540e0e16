// SPDX-License-Identifier: MIT
#include "analysis/snapshot.h"
#include "model/edit/walls.h"
#include "validators/checks/checks.h"
#include "validators/lattices.h"
#include "validators/seams.h"

namespace bulkhead {
namespace {

// Rule: where two boards touch, a hatchway on the border of the one has no wall on the border of the other behind it.
// Source: one crosses a seam only where neither board's border edge carries a wall (so on the published layouts of two
// boards), hence such a hatchway opens onto a wall.

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  const auto beyond = seam_edges(context.snapshot.graph());
  std::vector<Observation> observations;
  for_each_lattice(mission, [&](int board, const Lattice& lattice) {
    for (const auto& [position, hatchway] : lattice.hatchways()) {
      const EdgeAddress edge{board, position};
      const auto found = beyond.find(edge);
      if (found == beyond.end()) continue;
      const auto wall = found->second;
      if (find_lattice(mission, wall.board)->edge(wall.edge) != EdgeKind::wall) continue;
      observations.push_back(
          {{"hatchway-into-wall", {{"edge", to_text(mission, edge)}, {"wall", to_text(mission, wall)}}},
           {edge, wall},
           {set_open(mission, {wall}), set_walls(mission, {edge}, hatchway.breachable)}});
    }
  });
  return observations;
}

}  // namespace

Check hatchway_into_wall_check() {
  return {"hatchway-into-wall",  "Hatchway into a wall",
          Level::warning,        "Take the wall behind the hatchway away, or put a wall in place of the hatchway too.",
          Check::Speed::instant, run};
}

}  // namespace bulkhead
