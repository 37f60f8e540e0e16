// SPDX-License-Identifier: MIT
#include "validators/checks/checks.h"
#include "validators/names.h"
#include "validators/spacing.h"

namespace bulkhead {
namespace {

// Rule: a marker stands no closer to the centre of the battlefield than the limit `KIND-to-centre` of its kind says.
// Source: to force the breach, the objectives stand 6" or more from the centre of the table (Zone Mortalis).

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  Spacing spacing(context);
  for (const auto* marker : spacing.markers()) {
    const auto limit = spacing.limits_of(*marker).to_centre;
    if (!limit) continue;
    const auto distance = spacing.to_centre(spacing.point(*marker));
    if (distance >= *limit) continue;
    observations.push_back({{"marker-near-centre",
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

Check marker_near_centre_check() {
  return {"marker-near-centre",  "Marker near the centre",
          Level::warning,        "Move the marker away from the centre.",
          Check::Speed::instant, run};
}

}  // namespace bulkhead
