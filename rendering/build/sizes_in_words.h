// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/mission/mission.h"

namespace bulkhead {

/// How long or far something is, in the unit of the mission's game: `8.5″`, `216 mm`.
[[nodiscard]] std::string length_on_table(const Mission& mission, Length length);

/// Length × width × height over all of a piece of a set, in millimetres: `181 × 5.5 × 60 mm` of a panel over two edges,
/// moulded pillars included. Without a height where the set says none; empty of what the set says no size of.
[[nodiscard]] std::string size_in_words(const TerrainSet& set, const KitPiece& piece);
/// The same of a wall or hatchway over one edge, of a loose pillar, of which nobody has listed the piece.
[[nodiscard]] std::string size_of_panel(const TerrainSet& set);
[[nodiscard]] std::string size_of_pillar(const TerrainSet& set);

/// Over all of terrain as it lies when it is not turned, in the unit of the mission's game and in millimetres:
/// `6.3 × 5.1 × 4″ (160 × 130 × 102 mm)`; `flat` in place of the height of what has none.
[[nodiscard]] std::string size_in_words(const Mission& mission, const FeatureKind& kind);

}  // namespace bulkhead
