// SPDX-License-Identifier: MIT
#include <algorithm>
#include <limits>

#include "scripting/battle/battle_ground.h"
#include "scripting/battle/feature_ground.h"
#include "scripting/battle/way_outlines.h"

namespace bulkhead {

std::vector<TrailLeg> BattleGround::trail(const Standpoint& from, const Standpoint& to) {
  const TrailLeg only_the_end{to.level, to.at, to.at};
  if (from.level != to.level) return {only_the_end};
  if (is_straight()) return {{to.level, from.at, to.at}};
  const auto finder = plan().ways(to.level);
  const auto way = finder ? (*finder)->way(from.at, to.at) : std::nullopt;
  return way ? legs_of(to.level, *way) : std::vector{only_the_end};
}

std::vector<TrailLeg> BattleGround::trail(const std::vector<std::string>& path) {
  std::vector<TrailLeg> legs;
  for (std::size_t index = 1; index < path.size(); ++index) {
    const auto begin = standpoint(path[index - 1]);
    const auto end = standpoint(path[index]);
    if (!end) continue;
    const auto next = trail(begin.value_or(*end), *end);
    legs.insert(legs.end(), next.begin(), next.end());
  }
  return legs;
}

bool BattleGround::crosses(const std::vector<std::string>& path, std::string_view zone) {
  auto* const found = zone_of(zone);
  if (found == nullptr) return false;
  const auto legs = trail(path);
  return std::any_of(legs.begin(), legs.end(), [&](const TrailLeg& leg) {
    const auto& ground = ground_on(*found, leg.level);
    return std::any_of(ground.begin(), ground.end(), [&](const GroundPiece& piece) { return comes_onto(piece, leg); });
  });
}

bool BattleGround::comes_within(const std::vector<std::string>& path, Length radius, const BattleSpot& thing,
                                Length reach) {
  // What is less than this, whole micrometres tell as the reach or less.
  const double below = in_micrometres(reach) + in_micrometres(radius) + in_micrometres(thing.radius) + 0.5;
  auto legs = trail(path);
  if (!thing.zone.empty()) {
    auto* const zone = zone_of(thing.zone);
    return zone != nullptr && std::any_of(legs.begin(), legs.end(), [&](const TrailLeg& leg) {
             return comes_within_zone(leg, thing.zone, *zone, below);
           });
  }
  const auto end = standpoint(thing.at);
  if (!end) return false;
  std::erase_if(legs, [&](const TrailLeg& leg) { return leg.level != end->level; });
  const auto* const pieces = outline_of(thing);
  const auto sides = sides_of(thing.at, end->at);
  double straight = std::numeric_limits<double>::infinity();
  WayOutline way;
  for (const auto& leg : legs) {
    way.parts.push_back({fine(leg.from), fine(leg.to)});
    if (pieces == nullptr) {
      for (const auto side : sides)
        straight = std::min(straight, distance_to_segment(fine(side), fine(leg.from), fine(leg.to)));
      continue;
    }
    for (const auto& piece : *pieces) straight = std::min(straight, distance_outside(piece, leg));
  }
  if (straight >= below) return false;
  if (is_straight() || (pieces != nullptr && straight <= about_a_disc)) return true;
  const auto finder = plan().ways(end->level);
  if (!finder) return false;
  OutlineEnd path_end((*finder)->graph(), way);
  if (pieces != nullptr) {
    return (*finder)->distance_between(ends_of(thing, end->level, **finder).outline, path_end, below).has_value();
  }
  auto place = end_at(thing, *end, **finder);
  return (*finder)->distance_between(place, path_end, below).has_value();
}

bool BattleGround::comes_within_zone(const TrailLeg& leg, std::string_view id, Zone& zone, double below) {
  const auto& ground = ground_on(zone, leg.level);
  double straight = std::numeric_limits<double>::infinity();
  for (const auto& piece : ground) straight = std::min(straight, distance_outside(piece, leg));
  if (straight >= below) return false;
  if (areas_are_straight() || straight == 0) return true;
  const auto finder = plan().ways(leg.level);
  const auto parsed = Id::parse(id);
  if (!finder || !parsed) return false;
  const auto& plan_now = (*finder)->plan();
  auto kept = zone.outlines.find(leg.level);
  if (kept == zone.outlines.end()) {
    kept = zone.outlines.emplace(leg.level, outline_for_ways(plan_now, ObjectAddress{*parsed}, ground)).first;
  }
  const auto places = places_towards(kept->second, plan_now.ways(), leg, below);
  return std::any_of(places.begin(), places.end(),
                     [&](Point at) { return plan().way_to_ground(leg.level, at, ground, below).has_value(); });
}

}  // namespace bulkhead
