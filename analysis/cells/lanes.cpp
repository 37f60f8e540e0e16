// SPDX-License-Identifier: MIT
#include "analysis/cells/lanes.h"

#include <algorithm>

namespace bulkhead {
namespace {

struct Run {
  std::uint32_t from;
  std::uint32_t to;
  int cells;
};

/// All runs of floor across edges of an axis, in the order of their first cells.
template <typename Passes>
std::vector<Run> runs(const CellGraph& graph, Axis crossed, const Passes& passes) {
  constexpr std::uint32_t none = UINT32_MAX;
  std::vector<std::uint32_t> next(graph.cell_count(), none);
  std::vector<bool> first(graph.cell_count(), true);
  for (const auto& pair : graph.neighbours()) {
    if (pair.axis != crossed || !passes(pair)) continue;
    next[pair.first] = pair.second;
    first[pair.second] = false;
  }
  std::vector<Run> found;
  for (std::uint32_t start = 0; start < graph.cell_count(); ++start) {
    if (!first[start] || !graph.is_floor(start)) continue;
    Run run{start, start, 1};
    for (auto cell = next[start]; cell != none; cell = next[cell]) {
      run.to = cell;
      ++run.cells;
    }
    found.push_back(run);
  }
  return found;
}

constexpr Axis across(Axis axis) { return axis == Axis::horizontal ? Axis::vertical : Axis::horizontal; }

/// Whether all that stands between two cells are open hatchways.
bool stands_open(const Mission& mission, const CellGraph& graph, const Neighbours& pair, const OpenHatchways& open) {
  const auto edges = graph.edges_between(pair);
  return std::all_of(edges.begin(), edges.end(), [&](const EdgeAddress& edge) {
    const auto* lattice = find_lattice(mission, edge.board);
    if (lattice->edge(edge.edge) == EdgeKind::open) return true;
    const auto* hatchway = lattice->hatchway(edge.edge);
    return hatchway != nullptr && open.holds(edge, hatchway->starts_open);
  });
}

}  // namespace

std::vector<Lane> lanes(const Mission& mission, const CellGraph& graph, const OpenHatchways& open) {
  std::vector<Lane> found;
  for (const auto axis : {Axis::horizontal, Axis::vertical}) {
    const auto passes = [&](const Neighbours& pair) {
      return pair.kind == EdgeKind::open ||
             (pair.kind == EdgeKind::hatchway && stands_open(mission, graph, pair, open));
    };
    for (const auto& run : runs(graph, across(axis), passes)) {
      if (run.cells > 1) found.push_back({graph.address(run.from), graph.address(run.to), run.cells, axis});
    }
  }
  std::stable_sort(found.begin(), found.end(), [](const Lane& a, const Lane& b) { return a.cells > b.cells; });
  return found;
}

int longest_lane(const CellGraph& graph) {
  int longest = 0;
  for (const auto axis : {Axis::horizontal, Axis::vertical}) {
    for (const auto& run : runs(graph, axis, [](const Neighbours& pair) { return pair.kind == EdgeKind::open; })) {
      longest = std::max(longest, run.cells);
    }
  }
  return longest;
}

}  // namespace bulkhead
