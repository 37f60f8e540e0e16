// SPDX-License-Identifier: MIT
#include "analysis/distance/opposite_sides.h"

#include "analysis/distance/ways.h"
#include "analysis/plan/mission_plan.h"

namespace bulkhead {
namespace {

/// All hatchways of a level's lattices that start open, and one more.
std::vector<Address> open_with(const Mission& mission, int level, const EdgeAddress& hatchway) {
  std::vector<Address> open = {hatchway};
  for (std::size_t index = 0; index < mission.boards.size(); ++index) {
    const auto* lattice = mission.boards[index]->lattice();
    if (lattice == nullptr || mission.boards[index]->level != level) continue;
    for (std::size_t number = 0; number < lattice->size().edge_count(); ++number) {
      const auto edge = lattice->size().edge_at(number);
      const auto* other = lattice->hatchway(edge);
      if (other != nullptr && other->starts_open) open.emplace_back(EdgeAddress{static_cast<int>(index) + 1, edge});
    }
  }
  return open;
}

/// Whether a way gets from one side of an edge to the other between the edge's nodes.
bool passes(const Way& way, FinePoint first, FinePoint second) {
  const auto edge = second - first;
  for (std::size_t index = 0; index + 1 < way.points.size(); ++index) {
    const auto from = way.points[index];
    const auto to = way.points[index + 1];
    const double before = cross(edge, from - first);
    const double after = cross(edge, to - first);
    // Who stands in the opening itself is on neither side of it.
    if (before * after >= 0) continue;
    const auto at = from + (to - from) * (before / (before - after));
    const double share = dot(at - first, edge) / dot(edge, edge);
    if (share >= 0 && share <= 1) return true;
  }
  return false;
}

}  // namespace

Result<bool> on_opposite_sides(const Mission& mission, const EdgeAddress& hatchway, Point a, Point b) {
  const auto* board = find_board(mission, hatchway.board);
  if (board == nullptr || !exists(mission, Place(hatchway)) || board->lattice()->hatchway(hatchway.edge) == nullptr) {
    return false;
  }
  PlanOptions options;
  options.open = OpenHatchways::these(open_with(mission, board->level, hatchway));
  auto plan = plan_of(mission, board->level, options);
  if (!plan) return tl::unexpected(std::move(plan.error()));
  const auto way = WayFinder(std::move(*plan)).way(a, b);
  const auto node = [&](NodePos position) { return fine(point_of(mission, NodeAddress{hatchway.board, position})); };
  return way && passes(*way, node(hatchway.edge.first_node()), node(hatchway.edge.second_node()));
}

}  // namespace bulkhead
