// SPDX-License-Identifier: MIT
#include <algorithm>

#include "analysis/geometry/bodies.h"
#include "model/mission/names.h"
#include "validators/engine/check.h"

namespace bulkhead {
namespace {

constexpr MessageText untyped_terrain{
    "untyped-terrain",
    "every part of a terrain feature should have a terrain type; {untyped} of the {parts} parts of {kind} have none"};

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  if (mission.system->terrain_types.empty()) return observations;
  for (const auto& [kind, features] : feature_kinds_in_use(mission)) {
    const auto untyped = std::count_if(kind->parts.begin(), kind->parts.end(),
                                       [](const FeaturePart& part) { return part.types.empty(); });
    if (untyped == 0) continue;
    observations.push_back({message<untyped_terrain>(arg<"kind">(name_or_id(*kind)), arg<"untyped">(untyped),
                                                     arg<"parts">(kind->parts.size())),
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
          .messages = {untyped_terrain},
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
