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
/// Distances are those from a landmark's place along the edges of the graph, whose corners they part no farther than
/// the edges between them do; that is all that the triangle inequality asks for. Whoever stands on a wall without
/// thickness, or where two blocks touch, may be come to on either side of it; so a goal is known by bounds on the
/// distances of the corners that it is come to from, not by one of its own.
class Landmarks {
 public:
  static constexpr std::size_t count = 12;
  /// With fewer corners there is little to be led past.
  static constexpr std::size_t least_corners = 16;
  using Distances = std::array<float, count>;
  /// What is known of a goal: from no landmark are the last corners of ways to it nearer than `least`, with what is
  /// left of the way, or farther than `most`, without.
  struct Goal {
    Distances least;
    Distances most;
  };

  /// Each landmark after the first is the corner farthest from those before; where a larger part cannot be reached,
  /// one of that. Once `stop` asks to, they are not to be used. The graph must have a corner (contract).
  Landmarks(VisibilityGraph& graph, const std::stop_token& stop);

  /// From every landmark to a corner, along a way that turns there or ends there turning.
  [[nodiscard]] const Distances& to(std::uint32_t corner) const { return distances_[corner]; }
  /// `last` are the corners from which ways come to the goal.
  [[nodiscard]] Goal goal(std::span<const VisibilityGraph::Edge> last) const;
  /// No way from a corner to the goal is shorter.
  [[nodiscard]] double bound(std::uint32_t corner, const Goal& goal) const {
    const auto& here = distances_[corner];
    Distances bounds;
    for (std::size_t index = 0; index < count; ++index) {
      // Where neither is reached from the landmark this is not a number, which is never more.
      const float least = goal.least[index] - here[index];
      const float most = here[index] - goal.most[index];
      const float either = least > 0 ? least : 0;
      bounds[index] = most > either ? most : either;
    }
    return static_cast<double>(*std::max_element(bounds.begin(), bounds.end())) - slack_;
  }
  /// In micrometres: what differences of these distances may be wrong by, as they are rounded.
  [[nodiscard]] double slack() const { return slack_; }

 private:
  std::vector<Distances> distances_;
  double slack_ = 0;
};

}  // namespace bulkhead
