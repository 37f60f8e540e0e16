// SPDX-License-Identifier: MIT
#include <algorithm>

#include "analysis/cells/access.h"
#include "analysis/geometry/shape_ground.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText bunched_terrain{
    "bunched-terrain", "at most {limit} % of the terrain features should stand in start zones; {inside} of {all} do"};

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  const auto limit = number_limit(mission, "zone-terrain");
  if (!limit) return {};
  const auto zones = start_zones(mission);
  std::size_t all = 0;
  Observation observation;
  for (const auto& board : mission.boards) {
    for (const auto& feature : board->features) {
      ++all;
      const bool inside = std::any_of(zones.begin(), zones.end(), [&](const Zone* zone) {
        return holds(mission, zone->shape, board->at + feature.at);
      });
      if (inside) observation.addresses.emplace_back(ObjectAddress{feature.id});
    }
  }
  const auto inside = observation.addresses.size();
  if (inside * 100 <= all * static_cast<std::size_t>(*limit)) return {};
  observation.message = message<bunched_terrain>(arg<"limit">(*limit), arg<"inside">(inside), arg<"all">(all));
  return {std::move(observation)};
}

}  // namespace

Check bunched_terrain_check() {
  return {
      .key = "bunched-terrain",
      .title = "Terrain bunched in drop zones",
      .group = Check::Group::open_killzones,
      .level = Level::warning,
      .rule = "Of all terrain features, at most as many per cent have their middle in a start zone as the limit says.",
      .reason =
          "Kill Team's guidance wants terrain concentrated outside of drop zones, where it makes fire lanes and "
          "cover for those who advance. It names no share; the figure is ours.",
      .places = "the features in start zones",
      .remedy = "Move terrain features out of the zones into the middle.",
      .messages = {bunched_terrain},
      .limits = {"zone-terrain"},
      .run = run};
}

}  // namespace bulkhead
