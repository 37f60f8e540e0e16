// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "validators/bodies.h"
#include "validators/checks/checks.h"

namespace bulkhead {
namespace {

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  if (mission.system->terrain_types.empty()) return observations;
  for (const auto& [kind, features] : feature_kinds_in_use(mission)) {
    const auto untyped = std::count_if(kind->parts.begin(), kind->parts.end(),
                                       [](const FeaturePart& part) { return part.types.empty(); });
    if (untyped == 0) continue;
    observations.push_back({{"untyped-terrain",
                             {{"kind", kind->name.empty() ? kind->id.text() : kind->name},
                              {"untyped", fmt::to_string(untyped)},
                              {"parts", fmt::to_string(kind->parts.size())}}},
                            features,
                            {}});
  }
  return observations;
}

}  // namespace

Check untyped_terrain_check() {
  return {.key = "untyped-terrain",
          .title = "Terrain without types",
          .group = Check::Group::open_killzones,
          .level = Level::warning,
          .rule =
              "In a game that has terrain types, every part of each terrain feature on the battlefield has one or "
              "more.",
          .reason =
              "Kill Team asks players who build a killzone of their own to settle the types of each part before "
              "the battle.",
          .places = "all features of the kind",
          .remedy = "Give each part of the kind its terrain types in the terrain set.",
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
