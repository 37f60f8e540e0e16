// SPDX-License-Identifier: MIT
#include <algorithm>

#include "analysis/cells/seams.h"
#include "analysis/snapshot/snapshot.h"
#include "model/edit/edit.h"
#include "validators/engine/check.h"

namespace bulkhead {
namespace {

constexpr MessageText board_edge_access{"board-edge-access",
                                        "each edge of the table must have {limit} clear ways in for each of {sides} "
                                        "sides; the {edge} one has {count} in all"};

/// One edge of the table: what of it borders on floor.
struct TableEdge {
  std::vector<EdgeAddress> all;
  std::vector<EdgeAddress> walls;
  int clear = 0;
};

TableEdge edge_of_table(const CheckContext& context, Compass side, const std::map<EdgeAddress, EdgeAddress>& seams) {
  const auto& mission = context.mission;
  TableEdge result;
  for_each_lattice(mission, [&](int board, const Lattice& lattice) {
    const auto size = lattice.size();
    for (std::size_t index = 0; index < size.cell_count(); ++index) {
      const auto cell = size.cell_at(index);
      const EdgeAddress at{board, edge_of(cell, side)};
      if (!size.on_border(at.edge) || lattice.cell(cell) != CellKind::floor || seams.contains(at)) continue;
      result.all.push_back(at);
      const auto* hatchway = lattice.hatchway(at.edge);
      if (lattice.edge(at.edge) == EdgeKind::wall) result.walls.push_back(at);
      const bool locked = hatchway != nullptr && hatchway->access.kind() == HatchAccess::Kind::locked;
      if (lattice.edge(at.edge) != EdgeKind::wall && !locked) ++result.clear;
    }
  });
  return result;
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  const auto limit = number_limit(mission, "edge-entries");
  const bool lattices = std::all_of(mission.boards.begin(), mission.boards.end(),
                                    [](const Part<Board>& board) { return board->lattice() != nullptr; });
  if (!limit || !lattices || mission.boards.empty()) return observations;
  const auto wanted = static_cast<std::int64_t>(*limit) * static_cast<std::int64_t>(mission.sides->size());
  const auto seams = seam_edges(context.snapshot.graph());
  for (const auto side : all_directions) {
    auto edge = edge_of_table(context, side, seams);
    if (edge.clear >= wanted) continue;
    Observation observation;
    observation.message = message<board_edge_access>(arg<"limit">(*limit), arg<"sides">(mission.sides->size()),
                                                     arg<"edge">(to_text(side)), arg<"count">(edge.clear));
    observation.addresses.assign(edge.all.begin(), edge.all.end());
    const auto lacking = static_cast<std::size_t>(wanted - edge.clear);
    if (edge.walls.size() >= lacking) {
      edge.walls.resize(lacking);
      observation.fixes = one_fix(SetOpen{std::move(edge.walls)});
    }
    observations.push_back(std::move(observation));
  }
  return observations;
}

}  // namespace

Check board_edge_access_check() {
  return {.key = "board-edge-access",
          .title = "No way in at an edge of the table",
          .group = Check::Group::connectivity,
          .level = Level::warning,
          .rule =
              "At each of the four edges of the table there are as many clear ways in for each side as the limit "
              "`edge-entries` says. A clear way in is an edge of a floor cell at the outside without a wall, or with "
              "a hatchway that is not locked. Tables with boards without lattice are not looked at.",
          .reason =
              "Zone Mortalis asks for one or more entry and exit points a player at each table edge; reserves come "
              "in there.",
          .places = "the whole edge of the table, as far as floor borders on it",
          .remedy = "Open a wall at the edge of the table.",
          .messages = {board_edge_access},
          .limits = {"edge-entries"},
          .run = run};
}

}  // namespace bulkhead
