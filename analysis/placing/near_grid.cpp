// SPDX-License-Identifier: MIT
#include "analysis/placing/near_grid.h"

namespace bulkhead {

NearGrid::NearGrid(const std::vector<Rectangle>& bounds) {
  if (bounds.empty()) return;
  extent_ = bounds_of(bounds);
  std::vector<BoxGrid::Box> boxes;
  boxes.reserve(bounds.size());
  const auto from = extent_.top_left;
  for (const auto& [low, high] : bounds) boxes.push_back({fine(low - from), fine(high - from)});
  const auto size = fine(extent_.bottom_right - from);
  cell_ = std::max(1.0, std::max(size.x, size.y) / across);
  grid_ = BoxGrid(size, across, boxes);
}

double NearGrid::farthest_from(Point point) const {
  const auto at = fine(point);
  const auto low = fine(extent_.top_left);
  const auto high = fine(extent_.bottom_right);
  // Along both axes one after the other.
  return std::max(std::abs(at.x - low.x), std::abs(at.x - high.x)) +
         std::max(std::abs(at.y - low.y), std::abs(at.y - high.y)) + 1;
}

}  // namespace bulkhead
