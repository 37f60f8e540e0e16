// SPDX-License-Identifier: MIT
#include "rendering/sheet/legend.h"

#include "rendering/sheet/legend_rows.h"

namespace bulkhead {

std::vector<LegendEntry> legend_of(const MapPlan& plan) {
  std::vector<LegendEntry> entries;
  add_ground_rows(entries, plan);
  add_terrain_rows(entries, plan);
  add_built_rows(entries, plan);
  add_marker_rows(entries, plan);
  add_word_rows(entries, plan);
  return entries;
}

LegendBlock set_legend(const std::vector<LegendEntry>& entries, double width, int columns, LegendTexts texts) {
  // As many lines as a page has.
  constexpr std::size_t whole_page = 80;
  LegendStyle style;
  if (texts == LegendTexts::whole) style.most_lines = whole_page;
  const double column_width = (width - style.column_gap * (columns - 1)) / columns;
  if (column_width >= 46) style.font.size += 0.5;
  return set_legend(entries, width, columns, style);
}

}  // namespace bulkhead
