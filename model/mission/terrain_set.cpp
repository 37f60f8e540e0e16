// SPDX-License-Identifier: MIT
#include "model/mission/terrain_set.h"

#include <algorithm>

namespace bulkhead {

PiecePattern turned(const PiecePattern& pattern) {
  PiecePattern result = pattern;
  std::reverse(result.edges.begin(), result.edges.end());
  std::reverse(result.nodes.begin(), result.nodes.end());
  for (auto& edge : result.edges) edge.facing = edge.facing == Facing::first ? Facing::second : Facing::first;
  return result;
}

}  // namespace bulkhead
