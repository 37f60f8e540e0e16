// SPDX-License-Identifier: MIT
#include "analysis/cells/seams.h"
#include "analysis/snapshot/snapshot.h"
#include "model/edit/edit.h"
#include "validators/engine/check.h"

namespace bulkhead {
namespace {

constexpr MessageText hatchway_to_nowhere{"hatchway-to-nowhere",
                                          "a hatchway must have floor on both sides; the one at {edge} has not"};

/// An airlock that leads from floor out of the ship: over the border, or into a void.
bool leads_outside(const Lattice& lattice, EdgePos edge, const Hatchway& hatchway) {
  if (hatchway.access.kind() != HatchAccess::Kind::airlock) return false;
  if (lattice.size().on_border(edge)) return true;
  const auto first = lattice.cell(edge.first_cell());
  const auto second = lattice.cell(edge.second_cell());
  return (first == CellKind::floor && second == CellKind::void_space) ||
         (first == CellKind::void_space && second == CellKind::floor);
}

/// The floor cells of an edge's own board that it touches.
int floor_beside(const Lattice& lattice, EdgePos edge) {
  int count = 0;
  for (const auto cell : {edge.first_cell(), edge.second_cell()}) {
    if (lattice.size().contains(cell) && lattice.cell(cell) == CellKind::floor) ++count;
  }
  return count;
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  const auto beyond = seam_edges(context.snapshot.graph());
  std::vector<Observation> observations;
  for_each_hatchway(mission, [&](const EdgeAddress& edge, const Hatchway& hatchway) {
    const auto& lattice = *find_lattice(mission, edge.board);
    const bool border = lattice.size().on_border(edge.edge);
    if (leads_outside(lattice, edge.edge, hatchway)) return;
    if (border ? beyond.contains(edge) : floor_beside(lattice, edge.edge) == 2) return;
    observations.push_back({message<hatchway_to_nowhere>(arg<"edge">(to_text(mission, edge))),
                            {edge},
                            one_fix(SetWalls{{edge}, hatchway.breachable})});
  });
  return observations;
}

}  // namespace

Check hatchway_to_nowhere_check() {
  return {.key = "hatchway-to-nowhere",
          .title = "Hatchway to nowhere",
          .group = Check::Group::terrain,
          .level = Level::warning,
          .rule =
              "There is floor on both sides of a hatchway; on the border of a board, the floor of a "
              "board that touches it. An airlock on the border, or from floor into a void, is meant to lead outside "
              "and is not reported.",
          .reason = "Nobody can pass it, and it takes a hatchway from the box that is needed elsewhere.",
          .places = "the edge of the hatchway",
          .remedy = "Put a wall in place of the hatchway, or make the cell behind it floor.",
          .messages = {hatchway_to_nowhere},
          .run = run};
}

}  // namespace bulkhead
