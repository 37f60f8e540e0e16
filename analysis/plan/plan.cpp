// SPDX-License-Identifier: MIT
#include "analysis/plan/plan.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "analysis/geometry/rectangles.h"
#include "analysis/kernel/obstacle_kernel.h"
#include "analysis/kernel/raster.h"
#include "analysis/kernel/strip_kernel.h"

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

bool too_intricate(StripMesh::RasterSize size) {
  return size.columns > most_lines || size.rows > most_lines || size.columns * size.rows > largest_raster;
}

/// With more changes than these a plan is better made anew.
constexpr std::size_t most_changes = 64;

}  // namespace

Result<Plan> Plan::make(std::vector<Rectangle> ground, std::vector<Block> blocks, std::vector<PolygonBlock> polygons,
                        std::vector<PlanHatchway> hatchways) {
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
  Parts parts{std::move(ground), std::move(blocks), std::move(polygons), std::move(hatchways), {}, {}, {}};
  for (std::uint32_t number = 0; number < parts.blocks.size(); ++number) {
    parts.areas.push_back(parts.blocks[number].area);
    if (parts.blocks[number].when.empty()) continue;
    parts.conditional.push_back(number);
    parts.conditional_areas.push_back(parts.areas.back());
  }
  std::vector<bool> open;
  for (const auto& hatchway : parts.hatchways) open.push_back(hatchway.open);
  return assemble(std::make_shared<const Parts>(std::move(parts)), std::move(open));
}

Result<Plan> Plan::assemble(std::shared_ptr<const Parts> parts, std::vector<bool> open) {
  Plan plan;
  plan.parts_ = std::move(parts);
  plan.open_ = std::move(open);
  const auto& ground = plan.ground();
  std::vector<StripMesh::Blocker> all;
  std::vector<StripMesh::Blocker> for_sight;
  std::vector<StripMesh::Blocker> for_ways;
  for (std::uint32_t number = 0; number < plan.parts_->blocks.size(); ++number) {
    const auto& block = plan.parts_->blocks[number];
    if (!plan.is_there(block)) continue;
    all.push_back({block.area, number});
    if (block.stops_sight) for_sight.push_back(all.back());
    if (block.stops_ways) for_ways.push_back(all.back());
  }
  // Ready for hatchways to open and shut, unless that is too much.
  std::span<const Rectangle> later = plan.parts_->conditional_areas;
  if (too_intricate(StripMesh::raster_size(ground, all, later))) {
    if (later.empty() || too_intricate(StripMesh::raster_size(ground, all))) {
      return fail("The battlefield is too intricate to measure; leave out some boards or pieces, or align them");
    }
    later = {};
  }
  const bool same = for_sight.size() == all.size() && for_ways.size() == all.size();
  auto sight = std::make_shared<const StripMesh>(ground, for_sight, later);
  auto ways = same ? sight : std::make_shared<const StripMesh>(ground, for_ways, later);
  plan.make_kernels(std::move(sight), std::move(ways));
  return plan;
}

Result<Plan> Plan::with_hatchways(const OpenHatchways& open) const {
  Plan plan = *this;
  for (std::size_t number = 0; number < open_.size(); ++number) {
    const auto& hatchway = parts_->hatchways[number];
    plan.open_[number] = open.holds(hatchway.address, hatchway.starts_open);
  }
  if (plan.open_ == open_) return plan;
  std::vector<Rectangle> changed;
  for (const auto number : parts_->conditional) {
    const auto& block = parts_->blocks[number];
    if (is_there(block) != plan.is_there(block)) changed.push_back(block.area);
  }
  if (changed.size() > most_changes) return assemble(parts_, std::move(plan.open_));
  auto sight = sight_->shared_mesh();
  auto ways = ways_->shared_mesh();
  if (!changed.empty()) {
    const bool same = sight == ways;
    sight = plan.renewed(*sight, changed, &Block::stops_sight);
    ways = same ? sight : plan.renewed(*ways, changed, &Block::stops_ways);
    if (sight == nullptr || ways == nullptr) return assemble(parts_, std::move(plan.open_));
  }
  if (!changed.empty() || !parts_->polygons.empty()) plan.make_kernels(std::move(sight), std::move(ways));
  return plan;
}

template <typename Thing>
bool Plan::is_there(const Thing& thing) const {
  return std::all_of(thing.when.begin(), thing.when.end(),
                     [&](const HatchwayState& state) { return open_[state.hatchway] == state.open; });
}

