// SPDX-License-Identifier: MIT
#include "analysis/compartment_graph/independent_ways.h"

#include <boost/graph/edmonds_karp_max_flow.hpp>

#include <algorithm>
#include <set>

#include "analysis/cells/floor_cells.h"
#include "analysis/compartment_graph/compact_graph.h"

namespace bulkhead {
namespace {

std::set<std::uint32_t> compartments_of(const std::vector<std::uint32_t>& cells, const Components& compartments) {
  std::set<std::uint32_t> result;
  for (const auto cell : cells) result.insert(compartments.of(cell));
  return result;
}

/// The compartments, one vertex for where the side begins and one for where the objective is; all arcs come in pairs
/// of opposite ones, and a doorway lets one way through in either direction.
class WaysOfOneSide {
 public:
  WaysOfOneSide(const CellGraph& cells, const CompartmentGraph& graph, const Id& side) : cells_(cells), graph_(graph) {
    for (std::uint32_t index = 0; index < graph.doorways().size(); ++index) {
      const auto& pair = cells.neighbours()[graph.doorways()[index].pair];
      if (!cells.locks()[pair.lock].bars(side)) open_.push_back(index);
    }
  }

  void count(const std::set<std::uint32_t>& from, const std::set<std::uint32_t>& to, IndependentWays& result) const {
    const auto begin = graph_.compartments();
    const auto end = begin + 1;
    std::vector<Arc> arcs;
    std::vector<Numbered> numbers;
    const auto add = [&](std::uint32_t first, std::uint32_t second) {
      for (const auto& arc : {Arc(first, second), Arc(second, first)}) {
        numbers.push_back({static_cast<std::uint32_t>(arcs.size())});
        arcs.push_back(arc);
      }
    };
    for (const auto index : open_) add(graph_.doorways()[index].first, graph_.doorways()[index].second);
    for (const auto compartment : from) add(begin, compartment);
    for (const auto compartment : to) add(compartment, end);
    const Network network(boost::edges_are_unsorted_multi_pass, arcs.begin(), arcs.end(), numbers.begin(), end + 1);
    const auto place_of = get(boost::edge_index, network);
    std::vector<Network::edge_descriptor> by_number(arcs.size());
    for (auto [arc, last] = edges(network); arc != last; ++arc) by_number[network[*arc].number] = *arc;

    const int unlimited = static_cast<int>(open_.size()) + 1;
    std::vector<int> capacity(arcs.size());
    std::vector<Network::edge_descriptor> reverse(arcs.size());
    for (std::uint32_t number = 0; number < arcs.size(); ++number) {
      const auto place = get(place_of, by_number[number]);
      capacity[place] = number < 2 * open_.size() ? 1 : unlimited;
      reverse[place] = by_number[number ^ 1U];
    }
    std::vector<int> residual(arcs.size());
    std::vector<boost::default_color_type> colours(num_vertices(network));
    std::vector<Network::edge_descriptor> before(num_vertices(network));
    const auto by_arc = [&](auto& values) { return boost::make_iterator_property_map(values.begin(), place_of); };
    result.ways = boost::edmonds_karp_max_flow(network, begin, end, by_arc(capacity), by_arc(residual), by_arc(reverse),
                                               colours.data(), before.data());
    // What the last search for one more way has reached lies on the near side.
    const auto is_near = [&](std::uint32_t compartment) { return colours[compartment] != boost::white_color; };
    for (const auto index : open_) {
      const auto& doorway = graph_.doorways()[index];
      if (is_near(doorway.first) == is_near(doorway.second)) continue;
      const auto edges = cells_.edges_between(cells_.neighbours()[doorway.pair]);
      result.cut.insert(result.cut.end(), edges.begin(), edges.end());
    }
  }

 private:
  struct Numbered {
    std::uint32_t number = 0;
  };
  using Network = CompactGraph<Numbered>;

  const CellGraph& cells_;
  const CompartmentGraph& graph_;
  std::vector<std::uint32_t> open_;
};

}  // namespace

std::vector<IndependentWays> independent_ways(const Mission& mission, const CellGraph& cells,
                                              const Components& compartments, const CompartmentGraph& graph,
                                              const std::vector<SideStart>& starts) {
  std::vector<IndependentWays> result;
  for (const auto& start : starts) {
    const auto from = compartments_of(start.cells, compartments);
    if (from.empty()) continue;
    const WaysOfOneSide ways(cells, graph, start.side);
    for (const auto& marker : *mission.markers) {
      if (!is_objective(marker)) continue;
      const auto to = compartments_of(floor_cells_at(mission, cells, marker.at), compartments);
      if (to.empty()) continue;
      IndependentWays entry{start.side, marker.id, std::nullopt, {}};
      const bool shared = std::any_of(from.begin(), from.end(), [&](auto one) { return to.contains(one); });
      if (!shared) ways.count(from, to, entry);
      result.push_back(std::move(entry));
    }
  }
  return result;
}

}  // namespace bulkhead
