// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <utility>

#include "analysis/geometry/fine_point.h"
#include "model/mission/geometry.h"
#include "scripting/battle/battle_ground.h"

namespace bulkhead {
namespace {

/// More are never kept.
constexpr std::size_t most_spots = 200;

}  // namespace

std::optional<std::string> BattleGround::spot_in(Length radius, std::string_view zone,
                                                 const std::function<void()>& meanwhile) const {
  if (zone_of(zone) == nullptr) return std::nullopt;
  const auto bounds = battlefield_bounds(mission_);
  const auto step = Length::micrometres(12'700);
  for (auto y = bounds.top_left.y; y <= bounds.bottom_right.y; y = y + step) {
    for (auto x = bounds.top_left.x; x <= bounds.bottom_right.x; x = x + step) {
      meanwhile();
      auto at = to_text(mission_, Place{Point{x, y}});
      if (wholly_inside({at, radius}, zone)) return at;
    }
  }
  return std::nullopt;
}

const std::vector<std::string>& BattleGround::spots_in(Length radius, std::string_view zone,
                                                       const std::function<void()>& meanwhile) {
  const std::pair key(std::string(zone), radius);
  const auto kept = spots_.find(key);
  if (kept != spots_.end()) return kept->second;
  auto spots = zone.empty() ? spots_anywhere(meanwhile) : spots_in_zone(radius, zone, meanwhile);
  return spots_[key] = std::move(spots);
}

std::vector<std::string> BattleGround::spots_in_zone(Length radius, std::string_view zone,
                                                     const std::function<void()>& meanwhile) const {
  std::vector<std::string> spots;
  auto* const found = zone_of(zone);
  if (found == nullptr) return spots;
  const auto step = std::max(radius + radius + Length::millimetres(2), Length::inches(1));
  for (const auto& piece : ground_on(*found, std::nullopt)) {
    const auto& [first, last] = piece.bounds;
    for (auto y = first.y + radius; y + radius <= last.y && spots.size() < most_spots; y = y + step) {
      for (auto x = first.x + radius; x + radius <= last.x && spots.size() < most_spots; x = x + step) {
        meanwhile();
        auto at = to_text(mission_, Place{Point{x, y}});
        if (wholly_inside({at, radius}, zone)) spots.push_back(std::move(at));
      }
    }
  }
  return spots;
}

std::vector<std::string> BattleGround::spots_anywhere(const std::function<void()>& meanwhile) {
  std::vector<std::string> spots;
  const auto [first, last] = battlefield_bounds(mission_);
  // As far apart as makes that many of them.
  const double area = in_micrometres(last.x - first.x) * in_micrometres(last.y - first.y);
  const auto even = Length::micrometres(std::llround(std::sqrt(area / static_cast<double>(most_spots))));
  const auto step = std::max(even, Length::inches(2));
  const auto half = Length::micrometres(step.in_micrometres() / 2);
  for (auto y = first.y + half; y < last.y; y = y + step) {
    for (auto x = first.x + half; x < last.x; x = x + step) {
      meanwhile();
      auto at = to_text(mission_, Place{Point{x, y}});
      const auto there = standpoint(at);
      if (there && ways_.has_ground(there->level, there->at)) spots.push_back(std::move(at));
    }
  }
  return spots;
}

std::optional<BattleStep> BattleGround::step_towards(const BattleSpot& from, const BattleSpot& to, Length most,
                                                     Length apart, const std::vector<std::string>& locked) {
  const auto begin = standpoint(from.at);
  const auto end = standpoint(to.at);
  if (!begin || !end || begin->level != end->level) return std::nullopt;
  const BattleWays::Wish wish{begin->level, begin->at, end->at, from.radius, most, from.radius + to.radius + apart};
  const auto reached = ways_.reached(wish, open_, hatchways_of(locked));
  if (!reached) return std::nullopt;
  return BattleStep{to_text(mission_, Place{reached->at}), std::llround(reached->length),
                    reached->before ? to_text(mission_, *reached->before) : std::string()};
}

}  // namespace bulkhead
