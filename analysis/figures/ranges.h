// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "analysis/figures/figures.h"

namespace bulkhead {

/// Where a battlefield stands in a range of published ones.
struct RangeStanding {
  Id figure;
  int low = 0;
  int high = 0;
  Figure<int> value;
  friend bool operator==(const RangeStanding&, const RangeStanding&) = default;

  /// What is not known is not outside.
  [[nodiscard]] bool outside() const { return value && (*value < low || *value > high); }
};

/// In the order of the season that the mission names; empty where there is none. The ranges are of battlefields with
/// one board: others have no values. `snapshot` must be of this mission.
[[nodiscard]] std::vector<RangeStanding> range_standings(const Mission& mission, const Snapshot& snapshot);

}  // namespace bulkhead
