// SPDX-License-Identifier: MIT
#include "analysis/cells/floor_cells.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"
#include "validators/fixes/harmless.h"
#include "validators/fixes/nearest_floor.h"

namespace bulkhead {
namespace {

constexpr MessageText objective_off_ground{"objective-off-ground",
                                           "an objective must stand on floor; objective {objective} does not"};

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  for (const auto& marker : *mission.markers) {
    if (!is_objective(marker) || on_plain_ground(mission, marker.at) ||
        !floor_cells_at(mission, context.snapshot.graph(), marker.at).empty()) {
      continue;
    }
    Observation observation;
    observation.message = message<objective_off_ground>(arg<"objective">(name_of(marker)));
    observation.addresses = {address_of(marker.id)};
    if (exists(mission, marker.at)) {
      observation.fixes = one_fix([id = marker.id, at = point_of(mission, marker.at)](const CheckContext& checked) {
        return without_harm(checked, move_to_floor(checked, id, at), {"objective-unreachable"});
      });
    }
    observations.push_back(std::move(observation));
  }
  return observations;
}

}  // namespace

Check objective_off_ground_check() {
  return {.key = "objective-off-ground",
          .title = "Objective off the ground",
          .group = Check::Group::objectives,
          .level = Level::error,
          .rule =
              "The centre of an objective lies on the ground of a floor cell, or on a board without "
              "lattice. At the border of the lattice the ground of a cell reaches to the edge of "
              "the board; a point on the line between two cells lies on both.",
          .reason = "A marker needs something to stand on, and models need to get to it.",
          .places = "the objective",
          .remedy = "Move the objective onto floor, or make the cell under it floor.",
          .messages = {objective_off_ground},
          .run = run};
}

}  // namespace bulkhead
