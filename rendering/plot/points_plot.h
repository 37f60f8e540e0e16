// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "rendering/look/designs.h"
#include "rendering/page/page.h"

namespace bulkhead {

/// What is known of a side's points at the end of a round.
struct PlotValue {
  double mean = 0;
  /// Of single battles.
  double deviation = 0;
  /// In which the mean lies with 95 % confidence.
  double from = 0;
  double to = 0;
};

/// The points of sides, round by round.
struct PointsPlot {
  struct Line {
    std::string name;
    std::vector<PlotValue> rounds;
  };
  std::string title;
  /// What the figures are, in a sentence or two.
  std::string note;
  /// In the order of the mission's sides; no more than four are drawn.
  std::vector<Line> lines;
};

/// A page, 210 × 148 mm, with a line for each side: its mean with the 95 % interval, and lightly one standard deviation
/// either way. Lines differ in colour, lightness, dashes and signs, so that a grey print tells them apart.
[[nodiscard]] Page points_page(PointsPlot plot, const Design& design = usual_design());

}  // namespace bulkhead
