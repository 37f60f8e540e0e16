// SPDX-License-Identifier: MIT
#include "analysis/distance/landmarks.h"

#include <algorithm>
#include <limits>

namespace bulkhead {
namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr float out_of_reach = std::numeric_limits<float>::infinity();
/// Of the longest distance, and never less than that in micrometres.
constexpr double rounded = 1e-6;
constexpr double least_slack = 1e-3;

struct Reached {
  double distance;
  std::uint32_t corner;
  /// For a heap with the nearest on top.
  friend bool operator<(const Reached& a, const Reached& b) { return a.distance > b.distance; }
};

/// From one corner, in all directions, to all along the graph's edges (Dijkstra; Boost.Graph's asks for a graph that
/// does not change, this one finds its edges on the way).
void distances_from(std::uint32_t from, VisibilityGraph& graph, const std::stop_token& stop,
                    std::vector<double>& distances) {
  distances.assign(graph.size(), infinite);
  distances[from] = 0;
  std::vector<Reached> heap;
  const auto reach = [&](const VisibilityGraph::Edge& edge, double so_far) {
    const double distance = so_far + edge.length;
    if (distance >= distances[edge.to]) return;
    distances[edge.to] = distance;
    heap.push_back({distance, edge.to});
    std::push_heap(heap.begin(), heap.end());
  };
  std::vector<VisibilityGraph::Edge> first;
  graph.see(graph.place(from), first);
  for (const auto& edge : first) reach(edge, 0);
  while (!heap.empty() && !stop.stop_requested()) {
    std::pop_heap(heap.begin(), heap.end());
    const auto next = heap.back();
    heap.pop_back();
    if (next.distance > distances[next.corner]) continue;
    graph.for_each_edge(next.corner, [&](const VisibilityGraph::Edge& edge) { reach(edge, next.distance); });
  }
}

/// Infinite for all corners but those of parts so small that no landmark is to be wasted on them: 0.
std::vector<double> worth_landmarks(VisibilityGraph& graph) {
  std::vector<double> worth(graph.size(), -1);
  std::vector<std::uint32_t> part;
  for (std::uint32_t corner = 0; corner < graph.size(); ++corner) {
    if (worth[corner] >= 0) continue;
    part.assign(1, corner);
    worth[corner] = 0;
    for (std::size_t index = 0; index < part.size(); ++index) {
      graph.for_each_edge(part[index], [&](const VisibilityGraph::Edge& edge) {
        if (worth[edge.to] < 0) part.push_back(edge.to);
        worth[edge.to] = std::max(worth[edge.to], 0.0);
      });
    }
    if (part.size() * 2 * Landmarks::count < graph.size()) continue;
    for (const auto member : part) worth[member] = infinite;
  }
  return worth;
}

}  // namespace

Landmarks::Landmarks(VisibilityGraph& graph, const std::stop_token& stop) : distances_(graph.size()) {
  auto nearest = worth_landmarks(graph);
  std::vector<double> distances;
  double longest = 0;
  for (std::size_t landmark = 0; landmark < count; ++landmark) {
    const auto farthest = std::max_element(nearest.begin(), nearest.end());
    distances_from(static_cast<std::uint32_t>(farthest - nearest.begin()), graph, stop, distances);
    for (std::size_t corner = 0; corner < distances.size(); ++corner) {
      distances_[corner][landmark] = static_cast<float>(distances[corner]);
      nearest[corner] = std::min(nearest[corner], distances[corner]);
      if (distances[corner] < infinite) longest = std::max(longest, distances[corner]);
    }
  }
  slack_ = least_slack + rounded * longest;
}

Landmarks::Goal Landmarks::goal(std::span<const VisibilityGraph::Edge> last) const {
  Goal goal;
  goal.least.fill(out_of_reach);
  goal.most.fill(-out_of_reach);
  for (const auto& edge : last) {
    const auto& there = distances_[edge.to];
    const auto length = static_cast<float>(edge.length);
    for (std::size_t index = 0; index < count; ++index) {
      goal.least[index] = std::min(goal.least[index], there[index] + length);
      goal.most[index] = std::max(goal.most[index], there[index] - length);
    }
  }
  return goal;
}

}  // namespace bulkhead
