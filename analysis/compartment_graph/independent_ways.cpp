// SPDX-License-Identifier: MIT
#include "analysis/compartment_graph/independent_ways.h"

#include <boost/graph/edmonds_karp_max_flow.hpp>

#include <algorithm>
#include <set>

#include "analysis/compartment_graph/compact_graph.h"
#include "analysis/ground.h"

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
    std::vector<CompactGraph::Arc> arcs;
    const auto add = [&](std::uint32_t first, std::uint32_t second) {
      arcs.push_back({first, second});
      arcs.push_back({second, first});
    };
    for (const auto index : open_) add(graph_.doorways()[index].first, graph_.doorways()[index].second);
    for (const auto compartment : from) add(begin, compartment);
    for (const auto compartment : to) add(compartment, end);
    const CompactGraph network(end + 1, arcs);

    const int unlimited = static_cast<int>(open_.size()) + 1;
    std::vector<int> capacity(network.arcs());
    std::vector<CompactGraph::Edge> reverse(network.arcs());
    std::vector<std::uint32_t> place_of(network.arcs());
    for (std::uint32_t place = 0; place < network.arcs(); ++place) place_of[network.given(place)] = place;
    for (std::uint32_t given = 0; given < network.arcs(); ++given) {
      capacity[place_of[given]] = given < 2 * open_.size() ? 1 : unlimited;
      reverse[place_of[given]] = network.edge(place_of[given ^ 1U]);
    }
    std::vector<int> residual(network.arcs());
    std::vector<boost::default_color_type> colours(network.vertices());
    std::vector<CompactGraph::Edge> before(network.vertices());
    result.ways =
        boost::edmonds_karp_max_flow(network, begin, end, PropertyByPlace(capacity), PropertyByPlace(residual),
                                     PropertyByPlace(reverse), colours.data(), before.data());
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
