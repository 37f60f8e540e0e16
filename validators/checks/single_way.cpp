// SPDX-License-Identifier: MIT
#include <algorithm>
#include <deque>

#include "analysis/cells/floor_cells.h"
#include "analysis/compartment_graph/independent_ways.h"
#include "analysis/snapshot/snapshot.h"
#include "model/edit/edit.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"
#include "validators/fixes/for_boxes.h"

namespace bulkhead {
namespace {

constexpr MessageText single_way{"single-way",
                                 "two ways without a hatchway in common should lead to each objective; all that {side} "
                                 "has to {objective} pass {edges}"};

std::string listed(const Mission& mission, const std::vector<EdgeAddress>& edges) {
  std::string list;
  for (const auto& edge : edges) list += (list.empty() ? "" : ", ") + to_text(mission, edge);
  return list;
}

/// Which cells a side gets to from some of them without the hatchways of the cut.
std::vector<bool> reached(const CellGraph& graph, const Id& side, const std::vector<EdgeAddress>& cut,
                          const std::vector<std::uint32_t>& from) {
  std::vector<std::vector<std::uint32_t>> next(graph.cell_count());
  for (const auto& pair : graph.neighbours()) {
    if (pair.kind == EdgeKind::wall) continue;
    if (pair.kind == EdgeKind::hatchway) {
      const auto edges = graph.edges_between(pair);
      const bool is_cut = std::any_of(edges.begin(), edges.end(), [&](const EdgeAddress& edge) {
        return std::find(cut.begin(), cut.end(), edge) != cut.end();
      });
      if (is_cut || graph.locks()[pair.lock].bars(side)) continue;
    }
    next[pair.first].push_back(pair.second);
    next[pair.second].push_back(pair.first);
  }
  std::vector<bool> seen(graph.cell_count(), false);
  std::deque<std::uint32_t> open(from.begin(), from.end());
  for (const auto cell : from) seen[cell] = true;
  while (!open.empty()) {
    const auto cell = open.front();
    open.pop_front();
    for (const auto beyond : next[cell]) {
      if (seen[beyond]) continue;
      seen[beyond] = true;
      open.push_back(beyond);
    }
  }
  return seen;
}

/// A hatchway in the first wall between what the side gets to without the only way, and the ground about the objective.
std::optional<Edit> second_way(const CheckContext& context, const IndependentWays& ways) {
  const auto& mission = context.mission;
  const auto& graph = context.snapshot.graph();
  const auto target = floor_cells_of_object(mission, graph, ways.objective);
  const auto& sides = context.snapshot.sides();
  const auto start =
      std::find_if(sides.begin(), sides.end(), [&](const SideStart& each) { return each.side == ways.side; });
  const auto near = reached(graph, ways.side, ways.cut, start->cells);
  const auto far = reached(graph, ways.side, ways.cut, target);
  for (const auto& pair : graph.neighbours()) {
    const bool parts = (near[pair.first] && far[pair.second]) || (far[pair.first] && near[pair.second]);
    if (pair.kind != EdgeKind::wall || !parts) continue;
    auto edges = graph.edges_between(pair);
    std::erase_if(edges, [&](const EdgeAddress& edge) {
      return find_lattice(mission, edge.board)->edge(edge.edge) != EdgeKind::wall;
    });
    return SetHatchways{std::move(edges), {}};
  }
  return std::nullopt;
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  const auto& snapshot = context.snapshot;
  std::vector<Observation> observations;
  if (!snapshot.has_lattice()) return observations;
  const CompartmentGraph compartments(snapshot.graph(), snapshot.compartments());
  for (const auto& ways :
       independent_ways(mission, snapshot.graph(), snapshot.compartments(), compartments, snapshot.sides())) {
    if (context.stop.stop_requested()) break;
    if (ways.ways != 1) continue;
    Observation observation;
    observation.message = message<single_way>(arg<"side">(name_of(mission, ways.side)),
                                              arg<"objective">(name_of(*find_marker(mission, ways.objective))),
                                              arg<"edges">(listed(mission, ways.cut)));
    observation.addresses = {address_of(ways.objective), address_of(ways.side)};
    observation.addresses.insert(observation.addresses.end(), ways.cut.begin(), ways.cut.end());
    observation.fixes =
        one_fix([ways](const CheckContext& checked) { return for_boxes(checked, second_way(checked, ways)); });
    observations.push_back(std::move(observation));
  }
  return observations;
}

}  // namespace

Check single_way_check() {
  return {.key = "single-way",
          .title = "Only one way to an objective",
          .group = Check::Group::connectivity,
          .level = Level::note,
          .rule =
              "Two ways or more that share no hatchway lead each side to each objective. An objective that a side "
              "walks to without passing any hatchway is not looked at, nor is one that it cannot get to.",
          .reason =
              "Where all ways lead through one hatchway, whoever holds it keeps the other side out. Often that is "
              "meant. By Menger's theorem the most such ways are as many as the fewest hatchways that cut off.",
          .places = "the objective, the side and the hatchway",
          .remedy = "Put a second hatchway into a wall that parts the two.",
          .messages = {single_way},
          .speed = Check::Speed::background,
          .run = run};
}

}  // namespace bulkhead
