// SPDX-License-Identifier: MIT
#include "validators/checks/checks.h"
#include "validators/names.h"
#include "validators/spacing.h"

namespace bulkhead {
namespace {

// Rule: a marker stands no closer to the edge of the table than the limit `KIND-to-edge` of its kind says.
// Source: missions that place objectives keep them 6" from the edge of the table (Zone Mortalis).

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  Spacing spacing(context);
  for (const auto* marker : spacing.markers()) {
    const auto limit = spacing.limits_of(*marker).to_edge;
    if (!limit) continue;
    const auto distance = spacing.to_edge(spacing.point(*marker));
    if (distance >= *limit) continue;
    observations.push_back({{"marker-near-edge",
                             {{"kind", kind_name(context.mission, *marker)},
                              {"limit", measure(*limit)},
                              {"marker", name_of(*marker)},
                              {"distance", measure(distance)}}},
                            {address_of(marker->id)},
                            spacing.move_within_limits(*marker)});
  }
  return observations;
}

}  // namespace

Check marker_near_edge_check() {
  return {"marker-near-edge",    "Marker near the edge",
          Level::warning,        "Move the marker away from the edge.",
          Check::Speed::instant, run};
}

}  // namespace bulkhead
