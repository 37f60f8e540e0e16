// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>
#include <vector>

#include "analysis/assignment/panel_assignment.h"
#include "analysis/fairness/fairness.h"
#include "analysis/figures/figures.h"
#include "analysis/figures/ranges.h"

namespace bulkhead {

/// All figures of a killzone: what is on it, whether it can be built, how fair it is, how it compares.
struct Survey {
  Figures figures;
  PanelAssignment build;
  Fairness fairness;
  SideWays ways;
  std::vector<RangeStanding> ranges;
};

/// `boxes` are those that there are to build from. When asked to stop it leaves out what takes long: the best
/// of the panels' places, what sight says of the sides, their ways.
[[nodiscard]] Survey survey_of(const Mission& mission, const Boxes& boxes, const std::stop_token& stop = {});

}  // namespace bulkhead
