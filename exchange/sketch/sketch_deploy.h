// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "exchange/sketch/sketch_table.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// The drop zones that a pattern means on one or two boards of a sketch, of this kind.
[[nodiscard]] std::vector<Zone> drop_zones(DeployPattern pattern, int boards, const Id& kind);

/// The pattern that a mission's drop zones make.
struct Deployment {
  DeployPattern pattern = DeployPattern::none;
  /// The two zones: at the top or left, and opposite.
  std::vector<Id> zones;
  /// The zone at the top or left belongs to the second side.
  bool swapped = false;
};

/// `boards` are the numbers of boards with lattices of one size, from top to bottom; at least one.
[[nodiscard]] Deployment find_deployment(const Mission& mission, const std::vector<int>& boards);

}  // namespace bulkhead
