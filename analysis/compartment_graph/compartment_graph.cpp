// SPDX-License-Identifier: MIT
#include "analysis/compartment_graph/compartment_graph.h"

#include <boost/graph/biconnected_components.hpp>

#include <algorithm>
#include <iterator>
#include <map>

#include "analysis/compartment_graph/compact_graph.h"

namespace bulkhead {
namespace {

std::pair<std::uint32_t, std::uint32_t> ends_of(const Doorway& doorway) {
  return std::minmax(doorway.first, doorway.second);
}

}  // namespace

CompartmentGraph::CompartmentGraph(const CellGraph& cells, const Components& compartments)
    : compartments_(static_cast<std::uint32_t>(compartments.count())) {
  const auto pairs = cells.neighbours();
  for (std::uint32_t index = 0; index < pairs.size(); ++index) {
    if (pairs[index].kind != EdgeKind::hatchway) continue;
    const auto first = compartments.of(pairs[index].first);
    const auto second = compartments.of(pairs[index].second);
    if (first != second) doorways_.push_back({index, first, second});
  }
}

Chokepoints chokepoints_of(const CompartmentGraph& graph) {
  // Boost takes a second edge between the same vertices for the first one seen again, so it gets each pair once.
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<std::uint32_t>> between;
  std::vector<std::uint32_t> degrees(graph.compartments(), 0);
  for (std::uint32_t index = 0; index < graph.doorways().size(); ++index) {
    const auto& doorway = graph.doorways()[index];
    between[ends_of(doorway)].push_back(index);
    ++degrees[doorway.first];
    ++degrees[doorway.second];
  }
  std::vector<Arc> arcs;
  for (const auto& [ends, doorways] : between) {
    arcs.emplace_back(ends.first, ends.second);
    arcs.emplace_back(ends.second, ends.first);
  }
  const CompactGraph<> compact(boost::edges_are_unsorted_multi_pass, arcs.begin(), arcs.end(), graph.compartments());

  Chokepoints result;
  constexpr std::uint32_t unseen = UINT32_MAX;
  std::vector<std::uint32_t> block(arcs.size(), unseen);
  const auto index = get(boost::edge_index, compact);
  boost::biconnected_components(compact, boost::make_iterator_property_map(block.begin(), index),
                                std::back_inserter(result.crossings));
  std::sort(result.crossings.begin(), result.crossings.end());

  // A bridge is a block of a single edge, and of a single doorway.
  std::map<std::uint32_t, std::vector<Arc>> blocks;
  for (auto [edge, end] = edges(compact); edge != end; ++edge) {
    const auto number = block[get(index, *edge)];
    if (number != unseen) blocks[number].emplace_back(source(*edge, compact), target(*edge, compact));
  }
  for (const auto& [number, members] : blocks) {
    if (members.size() != 1) continue;
    const auto& doorways = between.at(std::minmax(members.front().first, members.front().second));
    if (doorways.size() == 1) result.bridges.push_back(doorways.front());
  }
  std::sort(result.bridges.begin(), result.bridges.end());
  for (std::uint32_t compartment = 0; compartment < degrees.size(); ++compartment) {
    if (degrees[compartment] == 1) result.dead_ends.push_back(compartment);
  }
  return result;
}

}  // namespace bulkhead
