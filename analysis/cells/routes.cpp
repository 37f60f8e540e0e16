// SPDX-License-Identifier: MIT
#include "analysis/cells/routes.h"

#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/graph/dijkstra_shortest_paths.hpp>

#include <algorithm>
#include <functional>
#include <utility>

namespace bulkhead {
namespace {

constexpr std::uint64_t no_way = UINT64_MAX;
constexpr std::uint64_t one_step = 1;
constexpr std::uint64_t one_hatchway = std::uint64_t{1} << 32U;
/// Beyond these one had better search anew.
constexpr std::size_t most_bereft = 4;

/// What it costs a side to go from a cell to the one beside it.
class PairCosts {
 public:
  PairCosts(const CellGraph& graph, const Id& side) {
    for (const auto& lock : graph.locks()) barred_.push_back(lock.bars(side));
  }
  [[nodiscard]] std::uint64_t of(const Neighbours& pair) const {
    if (pair.kind == EdgeKind::wall || barred_[pair.lock]) return no_way;
    return pair.hatchways * one_hatchway + one_step;
  }

 private:
  std::vector<bool> barred_;
};

std::uint64_t sum(std::uint64_t a, std::uint64_t b) { return a == no_way || b == no_way ? no_way : a + b; }

struct Step {
  std::uint64_t cost = 0;
};
using Network = boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, Step>;

/// The ways that are open to one side. A link adds two vertices, one for each direction: into it costs the step, out
/// of it nothing, so a link between large zones takes no more than their cells.
Network network_for(const CellGraph& graph, const Id& side) {
  const PairCosts costs(graph, side);
  std::vector<std::pair<std::size_t, std::size_t>> ends;
  std::vector<Step> steps;
  ends.reserve(2 * graph.neighbours().size());
  steps.reserve(2 * graph.neighbours().size());
  const auto add = [&](std::size_t from, std::size_t to, std::uint64_t cost) {
    ends.emplace_back(from, to);
    steps.push_back({cost});
  };
  for (const auto& pair : graph.neighbours()) {
    const auto cost = costs.of(pair);
    if (cost == no_way) continue;
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

bool Routes::still_hold(const CellGraph& before, const CellGraph& now, const Id& side) const {
  const auto old_pairs = before.neighbours();
  const auto pairs = now.neighbours();
  if (before.cell_count() != now.cell_count() || old_pairs.size() != pairs.size() ||
      !std::equal(before.links().begin(), before.links().end(), now.links().begin(), now.links().end())) {
    return false;
  }
  const PairCosts old_costs(before, side);
  const PairCosts costs(now, side);
  // Best routes came to these cells by a pair that costs more now.
  std::vector<std::uint32_t> bereft;
  for (std::size_t index = 0; index < pairs.size(); ++index) {
    const auto& [first, second] = std::pair(pairs[index].first, pairs[index].second);
    if (old_pairs[index].first != first || old_pairs[index].second != second) return false;
    const auto old_cost = old_costs.of(old_pairs[index]);
    const auto cost = costs.of(pairs[index]);
    if (cost == old_cost) continue;
    for (const auto& [from, to] : {std::pair(first, second), std::pair(second, first)}) {
      if (sum(costs_[from], cost) < costs_[to]) return false;
      if (costs_[to] != no_way && sum(costs_[from], old_cost) == costs_[to]) bereft.push_back(to);
    }
    if (bereft.size() > most_bereft) return false;
  }
  // All others are still reached as they were; so these are, if another pair is as good.
  return std::all_of(bereft.begin(), bereft.end(), [&](std::uint32_t cell) {
    return std::any_of(pairs.begin(), pairs.end(), [&](const Neighbours& pair) {
      if (pair.first != cell && pair.second != cell) return false;
      return sum(costs_[pair.first == cell ? pair.second : pair.first], costs.of(pair)) == costs_[cell];
    });
  });
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
