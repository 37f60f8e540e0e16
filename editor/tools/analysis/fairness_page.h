// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "model/mission/mission.h"

namespace bulkhead {

class Snapshot;

/// A table of the fairness page, in words.
struct FairnessTable {
  std::string title;
  /// What is to be known about its figures.
  std::string note;
  std::vector<std::string> columns;
  struct Row {
    std::vector<std::string> cells;
    /// What the row speaks of.
    std::vector<Address> places = {};
  };
  std::vector<Row> rows = {};
};

/// How evenly a battlefield treats its sides: one figure, never without its parts, and tables behind them.
struct FairnessPage {
  /// `86 %`, or that nothing can be said.
  std::string overall;
  /// The parts, access, the first turn, symmetry, published ranges.
  std::vector<FairnessTable> tables;
};

/// May take long on large boards; of no use when stopped. `snapshot` must be of the mission.
[[nodiscard]] FairnessPage fairness_page(const Mission& mission, const Snapshot& snapshot,
                                         const std::stop_token& stop = {});

}  // namespace bulkhead
