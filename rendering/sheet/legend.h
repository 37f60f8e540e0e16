// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "rendering/map/map_painter.h"

namespace bulkhead {

/// One line of a legend: a sample and what it means.
struct LegendEntry {
  /// Stable, for programs and tests: `wall`, `hatchway-locked`, `zone-attacker` …
  std::string id;
  std::string text;
  /// Draws the sample into a box, with the same functions that draw the map.
  std::function<void(Canvas&, const Box&)> sample;
};

/// Exactly what the map uses, in its order: zones, areas, ground, terrain, walls, hatchways, pillars, markers, links,
/// numbered names.
[[nodiscard]] std::vector<LegendEntry> legend_of(const MapPlan& plan);

/// A legend set in columns.
struct LegendBlock {
  struct Row {
    const LegendEntry* entry;
    std::vector<std::string> lines;
    Vec at;
  };
  std::vector<Row> rows;
  Font font;
  Vec size;
};
/// Fills columns of equal width from top to bottom, left to right. The entries must outlive the block.
[[nodiscard]] LegendBlock set_legend(const std::vector<LegendEntry>& entries, double width, int columns);
void draw(Canvas& canvas, const LegendBlock& block, Vec top_left, const Design& design);

}  // namespace bulkhead
