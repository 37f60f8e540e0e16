// SPDX-License-Identifier: MIT
#include "analysis/sight/open_sight.h"

#include <algorithm>

#include "analysis/sight/obstacle_line.h"

namespace bulkhead {

bool OpenSight::is_free(FinePoint at, double slack) const {
  if (obstacles_ != nullptr && obstacles_->polygon_near(at, at)) return obstacles_->is_free(at);
  return !mesh_.places(at, slack).empty();
}

bool OpenSight::is_clear(const StraightLine& line, FinePoint from, FinePoint to) const {
  if (obstacles_ != nullptr && obstacles_->polygon_near(from, to)) {
    return bulkhead::is_clear(*obstacles_, line, from, to);
  }
  return bulkhead::is_clear(mesh_, line, from, to);
}

std::vector<FinePoint> OpenSight::corners_between(const Disc& a, const Disc& b) const {
  const double reach = std::max(a.radius, b.radius);
  const double north = std::min(a.centre.y, b.centre.y) - reach;
  const double south = std::max(a.centre.y, b.centre.y) + reach;
  const auto axis = b.centre - a.centre;
  const double squared = std::max(dot(axis, axis), 1e-30);
  std::vector<FinePoint> found;
  const auto add = [&](FinePoint at) {
    const double share = std::clamp(dot(at - a.centre, axis) / squared, 0.0, 1.0);
    if (distance(at, a.centre + axis * share) <= reach && (found.empty() || !(found.back() == at))) found.push_back(at);
  };
  if (obstacles_ != nullptr) {
    // In order from west to east.
    const auto all = obstacles_->corners();
    const double west = std::min(a.centre.x, b.centre.x) - reach;
    const double east = std::max(a.centre.x, b.centre.x) + reach;
    auto corner = std::lower_bound(all.begin(), all.end(), west,
                                   [](const auto& c, double x) { return static_cast<double>(c.at.x) < x; });
    for (; corner != all.end() && static_cast<double>(corner->at.x) <= east; ++corner) add(fine(corner->at));
    return found;
  }
  const auto corners = mesh_.corners();
  // Corners are in order from north to south.
  auto corner = std::lower_bound(corners.begin(), corners.end(), north,
                                 [](const StripMesh::Corner& c, double y) { return c.y < y; });
  for (; corner != corners.end() && corner->y <= south; ++corner) add({corner->x, corner->y});
  return found;
}

}  // namespace bulkhead
