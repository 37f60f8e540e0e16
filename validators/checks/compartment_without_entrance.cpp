// SPDX-License-Identifier: MIT
#include "analysis/cells/ways_out.h"
#include "model/edit/edit.h"
#include "validators/engine/check.h"

namespace bulkhead {
namespace {

constexpr MessageText compartment_without_entrance{"compartment-without-entrance",
                                                   "somebody must be able to enter each compartment; every hatchway of "
                                                   "the one at {cell} ({cells} of {floor} cells) is locked"};

Edit unlocked(const CheckContext& context, const Neighbours& pair) {
  const auto& mission = context.mission;
  auto edges = context.snapshot.graph().edges_between(pair);
  std::erase_if(edges, [&](const EdgeAddress& edge) {
    return find_lattice(mission, edge.board)->edge(edge.edge) != EdgeKind::hatchway;
  });
  if (edges.size() > 1) return SetHatchways{std::move(edges), {}};
  auto hatchway = *find_lattice(mission, edges.front().board)->hatchway(edges.front().edge);
  hatchway.access = HatchAccess::accessible();
  return SetHatchways{{edges.front()}, hatchway};
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& compartments = context.snapshot.compartments();
  const auto& graph = context.snapshot.graph();
  std::vector<Observation> observations;
  const auto ways = ways_out(graph, context.snapshot.compartments());
  for (std::size_t compartment = 0; compartment < ways.size(); ++compartment) {
    const auto& way = ways[compartment];
    if (way.hatchways.empty() || !way.all_locked || compartment == compartments.largest()) continue;
    Observation observation;
    const auto& cells = compartments.cells(compartment);
    for (const auto cell : cells) observation.addresses.emplace_back(graph.address(cell));
    observation.message =
        message<compartment_without_entrance>(arg<"cell">(to_text(context.mission, graph.address(cells.front()))),
                                              arg<"cells">(cells.size()), arg<"floor">(compartments.cell_count()));
    observation.fixes =
        one_fix([pair = *way.hatchways.front()](const CheckContext& checked) { return unlocked(checked, pair); });
    observations.push_back(std::move(observation));
  }
  return observations;
}

}  // namespace

Check compartment_without_entrance_check() {
  return {.key = "compartment-without-entrance",
          .title = "Compartment without entrance",
          .group = Check::Group::connectivity,
          .level = Level::warning,
          .rule =
              "Somebody may pass at least one hatchway of each compartment. The largest compartment "
              "is not reported, nor is one that has no hatchway at all: that is a sealed region.",
          .reason = "A locked hatchway is a wall until a rule of the mission unlocks it.",
          .places = "all cells of the compartment",
          .remedy =
              "Unlock a hatchway of the compartment, or waive the finding where a rule of the "
              "mission opens it.",
          .messages = {compartment_without_entrance},
          .run = run};
}

}  // namespace bulkhead
