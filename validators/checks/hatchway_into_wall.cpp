// SPDX-License-Identifier: MIT
#include "analysis/cells/seams.h"
#include "analysis/snapshot/snapshot.h"
#include "model/edit/edit.h"
#include "validators/engine/check.h"

namespace bulkhead {
namespace {

constexpr MessageText hatchway_into_wall{
    "hatchway-into-wall",
    "where boards touch, there must be no wall behind a hatchway; behind the one at {edge} stands wall {wall}"};

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  const auto beyond = seam_edges(context.snapshot.graph());
  std::vector<Observation> observations;
  for_each_hatchway(mission, [&](const EdgeAddress& edge, const Hatchway& hatchway) {
    const auto found = beyond.find(edge);
    if (found == beyond.end()) return;
    const auto wall = found->second;
    if (find_lattice(mission, wall.board)->edge(wall.edge) != EdgeKind::wall) return;
    observations.push_back(
        {message<hatchway_into_wall>(arg<"edge">(to_text(mission, edge)), arg<"wall">(to_text(mission, wall))),
         {edge, wall},
         [wall, edge, breachable = hatchway.breachable](const CheckContext&) {
           return std::vector<Edit>{SetOpen{{wall}}, SetWalls{{edge}, breachable}};
         }});
  });
  return observations;
}

}  // namespace

Check hatchway_into_wall_check() {
  return {.key = "hatchway-into-wall",
          .title = "Hatchway into a wall",
          .group = Check::Group::terrain,
          .level = Level::warning,
          .rule =
              "Where two boards touch, no wall stands on the border of the one behind a hatchway on "
              "the border of the other.",
          .reason =
              "One crosses a seam only where neither border carries a wall, so the hatchway opens "
              "onto a wall.",
          .places = "the edge of the hatchway and that of the wall",
          .remedy = "Take the wall behind the hatchway away, or put a wall in place of the hatchway too.",
          .messages = {hatchway_into_wall},
          .run = run};
}

}  // namespace bulkhead
