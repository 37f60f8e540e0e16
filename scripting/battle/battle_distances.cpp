// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <limits>

#include "analysis/geometry/fine_point.h"
#include "model/mission/geometry.h"
#include "scripting/battle/battle_ground.h"
#include "scripting/battle/feature_ground.h"

namespace bulkhead {

std::optional<double> BattleGround::way_length(int level, Point from, Point to, double limit) {
  const auto finder = plan().ways(level);
  if (!finder) return std::nullopt;
  if (is_straight()) return bulkhead::distance(fine(from), fine(to));
  return (*finder)->distance_below(from, to, limit);
}

std::optional<double> BattleGround::way_to_feature(const BattleSpot& from, const Standpoint& begin,
                                                   const BattleSpot& to, double limit) {
  const auto& outline = *outline_of(to);
  const auto* const feature = outline_of(from);
  // What blocks as discs reaches so far about these.
  const double near = feature != nullptr ? 2 * about_a_disc : about_a_disc;
  const double straight = feature != nullptr ? space_between(*feature, outline) : distance_outside(outline, begin.at);
  if (is_straight() || straight <= near) return straight;
  const auto finder = plan().ways(begin.level);
  if (straight >= limit || !finder) return std::nullopt;
  auto& end = ends_of(to, begin.level, **finder).outline;
  if (feature != nullptr) {
    return (*finder)->distance_between(ends_of(from, begin.level, **finder).outline, end, limit);
  }
  auto place = end_at(from, begin, **finder);
  return (*finder)->distance_between(place, end, limit);
}

std::vector<BattleGround::WayTo> BattleGround::ways_to_ground(const BattleSpot& from, const Standpoint& begin,
                                                              const std::vector<GroundPiece>& ground, double limit) {
  std::vector<WayEnd> beginnings;
  if (const auto* const feature = outline_of(from)) {
    beginnings = beginnings_to_ground(*feature, ground);
  } else {
    for (const auto side : sides_of(from.at, begin.at)) beginnings.push_back({side});
  }
  std::vector<WayTo> ways;
  for (const auto& first : beginnings) {
    const auto whole = plan().way_to_ground(begin.level, first.at, ground, limit - first.before);
    if (whole) ways.push_back({first.at, *whole, first.before});
  }
  return ways;
}

std::optional<std::int64_t> BattleGround::distance_to_zone(const BattleSpot& from, const BattleSpot& to, double limit) {
  const auto away = straight(from, to);
  if (areas_are_straight() || !away) return away;
  const auto begin = standpoint(from.at);
  const auto& ground = ground_on(*zone_of(to.zone), begin->level);
  // Ways begin so far off discs.
  if (outline_of(from) != nullptr && static_cast<double>(*away) <= about_a_disc) return away;
  std::optional<double> least;
  for (const auto& way : ways_to_ground(from, *begin, ground, limit)) {
    least = std::min(least.value_or(limit), way.length + way.before);
  }
  if (!least) return std::nullopt;
  return std::max<std::int64_t>(0, std::llround(*least - in_micrometres(from.radius)));
}

std::optional<std::int64_t> BattleGround::distance(const BattleSpot& from, const BattleSpot& to,
                                                   std::optional<Length> most) {
  if (!from.zone.empty() && to.zone.empty()) return distance(to, from, most);
  const auto* const outline = outline_of(to);
  if (outline == nullptr && to.zone.empty() && outline_of(from) != nullptr) return distance(to, from, most);
  // Sums of the same lengths, whichever of two features comes first.
  if (outline != nullptr && outline_of(from) != nullptr && to.feature < from.feature) return distance(to, from, most);
  const auto begin = standpoint(from.at);
  if (!begin) return std::nullopt;
  // What is less than this, whole micrometres tell as the most or less.
  const double limit = most ? in_micrometres(*most) + in_micrometres(from.radius) + in_micrometres(to.radius) + 0.5
                            : std::numeric_limits<double>::infinity();
  if (!to.zone.empty()) return distance_to_zone(from, to, limit);
  const auto end = standpoint(to.at);
  if (!end || end->level != begin->level) return std::nullopt;
  std::optional<double> least;
  if (outline != nullptr) {
    const auto whole = way_to_feature(from, *begin, to, limit);
    if (!whole) return std::nullopt;
    return std::max<std::int64_t>(0, std::llround(*whole - in_micrometres(from.radius)));
  }
  for (const auto near : sides_of(from.at, begin->at)) {
    for (const auto far : sides_of(to.at, end->at)) {
      const auto whole = way_length(begin->level, near, far, limit);
      if (!whole) continue;
      const double away = *whole - in_micrometres(from.radius) - in_micrometres(to.radius);
      least = least ? std::min(*least, away) : away;
    }
  }
  if (!least) return std::nullopt;
  return std::max<std::int64_t>(0, std::llround(*least));
}

std::optional<std::int64_t> BattleGround::straight(const BattleSpot& from, const BattleSpot& to) const {
  if (!from.zone.empty() && to.zone.empty()) return straight(to, from);
  const auto* const outline = outline_of(to);
  if (outline == nullptr && to.zone.empty() && outline_of(from) != nullptr) return straight(to, from);
  const auto begin = standpoint(from.at);
  if (!to.zone.empty()) {
    auto* const zone = zone_of(to.zone);
    if (zone == nullptr || !begin) return std::nullopt;
    const auto& ground = ground_on(*zone, begin->level);
    const auto* const feature = outline_of(from);
    const auto away = feature != nullptr ? space_between(ground, *feature)
                                         : distance_outside(ground, begin->at) - in_micrometres(from.radius);
    if (!std::isfinite(away)) return std::nullopt;
    return std::max<std::int64_t>(0, std::llround(away));
  }
  const auto end = standpoint(to.at);
  if (!begin || !end) return std::nullopt;
  const auto* const feature = outline == nullptr ? nullptr : outline_of(from);
  const auto whole = feature != nullptr   ? space_between(*feature, *outline)
                     : outline != nullptr ? distance_outside(*outline, begin->at)
                                          : bulkhead::distance(fine(begin->at), fine(end->at));
  const auto away = whole - in_micrometres(from.radius) - in_micrometres(to.radius);
  return std::max<std::int64_t>(0, std::llround(away));
}

std::optional<std::int64_t> BattleGround::to_edge(const BattleSpot& base) const {
  const auto at = standpoint(base.at);
  if (!at) return std::nullopt;
  const auto bounds = battlefield_bounds(mission_);
  const auto least = std::min({at->at.x - bounds.top_left.x, bounds.bottom_right.x - at->at.x,
                               at->at.y - bounds.top_left.y, bounds.bottom_right.y - at->at.y});
  return (least - base.radius).in_micrometres();
}

}  // namespace bulkhead
