// SPDX-License-Identifier: MIT
#include "analysis/distance/polygon_corners.h"

#include <algorithm>

namespace bulkhead {

PolygonCorners::PolygonCorners(const Plan& plan) {
  const auto* obstacles = plan.obstacles_to_ways();
  if (obstacles == nullptr) return;
  std::vector<WholePoint> places;
  for (const auto& corner : plan.open_to_ways().corners()) {
    places.push_back({static_cast<std::int64_t>(corner.x), static_cast<std::int64_t>(corner.y)});
  }
  auto sorted = places;
  std::sort(sorted.begin(), sorted.end());
  std::vector<WholePoint> kept;
  for (const auto& at : places) {
    const auto [first, last] = std::equal_range(sorted.begin(), sorted.end(), at);
    replaced.push_back(last - first > 1 || obstacles->polygon_near(fine(at), fine(at)));
    if (!replaced.back()) kept.push_back(at);
  }
  std::sort(kept.begin(), kept.end());
  for (const auto& corner : obstacles->corners()) {
    if (!std::binary_search(kept.begin(), kept.end(), corner.at)) others.push_back(corner);
  }
}

}  // namespace bulkhead
