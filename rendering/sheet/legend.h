// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/legend/legend.h"
#include "rendering/map/map_painter.h"

namespace bulkhead {

/// Exactly what the map uses, in its order: zones, areas, ways in, ground, terrain, walls, hatchways, pillars, markers,
/// links, numbered names.
[[nodiscard]] std::vector<LegendEntry> legend_of(const MapPlan& plan);

/// Whether long texts take the lines they need, or are cut as on screens.
enum class LegendTexts : unsigned char { whole, cut };
/// Set for a page: narrow columns take smaller type.
[[nodiscard]] LegendBlock set_legend(const std::vector<LegendEntry>& entries, double width, int columns,
                                     LegendTexts texts = LegendTexts::whole);

}  // namespace bulkhead
