// SPDX-License-Identifier: MIT
#include <algorithm>
#include <variant>

#include "analysis/geometry/fine_point.h"
#include "scripting/battle/battle_ground.h"
#include "scripting/battle/feature_ground.h"
#include "scripting/battle/missing_ground.h"

namespace bulkhead {

/// Whether a disc lies in the cells: none that it reaches into is missing, and it reaches over no edge of a board.
bool BattleGround::in_cells(Zone& zone, const CellsShape& shape, Point centre, Length radius) const {
  if (!contains(ground_on(zone, std::nullopt), centre)) return false;
  return distance_outside(missing_of(zone, shape), centre) >= in_micrometres(radius);
}

bool BattleGround::inside(const BattleSpot& base, std::string_view zone) const {
  const auto at = standpoint(base.at);
  auto* const found = zone_of(zone);
  if (!at || found == nullptr) return false;
  if (const auto* const feature = outline_of(base)) {
    return reaches_into(*feature, ZoneFootprints(mission_, *found->shape), at->level);
  }
  const auto away = distance_outside(ground_on(*found, at->level), at->at);
  return base.radius > Length() ? away < in_micrometres(base.radius) : away <= 0;
}

bool BattleGround::wholly_inside(const BattleSpot& base, std::string_view zone) const {
  const auto at = standpoint(base.at);
  auto* const found = zone_of(zone);
  if (!at || found == nullptr) return false;
  const auto* const feature = outline_of(base);
  if (const auto* cells = std::get_if<CellsShape>(found->shape)) {
    if (feature == nullptr) return in_cells(*found, *cells, at->at, base.radius);
    return lies_within_cells(*feature, ground_on(*found, std::nullopt), missing_of(*found, *cells));
  }
  const auto& ground = ground_on(*found, at->level);
  if (feature != nullptr) return lies_within(*feature, ground);
  return std::any_of(ground.begin(), ground.end(), [&](const GroundPiece& piece) {
    return piece.contains(at->at) && depth_inside(piece, at->at) >= in_micrometres(base.radius);
  });
}

bool BattleGround::in_opening(const BattleSpot& base, std::string_view hatchway) const {
  const auto at = standpoint(base.at);
  const auto opening = opening_of(hatchway);
  if (!at || !opening || at->level != opening->level) return false;
  const auto away = distance_outside(opening->ground, at->at);
  return base.radius > Length() ? away < in_micrometres(base.radius) : away <= 0;
}

bool BattleGround::between(std::string_view hatchway, const BattleSpot& one, const BattleSpot& other) const {
  const auto opening = opening_of(hatchway);
  const auto from = standpoint(one.at);
  const auto to = standpoint(other.at);
  const auto middle = standpoint(hatchway);
  if (!opening || !from || !to || !middle) return false;
  if (from->level != opening->level || to->level != opening->level) return false;
  const auto sides = sides_of(hatchway, middle->at);
  if (sides.size() != 2) return false;
  const auto across = sides[1] - sides[0];
  // Less than 0 before it, more behind it.
  const auto side_of = [&](Point at) {
    const auto off = at - middle->at;
    return in_micrometres(off.x) * in_micrometres(across.x) + in_micrometres(off.y) * in_micrometres(across.y);
  };
  return side_of(from->at) * side_of(to->at) <= 0;
}

bool BattleGround::over_edge(const BattleSpot& base) const {
  const auto at = standpoint(base.at);
  if (!at) return false;
  if (!beside_boards_) beside_boards_ = ground_beside_boards(mission_);
  return distance_outside(*beside_boards_, at->at) < in_micrometres(base.radius);
}

}  // namespace bulkhead
