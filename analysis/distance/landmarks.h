// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <stop_token>
#include <vector>

#include "analysis/distance/visibility_graph.h"

namespace bulkhead {

/// Lower bounds of distances by landmarks (ALT: Goldberg and Harrelson, "Computing the shortest path: A* search meets
/// graph theory", 2005): what lies between two corners is no less than the difference of their distances from a third.
///
/// All distances are those along the edges of the graph, which is all that the triangle inequality asks for. Whoever
/// stands on a wall without thickness, or where two blocks touch, may be come to on either side of it; so a goal is
/// known by bounds on the distances of the corners that it is come to from, not by one of its own.
class Landmarks {
 public:
  static constexpr std::size_t count = 8;
  using Distances = std::array<double, count>;
  /// What is known of a goal: from no landmark are the last corners of ways to it nearer than `least`, with what is
  /// left of the way, or farther than `most`, without.
  struct Goal {
    Distances least;
    Distances most;
  };

  /// Each landmark after the first is the corner farthest from those before; where a larger part cannot be reached,
  /// one of that. Once `stop` asks to, they are not to be used. The graph must have a corner (contract).
  Landmarks(VisibilityGraph& graph, const std::stop_token& stop);

  /// `last` are the corners from which ways come to the goal.
  [[nodiscard]] Goal goal(std::span<const VisibilityGraph::Edge> last) const;
  /// No way from a corner to the goal is shorter.
  [[nodiscard]] double bound(std::uint32_t corner, const Goal& goal) const {
    double bound = 0;
    const auto& here = distances_[corner];
    for (std::size_t index = 0; index < count; ++index) {
      // Where neither is reached from the landmark this is not a number, which is never more.
      bound = std::max(bound, goal.least[index] - here[index] - slack);
      bound = std::max(bound, here[index] - goal.most[index] - slack);
    }
    return bound;
  }

 private:
  /// In micrometres: what these sums may be wrong by, added up in another order.
  static constexpr double slack = 1e-3;
  std::vector<Distances> distances_;
};

}  // namespace bulkhead
