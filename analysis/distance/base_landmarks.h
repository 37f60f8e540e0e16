// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>
#include <vector>

#include "analysis/distance/landmarks.h"
#include "analysis/sight/cone.h"

namespace bulkhead {

/// Lower bounds of how far it is for a base, by landmarks (see `Landmarks`): a base has no shorter way than a point.
/// For a graph of which the mesh decides (contract).
class BaseLandmarks {
 public:
  BaseLandmarks(VisibilityGraph& graph, double radius, const std::stop_token& stop);

  /// What bounds are for from now on.
  void set_goal(const StripMesh& mesh, FinePoint goal) { goal_ = nearest(mesh, Viewpoint(mesh, goal)); }
  /// No way of a base's middle that turns round a corner, from there to the goal, is shorter.
  [[nodiscard]] double bound(std::uint32_t corner) const;

 private:
  /// How far it is for a point from the landmarks to a place, from the corners that the place sees.
  [[nodiscard]] Landmarks::Distances nearest(const StripMesh& mesh, const Viewpoint& viewpoint);

  Landmarks landmarks_;
  double radius_;
  std::vector<Landmarks::Distances> corners_;
  Landmarks::Distances goal_{};
  std::vector<std::uint32_t> seen_;
};

}  // namespace bulkhead
