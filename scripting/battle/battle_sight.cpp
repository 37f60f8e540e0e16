// SPDX-License-Identifier: MIT
#include <algorithm>

#include "analysis/sight/sight.h"
#include "scripting/battle/battle_ground.h"
#include "scripting/battle/feature_ground.h"

namespace bulkhead {

std::vector<Point> BattleGround::points_of(const BattleSpot& spot, Point middle) const {
  auto points = sides_of(spot.at, middle);
  if (const auto* const outline = outline_of(spot)) {
    for (const auto& piece : *outline) {
      const auto corners = piece.outline();
      if (!piece.within) points.insert(points.end(), corners.begin(), corners.end());
    }
  }
  return points;
}

bool BattleGround::sees(const BattleSpot& from, const BattleSpot& to) {
  const auto begin = standpoint(from.at);
  const auto end = standpoint(to.at);
  if (!begin || !end || begin->level != end->level) return false;
  const auto finder = plan().ways(begin->level);
  if (!finder) return false;
  const auto& plan_now = (*finder)->plan();
  const auto see = [&](const std::vector<Point>& points, const std::vector<Point>& to_points, const auto* outline) {
    return std::any_of(points.begin(), points.end(), [&](Point point) {
      if (outline != nullptr) return bulkhead::sees(plan_now, point, *outline);
      return std::any_of(to_points.begin(), to_points.end(),
                         [&](Point other) { return bulkhead::sees(plan_now, point, other); });
    });
  };
  const auto* const one = outline_of(from);
  const auto* const other = outline_of(to);
  const auto of_one = points_of(from, begin->at);
  const auto of_other = points_of(to, end->at);
  if (one == nullptr) return see(of_one, of_other, other);
  return see(of_other, of_one, one) || (other != nullptr && see(of_one, of_other, other));
}

}  // namespace bulkhead
