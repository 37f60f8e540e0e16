// SPDX-License-Identifier: MIT
#include "analysis/kernel/strip_kernel.h"

#include <algorithm>

namespace bulkhead {

bool StripKernel::is_clear(const StraightLine& line, FinePoint from, FinePoint to) const {
  return bulkhead::is_clear(mesh(), line, from, to);
}

std::optional<LineStop> StripKernel::first_stop(FinePoint from, FinePoint to) const {
  LineStop stop;
  if (bulkhead::is_clear(mesh(), from, to, &stop)) return std::nullopt;
  return stop;
}

std::vector<FinePoint> StripKernel::corners_within(FinePoint low, FinePoint high) const {
  std::vector<FinePoint> found;
  const auto corners = mesh().corners();
  // In order from north to south.
  auto corner = std::lower_bound(corners.begin(), corners.end(), low.y,
                                 [](const StripMesh::Corner& c, double y) { return c.y < y; });
  for (; corner != corners.end() && corner->y <= high.y; ++corner) {
    if (corner->x >= low.x && corner->x <= high.x) found.push_back({corner->x, corner->y});
  }
  return found;
}

}  // namespace bulkhead
