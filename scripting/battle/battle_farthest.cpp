// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <limits>
#include <variant>

#include "analysis/geometry/fine_point.h"
#include "scripting/battle/battle_ground.h"
#include "scripting/battle/feature_ground.h"

namespace bulkhead {
namespace {

/// How far outside of some ground a point lies; less than 0 inside of it, by how deep: of cells as far as it is from
/// `missing`, all that lies about them, of other ground in one of its pieces.
double beyond(const std::vector<GroundPiece>& ground, const std::vector<GroundPiece>* missing, Point point) {
  double away = distance_outside(ground, point);
  if (away > 0) return away;
  if (missing != nullptr) return -distance_outside(*missing, point);
  for (const auto& piece : ground) away = std::min(away, -depth_inside(piece, point));
  return away;
}

/// How far outside of some ground the farthest of some places lies; nothing where there is no ground.
std::optional<double> farthest_outside(const std::vector<GroundPiece>& ground, const std::vector<GroundPiece>* missing,
                                       const std::vector<WayEnd>& ends) {
  double most = 0;
  for (const auto& end : ends) most = std::max(most, beyond(ground, missing, end.at) + end.before);
  return std::isfinite(most) ? std::optional(most) : std::nullopt;
}

double straight_to(Point from, const WayEnd& end) { return distance(fine(from), fine(end.at)) + end.before; }

}  // namespace

std::optional<double> BattleGround::farthest_from_zone(const BattleSpot& feature, const Standpoint& middle,
                                                       const BattleSpot& thing) {
  auto* const zone = zone_of(thing.zone);
  if (zone == nullptr) return std::nullopt;
  const auto& ground = ground_on(*zone, middle.level);
  const auto ends = farthest_ends(*outline_of(feature));
  if (distance(feature, thing) == straight(feature, thing)) {
    const auto* const cells = std::get_if<CellsShape>(zone->shape);
    return farthest_outside(ground, cells == nullptr ? nullptr : &missing_of(*zone, *cells), ends);
  }
  const auto ways = ways_to_ground(feature, middle, ground, std::numeric_limits<double>::infinity());
  if (ways.empty()) return std::nullopt;
  double most = 0;
  for (const auto& end : ends) {
    double least = std::numeric_limits<double>::infinity();
    for (const auto& way : ways) least = std::min(least, way.length + straight_to(way.at, end));
    most = std::max(most, least);
  }
  return most;
}

std::optional<double> BattleGround::farthest_by_ways(const BattleSpot& feature, const BattleSpot& thing,
                                                     const Standpoint& begin) {
  const auto& outline = *outline_of(feature);
  const auto ends = farthest_ends(outline);
  const auto* const other = outline_of(thing);
  if (other != nullptr && distance(feature, thing) == straight(feature, thing)) {
    return farthest_outside(*other, nullptr, ends);
  }
  std::vector<double> least(ends.size(), std::numeric_limits<double>::infinity());
  for (const auto side : sides_of(thing.at, begin.at)) {
    // From so near one only goes straight on.
    if (!is_straight() && distance_outside(outline, side) > about_a_disc) continue;
    for (std::size_t index = 0; index < ends.size(); ++index) {
      least[index] = std::min(least[index], straight_to(side, ends[index]));
    }
  }
  if (!is_straight()) {
    const auto finder = plan().ways(begin.level);
    if (!finder) return std::nullopt;
    std::optional<OutlineEnd> place;
    if (other == nullptr) place = end_at(thing, begin, **finder);
    auto& from = place ? *place : ends_of(thing, begin.level, **finder).outline;
    auto& far = ends_of(feature, begin.level, **finder).far;
    for (std::size_t index = 0; index < ends.size(); ++index) {
      least[index] = (*finder)->distance_between(from, far[index], least[index]).value_or(least[index]);
    }
  }
  double most = 0;
  for (const double each : least) most = std::max(most, each);
  return std::isfinite(most) ? std::optional(most) : std::nullopt;
}

std::optional<std::int64_t> BattleGround::farthest(const BattleSpot& feature, const BattleSpot& thing) {
  if (outline_of(feature) == nullptr) return distance(feature, thing);
  const auto middle = standpoint(feature.at);
  const auto begin = thing.zone.empty() ? standpoint(thing.at) : middle;
  if (!middle || !begin || begin->level != middle->level) return std::nullopt;
  const auto most =
      thing.zone.empty() ? farthest_by_ways(feature, thing, *begin) : farthest_from_zone(feature, *middle, thing);
  if (!most) return std::nullopt;
  return std::max<std::int64_t>(0, std::llround(*most - in_micrometres(thing.radius)));
}

}  // namespace bulkhead
