// SPDX-License-Identifier: MIT
#include "analysis/cells/ways_out.h"

#include <algorithm>

namespace bulkhead {
namespace {

bool bars_everybody(const Lock& lock) {
  return lock.locked || std::any_of(lock.controllers.begin(), lock.controllers.end(),
                                    [&](const Id& side) { return side != lock.controllers.front(); });
}

}  // namespace

std::vector<WaysOut> ways_out(const CellGraph& graph, const Components& compartments) {
  std::vector<WaysOut> ways(compartments.count());
  for (const auto& pair : graph.neighbours()) {
    const auto first = compartments.of(pair.first);
    const auto second = compartments.of(pair.second);
    if (pair.kind == EdgeKind::open || first == second) continue;
    const bool locked = bars_everybody(graph.locks()[pair.lock]);
    for (const auto compartment : {first, second}) {
      auto& way = ways[compartment];
      (pair.kind == EdgeKind::wall ? way.walls : way.hatchways).push_back(&pair);
      if (pair.kind == EdgeKind::hatchway && !locked) way.all_locked = false;
    }
  }
  return ways;
}

}  // namespace bulkhead
