// SPDX-License-Identifier: MIT
#include "analysis/compartment_graph/condensed_graph.h"

namespace bulkhead {

CondensedGraph::CondensedGraph(const CellGraph& cells)
    : compartments(cells, Components::Hatchways::shut),
      graph(cells, compartments),
      weight(cells.cell_count(), 1),
      keep(cells.cell_count()),
      load(cells.neighbours().size(), 0),
      doorways(compartments.count(), 0),
      pairs(compartments.count(), 0) {
  for (std::size_t cell = 0; cell < keep.size(); ++cell) keep[cell] = cells.is_floor(cell);
  for (const auto& doorway : graph.doorways()) {
    for (const auto compartment : {doorway.first, doorway.second}) {
      ++doorways[compartment];
      pairs[compartment] ^= doorway.pair;
    }
  }
  const Components regions(cells, Components::Hatchways::open);
  count_passing(regions);
  count_behind_single_doorways(cells, regions);
}

void CondensedGraph::count_passing(const Components& regions) {
  for (std::size_t region = 0; region < regions.count(); ++region) {
    const std::uint64_t size = regions.cells(region).size();
    passing += size * size;
  }
  for (std::size_t compartment = 0; compartment < compartments.count(); ++compartment) {
    const std::uint64_t size = compartments.cells(compartment).size();
    passing -= size * size;
  }
}

void CondensedGraph::count_behind_single_doorways(const CellGraph& cells, const Components& regions) {
  std::vector<std::uint64_t> whole;
  std::vector<std::uint32_t> single;
  for (std::uint32_t compartment = 0; compartment < compartments.count(); ++compartment) {
    whole.push_back(compartments.cells(compartment).size());
    if (doorways[compartment] == 1) single.push_back(compartment);
  }
  while (!single.empty()) {
    const auto inner = single.back();
    single.pop_back();
    // Of the last two, each with that doorway alone, one is left.
    if (doorways[inner] != 1) continue;
    const auto pair = pairs[inner];
    const auto& sides = cells.neighbours()[pair];
    const auto door = compartments.of(sides.first) == inner ? sides.second : sides.first;
    const auto outer = compartments.of(door);
    const std::uint64_t all = regions.cells(regions.of(door)).size();
    load[pair] = 2 * static_cast<double>(whole[inner] * (all - whole[inner]));
    whole[outer] += whole[inner];
    weight[door] += whole[inner];
    doorways[inner] = 0;
    pairs[outer] ^= pair;
    if (--doorways[outer] == 1) single.push_back(outer);
    for (const auto cell : compartments.cells(inner)) keep[cell] = false;
  }
}

}  // namespace bulkhead
