// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText marker_count{"marker-count", "{kind}: {count} on the map; the mission asks for {limit}"};

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  for (const auto& kind : mission.system->marker_kinds) {
    const auto id = kind.id.text() + "-count";
    const auto limit = range_limit(mission, id);
    if (!limit) continue;
    std::vector<Address> markers;
    for (const auto& marker : *mission.markers) {
      if (marker.kind == kind.id) markers.push_back(address_of(marker.id));
    }
    const auto own = [&](const Limit& candidate) { return candidate.id.text() == id; };
    const bool of_mission = std::any_of(mission.limits->begin(), mission.limits->end(), own);
    if (limit->contains(static_cast<int>(markers.size())) || (markers.empty() && !of_mission)) continue;
    const auto wanted = limit->low == limit->high ? fmt::to_string(limit->low) : to_text(*limit);
    observations.push_back(
        {message<marker_count>(arg<"kind">(kind.name), arg<"limit">(wanted), arg<"count">(markers.size())),
         std::move(markers),
         {}});
  }
  return observations;
}

}  // namespace

Check marker_count_check() {
  return {.key = "marker-count",
          .title = "Number of markers",
          .group = Check::Group::objectives,
          .level = Level::warning,
          .rule =
              "There are as many markers of a kind as the limit says. A limit of the system is "
              "silent as long as there is no such marker; one of the mission is not.",
          .reason = "Missions say how many objectives they are played for.",
          .places = "all markers of the kind",
          .remedy = "Place or remove markers until there are as many as the mission asks for.",
          .messages = {marker_count},
          .limits = {"KIND-count"},
          .run = run};
}

}  // namespace bulkhead
