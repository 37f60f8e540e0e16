// SPDX-License-Identifier: MIT
#pragma once

#include "rendering/canvas/canvas.h"
#include "rendering/map/features.h"

namespace bulkhead {

/// The colour by which a tone is told.
[[nodiscard]] Colour tone_of(const TerrainStyle& style, const Design& design);

/// Fills a part of terrain by its style, without its outline. What stands is full of its tone; what one gets through is
/// a ladder of its tone and paper; what lies flat is paper with short dashes, as water is on maps; what harms is
/// hatched. Variants have another drawing above.
void fill_terrain(Canvas& canvas, const FeatureBody& body, const Design& design);

}  // namespace bulkhead
