// SPDX-License-Identifier: MIT
#include "validators/checks/checks.h"
#include "validators/names.h"
#include "validators/spacing.h"

namespace bulkhead {
namespace {

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
  return {.key = "marker-near-centre",
          .title = "Marker near the centre",
          .group = Check::Group::objectives,
          .level = Level::warning,
          .rule =
              "A marker stands no closer to the centre of the battlefield than the limit of its "
              "kind says, measured straight from its centre; the centre is that of the rectangle "
              "around all boards.",
          .reason = "Some missions keep objectives out of the middle.",
          .places = "the marker",
          .remedy = "Move the marker away from the centre.",
          .limits = {"KIND-to-centre"},
          .run = run};
}

}  // namespace bulkhead
