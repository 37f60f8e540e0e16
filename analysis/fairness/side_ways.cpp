// SPDX-License-Identifier: MIT
#include "analysis/fairness/side_ways.h"

#include <algorithm>
#include <cmath>

#include "analysis/cells/access.h"
#include "analysis/fields/distance_field.h"
#include "analysis/plan/mission_plan.h"
#include "model/base/contracts.h"
#include "model/mission/geometry.h"
#include "model/mission/limits.h"

namespace bulkhead {
namespace {

/// What lies on one level: where each side starts, and the geometry.
struct LevelWays {
  int number = 0;
  WayFinder finder;
  std::vector<GroundArea> starts;
};

bool lies_on(const Mission& mission, const Marker& marker, int level) {
  const auto at = point_of(mission, marker.at);
  return std::any_of(mission.boards.begin(), mission.boards.end(), [&](const Part<Board>& board) {
    return board->level == level && board_bounds(mission, *board).contains(at);
  });
}

std::optional<Length> way_to(Point at, const GroundArea& start, WayFinder& finder) {
  if (start.empty()) return std::nullopt;
  const SampleGrid only{at, Length::millimetres(1), 1, 1};
  const double distance = distances_from(start, finder, only).values.front();
  return std::isfinite(distance) ? std::optional(Length::micrometres(std::llround(distance))) : std::nullopt;
}

std::optional<Length> apart_of(const std::vector<std::optional<Length>>& ways) {
  const auto known = [](const std::optional<Length>& way) { return way.has_value(); };
  if (ways.empty() || !std::all_of(ways.begin(), ways.end(), known)) return std::nullopt;
  const auto [least, most] = std::minmax_element(ways.begin(), ways.end());
  return **most - **least;
}

}  // namespace

SideWays side_ways(const Mission& mission, const std::stop_token& stop) {
  PlanOptions options;
  options.open = OpenHatchways::all();
  std::vector<LevelWays> levels;
  for (const int number : levels_of(mission)) {
    auto plan = plan_of(mission, number, options);
    if (!plan) continue;
    levels.push_back({number, WayFinder(std::move(*plan), stop), {}});
    for (const auto& side : *mission.sides) levels.back().starts.push_back(start_area(mission, side.id, number));
  }
  SideWays result;
  std::vector<std::size_t> sides;
  for (std::size_t side = 0; side < mission.sides->size(); ++side) {
    const bool starts =
        std::any_of(levels.begin(), levels.end(), [&](const LevelWays& level) { return !level.starts[side].empty(); });
    if (!starts) continue;
    sides.push_back(side);
    result.sides.push_back((*mission.sides)[side].id);
  }
  if (sides.empty()) return result;
  for (const auto& marker : *mission.markers) {
    if (!is_objective(marker) || !exists(mission, marker.at)) continue;
    ObjectiveWays objective{marker.id, {}, {}};
    for (const auto side : sides) {
      std::optional<Length> best;
      for (auto& level : levels) {
        if (stop.stop_requested() || !lies_on(mission, marker, level.number)) continue;
        const auto way = way_to(point_of(mission, marker.at), level.starts[side], level.finder);
        if (way && (!best || *way < *best)) best = way;
      }
      objective.ways.push_back(best);
    }
    objective.apart = apart_of(objective.ways);
    result.objectives.push_back(std::move(objective));
  }
  return result;
}

int moves_for(Length way, Length move) {
  BULKHEAD_EXPECTS(move > Length());
  return static_cast<int>((way.in_micrometres() + move.in_micrometres() - 1) / move.in_micrometres());
}

Length usual_move(const Mission& mission) {
  const auto move = length_limit(mission, "move");
  return move && *move > Length() ? *move : Length::inches(6);
}

}  // namespace bulkhead
