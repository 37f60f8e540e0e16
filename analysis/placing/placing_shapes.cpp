// SPDX-License-Identifier: MIT
#include "analysis/placing/placing_shapes.h"

#include <algorithm>
#include <array>

#include "analysis/cells/access.h"
#include "analysis/geometry/footprints.h"
#include "analysis/geometry/table_edges.h"
#include "analysis/geometry/zone_footprints.h"
#include "analysis/plan/mission_plan.h"

namespace bulkhead {
namespace {

constexpr std::array all_quarters = {Quarter::north_west, Quarter::north_east, Quarter::south_west,
                                     Quarter::south_east};

void add_floor(const Mission& mission, int number, const Board& board, std::vector<GroundPiece>& floor) {
  const auto* lattice = board.lattice();
  if (lattice == nullptr) {
    floor.push_back({board_bounds(mission, board)});
    return;
  }
  const auto size = lattice->size();
  const auto is_floor = [&](int column, int row) { return lattice->cell({column, row}) == CellKind::floor; };
  for (int row = 0; row < size.rows; ++row) {
    for (int column = 0; column < size.columns; ++column) {
      if (!is_floor(column, row)) continue;
      const int first = column;
      while (column + 1 < size.columns && is_floor(column + 1, row)) ++column;
      floor.push_back({{cell_ground(mission, CellAddress{number, {first, row}}).top_left,
                        cell_ground(mission, CellAddress{number, {column, row}}).bottom_right}});
    }
  }
}

GroundPieces floor_of(const Mission& mission, int level) {
  std::vector<GroundPiece> floor;
  for (std::size_t index = 0; index < mission.boards.size(); ++index) {
    const auto& board = *mission.boards[index];
    if (board.level == level) add_floor(mission, static_cast<int>(index) + 1, board, floor);
  }
  return GroundPieces(std::move(floor));
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

PlacingShapes::Enemies enemies_of(const Mission& mission, int level, const Id& side) {
  PlacingShapes::Enemies enemies;
  std::vector<PlacedFootprint> shapes;
  for (const auto& zone : *mission.zones) {
    const bool enemy = std::any_of(mission.sides->begin(), mission.sides->end(), [&](const Side& other) {
      return other.id != side && starts_in(mission, other.id, zone);
    });
    if (!enemy) continue;
    const ZoneFootprints ground(mission, zone.shape);
    for (const auto& piece : ground.pieces()) {
      if (piece.level && *piece.level != level) continue;
      shapes.push_back(piece.footprint);
      enemies.zones.push_back(zone.id);
    }
  }
  enemies.shapes = KeptClear(std::move(shapes));
  return enemies;
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

}  // namespace

const std::shared_ptr<const GroundPieces>& PlacingShapes::floor(int level) {
  auto& floor = floor_[level];
  if (floor == nullptr) floor = std::make_shared<const GroundPieces>(floor_of(mission_, level));
  return floor;
}

const KeptClear& PlacingShapes::edges(int level) {
  const auto [edges, added] = edges_.try_emplace(level);
  if (!added) return edges->second;
  std::vector<PlacedFootprint> shapes;
  for (const auto& edge : table_edges(mission_, level)) shapes.push_back(footprint_of(edge));
  return edges->second = KeptClear(std::move(shapes));
}

const KeptClear& PlacingShapes::walls(int level) {
  const auto [walls, added] = walls_.try_emplace(level);
  if (!added) return walls->second;
  std::vector<PlacedFootprint> shapes;
  for (auto& wall : walls_on(mission_, level, OpenHatchways::none())) shapes.push_back(std::move(wall.footprint));
  return walls->second = KeptClear(std::move(shapes));
}

const std::shared_ptr<const PlacingShapes::Enemies>& PlacingShapes::enemies(int level, const Id& side) {
  auto& enemies = enemies_[{level, side}];
  if (enemies == nullptr) enemies = std::make_shared<const Enemies>(enemies_of(mission_, level, side));
  return enemies;
}

const std::shared_ptr<const GroundPieces>& PlacingShapes::ground(int level, const Id& word) {
  auto& ground = ground_[{level, word}];
  if (ground != nullptr) return ground;
  std::vector<GroundPiece> pieces;
  for (const auto* zone : grounds_named(mission_, word)) {
    for (auto& piece : ground_of(mission_, zone->shape, level)) pieces.push_back(std::move(piece));
  }
  return ground = std::make_shared<const GroundPieces>(std::move(pieces));
}

bool PlacingShapes::means_ground(const Id& word) const {
  return find_zone_kind(*mission_.system, word) != nullptr || !grounds_named(mission_, word).empty();
}

std::optional<unsigned> PlacingShapes::wanted_quarters(Placing::Quarters quarters) {
  switch (quarters) {
    case Placing::Quarters::any: return std::nullopt;
    case Placing::Quarters::each: return 15U;
    case Placing::Quarters::unused:
      if (!used_quarters_) used_quarters_ = used_quarters(mission_);
      return 15U & ~*used_quarters_;
  }
  return std::nullopt;
}

}  // namespace bulkhead
