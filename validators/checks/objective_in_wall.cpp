// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "analysis/cells/access.h"
#include "analysis/geometry/footprints.h"
#include "analysis/plan/mission_plan.h"
#include "model/mission/geometry.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"
#include "validators/fixes/harmless.h"
#include "validators/fixes/nearest_floor.h"

namespace bulkhead {
namespace {

constexpr MessageText in_wall{"objective-in-wall",
                              "objective {objective} stands in the wall or pillar at {place}; it must stand free"};

/// The levels that a place lies on: that of its board; of a point those of all boards below it.
std::set<int> levels_at(const Mission& mission, const Place& place) {
  std::set<int> levels;
  if (const auto* cell = std::get_if<CellAddress>(&place)) levels.insert(find_board(mission, cell->board)->level);
  if (const auto* edge = std::get_if<EdgeAddress>(&place)) levels.insert(find_board(mission, edge->board)->level);
  if (const auto* node = std::get_if<NodeAddress>(&place)) levels.insert(find_board(mission, node->board)->level);
  const auto* point = std::get_if<Point>(&place);
  for (const auto& board : mission.boards) {
    if (point != nullptr && board_bounds(mission, *board).contains(*point)) levels.insert(board->level);
  }
  return levels;
}

/// The wall, pillar or piece off the lattice in which a point lies. What it only touches does not count, nor does an
/// opening, cells that are no floor or terrain to stand upon.
std::optional<Address> wall_at(const std::vector<StandingWall>& walls, Point point) {
  const auto found = std::find_if(walls.begin(), walls.end(), [&](const StandingWall& wall) {
    return holds_disc(wall.footprint, point, Length::micrometres(1));
  });
  return found == walls.end() ? std::nullopt : std::optional(found->subject);
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  std::map<int, std::vector<StandingWall>> walls;
  const auto walls_at = [&](int level) -> const std::vector<StandingWall>& {
    const auto [entry, added] = walls.try_emplace(level);
    if (added) entry->second = walls_on(mission, level, OpenHatchways::all());
    return entry->second;
  };
  for (const auto& marker : *mission.markers) {
    if (context.stop.stop_requested()) return {};
    if (!is_objective(marker) || !exists(mission, marker.at)) continue;
    const auto at = point_of(mission, marker.at);
    std::optional<Address> wall;
    bool free = false;
    for (const int level : levels_at(mission, marker.at)) {
      const auto found = wall_at(walls_at(level), at);
      free = free || !found;
      if (found) wall = found;
    }
    if (!wall || free) continue;
    observations.push_back(
        {message<in_wall>(arg<"objective">(name_of(marker)), arg<"place">(to_text(mission, *wall))),
         {address_of(marker.id)},
         one_fix([id = marker.id, at](const CheckContext& checked) {
           return without_harm(checked, move_to_floor(checked, id, at), {"unequal-access", "not-symmetric"});
         })});
  }
  return observations;
}

}  // namespace

Check objective_in_wall_check() {
  return {
      .key = "objective-in-wall",
      .title = "Objective in a wall",
      .group = Check::Group::objectives,
      .level = Level::warning,
      .rule =
          "The centre of an objective lies in no wall, pillar or wall end, on the lattice or off it. It may lie in "
          "an opening: hatchways count as open. Other markers may stand anywhere, as a charge does on the wall that "
          "it blows open.",
      .reason = "A marker needs room on the table, and models need to get to it.",
      .places = "the objective",
      .remedy = "Move the objective onto free floor, or take the wall away.",
      .messages = {in_wall},
      .speed = Check::Speed::background,
      .run = run};
}

}  // namespace bulkhead
