// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "analysis/distance/sample_grid.h"
#include "analysis/distance/visibility_graph.h"

namespace bulkhead {

/// Distances from a few places to all samples of a grid: Dijkstra's algorithm over the corners, each of which tells the
/// samples in its sight. Over all places this would be a shortest-path map (Lee and Preparata, "Euclidean shortest
/// paths in the presence of rectilinear barriers", 1984). Keeps its working memory between questions.
class ShortestPathMap {
 public:
  /// From the nearest of the places, in micrometres; infinite where there is no way. Once `stop` asks to, the answer
  /// comes soon and is not to be used.
  [[nodiscard]] std::vector<double> distances(VisibilityGraph& graph, std::span<const Point> from,
                                              const SampleGrid& grid, const std::stop_token& stop);

 private:
  struct Reached {
    double distance = 0;
    std::uint32_t search = 0;
    FinePoint came;
  };
  struct Candidate {
    double distance;
    std::uint32_t corner;
    /// For a heap with the nearest on top.
    friend bool operator<(const Candidate& a, const Candidate& b) { return a.distance > b.distance; }
  };
  class Samples;
  class ConeVisitor;

  void reach(std::uint32_t corner, double distance, FinePoint came);

  std::vector<Reached> reached_;
  std::vector<Candidate> heap_;
  std::vector<VisibilityGraph::Edge> edges_;
  std::uint32_t search_ = 0;
};

}  // namespace bulkhead
