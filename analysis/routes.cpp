// SPDX-License-Identifier: MIT
#include "analysis/routes.h"

#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/graph/dijkstra_shortest_paths.hpp>

#include <functional>
#include <utility>

namespace bulkhead {
namespace {

constexpr std::uint64_t no_way = UINT64_MAX;
constexpr std::uint64_t one_step = 1;
constexpr std::uint64_t one_hatchway = std::uint64_t{1} << 32U;

struct Step {
  std::uint64_t cost = 0;
};
using Network = boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, Step>;

/// The ways that are open to one side. A link adds two vertices, one for each direction: into it costs the step, out
/// of it nothing, so a link between large zones takes no more than their cells.
Network network_for(const CellGraph& graph, const Id& side) {
  std::vector<bool> barred;
  for (const auto& lock : graph.locks()) barred.push_back(lock.bars(side));
  std::vector<std::pair<std::size_t, std::size_t>> ends;
  std::vector<Step> steps;
  ends.reserve(2 * graph.neighbours().size());
  steps.reserve(2 * graph.neighbours().size());
  const auto add = [&](std::size_t from, std::size_t to, std::uint64_t cost) {
    ends.emplace_back(from, to);
    steps.push_back({cost});
  };
  for (const auto& pair : graph.neighbours()) {
    if (pair.kind == EdgeKind::wall || barred[pair.lock]) continue;
    const auto cost = pair.hatchways * one_hatchway + one_step;
    add(pair.first, pair.second, cost);
    add(pair.second, pair.first, cost);
  }
  auto vertex = graph.cell_count();
  for (const auto& link : graph.links()) {
    for (const auto& [from, to] : {std::pair(&link.from, &link.to), std::pair(&link.to, &link.from)}) {
      for (const auto cell : *from) add(cell, vertex, one_step);
      for (const auto cell : *to) add(vertex, cell, 0);
      ++vertex;
    }
  }
  return {boost::edges_are_unsorted_multi_pass, ends.begin(), ends.end(), steps.begin(), vertex};
}

}  // namespace

Routes::Routes(const CellGraph& graph, std::span<const std::uint32_t> starts, const Id& side) {
  const auto network = network_for(graph, side);
  costs_.assign(num_vertices(network), no_way);
  for (const auto cell : starts) costs_[cell] = 0;
  const auto index = get(boost::vertex_index, network);
  boost::dijkstra_shortest_paths_no_init(network, starts.begin(), starts.end(), boost::dummy_property_map(),
                                         boost::make_iterator_property_map(costs_.begin(), index),
                                         get(&Step::cost, network), index, std::less<>(), std::plus<>(),
                                         std::uint64_t{0}, boost::dijkstra_visitor<>());
  costs_.resize(graph.cell_count());
}

std::optional<Route> Routes::to(std::size_t cell) const {
  const auto cost = costs_[cell];
  if (cost == no_way) return std::nullopt;
  return Route{static_cast<int>(cost / one_hatchway), static_cast<int>(cost % one_hatchway)};
}

std::optional<Route> Routes::to_any(std::span<const std::uint32_t> cells) const {
  std::optional<Route> best;
  for (const auto cell : cells) {
    const auto route = to(cell);
    if (route && (!best || *route < *best)) best = route;
  }
  return best;
}

}  // namespace bulkhead