/// What blocks and meets one of these areas.
std::vector<StripMesh::Blocker> Plan::blockers(std::span<const Rectangle> areas, Stops stops) const {
  const auto meets = [&](const Rectangle& area) {
    return std::any_of(areas.begin(), areas.end(), [&](const Rectangle& other) { return meet(area, other); });
  };
  std::vector<StripMesh::Blocker> found;
  for (std::uint32_t number = 0; number < parts_->areas.size(); ++number) {
    if (!meets(parts_->areas[number])) continue;
    const auto& block = parts_->blocks[number];
    if (block.*stops && is_there(block)) found.push_back({block.area, number});
  }
  return found;
}

std::shared_ptr<const StripMesh> Plan::renewed(const StripMesh& old, std::span<const Rectangle> areas,
                                               Stops stops) const {
  auto mesh = old.changed_in(areas, blockers(areas, stops));
  return mesh ? std::make_shared<const StripMesh>(*std::move(mesh)) : nullptr;
}

void Plan::make_kernels(std::shared_ptr<const StripMesh> sight, std::shared_ptr<const StripMesh> ways) {
  const bool same =
      sight == ways && std::all_of(parts_->polygons.begin(), parts_->polygons.end(),
                                   [](const auto& polygon) { return polygon.stops_sight == polygon.stops_ways; });
  sight_ = kernel(std::move(sight), &Block::stops_sight, &PolygonBlock::stops_sight);
  ways_ = same ? sight_ : kernel(std::move(ways), &Block::stops_ways, &PolygonBlock::stops_ways);
}

std::shared_ptr<const Kernel> Plan::kernel(std::shared_ptr<const StripMesh> mesh, Stops block_stops,
                                           bool PolygonBlock::*polygon_stops) const {
  const auto& blocks = parts_->blocks;
  const auto& polygons = parts_->polygons;
  std::vector<Obstacles::Shape> askew;
  for (std::uint32_t number = 0; number < polygons.size(); ++number) {
    if (!(polygons[number].*polygon_stops) || !is_there(polygons[number])) continue;
    askew.push_back({polygons[number].corners, static_cast<std::uint32_t>(blocks.size()) + number});
  }
  if (askew.empty()) return std::make_shared<const StripKernel>(std::move(mesh));
  std::vector<Obstacles::Shape> rectangles;
  for (std::uint32_t number = 0; number < blocks.size(); ++number) {
    const auto& [low, high] = blocks[number].area;
    if (!(blocks[number].*block_stops) || !is_there(blocks[number])) continue;
    rectangles.push_back({{low, {high.x, low.y}, high, {low.x, high.y}}, number});
  }
  return std::make_shared<const ObstacleKernel>(std::move(mesh), Obstacles(ground(), rectangles, askew));
}

std::vector<Block> Plan::blocks() const {
  std::vector<Block> there;
  std::copy_if(parts_->blocks.begin(), parts_->blocks.end(), std::back_inserter(there),
               [&](const Block& block) { return is_there(block); });
  return there;
}

std::vector<PolygonBlock> Plan::polygons() const {
  std::vector<PolygonBlock> there;
  std::copy_if(parts_->polygons.begin(), parts_->polygons.end(), std::back_inserter(there),
               [&](const PolygonBlock& polygon) { return is_there(polygon); });
  return there;
}

std::vector<PolygonBlock> Plan::that_stop_ways(const Rectangle& area) const {
  std::vector<PolygonBlock> found;
  for (const auto& block : parts_->blocks) {
    if (!block.stops_ways || !meet(area, block.area)) continue;
    const auto corners = corners_of(block.area);
    found.push_back({{corners.begin(), corners.end()}, block.subject, block.stops_sight, block.stops_ways, block.when});
  }
  std::copy_if(parts_->polygons.begin(), parts_->polygons.end(), std::back_inserter(found), [&](const auto& polygon) {
    return polygon.stops_ways && !polygon.corners.empty() && meet(area, bounds_of(polygon.corners));
  });
  return found;
}

std::optional<Address> Plan::subject_of(std::uint32_t number) const {
  const auto& blocks = parts_->blocks;
  if (number == LineStop::nothing) return std::nullopt;
  return number < blocks.size() ? blocks[number].subject : parts_->polygons[number - blocks.size()].subject;
}

}  // namespace bulkhead
