// SPDX-License-Identifier: MIT
#include "validators/openings.h"

#include <algorithm>
#include <deque>

#include "analysis/snapshot.h"
#include "model/edit/walls.h"

namespace bulkhead {
namespace {

/// A step to a neighbour, or along a link (then there is no pair).
struct Step {
  std::uint32_t to;
  const Neighbours* pair;
  bool barred;
};

std::vector<std::vector<Step>> steps_of(const CellGraph& graph, const Id* side) {
  std::vector<std::vector<Step>> steps(graph.cell_count());
  for (const auto& pair : graph.neighbours()) {
    const bool locked = side != nullptr && graph.locks()[pair.lock].bars(*side);
    const bool barred = pair.kind == EdgeKind::wall || locked;
    steps[pair.first].push_back({pair.second, &pair, barred});
    steps[pair.second].push_back({pair.first, &pair, barred});
  }
  for (const auto& link : graph.links()) {
    if (link.from.empty() || link.to.empty()) continue;
    // A star joins the same cells as every pair of ends would.
    const auto centre = link.from.front();
    for (const auto* end : {&link.from, &link.to}) {
      for (const auto cell : *end) {
        steps[centre].push_back({cell, nullptr, false});
        steps[cell].push_back({centre, nullptr, false});
      }
    }
  }
  return steps;
}

/// How the search came to a cell.
struct Arrival {
  int barriers = -1;  // not yet
  std::uint32_t from = 0;
  const Neighbours* through = nullptr;  // set where a barrier was crossed
};

/// Breadth first, cells behind fewer barriers before those behind more.
std::vector<Arrival> search(const CellGraph& graph, std::span<const std::uint32_t> from, const Id* side) {
  const auto steps = steps_of(graph, side);
  std::vector<Arrival> arrivals(graph.cell_count());
  std::deque<std::uint32_t> queue;
  for (const auto cell : from) {
    arrivals[cell].barriers = 0;
    arrivals[cell].from = cell;
    queue.push_back(cell);
  }
  while (!queue.empty()) {
    const auto cell = queue.front();
    queue.pop_front();
    for (const auto& step : steps[cell]) {
      const int barriers = arrivals[cell].barriers + (step.barred ? 1 : 0);
      auto& arrival = arrivals[step.to];
      if (arrival.barriers >= 0 && arrival.barriers <= barriers) continue;
      arrival = {barriers, cell, step.barred ? step.pair : nullptr};
      if (step.barred) {
        queue.push_back(step.to);
      } else {
        queue.push_front(step.to);
      }
    }
  }
  return arrivals;
}

Edit hatchways_at(const Mission& mission, const std::vector<EdgeAddress>& edges) {
  if (edges.size() == 1) {
    const auto* there = find_lattice(mission, edges.front().board)->hatchway(edges.front().edge);
    auto hatchway = there == nullptr ? Hatchway() : *there;
    hatchway.access = HatchAccess::accessible();
    return set_hatchway(mission, edges.front(), hatchway);
  }
  return set_hatchways(mission, edges, {});
}

}  // namespace

std::optional<Edit> open_way(const CheckContext& context, std::span<const std::uint32_t> from,
                             std::span<const std::uint32_t> to, const Id* side) {
  const auto& graph = context.snapshot.graph();
  const auto arrivals = search(graph, from, side);
  std::optional<std::uint32_t> goal;
  for (const auto cell : to) {
    if (arrivals[cell].barriers < 0) continue;
    if (!goal || arrivals[cell].barriers < arrivals[*goal].barriers) goal = cell;
  }
  if (!goal || arrivals[*goal].barriers == 0) return std::nullopt;
  std::vector<EdgeAddress> edges;
  for (auto cell = *goal; arrivals[cell].from != cell; cell = arrivals[cell].from) {
    if (arrivals[cell].through == nullptr) continue;
    for (const auto& edge : graph.edges_between(*arrivals[cell].through)) {
      if (find_lattice(context.mission, edge.board)->edge(edge.edge) != EdgeKind::open) edges.push_back(edge);
    }
  }
  std::sort(edges.begin(), edges.end());
  return hatchways_at(context.mission, edges);
}

}  // namespace bulkhead
