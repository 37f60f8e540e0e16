// SPDX-License-Identifier: MIT
#include "analysis/cells/seams.h"
#include "analysis/snapshot/snapshot.h"
#include "model/edit/edit.h"
#include "validators/engine/check.h"

namespace bulkhead {
namespace {

constexpr MessageText wall_on_border{
    "wall-on-border",
    "at most {limit} walls and hatchways should stand on the border of a board; board {board} has {count}"};

std::vector<EdgeAddress> standing_on_border(int board, const Lattice& lattice,
                                            const std::map<EdgeAddress, EdgeAddress>& seams) {
  std::vector<EdgeAddress> edges;
  for (std::size_t index = 0; index < lattice.size().edge_count(); ++index) {
    const EdgeAddress edge{board, lattice.size().edge_at(index)};
    if (!lattice.size().on_border(edge.edge) || lattice.edge(edge.edge) == EdgeKind::open) continue;
    if (!seams.contains(edge)) edges.push_back(edge);
  }
  return edges;
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  const auto most = number_limit(mission, "border-walls");
  if (!most) return observations;
  const auto seams = seam_edges(context.snapshot.graph());
  for_each_lattice(mission, [&](int board, const Lattice& lattice) {
    auto edges = standing_on_border(board, lattice, seams);
    if (edges.size() <= static_cast<std::size_t>(*most)) return;
    Observation observation;
    observation.message = message<wall_on_border>(arg<"limit">(*most), arg<"board">(board), arg<"count">(edges.size()));
    observation.addresses.assign(edges.begin(), edges.end());
    observation.fixes = one_fix(SetOpen{std::move(edges)});
    observations.push_back(std::move(observation));
  });
  return observations;
}

}  // namespace

Check wall_on_border_check() {
  return {.key = "wall-on-border",
          .title = "Wall on the border",
          .group = Check::Group::terrain,
          .level = Level::note,
          .rule =
              "On the border of a board stand at most as many walls and hatchways as the limit "
              "says. Edges on a seam do not count.",
          .reason =
              "On none of the ten published Gallowdark layouts for matched play does anything stand "
              "on the border; the edge of the board is wall enough.",
          .places = "all such edges of a board",
          .remedy = "Take away what stands on the border, and use it elsewhere.",
          .messages = {wall_on_border},
          .limits = {"border-walls"},
          .run = run};
}

}  // namespace bulkhead
