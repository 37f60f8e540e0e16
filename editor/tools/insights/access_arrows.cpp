// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include "analysis/access.h"
#include "analysis/ground.h"
#include "editor/tools/insights/layers.h"
#include "editor/tools/pointing/pointing.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

/// From cell to cell: what a step costs, and where it leads.
struct Step {
  std::uint32_t to = 0;
  int hatchways = 0;
};

std::vector<std::vector<Step>> steps_of(const CellGraph& graph, const Id& side) {
  std::vector<std::vector<Step>> steps(graph.cell_count());
  for (const auto& pair : graph.neighbours()) {
    if (pair.kind == EdgeKind::wall) continue;
    if (pair.kind == EdgeKind::hatchway && graph.locks()[pair.lock].bars(side)) continue;
    steps[pair.first].push_back({pair.second, pair.hatchways});
    steps[pair.second].push_back({pair.first, pair.hatchways});
  }
  for (const auto& link : graph.links()) {
    for (const auto a : link.from) {
      for (const auto b : link.to) {
        steps[a].push_back({b, 0});
        steps[b].push_back({a, 0});
      }
    }
  }
  return steps;
}

/// A best route from where the side starts to a cell, told by the costs alone: each cell's best route goes on from a
/// neighbour's.
std::vector<std::uint32_t> cells_of_route(const Routes& routes, const std::vector<std::vector<Step>>& steps,
                                          std::uint32_t goal) {
  std::vector<std::uint32_t> cells = {goal};
  auto cost = *routes.to(goal);
  while (cost != Route{}) {
    const auto& around = steps[cells.back()];
    const auto before = std::find_if(around.begin(), around.end(), [&](const Step& step) {
      const auto there = routes.to(step.to);
      return there && Route{there->hatchways + step.hatchways, there->cells + 1} == cost;
    });
    if (before == around.end()) break;
    cells.push_back(before->to);
    cost = *routes.to(before->to);
  }
  std::reverse(cells.begin(), cells.end());
  return cells;
}

/// Ends a way at the rim of a marker.
void lead_to_rim(std::vector<Vec>& points, Vec marker) {
  const auto back = points.back() - marker;
  const double distance = std::hypot(back.x, back.y);
  points.push_back(distance > marker_radius ? marker + back * (marker_radius / distance) : marker);
}

std::string words_of(const Route& route) {
  const auto number = [](int count) { return static_cast<std::size_t>(count); };
  return counted(number(route.hatchways), marked("1 hatchway"), marked("{} hatchways")) + ", " +
         counted(number(route.cells), marked("1 cell"), marked("{} cells"));
}

}  // namespace

AccessInsight access_insight(const InsightGround& ground) {
  AccessInsight result;
  const auto& mission = *ground.mission;
  const auto& graph = ground.snapshot.graph();
  for (const auto& start : ground.snapshot.sides()) {
    const auto* side = find_side(mission, start.side);
    result.sides.push_back(side == nullptr ? start.side.text() : side->name);
    const auto steps = steps_of(graph, start.side);
    for (const auto& marker : *mission.markers) {
      if (!is_objective(marker) || !exists(mission, marker.at)) continue;
      const auto goals = floor_cells_at(mission, graph, marker.at);
      const auto best = start.routes.to_any(goals);
      if (!best) continue;
      const auto goal =
          *std::find_if(goals.begin(), goals.end(), [&](std::uint32_t cell) { return start.routes.to(cell) == best; });
      AccessInsight::Arrow arrow;
      for (const auto cell : cells_of_route(start.routes, steps, goal)) arrow.points.push_back(ground.on_table(cell));
      lead_to_rim(arrow.points, ground.table.at(mission, marker.at));
      arrow.side = result.sides.size() - 1;
      arrow.words = words_of(*best);
      result.arrows.push_back(std::move(arrow));
    }
  }
  return result;
}

}  // namespace bulkhead
