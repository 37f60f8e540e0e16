// SPDX-License-Identifier: MIT
#include <set>

#include "analysis/cells/access.h"
#include "analysis/geometry/bodies.h"
#include "analysis/geometry/footprints.h"
#include "analysis/geometry/shape_ground.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText vantage_in_zone{
    "vantage-in-zone", "at most {limit} terrain features to stand upon should be in a start zone; {zone} has {count}"};

/// Whether a footprint lies on a zone: its middle, or the middle of any of its sides.
bool stands_on(const Mission& mission, const Zone& zone, const PlacedFootprint& footprint) {
  if (const auto* circle = std::get_if<CircleFootprint>(&footprint)) return holds(mission, zone.shape, circle->centre);
  const auto& corners = std::get<PolygonFootprint>(footprint).corners;
  for (std::size_t index = 0; index < corners.size(); ++index) {
    const auto sum = corners[index] + corners[(index + 1) % corners.size()];
    if (holds(mission, zone.shape, {sum.x / 2, sum.y / 2})) return true;
  }
  return false;
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  const auto limit = number_limit(mission, "zone-vantage");
  if (!limit) return observations;
  const auto bodies = bodies_of(mission);
  for (const auto* zone : start_zones(mission)) {
    std::set<Id> features;
    for (const auto& body : bodies) {
      const bool vantage = traits_of(*mission.system, *body.part).stand;
      if (vantage && stands_on(mission, *zone, body.footprint)) features.insert(body.feature->id);
    }
    if (features.size() <= static_cast<std::size_t>(*limit)) continue;
    Observation observation;
    observation.message =
        message<vantage_in_zone>(arg<"limit">(*limit), arg<"zone">(name_of(*zone)), arg<"count">(features.size()));
    observation.addresses = {address_of(zone->id)};
    for (const auto& feature : features) observation.addresses.emplace_back(ObjectAddress{feature});
    observations.push_back(std::move(observation));
  }
  return observations;
}

}  // namespace

Check vantage_in_zone_check() {
  return {.key = "vantage-in-zone",
          .title = "Much Vantage terrain in a drop zone",
          .group = Check::Group::open_killzones,
          .level = Level::warning,
          .rule =
              "In each start zone stand at most as many terrain features to stand upon as the limit says: with a "
              "part of a type such as Vantage, the middle of one of whose sides lies in the zone.",
          .reason =
              "Kill Team's guidance wants little Vantage terrain within a drop zone, so that operatives move to "
              "gain a better position. How little it does not say; the figure is ours.",
          .places = "the zone and the features",
          .remedy = "Move Vantage terrain out of the zone.",
          .messages = {vantage_in_zone},
          .limits = {"zone-vantage"},
          .run = run};
}

}  // namespace bulkhead
