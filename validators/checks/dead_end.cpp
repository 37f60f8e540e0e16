// SPDX-License-Identifier: MIT
#include <algorithm>

#include "analysis/cells/ways_out.h"
#include "model/edit/edit.h"
#include "validators/engine/check.h"
#include "validators/fixes/for_boxes.h"

namespace bulkhead {
namespace {

constexpr MessageText dead_end{
    "dead-end",
    "a compartment should have two hatchways or more; the one at {cell} ({cells} of {floor} cells) has only {edge}"};

/// A hatchway in a wall, best towards a compartment that the one there is does not lead to.
std::optional<Edit> second_way(const CheckContext& context, std::size_t compartment, const WaysOut& way) {
  const auto& mission = context.mission;
  const auto& compartments = context.snapshot.compartments();
  const auto beyond = [&](const Neighbours* pair) {
    const auto first = compartments.of(pair->first);
    return first == compartment ? compartments.of(pair->second) : first;
  };
  if (way.walls.empty()) return std::nullopt;
  const auto known = beyond(way.hatchways.front());
  auto best = std::find_if(way.walls.begin(), way.walls.end(), [&](const auto* wall) { return beyond(wall) != known; });
  if (best == way.walls.end()) best = way.walls.begin();
  auto edges = context.snapshot.graph().edges_between(**best);
  std::erase_if(edges, [&](const EdgeAddress& edge) {
    return find_lattice(mission, edge.board)->edge(edge.edge) != EdgeKind::wall;
  });
  return SetHatchways{std::move(edges), {}};
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& compartments = context.snapshot.compartments();
  const auto& graph = context.snapshot.graph();
  std::vector<Observation> observations;
  const auto ways = ways_out(graph, context.snapshot.compartments());
  for (std::size_t compartment = 0; compartment < ways.size(); ++compartment) {
    const auto& way = ways[compartment];
    if (way.hatchways.size() != 1 || way.all_locked || compartment == compartments.largest()) continue;
    Observation observation;
    const auto& cells = compartments.cells(compartment);
    for (const auto cell : cells) observation.addresses.emplace_back(graph.address(cell));
    observation.message =
        message<dead_end>(arg<"cell">(to_text(context.mission, graph.address(cells.front()))),
                          arg<"cells">(cells.size()), arg<"floor">(compartments.cell_count()),
                          arg<"edge">(to_text(context.mission, graph.edges_between(*way.hatchways.front()).front())));
    observation.fixes = one_fix([compartment, way](const CheckContext& checked) {
      return for_boxes(checked, second_way(checked, compartment, way));
    });
    observations.push_back(std::move(observation));
  }
  return observations;
}

}  // namespace

Check dead_end_check() {
  return {.key = "dead-end",
          .title = "Dead end",
          .group = Check::Group::connectivity,
          .level = Level::note,
          .rule =
              "A compartment has two hatchways or more. The largest is not reported, nor is one "
              "whose only hatchway is locked: that is a compartment without entrance.",
          .reason = "Whoever holds the only hatchway holds the compartment. Often that is meant.",
          .places = "all cells of the compartment",
          .remedy = "Give the compartment a second hatchway.",
          .messages = {dead_end},
          .run = run};
}

}  // namespace bulkhead
