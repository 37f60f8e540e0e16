// SPDX-License-Identifier: MIT
#include "analysis/snapshot.h"
#include "model/edit/walls.h"
#include "validators/checks/checks.h"

namespace bulkhead {
namespace {

// Rule: the cells on both sides of a hatchway lie in different compartments, so that it matters whether it is shut.
// With every hatchway shut one can otherwise walk round it.
// Source: compartments are what hatchways part. Kits have hatchways to spare, and some layouts show one that only
// stands in for a wall.

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  const auto& graph = context.snapshot.graph();
  const auto& compartments = context.snapshot.compartments();
  std::vector<Observation> observations;
  for (const auto& pair : graph.neighbours()) {
    if (pair.kind != EdgeKind::hatchway || compartments.of(pair.first) != compartments.of(pair.second)) continue;
    auto edges = graph.edges_between(pair);
    std::erase_if(edges, [&](const EdgeAddress& edge) {
      return find_lattice(mission, edge.board)->edge(edge.edge) != EdgeKind::hatchway;
    });
    Observation observation;
    observation.message = {"hatchway-beside-open-floor", {{"edge", to_text(mission, edges.front())}}};
    for (const auto& edge : edges) observation.addresses.emplace_back(edge);
    observation.fixes = {set_walls(mission, std::move(edges))};
    observations.push_back(std::move(observation));
  }
  return observations;
}

}  // namespace

Check hatchway_beside_open_floor_check() {
  return {"hatchway-beside-open-floor",
          "Hatchway beside open floor",
          Level::note,
          "Put a wall in place of the hatchway, or close the way round it.",
          Check::Speed::instant,
          run};
}

}  // namespace bulkhead
