// SPDX-License-Identifier: MIT
#include "analysis/cells/access.h"

#include <algorithm>

#include "analysis/cells/floor_cells.h"

namespace bulkhead {
namespace {

Routes routes_of(const SideStart& start, const CellGraph& graph, const std::optional<StartsOnGraph>& earlier) {
  if (earlier) {
    for (const auto& before : earlier->sides) {
      if (before.side == start.side && before.cells == start.cells &&
          before.routes.still_hold(earlier->graph, graph, start.side)) {
        return before.routes;
      }
    }
  }
  return Routes(graph, start.cells, start.side);
}

SideStart start_of(const Mission& mission, const CellGraph& graph, const Side& side,
                   const std::optional<StartsOnGraph>& earlier) {
  SideStart start{side.id, false, false, {}, {}};
  const bool plain_board = std::any_of(mission.boards.begin(), mission.boards.end(),
                                       [](const Part<Board>& board) { return board->lattice() == nullptr; });
  std::vector<bool> covered(graph.cell_count(), false);
  for (const auto& zone : *mission.zones) {
    if (!starts_in(mission, side.id, zone)) continue;
    start.has_zone = true;
    if (plain_board && !std::holds_alternative<CellsShape>(zone.shape)) start.off_lattice = true;
    for (const auto cell : floor_cells_in(mission, graph, zone.shape)) covered[cell] = true;
  }
  for (std::uint32_t cell = 0; cell < covered.size(); ++cell) {
    if (covered[cell]) start.cells.push_back(cell);
  }
  start.routes = routes_of(start, graph, earlier);
  return start;
}

}  // namespace

bool starts_in(const Mission& mission, const Id& side, const Zone& zone) {
  const auto* kind = find_zone_kind(*mission.system, zone.kind);
  return kind != nullptr && kind->start == ZoneKind::Start::deploys && enters_by(mission, side, zone);
}

bool enters_by(const Mission& mission, const Id& side, const Zone& zone) {
  const auto* kind = find_zone_kind(*mission.system, zone.kind);
  if (kind == nullptr || kind->start == ZoneKind::Start::no) return false;
  return zone.side ? *zone.side == side : kind->owner == ZoneKind::Owner::everybody;
}

std::vector<const Zone*> start_zones(const Mission& mission) {
  std::vector<const Zone*> zones;
  for (const auto& zone : *mission.zones) {
    const bool any = std::any_of(mission.sides->begin(), mission.sides->end(),
                                 [&](const Side& side) { return starts_in(mission, side.id, zone); });
    if (any) zones.push_back(&zone);
  }
  return zones;
}

std::vector<const Zone*> own_start_zones(const Mission& mission) {
  auto zones = start_zones(mission);
  std::erase_if(zones, [](const Zone* zone) { return !zone->side; });
  return zones;
}

std::vector<const Zone*> own_start_zones(const Mission& mission, const Id& side) {
  auto zones = start_zones(mission);
  std::erase_if(zones, [&](const Zone* zone) { return zone->side != side; });
  return zones;
}

std::vector<SideStart> side_starts(const Mission& mission, const CellGraph& graph,
                                   const std::optional<StartsOnGraph>& earlier) {
  std::vector<SideStart> starts;
  for (const auto& side : *mission.sides) starts.push_back(start_of(mission, graph, side, earlier));
  return starts;
}

std::vector<Access> access_to_objectives(const Mission& mission, const CellGraph& graph,
                                         const std::vector<SideStart>& starts) {
  struct Goal {
    const Marker& marker;
    std::vector<std::uint32_t> cells;
  };
  std::vector<Goal> goals;
  for (const auto& marker : *mission.markers) {
    if (is_objective(marker)) goals.push_back({marker, floor_cells_at(mission, graph, marker.at)});
  }
  const auto route = [&](const SideStart& start, const Goal& goal) -> tl::expected<Route, NoRoute> {
    if (goal.cells.empty()) {
      const bool plain = on_plain_ground(mission, goal.marker.at);
      return tl::unexpected(plain ? NoRoute::off_lattice : NoRoute::off_ground);
    }
    if (!start.has_zone) return tl::unexpected(NoRoute::no_zone);
    if (start.cells.empty() && start.off_lattice) return tl::unexpected(NoRoute::off_lattice);
    if (const auto best = start.routes.to_any(goal.cells)) return *best;
    return tl::unexpected(NoRoute::no_way);
  };
  std::vector<Access> access;
  for (const auto& start : starts) {
    for (const auto& goal : goals) access.push_back({start.side, goal.marker.id, route(start, goal)});
  }
  return access;
}

bool is_objective(const Marker& marker) { return marker.kind.text() == objective_kind; }

}  // namespace bulkhead
