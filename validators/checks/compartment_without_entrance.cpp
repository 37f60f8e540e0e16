// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "model/edit/walls.h"
#include "validators/checks/checks.h"
#include "validators/ways_out.h"

namespace bulkhead {
namespace {

Edit unlocked(const CheckContext& context, const Neighbours& pair) {
  const auto& mission = context.mission;
  auto edges = context.snapshot.graph().edges_between(pair);
  std::erase_if(edges, [&](const EdgeAddress& edge) {
    return find_lattice(mission, edge.board)->edge(edge.edge) != EdgeKind::hatchway;
  });
  if (edges.size() > 1) return set_hatchways(mission, std::move(edges), {});
  auto hatchway = *find_lattice(mission, edges.front().board)->hatchway(edges.front().edge);
  hatchway.access = HatchAccess::accessible();
  return set_hatchway(mission, edges.front(), hatchway);
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& compartments = context.snapshot.compartments();
  const auto& graph = context.snapshot.graph();
  std::vector<Observation> observations;
  const auto ways = ways_out(context.snapshot);
  for (std::size_t compartment = 0; compartment < ways.size(); ++compartment) {
    const auto& way = ways[compartment];
    if (way.hatchways.empty() || !way.all_locked || compartment == compartments.largest()) continue;
    Observation observation;
    const auto& cells = compartments.cells(compartment);
    for (const auto cell : cells) observation.addresses.emplace_back(graph.address(cell));
    observation.message = {"compartment-without-entrance",
                           {{"cell", to_text(context.mission, graph.address(cells.front()))},
                            {"cells", fmt::to_string(cells.size())},
                            {"floor", fmt::to_string(compartments.cell_count())}}};
    observation.fixes = {unlocked(context, *way.hatchways.front())};
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
          .run = run};
}

}  // namespace bulkhead
