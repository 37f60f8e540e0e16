// SPDX-License-Identifier: MIT
#include <algorithm>
#include <set>

#include "analysis/cells/access.h"
#include "analysis/geometry/bodies.h"
#include "analysis/geometry/footprints.h"
#include "analysis/geometry/shape_ground.h"
#include "model/base/measures.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText exposed_drop_zone{"exposed-drop-zone",
                                        "within {reach} of the edge of a start zone should stand {limit} terrain "
                                        "features that hide somebody; at that of {zone} stand {count}"};

/// The features that hide somebody and stand no further than the reach from where the zone ends.
std::set<Id> cover_at(const std::vector<FineSegment>& fronts, const std::vector<Body>& bodies, const GameSystem& system,
                      Length reach) {
  std::set<Id> features;
  for (const auto& body : bodies) {
    const bool hides = traits_of(system, *body.part).sight >= TerrainTraits::Sight::obscures;
    if (!hides || body.flat() || features.contains(body.feature->id)) continue;
    const bool near = std::any_of(fronts.begin(), fronts.end(), [&](const FineSegment& front) {
      return distance_to(body.footprint, front.from, front.to) <= static_cast<double>(reach.in_micrometres());
    });
    if (near) features.insert(body.feature->id);
  }
  return features;
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  const auto limit = number_limit(mission, "zone-edge-cover");
  const auto reach = length_limit(mission, "zone-edge-reach").value_or(Length::inches(1));
  if (!limit || mission.boards.empty()) return observations;
  const auto bodies = bodies_of(mission);
  for (const auto* zone : start_zones(mission)) {
    const auto fronts = fronts_of(mission, zone->shape);
    if (fronts.empty()) continue;
    const auto features = cover_at(fronts, bodies, *mission.system, reach);
    if (features.size() >= static_cast<std::size_t>(*limit)) continue;
    Observation observation;
    observation.message = message<exposed_drop_zone>(arg<"limit">(*limit), arg<"reach">(measure(reach)),
                                                     arg<"zone">(name_of(*zone)), arg<"count">(features.size()));
    observation.addresses = {address_of(zone->id)};
    observations.push_back(std::move(observation));
  }
  return observations;
}

}  // namespace

Check exposed_drop_zone_check() {
  return {.key = "exposed-drop-zone",
          .title = "Drop zone without concealment",
          .group = Check::Group::open_killzones,
          .level = Level::warning,
          .rule =
              "At the edge of each start zone that is not given as cells stand as many terrain features as the limit "
              "`zone-edge-cover` says, which hide somebody: they have a part of a type that obscures or blocks "
              "sight, and come within the limit `zone-edge-reach` of the line where the zone ends, 1\" without.",
          .reason =
              "Kill Team's guidance wants several features at the edge of a drop zone, best Heavy ones, so that "
              "nobody is shot before they have moved. How near is near it does not say; the figure is ours.",
          .places = "the zone",
          .remedy = "Move Heavy terrain to the edge of the zone.",
          .messages = {exposed_drop_zone},
          .limits = {"zone-edge-cover", "zone-edge-reach"},
          .run = run};
}

}  // namespace bulkhead
