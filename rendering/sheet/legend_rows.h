// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/sheet/legend.h"

// The parts of a legend, each of which adds a row for every look that the map has.
namespace bulkhead {

/// Zones and areas, ways in, holes and cells that nobody enters.
void add_ground_rows(std::vector<LegendEntry>& entries, const MapPlan& plan);
void add_terrain_rows(std::vector<LegendEntry>& entries, const MapPlan& plan);
/// Walls, hatchways, pillars.
void add_built_rows(std::vector<LegendEntry>& entries, const MapPlan& plan);
/// Markers with their ranges, links, seams.
void add_marker_rows(std::vector<LegendEntry>& entries, const MapPlan& plan);
/// What codes and numbers on the map stand for, and what is measured.
void add_word_rows(std::vector<LegendEntry>& entries, const MapPlan& plan);

}  // namespace bulkhead
