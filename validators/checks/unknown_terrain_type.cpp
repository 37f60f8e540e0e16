// SPDX-License-Identifier: MIT
#include <set>

#include "analysis/geometry/bodies.h"
#include "model/mission/names.h"
#include "validators/engine/check.h"

namespace bulkhead {
namespace {

constexpr MessageText unknown_terrain_type{
    "unknown-terrain-type", "a terrain type must be one of the game system; parts of {kind} are {type}, which is not"};

std::string name_of(const FeatureKind& kind) { return name_or_id(kind); }

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  for (const auto& [kind, features] : feature_kinds_in_use(mission)) {
    std::set<Id> unknown;
    for (const auto& part : kind->parts) {
      for (const auto& type : part.types) {
        if (find_terrain_type(*mission.system, type) == nullptr) unknown.insert(type);
      }
    }
    for (const auto& type : unknown) {
      observations.push_back(
          {message<unknown_terrain_type>(arg<"kind">(name_of(*kind)), arg<"type">(type.text())), features, {}});
    }
  }
  return observations;
}

}  // namespace

Check unknown_terrain_type_check() {
  return {.key = "unknown-terrain-type",
          .title = "Unknown terrain type",
          .group = Check::Group::terrain,
          .level = Level::warning,
          .rule = "The terrain types of the features on the battlefield are those of the game system.",
          .reason =
              "What the system does not know has no rules: such a part neither hides nor hinders anybody. Sets "
              "made for one game name the types of that game.",
          .places = "all features of the kind",
          .remedy = "Give the parts of the kind terrain types of the game system, or add the type to the system.",
          .messages = {unknown_terrain_type},
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
