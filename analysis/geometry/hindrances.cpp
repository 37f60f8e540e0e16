// SPDX-License-Identifier: MIT
#include "analysis/geometry/hindrances.h"

#include <algorithm>

#include "analysis/geometry/footprints.h"
#include "analysis/geometry/zone_footprints.h"
#include "model/mission/placed_features.h"

namespace bulkhead {
namespace {

/// Whether a way comes onto a footprint. It may touch it.
bool comes_onto(const PlacedFootprint& footprint, const std::vector<FinePoint>& way, Length radius) {
  const auto reach = static_cast<double>(radius.in_micrometres());
  for (std::size_t index = 1; index < way.size(); ++index) {
    const double away = distance_to(footprint, way[index - 1], way[index]);
    if (away < reach || away == 0) return true;
  }
  return false;
}

}  // namespace

std::vector<Hindrance> hindrances_on(const Mission& mission, int level, const std::vector<FinePoint>& way,
                                     Length radius) {
  std::vector<Hindrance> found;
  const auto slows = [](TerrainTraits::Passage passage) { return passage == TerrainTraits::Passage::slow; };
  for (const auto* zones : {&*mission.zones, &*mission.areas}) {
    for (const auto& zone : *zones) {
      const auto* kind = find_zone_kind(*mission.system, zone.kind);
      if (kind == nullptr || (!slows(kind->passage) && !kind->hazard)) continue;
      const ZoneFootprints ground(mission, zone.shape);
      const bool met = std::any_of(ground.pieces().begin(), ground.pieces().end(), [&](const ZonePiece& piece) {
        return piece.level.value_or(level) == level && comes_onto(piece.footprint, way, radius);
      });
      if (met) found.push_back({zone.id, slows(kind->passage), kind->hazard});
    }
  }
  for (const auto& board : mission.boards) {
    if (board->level != level) continue;
    for (const auto& feature : board->features) {
      const auto* kind = find_feature_kind(mission, feature.kind);
      if (kind == nullptr) continue;
      Hindrance hindrance{feature.id};
      const auto footprints = place_parts(*kind, *board, feature);
      for (std::size_t index = 0; index < footprints.size(); ++index) {
        const auto traits = traits_of(*mission.system, kind->parts[index]);
        if ((!slows(traits.passage) && !traits.hazard) || !comes_onto(footprints[index], way, radius)) continue;
        hindrance.slows |= slows(traits.passage);
        hindrance.harms |= traits.hazard;
      }
      if (hindrance.slows || hindrance.harms) found.push_back(std::move(hindrance));
    }
  }
  return found;
}

}  // namespace bulkhead
