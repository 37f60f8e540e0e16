// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "analysis/plan/plan.h"
#include "model/base/contracts.h"

namespace bulkhead::test {

/// A straight run of wall from one place to another, parallel to an axis (contract).
struct WallRun {
  Point from;
  Point to;
};

/// A plan of walls alone, each grown by half the thickness on all sides. Fails like `Plan::make`.
inline Result<Plan> plan_of_walls(const Rectangle& ground, std::span<const WallRun> walls, Length thickness) {
  const Point half{thickness / 2, thickness / 2};
  std::vector<Block> blocks;
  for (const auto& wall : walls) {
    BULKHEAD_EXPECTS(wall.from.x == wall.to.x || wall.from.y == wall.to.y);
    const Point first{std::min(wall.from.x, wall.to.x), std::min(wall.from.y, wall.to.y)};
    const Point last{std::max(wall.from.x, wall.to.x), std::max(wall.from.y, wall.to.y)};
    blocks.push_back({{first - half, last + half}, std::nullopt, true});
  }
  return Plan::make({ground}, std::move(blocks));
}

}  // namespace bulkhead::test
