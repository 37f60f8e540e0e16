// SPDX-License-Identifier: MIT
#include "analysis/snapshot/snapshot.h"
#include "model/edit/edit.h"
#include "validators/engine/check.h"

namespace bulkhead {
namespace {

constexpr MessageText hatchway_beside_open_floor{
    "hatchway-beside-open-floor", "a hatchway should part two compartments; one can walk round the one at {edge}"};

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
    observation.message = message<hatchway_beside_open_floor>(arg<"edge">(to_text(mission, edges.front())));
    for (const auto& edge : edges) observation.addresses.emplace_back(edge);
    observation.fixes = one_fix(SetWalls{std::move(edges)});
    observations.push_back(std::move(observation));
  }
  return observations;
}

}  // namespace

Check hatchway_beside_open_floor_check() {
  return {.key = "hatchway-beside-open-floor",
          .title = "Hatchway beside open floor",
          .group = Check::Group::terrain,
          .level = Level::note,
          .rule =
              "A hatchway parts two compartments: with every hatchway shut one cannot walk round "
              "it.",
          .reason =
              "It then makes little difference whether it is open. Some layouts have such a "
              "hatchway because the box has no wall left, so this is only a note.",
          .places = "the edge of the hatchway, and on a seam that of a second one behind it",
          .remedy = "Put a wall in place of the hatchway, or close the way round it.",
          .messages = {hatchway_beside_open_floor},
          .run = run};
}

}  // namespace bulkhead
