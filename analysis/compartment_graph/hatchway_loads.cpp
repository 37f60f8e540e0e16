// SPDX-License-Identifier: MIT
#include "analysis/compartment_graph/hatchway_loads.h"

#include <boost/graph/dijkstra_shortest_paths.hpp>

#include <functional>
#include <ranges>

#include "analysis/compartment_graph/compact_graph.h"

namespace bulkhead {
namespace {

constexpr std::uint64_t no_way = UINT64_MAX;
constexpr std::uint64_t one_step = 1;
constexpr std::uint64_t one_hatchway = std::uint64_t{1} << 32U;

/// Notes the vertices in the order in which they are settled.
class SettledOrder : public boost::default_dijkstra_visitor {
 public:
  explicit SettledOrder(std::vector<std::uint32_t>& order) : order_(&order) {}
  void examine_vertex(std::uint32_t vertex, const CompactGraph&) { order_->push_back(vertex); }

 private:
  std::vector<std::uint32_t>* order_;
};

/// The cells, and one vertex more for each direction of a link, as in `Routes`.
class Network {
 public:
  explicit Network(const CellGraph& cells) : cells_(static_cast<std::uint32_t>(cells.cell_count())) {
    std::vector<CompactGraph::Arc> arcs;
    std::vector<std::uint64_t> costs;
    const auto add = [&](std::uint32_t from, std::uint32_t to, std::uint64_t cost, std::uint32_t pair) {
      arcs.push_back({from, to});
      costs.push_back(cost);
      pairs_.push_back(pair);
    };
    const auto pairs = cells.neighbours();
    for (std::uint32_t index = 0; index < pairs.size(); ++index) {
      const auto& pair = pairs[index];
      if (pair.kind == EdgeKind::wall) continue;
      const auto cost = pair.hatchways * one_hatchway + one_step;
      add(pair.first, pair.second, cost, index);
      add(pair.second, pair.first, cost, index);
    }
    auto vertex = cells_;
    for (const auto& link : cells.links()) {
      for (const auto& [from, to] : {std::pair(&link.from, &link.to), std::pair(&link.to, &link.from)}) {
        for (const auto cell : *from) add(cell, vertex, one_step, no_pair);
        for (const auto cell : *to) add(vertex, cell, 0, no_pair);
        ++vertex;
      }
    }
    graph_ = CompactGraph(vertex, arcs);
    for (std::uint32_t place = 0; place < graph_.arcs(); ++place) costs_.push_back(costs[graph_.given(place)]);
  }

  static constexpr std::uint32_t no_pair = UINT32_MAX;

  [[nodiscard]] std::uint32_t cells() const { return cells_; }
  [[nodiscard]] const CompactGraph& graph() const { return graph_; }
  [[nodiscard]] std::vector<std::uint64_t>& costs() { return costs_; }
  [[nodiscard]] std::uint32_t pair(std::uint32_t place) const { return pairs_[graph_.given(place)]; }

 private:
  std::uint32_t cells_;
  CompactGraph graph_{0, {}};
  std::vector<std::uint64_t> costs_;
  /// As given.
  std::vector<std::uint32_t> pairs_;
};

/// Brandes' sums, one source after the other.
class Loads {
 public:
  explicit Loads(const CellGraph& cells)
      : network_(cells),
        load_(cells.neighbours().size(), 0),
        distance_(network_.graph().vertices()),
        routes_(network_.graph().vertices()),
        carried_(network_.graph().vertices()) {}

  void add_routes_from(std::uint32_t source) {
    const auto& graph = network_.graph();
    order_.clear();
    boost::dijkstra_shortest_paths(graph, source,
                                   boost::vertex_index_map(boost::typed_identity_property_map<std::uint32_t>())
                                       .weight_map(PropertyByPlace(network_.costs()))
                                       .distance_map(distance_.data())
                                       .distance_inf(no_way)
                                       .visitor(SettledOrder(order_)));
    for (const auto vertex : order_) routes_[vertex] = carried_[vertex] = 0;
    routes_[source] = 1;
    for (const auto vertex : order_) {
      each_next(vertex, [&](const CompactGraph::Edge& edge) { routes_[edge.target] += routes_[vertex]; });
    }
    for (const auto vertex : std::views::reverse(order_)) {
      each_next(vertex, [&](const CompactGraph::Edge& edge) {
        // One route ends in each cell; in the middle of a link none does.
        const double ending = edge.target < network_.cells() ? 1 : 0;
        const auto part = (ending + carried_[edge.target]) * routes_[vertex] / routes_[edge.target];
        carried_[vertex] += part;
        if (const auto pair = network_.pair(edge.place); pair != Network::no_pair) load_[pair] += part;
      });
      if (vertex < network_.cells() && distance_[vertex] >= one_hatchway) ++passing_;
    }
  }

  [[nodiscard]] double share(std::uint32_t pair) const {
    return passing_ == 0 ? 0 : load_[pair] / static_cast<double>(passing_);
  }

 private:
  template <typename Use>
  void each_next(std::uint32_t vertex, const Use& use) {
    const auto& graph = network_.graph();
    for (auto place = graph.first(vertex); place < graph.first(vertex + 1); ++place) {
      const auto edge = graph.edge(place);
      if (distance_[vertex] + network_.costs()[place] == distance_[edge.target]) use(edge);
    }
  }

  Network network_;
  std::vector<double> load_;
  /// Routes from cell to cell that pass a hatchway.
  std::uint64_t passing_ = 0;
  std::vector<std::uint64_t> distance_;
  /// How many best routes lead to a vertex, and how many go on from it.
  std::vector<double> routes_;
  std::vector<double> carried_;
  std::vector<std::uint32_t> order_;
};

}  // namespace

std::vector<HatchwayLoad> hatchway_loads(const CellGraph& graph, const std::stop_token& stop) {
  Loads loads(graph);
  for (std::uint32_t cell = 0; cell < graph.cell_count(); ++cell) {
    if (stop.stop_requested()) return {};
    if (graph.is_floor(cell)) loads.add_routes_from(cell);
  }
  std::vector<HatchwayLoad> result;
  const auto pairs = graph.neighbours();
  for (std::uint32_t index = 0; index < pairs.size(); ++index) {
    if (pairs[index].kind == EdgeKind::hatchway) result.push_back({index, loads.share(index)});
  }
  return result;
}

}  // namespace bulkhead
