// SPDX-License-Identifier: MIT
#include "analysis/placing/placing_ground.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "analysis/geometry/points.h"
#include "model/mission/roles.h"

namespace bulkhead {
namespace {

using Wish = Objection::Wish;

int greatest(const Placing& placing, const std::optional<unsigned>& quarters) {
  return std::max(placing.count.most(), quarters ? std::popcount(*quarters) : 0);
}

}  // namespace

std::vector<Spot> spots_of(const Mission& mission, const Place& place) {
  const auto point = point_of(mission, place);
  if (const auto* board = find_board(mission, board_of(place))) return {{point, board->level}};
  std::vector<Spot> spots;
  for (const auto& board : mission.boards) {
    const Spot spot{point, board->level};
    if (!board_bounds(mission, *board).contains(point)) continue;
    if (std::find(spots.begin(), spots.end(), spot) == spots.end()) spots.push_back(spot);
  }
  return spots;
}

int greatest_count(const Mission& mission, const Placing& placing) {
  return greatest(placing, PlacingShapes(mission).wanted_quarters(placing.quarters));
}

void QuarterFill::add(unsigned quarters) {
  unsigned more = fillings_;
  for (unsigned filled = 0; filled < 16; ++filled) {
    if ((fillings_ >> filled & 1U) == 0) continue;
    for (unsigned quarter = 0; quarter < 4; ++quarter) {
      if ((quarters >> quarter & 1U) != 0) more |= 1U << (filled | 1U << quarter);
    }
  }
  fillings_ = static_cast<std::uint16_t>(more);
}

int QuarterFill::most() const {
  int most = 0;
  for (unsigned filled = 0; filled < 16; ++filled) {
    if ((fillings_ >> filled & 1U) != 0) most = std::max(most, std::popcount(filled));
  }
  return most;
}

PlacingGround::PlacingGround(PlacingShapes& shapes, const Placing& placing, Length size,
                             const std::optional<Id>& placed_by)
    : placing_(placing), size_(size), wanted_quarters_(shapes.wanted_quarters(placing.quarters)) {
  const auto& mission = shapes.mission();
  if (mission.boards.empty()) return;
  centre_ = centre_of(battlefield_bounds(mission));
  has_inside_ = placing.inside && shapes.means_ground(*placing.inside);
  std::vector<Id> placers;
  const auto* side = placing.by ? side_named(mission, *placing.by) : nullptr;
  if (placed_by) {
    placers = {*placed_by};
  } else if (side != nullptr) {
    placers = {side->id};
  } else {
    for (const auto& each : *mission.sides) placers.push_back(each.id);
  }
  for (const auto& board : mission.boards) {
    const auto bounds = board_bounds(mission, *board);
    const auto [extent, added] = extents_.try_emplace(board->level, bounds);
    if (!added) extent->second = united(extent->second, bounds);
  }
  for (const auto& [number, extent] : extents_) {
    auto& level = levels_[number];
    level.floor = shapes.floor(number);
    if (placing.clear_of_edge > Length()) level.edges = {shapes.edges(number), placing.clear_of_edge, size};
    if (placing.clear_of_walls > Length()) level.walls = {shapes.walls(number), placing.clear_of_walls, size};
    if (placing.inside) level.inside = shapes.ground(number, *placing.inside);
    if (placing.outside) level.outside = shapes.ground(number, *placing.outside);
    if (placing.clear_of_zones <= Length()) continue;
    for (const auto& placer : placers) {
      const auto& enemies = shapes.enemies(number, placer);
      level.enemies.push_back({enemies, {enemies->shapes, placing.clear_of_zones, size}});
    }
  }
}

PlacingGround::PlacingGround(const Mission& mission, const Placing& placing, Length size,
                             const std::optional<Id>& placed_by)
    : PlacingGround(*std::make_unique<PlacingShapes>(mission), placing, size, placed_by) {}

std::optional<Rectangle> PlacingGround::may_hold(int level) const {
  const auto extent = extents_.find(level);
  if (extent == extents_.end()) return std::nullopt;
  auto area = extent->second;
  // Where they have nothing in common, one side comes to lie beyond the other.
  const auto narrow = [&](const Rectangle& bounds) { area = common(area, bounds); };
  if (placing_.clear_of_edge > Length()) {
    // Nothing lies beyond the outermost edges.
    const auto clear = placing_.clear_of_edge + size_ / 2;
    narrow({area.top_left + Point{clear, clear}, area.bottom_right - Point{clear, clear}});
  }
  if (placing_.near_centre > Length() && placing_.share == Placing::Share::all) {
    const auto reach = placing_.near_centre - size_ / 2;
    narrow({centre_ - Point{reach, reach}, centre_ + Point{reach, reach}});
  }
  if (has_inside_) {
    const auto& inside = levels_.at(level).inside;
    if (inside->empty()) return std::nullopt;
    narrow(inside->bounds());
  }
  if (area.top_left.x > area.bottom_right.x || area.top_left.y > area.bottom_right.y) return std::nullopt;
  return area;
}

int PlacingGround::greatest_count() const { return greatest(placing_, wanted_quarters_); }

int PlacingGround::wanted_near(int count) const {
  if (placing_.near_centre <= Length()) return 0;
  switch (placing_.share) {
    case Placing::Share::all: return count;
    case Placing::Share::half: return (count + 1) / 2;
    case Placing::Share::third: return (count + 2) / 3;
  }
  return 0;
}

unsigned PlacingGround::quarters_at(Point point) const {
  const unsigned west = point.x <= centre_.x ? 5U : 0U;
  const unsigned east = point.x >= centre_.x ? 10U : 0U;
  const unsigned north = point.y <= centre_.y ? 3U : 0U;
  const unsigned south = point.y >= centre_.y ? 12U : 0U;
  return (west | east) & (north | south);
}

Length PlacingGround::nearest_to_centre(Point point) const {
  const auto between = square_root(squared_distance(point, centre_) * 4) - size_;
  return std::max(Length(), between / 2);
}

Length PlacingGround::farthest_from_centre(Point point) const {
  return (square_root(squared_distance(point, centre_) * 4) + size_) / 2;
}

bool PlacingGround::is_near(Point point) const {
  if (placing_.near_centre <= Length()) return true;
  const auto reach = placing_.near_centre * 2 - size_;
  return reach >= Length() && squared_distance(point, centre_) * 4 <= squared(reach);
}

std::optional<Objection> PlacingGround::objection_of_centre(Point point) const {
  const auto clear = placing_.clear_of_centre;
  if (clear > Length() && squared_distance(point, centre_) * 4 < squared(clear * 2 + size_)) {
    return Objection{.wish = Wish::clear_of_centre, .asked = clear, .found = nearest_to_centre(point)};
  }
  if (placing_.share == Placing::Share::all && !is_near(point)) {
    return Objection{.wish = Wish::near_centre, .asked = placing_.near_centre, .found = farthest_from_centre(point)};
  }
  return std::nullopt;
}

std::optional<Objection> PlacingGround::objection_of_enemies(const Level& level, Point point, Looks* looks) const {
  std::optional<Objection> objection;
  for (const auto& enemies : level.enemies) {
    const auto found = enemies.shapes.too_near(point, looks);
    if (!found) return std::nullopt;
    if (objection) continue;
    objection = {.wish = Wish::clear_of_zones,
                 .asked = placing_.clear_of_zones,
                 .found = found->distance,
                 .ground = enemies.of->zones[found->shape]};
  }
  return objection;
}

std::optional<Objection> PlacingGround::objection(const Spot& spot, Looks* looks) const {
  const auto entry = levels_.find(spot.level);
  if (entry == levels_.end() || !entry->second.floor->contains(spot.point, looks)) return Objection{};
  const auto& level = entry->second;
  if (const auto found = level.edges.too_near(spot.point, looks)) {
    return Objection{.wish = Wish::clear_of_edge, .asked = placing_.clear_of_edge, .found = found->distance};
  }
  if (auto centre = objection_of_centre(spot.point)) return centre;
  if (has_inside_ && !level.inside->contains(spot.point, looks)) {
    return Objection{.wish = Wish::inside, .ground = placing_.inside};
  }
  if (level.outside != nullptr && level.outside->contains(spot.point, looks)) {
    return Objection{.wish = Wish::outside, .ground = placing_.outside};
  }
  if (auto enemies = objection_of_enemies(level, spot.point, looks)) return enemies;
  if (const auto found = level.walls.too_near(spot.point, looks)) {
    return Objection{.wish = Wish::clear_of_walls, .asked = placing_.clear_of_walls, .found = found->distance};
  }
  return std::nullopt;
}

bool PlacingGround::leaves_room(const Spot& one, const Spot& other) const {
  return one.level != other.level || squared_distance(one.point, other.point) >= squared(placing_.apart + size_);
}

std::optional<Objection> PlacingGround::too_close(const Spot& one, const Spot& other) const {
  if (leaves_room(one, other)) return std::nullopt;
  const auto between = square_root(squared_distance(one.point, other.point)) - size_;
  return Objection{.wish = Wish::apart, .asked = placing_.apart, .found = std::max(Length(), between)};
}

std::optional<Objection> PlacingGround::objection(const Spot& spot, std::span<const Spot> others) const {
  if (auto alone = objection(spot)) return alone;
  std::optional<Objection> nearest;
  QuarterFill filled;
  int far = 0;
  for (std::size_t index = 0; index < others.size(); ++index) {
    auto close = too_close(spot, others[index]);
    if (close && (!nearest || close->found < nearest->found)) {
      nearest = close;
      nearest->other = index;
    }
    if (!is_near(others[index].point)) ++far;
    if (wanted_quarters_) filled.add(quarters_at(others[index].point) & *wanted_quarters_);
  }
  if (nearest) return nearest;
  const int standing = static_cast<int>(others.size()) + 1;
  const int count = std::max(greatest_count(), standing);
  if (!is_near(spot.point) && far + 1 > count - wanted_near(count)) {
    return Objection{
        .wish = Wish::near_centre, .asked = placing_.near_centre, .found = farthest_from_centre(spot.point)};
  }
  if (!wanted_quarters_) return std::nullopt;
  const int before = filled.most();
  filled.add(quarters_at(spot.point) & *wanted_quarters_);
  const int after = filled.most();
  if (after > before || after + count - standing >= std::popcount(*wanted_quarters_)) return std::nullopt;
  return Objection{.wish = Wish::quarters};
}

double PlacingGround::excess_from_near(Point point) const {
  if (placing_.near_centre <= Length()) return 0;
  const double away = distance(fine(point), fine(centre_)) + in_micrometres(size_) / 2;
  return std::max(0.0, away - in_micrometres(placing_.near_centre));
}

double PlacingGround::excess(const Spot& spot, Looks* looks) const {
  constexpr auto far = std::numeric_limits<double>::infinity();
  const auto entry = levels_.find(spot.level);
  if (entry == levels_.end()) return far;
  const auto& level = entry->second;
  const auto point = spot.point;
  double excess = std::max({level.floor->distance_outside(point, looks), level.edges.excess(point, looks),
                            level.walls.excess(point, looks)});
  if (has_inside_) excess = std::max(excess, level.inside->distance_outside(point, looks));
  if (level.outside != nullptr) excess = std::max(excess, level.outside->depth_inside(point, looks));
  if (!level.enemies.empty()) {
    double least = far;
    for (const auto& enemies : level.enemies) least = std::min(least, enemies.shapes.excess(point, looks));
    excess = std::max(excess, least);
  }
  if (placing_.clear_of_centre > Length()) {
    const double away = distance(fine(point), fine(centre_)) - in_micrometres(size_) / 2;
    excess = std::max(excess, in_micrometres(placing_.clear_of_centre) - away);
  }
  if (placing_.share == Placing::Share::all) excess = std::max(excess, excess_from_near(point));
  return excess;
}

}  // namespace bulkhead
