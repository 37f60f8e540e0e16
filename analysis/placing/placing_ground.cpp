// SPDX-License-Identifier: MIT
#include "analysis/placing/placing_ground.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

#include "analysis/cells/access.h"
#include "analysis/geometry/footprints.h"
#include "analysis/geometry/points.h"
#include "analysis/geometry/table_edges.h"
#include "analysis/geometry/zone_footprints.h"
#include "analysis/plan/mission_plan.h"
#include "model/mission/roles.h"

namespace bulkhead {
namespace {

using Wish = Objection::Wish;

constexpr std::array all_quarters = {Quarter::north_west, Quarter::north_east, Quarter::south_west,
                                     Quarter::south_east};

/// Cells with floor, those side by side in a row as one; the whole of a board without lattice.
void add_floor(const Mission& mission, int number, const Board& board, std::vector<Rectangle>& floor) {
  const auto* lattice = board.lattice();
  if (lattice == nullptr) {
    floor.push_back(board_bounds(mission, board));
    return;
  }
  const auto size = lattice->size();
  const auto is_floor = [&](int column, int row) { return lattice->cell({column, row}) == CellKind::floor; };
  for (int row = 0; row < size.rows; ++row) {
    for (int column = 0; column < size.columns; ++column) {
      if (!is_floor(column, row)) continue;
      const int first = column;
      while (column + 1 < size.columns && is_floor(column + 1, row)) ++column;
      floor.push_back({cell_ground(mission, CellAddress{number, {first, row}}).top_left,
                       cell_ground(mission, CellAddress{number, {column, row}}).bottom_right});
    }
  }
}

/// Walls, hatchways, pillars and wall ends of a level; none where it cannot be planned.
std::vector<PlacedFootprint> walls_of(const Mission& mission, int level) {
  std::vector<PlacedFootprint> walls;
  const auto plan = plan_of(mission, level, {OpenHatchways::none(), {}});
  if (!plan) return walls;
  for (const auto& block : plan->blocks()) {
    if (is_wall(mission, block.subject)) walls.push_back(footprint_of(block.area));
  }
  for (const auto& polygon : plan->polygons()) {
    if (is_wall(mission, polygon.subject)) walls.emplace_back(PolygonFootprint{polygon.corners});
  }
  return walls;
}

/// Zones and areas of that id, else of that kind.
std::vector<const Zone*> grounds_named(const Mission& mission, const Id& word) {
  if (const auto* zone = find_zone(mission, word)) return {zone};
  if (const auto* area = find_area(mission, word)) return {area};
  std::vector<const Zone*> grounds;
  for (const auto* list : {&*mission.zones, &*mission.areas}) {
    for (const auto& zone : *list) {
      if (zone.kind == word) grounds.push_back(&zone);
    }
  }
  return grounds;
}

/// Whether a word means a zone, an area or a kind of them.
bool means_ground(const Mission& mission, const std::optional<Id>& word) {
  return word && (find_zone_kind(*mission.system, *word) != nullptr || !grounds_named(mission, *word).empty());
}

std::vector<GroundPiece> ground_named(const Mission& mission, const std::optional<Id>& word, int level) {
  std::vector<GroundPiece> ground;
  if (!word) return ground;
  for (const auto* zone : grounds_named(mission, *word)) {
    for (auto& piece : ground_of(mission, zone->shape, level)) ground.push_back(std::move(piece));
  }
  return ground;
}

/// Quarters in which a side starts, one bit each.
unsigned used_quarters(const Mission& mission) {
  unsigned used = 0;
  for (const auto* zone : start_zones(mission)) {
    const ZoneFootprints ground(mission, zone->shape);
    for (const auto quarter : all_quarters) {
      if (ground.overlaps(ZoneFootprints(mission, QuarterShape{quarter, {}}))) {
        used |= 1U << static_cast<unsigned>(quarter);
      }
    }
  }
  return used;
}

std::optional<unsigned> quarters_asked_for(const Mission& mission, Placing::Quarters quarters) {
  switch (quarters) {
    case Placing::Quarters::any: return std::nullopt;
    case Placing::Quarters::each: return 15U;
    case Placing::Quarters::unused: return 15U & ~used_quarters(mission);
  }
  return std::nullopt;
}

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
  return greatest(placing, quarters_asked_for(mission, placing.quarters));
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

PlacingGround::PlacingGround(const Mission& mission, const Placing& placing, Length size,
                             const std::optional<Id>& placed_by)
    : placing_(placing), size_(size), wanted_quarters_(quarters_asked_for(mission, placing.quarters)) {
  if (mission.boards.empty()) return;
  centre_ = centre_of(battlefield_bounds(mission));
  has_inside_ = means_ground(mission, placing.inside);
  std::vector<Id> placers;
  const auto* side = placing.by ? side_named(mission, *placing.by) : nullptr;
  if (placed_by) {
    placers = {*placed_by};
  } else if (side != nullptr) {
    placers = {side->id};
  } else {
    for (const auto& each : *mission.sides) placers.push_back(each.id);
  }
  for (std::size_t index = 0; index < mission.boards.size(); ++index) {
    const auto& board = *mission.boards[index];
    add_floor(mission, static_cast<int>(index) + 1, board, levels_[board.level].floor);
    const auto bounds = board_bounds(mission, board);
    const auto [extent, added] = extents_.try_emplace(board.level, bounds);
    if (!added) extent->second = united(extent->second, bounds);
  }
  for (auto& [number, level] : levels_) {
    if (placing.clear_of_edge > Length()) {
      std::vector<PlacedFootprint> edges;
      for (const auto& edge : table_edges(mission, number)) edges.push_back(footprint_of(edge));
      level.edges = ShapesInReach(std::move(edges), placing.clear_of_edge, size);
    }
    if (placing.clear_of_walls > Length()) {
      level.walls = ShapesInReach(walls_of(mission, number), placing.clear_of_walls, size);
    }
    level.inside = ground_named(mission, placing.inside, number);
    level.outside = ground_named(mission, placing.outside, number);
    if (placing.clear_of_zones <= Length()) continue;
    for (const auto& placer : placers) {
      auto& enemies = level.enemies.emplace_back();
      std::vector<PlacedFootprint> shapes;
      for (const auto& zone : *mission.zones) {
        const bool enemy = std::any_of(mission.sides->begin(), mission.sides->end(), [&](const Side& other) {
          return other.id != placer && starts_in(mission, other.id, zone);
        });
        if (!enemy) continue;
        const ZoneFootprints ground(mission, zone.shape);
        for (const auto& piece : ground.pieces()) {
          if (piece.level && *piece.level != number) continue;
          shapes.push_back(piece.footprint);
          enemies.zones.push_back(zone.id);
        }
      }
      enemies.shapes = ShapesInReach(std::move(shapes), placing.clear_of_zones, size);
    }
  }
}

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
    std::vector<Rectangle> bounds;
    for (const auto& piece : levels_.at(level).inside) bounds.push_back(piece.bounds);
    if (bounds.empty()) return std::nullopt;
    narrow(bounds_of(bounds));
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

std::optional<Objection> PlacingGround::objection_of_enemies(const Level& level, Point point) const {
  std::optional<Objection> objection;
  for (const auto& enemies : level.enemies) {
    const auto found = enemies.shapes.too_near(point);
    if (!found) return std::nullopt;
    if (objection) continue;
    objection = {.wish = Wish::clear_of_zones,
                 .asked = placing_.clear_of_zones,
                 .found = found->distance,
                 .ground = enemies.zones[found->shape]};
  }
  return objection;
}

std::optional<Objection> PlacingGround::objection(const Spot& spot) const {
  const auto entry = levels_.find(spot.level);
  const auto on_floor = [&](const Rectangle& floor) { return floor.contains(spot.point); };
  if (entry == levels_.end() || std::none_of(entry->second.floor.begin(), entry->second.floor.end(), on_floor)) {
    return Objection{};
  }
  const auto& level = entry->second;
  if (const auto found = level.edges.too_near(spot.point)) {
    return Objection{.wish = Wish::clear_of_edge, .asked = placing_.clear_of_edge, .found = found->distance};
  }
  if (auto centre = objection_of_centre(spot.point)) return centre;
  if (has_inside_ && !contains(level.inside, spot.point)) {
    return Objection{.wish = Wish::inside, .ground = placing_.inside};
  }
  if (contains(level.outside, spot.point)) return Objection{.wish = Wish::outside, .ground = placing_.outside};
  if (auto enemies = objection_of_enemies(level, spot.point)) return enemies;
  if (const auto found = level.walls.too_near(spot.point)) {
    return Objection{.wish = Wish::clear_of_walls, .asked = placing_.clear_of_walls, .found = found->distance};
  }
  return std::nullopt;
}

std::optional<Objection> PlacingGround::too_close(const Spot& one, const Spot& other) const {
  const auto squared_apart = squared_distance(one.point, other.point);
  if (one.level != other.level || squared_apart >= squared(placing_.apart + size_)) return std::nullopt;
  return Objection{
      .wish = Wish::apart, .asked = placing_.apart, .found = std::max(Length(), square_root(squared_apart) - size_)};
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

double PlacingGround::excess(const Spot& spot) const {
  const auto entry = levels_.find(spot.level);
  if (entry == levels_.end()) return std::numeric_limits<double>::infinity();
  const auto& level = entry->second;
  const auto nearest_of = [&](const auto& pieces, const auto& measure) {
    auto least = std::numeric_limits<double>::infinity();
    for (const auto& piece : pieces) least = std::min(least, measure(piece));
    return least;
  };
  double excess = nearest_of(level.floor, [&](const Rectangle& floor) {
    return distance(fine(spot.point), fine(nearest_in(floor, spot.point)));
  });
  excess = std::max({excess, level.edges.excess(spot.point), level.walls.excess(spot.point)});
  if (has_inside_) {
    excess = std::max(excess, nearest_of(level.inside, [&](const GroundPiece& piece) {
                        return distance_outside(piece, spot.point);
                      }));
  }
  for (const auto& piece : level.outside) excess = std::max(excess, depth_inside(piece, spot.point));
  if (!level.enemies.empty()) {
    excess = std::max(excess, nearest_of(level.enemies, [&](const Level::Enemies& enemies) {
                        return enemies.shapes.excess(spot.point);
                      }));
  }
  if (placing_.clear_of_centre > Length()) {
    const double away = distance(fine(spot.point), fine(centre_)) - in_micrometres(size_) / 2;
    excess = std::max(excess, in_micrometres(placing_.clear_of_centre) - away);
  }
  if (placing_.share == Placing::Share::all) excess = std::max(excess, excess_from_near(spot.point));
  return excess;
}

}  // namespace bulkhead
