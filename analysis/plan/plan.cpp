// SPDX-License-Identifier: MIT
#include "analysis/plan/plan.h"

#include <algorithm>

namespace bulkhead {
namespace {

/// A board of 256 × 256 cells has some 2000 lines each way, of its walls, pillars and hatchways. As a cone of sight may
/// climb through as many strips, one call within another, their number is bounded with a view to the stack.
constexpr std::size_t most_lines = 8192;
constexpr std::size_t largest_raster = std::size_t{1} << 25;

bool reversed(const Rectangle& area) {
  return area.top_left.x > area.bottom_right.x || area.top_left.y > area.bottom_right.y;
}

Length extent(const std::vector<Rectangle>& ground, Length Point::*axis) {
  auto least = (ground.front().top_left).*axis;
  auto most = (ground.front().bottom_right).*axis;
  for (const auto& area : ground) {
    least = std::min(least, (area.top_left).*axis);
    most = std::max(most, (area.bottom_right).*axis);
  }
  return most - least;
}

}  // namespace

Result<Plan> Plan::make(std::vector<Rectangle> ground, std::vector<Block> blocks) {
  constexpr auto limit = Length::micrometres(StripMesh::largest_extent);
  const auto is_reversed = [](const auto& area) { return reversed(area); };
  if (std::any_of(ground.begin(), ground.end(), is_reversed) ||
      std::any_of(blocks.begin(), blocks.end(), [](const Block& block) { return reversed(block.area); })) {
    return fail("Something on the board has a negative length or width; give it sizes of zero or more");
  }
  if (!ground.empty() && (extent(ground, &Point::x) >= limit || extent(ground, &Point::y) >= limit)) {
    return fail("The battlefield is more than 67 metres across; move its boards closer together to measure on it");
  }
  std::vector<Rectangle> all;
  std::vector<Rectangle> for_sight;
  std::vector<std::uint32_t> sight_blocks;
  for (std::size_t index = 0; index < blocks.size(); ++index) {
    all.push_back(blocks[index].area);
    if (!blocks[index].stops_sight) continue;
    for_sight.push_back(blocks[index].area);
    sight_blocks.push_back(static_cast<std::uint32_t>(index));
  }
  const auto size = StripMesh::raster_size(ground, all);
  if (size.columns > most_lines || size.rows > most_lines || size.columns * size.rows > largest_raster) {
    return fail("The battlefield is too intricate to measure; leave out some boards or pieces, or align them");
  }
  Plan plan;
  plan.sight_ = std::make_shared<const StripMesh>(ground, for_sight);
  plan.ways_ = for_sight.size() == all.size() ? plan.sight_ : std::make_shared<const StripMesh>(ground, all);
  plan.ground_ = std::make_shared<const std::vector<Rectangle>>(std::move(ground));
  plan.blocks_ = std::make_shared<const std::vector<Block>>(std::move(blocks));
  plan.sight_blocks_ = std::make_shared<const std::vector<std::uint32_t>>(std::move(sight_blocks));
  return plan;
}

Result<Plan> plan_of_walls(const Rectangle& ground, std::span<const WallRun> walls, Length thickness) {
  const Point half{thickness / 2, thickness / 2};
  std::vector<Block> blocks;
  for (const auto& wall : walls) {
    if (wall.from.x != wall.to.x && wall.from.y != wall.to.y) {
      return fail("A wall of the plan runs askew; walls must be parallel to the board's edges");
    }
    const Point first{std::min(wall.from.x, wall.to.x), std::min(wall.from.y, wall.to.y)};
    const Point last{std::max(wall.from.x, wall.to.x), std::max(wall.from.y, wall.to.y)};
    blocks.push_back({{first - half, last + half}, std::nullopt, true});
  }
  return Plan::make({ground}, std::move(blocks));
}

}  // namespace bulkhead
