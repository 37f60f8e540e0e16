// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "model/mission/feature.h"
#include "model/mission/system.h"

namespace bulkhead {

struct Board;
struct Mission;

/// The kind with an id in the first of the mission's sets that has it; null where none has.
[[nodiscard]] const FeatureKind* find_feature_kind(const Mission& mission, const Id& id);

/// What a part of a feature stands on, on the battlefield. The corners of a polygon go clockwise as one looks at the
/// map.
using PlacedFootprint = std::variant<PolygonFootprint, CircleFootprint>;

/// Where the parts of a feature lie on the battlefield, in the order of its kind's parts. Turns by multiples of 90° are
/// exact; after others each coordinate is rounded to the nearest micrometre (halves away from the feature's middle), so
/// that a mirrored or half-turned feature is the exact image of the other.
[[nodiscard]] std::vector<PlacedFootprint> place_parts(const FeatureKind& kind, const Board& board,
                                                       const Feature& feature);

[[nodiscard]] Rectangle bounds_of(const PlacedFootprint& footprint);

/// By how much one must turn a kind (0, 90, 180 or 270) to make it look like its mirror image: such a kind needs no
/// mirrored twin. Nothing where no such turn does.
[[nodiscard]] std::optional<int> turn_that_mirrors(const FeatureKind& kind);

/// What the terrain types of a part come to. Each trait takes the strongest word of all types; what denies cover does
/// not obscure either. Types that the system does not know say nothing.
[[nodiscard]] TerrainTraits traits_of(const GameSystem& system, const FeaturePart& part);

}  // namespace bulkhead
