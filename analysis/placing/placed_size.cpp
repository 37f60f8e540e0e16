// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include "analysis/geometry/points.h"
#include "analysis/placing/placement.h"
#include "model/mission/placed_features.h"

namespace bulkhead {
namespace {

Length distance_from_middle(Point point) {
  const auto squared_length = squared_distance({}, point);
  const auto below = square_root(squared_length);
  return squared(below) == squared_length ? below : below + Length::micrometres(1);
}

/// Of a footprint's farthest point from the middle of its feature.
struct Farthest {
  Length operator()(const Rectangle& rectangle) const {
    const auto& [low, high] = rectangle;
    return std::max({distance_from_middle(low), distance_from_middle(high), distance_from_middle({low.x, high.y}),
                     distance_from_middle({high.x, low.y})});
  }
  Length operator()(const CircleFootprint& circle) const { return distance_from_middle(circle.centre) + circle.radius; }
  Length operator()(const PolygonFootprint& polygon) const {
    Length farthest;
    for (const auto corner : polygon.corners) farthest = std::max(farthest, distance_from_middle(corner));
    return farthest;
  }
};

}  // namespace

std::optional<PlacedSize> placed_size(const Mission& mission, const Id& what) {
  if (find_marker_kind(*mission.system, what) != nullptr) {
    const auto size = marker_size(*mission.system, what);
    return PlacedSize{size, size};
  }
  const auto* kind = find_feature_kind(mission, what);
  if (kind == nullptr) return std::nullopt;
  PlacedSize size;
  for (const auto& part : kind->parts) size.most = std::max(size.most, std::visit(Farthest(), part.footprint) * 2);
  return size;
}

}  // namespace bulkhead
