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

/// A polygon that reaches the battlefield must not reach far beyond it.
bool too_far(const std::vector<Rectangle>& ground, const PolygonBlock& polygon) {
  constexpr auto limit = Length::micrometres(StripMesh::largest_extent);
  if (ground.empty()) return false;
  auto from = ground.front().top_left;
  for (const auto& area : ground) from = {std::min(from.x, area.top_left.x), std::min(from.y, area.top_left.y)};
  return std::any_of(polygon.corners.begin(), polygon.corners.end(), [&](Point corner) {
    const auto away = corner - from;
    return away.x <= -limit || away.y <= -limit || away.x >= limit + limit || away.y >= limit + limit;
  });
}

std::shared_ptr<const Obstacles> make_obstacles(const std::vector<Rectangle>& ground, const std::vector<Block>& blocks,
                                                const std::vector<PolygonBlock>& polygons, bool Block::*block_stops,
                                                bool PolygonBlock::*polygon_stops) {
  const auto stops = [&](const PolygonBlock& polygon) { return polygon.*polygon_stops; };
  if (std::none_of(polygons.begin(), polygons.end(), stops)) return nullptr;
  std::vector<Obstacles::Shape> rectangles;
  std::vector<Obstacles::Shape> askew;
  for (std::uint32_t number = 0; number < blocks.size(); ++number) {
    const auto& [low, high] = blocks[number].area;
    if (blocks[number].*block_stops) rectangles.push_back({{low, {high.x, low.y}, high, {low.x, high.y}}, number});
  }
  for (std::uint32_t number = 0; number < polygons.size(); ++number) {
    if (!stops(polygons[number])) continue;
    askew.push_back({polygons[number].corners, static_cast<std::uint32_t>(blocks.size()) + number});
  }
  return std::make_shared<const Obstacles>(ground, rectangles, askew);
}

}  // namespace

Result<Plan> Plan::make(std::vector<Rectangle> ground, std::vector<Block> blocks, std::vector<PolygonBlock> polygons) {
  constexpr auto limit = Length::micrometres(StripMesh::largest_extent);
  const auto is_reversed = [](const auto& area) { return reversed(area); };
  if (std::any_of(ground.begin(), ground.end(), is_reversed) ||
      std::any_of(blocks.begin(), blocks.end(), [](const Block& block) { return reversed(block.area); })) {
    return fail("Something on the board has a negative length or width; give it sizes of zero or more");
  }
  if (!ground.empty() && (extent(ground, &Point::x) >= limit || extent(ground, &Point::y) >= limit)) {
    return fail("The battlefield is more than 67 metres across; move its boards closer together to measure on it");
  }
  if (std::any_of(polygons.begin(), polygons.end(), [&](const auto& polygon) { return too_far(ground, polygon); })) {
    return fail("Terrain lies more than 67 metres off the battlefield; move it onto a board to measure");
  }
  std::vector<Rectangle> all;
  std::vector<Rectangle> for_ways;
  std::vector<Rectangle> for_sight;
  std::vector<std::uint32_t> sight_blocks;
  bool same = true;
  for (std::size_t index = 0; index < blocks.size(); ++index) {
    const auto& block = blocks[index];
    same &= block.stops_sight && block.stops_ways;
    all.push_back(block.area);
    if (block.stops_ways) for_ways.push_back(block.area);
    if (!block.stops_sight) continue;
    for_sight.push_back(block.area);
    sight_blocks.push_back(static_cast<std::uint32_t>(index));
  }
  const auto size = StripMesh::raster_size(ground, all);
  if (size.columns > most_lines || size.rows > most_lines || size.columns * size.rows > largest_raster) {
    return fail("The battlefield is too intricate to measure; leave out some boards or pieces, or align them");
  }
  Plan plan;
  plan.sight_ = std::make_shared<const StripMesh>(ground, for_sight);
  plan.ways_ = same ? plan.sight_ : std::make_shared<const StripMesh>(ground, for_ways);
  plan.sight_obstacles_ = make_obstacles(ground, blocks, polygons, &Block::stops_sight, &PolygonBlock::stops_sight);
  same &= std::all_of(polygons.begin(), polygons.end(),
                      [](const auto& polygon) { return polygon.stops_sight == polygon.stops_ways; });
  plan.ways_obstacles_ = same ? plan.sight_obstacles_
                              : make_obstacles(ground, blocks, polygons, &Block::stops_ways, &PolygonBlock::stops_ways);
  plan.ground_ = std::make_shared<const std::vector<Rectangle>>(std::move(ground));
  plan.blocks_ = std::make_shared<const std::vector<Block>>(std::move(blocks));
  plan.polygons_ = std::make_shared<const std::vector<PolygonBlock>>(std::move(polygons));
  plan.sight_blocks_ = std::make_shared<const std::vector<std::uint32_t>>(std::move(sight_blocks));
  return plan;
}

std::optional<Address> Plan::subject_of(std::uint32_t owner) const {
  if (owner == Obstacles::none) return std::nullopt;
  return owner < blocks_->size() ? (*blocks_)[owner].subject : (*polygons_)[owner - blocks_->size()].subject;
}

}  // namespace bulkhead
