// SPDX-License-Identifier: MIT
#include <optional>

#include "analysis/ground.h"
#include "analysis/snapshot.h"
#include "model/edit/objects.h"
#include "validators/checks/checks.h"
#include "validators/names.h"

namespace bulkhead {
namespace {

// Rule: the centre of an objective lies on the ground of a floor cell (which reaches to the board's edge at the
// lattice's border, and counts with its outline) or on a board without lattice. Solid and void cells and the gaps
// between boards are no ground.
// Source: on the published layouts all objectives stand on nodes, edges or cells of the floor.

/// The floor cell whose middle is nearest, the first of equals.
std::optional<CellAddress> nearest_floor(const CheckContext& context, Point point) {
  const auto& graph = context.snapshot.graph();
  std::optional<CellAddress> nearest;
  std::int64_t least = 0;
  for (std::size_t cell = 0; cell < graph.cell_count(); ++cell) {
    if (!graph.is_floor(cell)) continue;
    const auto way = point_of(context.mission, graph.address(cell)) - point;
    const auto x = way.x.in_micrometres();
    const auto y = way.y.in_micrometres();
    if (nearest && x * x + y * y >= least) continue;
    least = x * x + y * y;
    nearest = graph.address(cell);
  }
  return nearest;
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  for (const auto& marker : *mission.markers) {
    if (!is_objective(marker) || on_plain_ground(mission, marker.at) ||
        !floor_cells_at(mission, context.snapshot.graph(), marker.at).empty()) {
      continue;
    }
    Observation observation;
    observation.message = {"objective-off-ground", {{"objective", name_of(marker)}}};
    observation.addresses = {address_of(marker.id)};
    if (exists(mission, marker.at)) {
      if (const auto floor = nearest_floor(context, point_of(mission, marker.at))) {
        observation.fixes.push_back(move_marker(mission, marker.id, *floor));
      }
    }
    observations.push_back(std::move(observation));
  }
  return observations;
}

}  // namespace

Check objective_off_ground_check() {
  return {"objective-off-ground", "Objective off the ground",
          Level::error,           "Move the objective onto floor, or make the cell under it floor.",
          Check::Speed::instant,  run};
}

}  // namespace bulkhead
