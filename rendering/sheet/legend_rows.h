// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "rendering/sheet/legend.h"

// The parts of a legend, each of which adds a row for every look that the map has.
namespace bulkhead {

/// Zones and areas, ways in, holes and cells that nobody enters.
void add_ground_rows(std::vector<LegendEntry>& entries, const MapPlan& plan);
void add_terrain_rows(std::vector<LegendEntry>& entries, const MapPlan& plan);
/// Walls, hatchways, pillars.
void add_built_rows(std::vector<LegendEntry>& entries, const MapPlan& plan);
/// Links of a kind, and which of them there are: `Lift: A to A, B to B`.
struct LinkRow {
  std::string kind;
  /// Models may go along them.
  bool moves = false;
  std::string text;
};
[[nodiscard]] std::vector<LinkRow> link_rows(const MapPlan& plan);
/// Markers with their ranges, links, seams.
void add_marker_rows(std::vector<LegendEntry>& entries, const MapPlan& plan);
/// What codes and numbers on the map stand for, and what is measured.
void add_word_rows(std::vector<LegendEntry>& entries, const MapPlan& plan);

}  // namespace bulkhead
