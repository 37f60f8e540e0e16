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
  return {.key = "marker-near-edge",
          .title = "Marker near the edge",
          .group = Check::Group::objectives,
          .level = Level::warning,
          .rule =
              "A marker stands no closer to the edge of the table than the limit of its kind says, "
              "measured straight from its centre. Where boards touch there is no edge.",
          .reason = "Rules keep what is fought for away from the edge; in Zone Mortalis, objectives 6\".",
          .places = "the marker",
          .remedy = "Move the marker away from the edge.",
          .limits = {"KIND-to-edge"},
          .run = run};
}

}  // namespace bulkhead
