// SPDX-License-Identifier: MIT
#include <algorithm>

#include "analysis/ground.h"
#include "analysis/snapshot.h"
#include "validators/checks/checks.h"
#include "validators/names.h"
#include "validators/openings.h"

namespace bulkhead {
namespace {

// Rule: at least one side gets from its start zones, through hatchways it may pass, to a cell that holds the
// objective's centre. An objective that stands on no floor is left to `objective-off-ground`, and without any start
// zone nothing can be said.
// Source: objectives are scored by models near them.

std::vector<Edit> fixes_for(const CheckContext& context, const Marker& marker) {
  const auto goals = floor_cells_at(context.mission, context.snapshot.graph(), marker.at);
  for (const auto& side : context.snapshot.sides()) {
    if (auto edit = open_way(context, side.cells, goals, &side.side)) return {std::move(*edit)};
  }
  return {};
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for (const auto& marker : *context.mission.markers) {
    int without_way = 0;
    bool fine = false;
    for (const auto& access : context.snapshot.access()) {
      if (access.objective != marker.id) continue;
      if (access.route) {
        fine = true;
      } else if (access.route.error() == NoRoute::no_way) {
        ++without_way;
      } else {
        fine = fine || access.route.error() != NoRoute::no_zone;
      }
    }
    if (fine || without_way == 0) continue;
    observations.push_back({{"objective-unreachable", {{"objective", name_of(marker)}}},
                            {address_of(marker.id)},
                            fixes_for(context, marker)});
  }
  return observations;
}

}  // namespace

Check objective_unreachable_check() {
  return {"objective-unreachable",
          "Objective unreachable",
          Level::error,
          "Open a way to the objective, or put it where a side can get to.",
          Check::Speed::instant,
          run};
}

}  // namespace bulkhead
