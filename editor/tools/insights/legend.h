// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "editor/tools/insights/insight.h"
#include "editor/tools/view/view.h"
#include "rendering/canvas/canvas.h"
#include "rendering/look/tokens.h"

namespace bulkhead {

/// What a small sample in the legend shows.
struct LegendSample {
  enum class Form : unsigned char { none, ground, line };
  Form form = Form::none;
  Colour ground{0, 0, 0, 0};
  std::optional<Pattern> pattern;
  Stroke line;
};
struct LegendRow {
  LegendSample sample;
  std::string words;
};
struct LegendSection {
  std::string title;
  std::vector<LegendRow> rows;
};

/// What is shown, in words; begins with how hatchways stand if that is otherwise than in the mission. Empty where
/// nothing is shown.
[[nodiscard]] std::vector<LegendSection> legend_of(const InsightPicture& picture, const Design& design);

/// Draws it into the lower left corner of a map of this size; on small maps the titles alone.
void draw_legend(Canvas& canvas, const std::vector<LegendSection>& legend, ScreenPoint size, const Design& design);

}  // namespace bulkhead
