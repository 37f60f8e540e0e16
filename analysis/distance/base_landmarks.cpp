// SPDX-License-Identifier: MIT
#include "analysis/distance/base_landmarks.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "analysis/sight/visible_corners.h"

namespace bulkhead {

BaseLandmarks::BaseLandmarks(VisibilityGraph& graph, double radius, const std::stop_token& stop)
    : landmarks_(graph, stop), radius_(radius) {
  const auto& mesh = graph.mesh();
  corners_.resize(mesh.corners().size());
  for (std::size_t number = 0; number < corners_.size() && !stop.stop_requested(); ++number) {
    corners_[number] = nearest(mesh, Viewpoint(mesh, mesh.corners()[number]));
  }
}

Landmarks::Distances BaseLandmarks::nearest(const StripMesh& mesh, const Viewpoint& viewpoint) {
  Landmarks::Distances nearest;
  nearest.fill(std::numeric_limits<float>::infinity());
  visible_corners(mesh, viewpoint, seen_);
  for (const auto number : seen_) {
    const auto& corner = mesh.corners()[number];
    const auto away = static_cast<float>(distance(viewpoint.from, FinePoint{corner.x, corner.y}));
    const auto& there = landmarks_.to(number);
    for (std::size_t index = 0; index < there.size(); ++index) {
      nearest[index] = std::min(nearest[index], there[index] + away);
    }
  }
  return nearest;
}

/// A point would go from the corner to the base's middle and along with it.
double BaseLandmarks::bound(std::uint32_t corner) const {
  double most = 0;
  const auto& here = corners_[corner];
  for (std::size_t index = 0; index < here.size(); ++index) {
    // Where neither is reached from the landmark this is not a number, which is never more.
    const double difference = std::abs(here[index] - goal_[index]);
    most = std::max(most, difference - radius_ - landmarks_.slack());
  }
  return most;
}

}  // namespace bulkhead
