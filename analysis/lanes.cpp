// SPDX-License-Identifier: MIT
#include "analysis/lanes.h"

#include <algorithm>

namespace bulkhead {
namespace {

int longest_lane(const CellGraph& graph, Axis crossed) {
  constexpr std::uint32_t none = UINT32_MAX;
  std::vector<std::uint32_t> next(graph.cell_count(), none);
  std::vector<bool> first(graph.cell_count(), true);
  for (const auto& pair : graph.neighbours()) {
    if (pair.axis != crossed || pair.kind != EdgeKind::open) continue;
    next[pair.first] = pair.second;
    first[pair.second] = false;
  }
  int longest = 0;
  for (std::uint32_t start = 0; start < graph.cell_count(); ++start) {
    if (!first[start] || !graph.is_floor(start)) continue;
    int length = 0;
    for (auto cell = start; cell != none; cell = next[cell]) ++length;
    longest = std::max(longest, length);
  }
  return longest;
}

}  // namespace

int longest_lane(const CellGraph& graph) {
  return std::max(longest_lane(graph, Axis::horizontal), longest_lane(graph, Axis::vertical));
}

}  // namespace bulkhead
