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
  std::vector<CompactGraph::Arc> arcs;
  for (const auto& [ends, doorways] : between) {
    arcs.push_back({ends.first, ends.second});
    arcs.push_back({ends.second, ends.first});
  }
  const CompactGraph compact(graph.compartments(), arcs);

  Chokepoints result;
  constexpr std::uint32_t unseen = UINT32_MAX;
  std::vector<std::uint32_t> block(compact.arcs(), unseen);
  boost::biconnected_components(compact, PropertyByPlace(block), std::back_inserter(result.crossings),
                                boost::vertex_index_map(boost::typed_identity_property_map<std::uint32_t>()));
  std::sort(result.crossings.begin(), result.crossings.end());

  // A bridge is a block of a single edge, and of a single doorway.
  std::map<std::uint32_t, std::vector<std::uint32_t>> blocks;
  for (std::uint32_t place = 0; place < compact.arcs(); ++place) {
    if (block[place] != unseen) blocks[block[place]].push_back(place);
  }
  for (const auto& [number, places] : blocks) {
    if (places.size() != 1) continue;
    const auto edge = compact.edge(places.front());
    const auto& doorways = between.at(std::minmax(edge.source, edge.target));
    if (doorways.size() == 1) result.bridges.push_back(doorways.front());
  }
  std::sort(result.bridges.begin(), result.bridges.end());
  for (std::uint32_t compartment = 0; compartment < degrees.size(); ++compartment) {
    if (degrees[compartment] == 1) result.dead_ends.push_back(compartment);
  }
  return result;
}

}  // namespace bulkhead
