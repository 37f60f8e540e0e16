// SPDX-License-Identifier: MIT
#include "analysis/kernel/obstacle_kernel.h"

#include <algorithm>

#include "analysis/kernel/obstacle_line.h"
#include "analysis/kernel/obstacle_view.h"

namespace bulkhead {
bool ObstacleKernel::clear_of_polygons(FinePoint from, FinePoint to) const {
  return !obstacles_.polygon_near(from, to) || bulkhead::is_clear(obstacles_, whole(from), whole(to));
}

bool ObstacleKernel::is_free(FinePoint at, double slack) const {
  return obstacles_.polygon_near(at, at) ? obstacles_.is_free(at) : !mesh().places(at, slack).empty();
}

bool ObstacleKernel::is_clear(const StraightLine& line, FinePoint from, FinePoint to) const {
  return obstacles_.polygon_near(from, to) ? bulkhead::is_clear(obstacles_, line, from, to)
                                           : bulkhead::is_clear(mesh(), line, from, to);
}

std::optional<LineStop> ObstacleKernel::first_stop(FinePoint from, FinePoint to) const {
  return bulkhead::first_stop(obstacles_, whole(from), whole(to));
}

std::vector<FinePoint> ObstacleKernel::corners_within(FinePoint low, FinePoint high) const {
  std::vector<FinePoint> found;
  const auto corners = obstacles_.corners();
  // In order from west to east.
  auto corner = std::lower_bound(corners.begin(), corners.end(), low.x,
                                 [](const auto& c, double x) { return static_cast<double>(c.at.x) < x; });
  for (; corner != corners.end() && static_cast<double>(corner->at.x) <= high.x; ++corner) {
    const auto at = fine(corner->at);
    if (at.y >= low.y && at.y <= high.y) found.push_back(at);
  }
  return found;
}

TurningPoints ObstacleKernel::turning_points() const {
  TurningPoints points;
  std::vector<WholePoint> places;
  for (const auto& corner : mesh().corners()) places.push_back(whole({corner.x, corner.y}));
  auto sorted = places;
  std::sort(sorted.begin(), sorted.end());
  std::vector<WholePoint> kept;
  for (const auto& at : places) {
    const auto [first, last] = std::equal_range(sorted.begin(), sorted.end(), at);
    points.replaced.push_back(last - first > 1 || obstacles_.polygon_near(fine(at), fine(at)));
    if (!points.replaced.back()) kept.push_back(at);
  }
  std::sort(kept.begin(), kept.end());
  for (const auto& corner : obstacles_.corners()) {
    if (!std::binary_search(kept.begin(), kept.end(), corner.at)) points.others.push_back(corner);
  }
  return points;
}

std::span<const FinePoint> ObstacleKernel::visible_area(Point from, std::span<const FinePoint> in_mesh,
                                                        std::vector<FinePoint>& made) const {
  if (!polygons_in_view(obstacles_, from, in_mesh, made)) return in_mesh;
  for (auto& vertex : made) vertex = on_battlefield(vertex);
  return made;
}

}  // namespace bulkhead
