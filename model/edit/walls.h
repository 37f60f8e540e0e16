// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "model/edit/edit.h"

/// Shorter ways to write edits.
namespace bulkhead {

inline Edit set_walls(const Mission&, std::vector<EdgeAddress> edges, bool breachable = false) {
  return SetWalls{std::move(edges), breachable};
}
inline Edit set_open(const Mission&, std::vector<EdgeAddress> edges) { return SetOpen{std::move(edges)}; }
inline Edit set_hatchway(const Mission&, EdgeAddress edge, const Hatchway& hatchway) {
  return SetHatchways{{edge}, hatchway};
}
inline Edit set_hatchways(const Mission&, std::vector<EdgeAddress> edges, const Hatchway& hatchway) {
  return SetHatchways{std::move(edges), hatchway};
}

}  // namespace bulkhead
