// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "analysis/assignment/panel_sites.h"

namespace bulkhead {

/// What a search avoids, first things first.
enum class PanelAim : unsigned char {
  /// Edges uncovered; panels lacking; stand-ins.
  build,
  /// Hatchways uncovered and panels lacking; walls uncovered; stand-ins.
  remove_walls,
  /// Edges uncovered and panels lacking; hatchways closed; stand-ins.
  close_hatchways,
};

struct PanelCost {
  std::uint32_t first = 0;
  std::uint32_t second = 0;
  std::uint32_t third = 0;
  friend auto operator<=>(const PanelCost&, const PanelCost&) = default;
  friend PanelCost operator+(const PanelCost& a, const PanelCost& b) {
    return {a.first + b.first, a.second + b.second, a.third + b.third};
  }
};

/// What is left out at a site where no panel begins, and what a placement costs besides.
[[nodiscard]] PanelCost cost_of_gap(const PanelSite& site, PanelAim aim);
[[nodiscard]] PanelCost cost_of_lack(PanelAim aim);
[[nodiscard]] PanelCost cost_of(const Placement& placement, PanelAim aim);

/// A placement where it begins.
struct ChosenPanel {
  std::uint32_t site = 0;
  std::uint32_t placement = 0;
  friend bool operator==(const ChosenPanel&, const ChosenPanel&) = default;
};

struct PanelSearchResult {
  std::vector<ChosenPanel> panels;
  /// Sites that are not open and carry no panel.
  std::vector<std::uint32_t> gaps;
  PanelCost cost;
  NodeCounts loose_lacking{};
  /// No answer is better.
  bool proved = false;
  /// There is an answer at all: it was not cancelled before.
  bool complete = false;
  /// Every answer leaves something out or lacks something.
  bool short_of_pieces = false;
};

/// Branch and bound (Land and Doig, "An automatic method of solving discrete programming problems", 1960): depth first
/// along the sites, guided and bounded by `PanelBounds`; of pieces for nodes it knows the lower bound that
/// the panels left can bring. `AssignmentLimits::steps` counts from the first answer on.
[[nodiscard]] PanelSearchResult search_panels(const PanelProblem& problem, PanelAim aim, const AssignmentLimits& limits,
                                              const std::stop_token& stop);

}  // namespace bulkhead
