// SPDX-License-Identifier: MIT
#include "analysis/compartment_graph/hatchway_loads.h"

#include <algorithm>
#include <iterator>
#include <ranges>
#include <utility>

#include "analysis/compartment_graph/compact_graph.h"

namespace bulkhead {
namespace {

/// Hatchways before steps.
using Distance = std::uint64_t;
constexpr Distance no_way = UINT64_MAX;
constexpr Distance one_step = 1;
constexpr Distance one_hatchway = Distance{1} << 32U;

/// The cells, and one vertex more for each direction of a link, as in `Routes`.
struct Network {
  std::uint32_t cells = 0;
  /// One step each: from cell to cell, and from a cell into a link.
  CompactGraph steps{0, {}};
  /// From a link to the cells at its end, at no cost.
  CompactGraph ends{0, {}};
  /// One step each, through hatchways.
  CompactGraph passages{0, {}};
  struct Passage {
    std::uint32_t pair = 0;
    Distance cost = 0;
  };
  /// By place in `passages`.
  std::vector<Passage> passage;

  explicit Network(const CellGraph& graph) : cells(static_cast<std::uint32_t>(graph.cell_count())) {
    std::vector<CompactGraph::Arc> on_floor;
    std::vector<CompactGraph::Arc> out_of_links;
    std::vector<CompactGraph::Arc> through_hatchways;
    std::vector<Passage> given;
    const auto pairs = graph.neighbours();
    for (std::uint32_t index = 0; index < pairs.size(); ++index) {
      const auto& pair = pairs[index];
      if (pair.kind == EdgeKind::wall) continue;
      auto& arcs = pair.hatchways == 0 ? on_floor : through_hatchways;
      arcs.push_back({pair.first, pair.second});
      arcs.push_back({pair.second, pair.first});
      if (pair.hatchways != 0) given.insert(given.end(), 2, {index, pair.hatchways * one_hatchway + one_step});
    }
    auto vertex = cells;
    for (const auto& link : graph.links()) {
      for (const auto& [from, to] : {std::pair(&link.from, &link.to), std::pair(&link.to, &link.from)}) {
        for (const auto cell : *from) on_floor.push_back({cell, vertex});
        for (const auto cell : *to) out_of_links.push_back({vertex, cell});
        ++vertex;
      }
    }
    steps = CompactGraph(vertex, on_floor);
    ends = CompactGraph(vertex, out_of_links);
    passages = CompactGraph(vertex, through_hatchways);
    for (std::uint32_t place = 0; place < passages.arcs(); ++place) passage.push_back(given[passages.given(place)]);
  }

  [[nodiscard]] std::uint32_t vertices() const { return steps.vertices(); }
};

/// Calls back for every arc that leaves a vertex.
template <typename Use>
void each_arc(const CompactGraph& graph, std::uint32_t vertex, const Use& use) {
  const auto end = graph.first(vertex + 1);
  for (auto place = graph.first(vertex); place < end; ++place) use(graph.edge(place).target, place);
}

/// Brandes' sums, one source after the other. As all that costs anything is a step, perhaps through hatchways, the best
/// routes are found without a heap: step by step all that can be reached through as many hatchways, then through more.
class Loads {
 public:
  explicit Loads(const CellGraph& cells)
      : network_(cells),
        load_(cells.neighbours().size(), 0),
        routes_(network_.vertices()),
        onward_(network_.vertices()) {}

  void add_routes_from(std::uint32_t source) {
    search(source);
    for (const auto vertex : std::views::reverse(order_)) {
      const auto distance = distance_[vertex];
      double onward = 0;
      each_arc(network_.steps, vertex, [&](std::uint32_t target, std::uint32_t) {
        onward += distance_[target] == distance + one_step ? onward_[target] : 0;
      });
      each_arc(network_.ends, vertex, [&](std::uint32_t target, std::uint32_t) {
        onward += distance_[target] == distance ? onward_[target] : 0;
      });
      each_arc(network_.passages, vertex, [&](std::uint32_t target, std::uint32_t place) {
        const auto& passage = network_.passage[place];
        if (distance_[target] != distance + passage.cost) return;
        onward += onward_[target];
        load_[passage.pair] += routes_[vertex] * onward_[target];
      });
      const bool is_cell = vertex < network_.cells;
      // One route ends in each cell; in the middle of a link none does.
      onward_[vertex] = onward + (is_cell ? 1 / routes_[vertex] : 0);
      if (is_cell && distance >= one_hatchway) ++passing_;
    }
  }

  [[nodiscard]] double share(std::uint32_t pair) const {
    return passing_ == 0 ? 0 : load_[pair] / static_cast<double>(passing_);
  }

 private:
  /// A way into a cell that is taken up when it is its turn.
  struct Entrance {
    Distance distance = 0;
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    friend bool operator<(const Entrance& a, const Entrance& b) { return a.distance < b.distance; }
  };
  /// Vertices as far away as one another.
  struct Front {
    std::vector<std::uint32_t> cells;
    std::vector<std::uint32_t> links;

    [[nodiscard]] bool empty() const { return cells.empty() && links.empty(); }
  };

  void search(std::uint32_t source) {
    distance_.assign(network_.vertices(), no_way);
    order_.clear();
    routes_[source] = 1;
    entrances_.assign(1, {0, source, source});
    while (!entrances_.empty() || !through_two_.empty()) {
      search_on_floor();
      entrances_.clear();
      std::merge(through_one_.begin(), through_one_.end(), through_two_.begin(), through_two_.end(),
                 std::back_inserter(entrances_));
      through_one_.clear();
      through_two_.clear();
      std::swap(through_two_, through_two_more_);
    }
  }

  /// All that can be reached without another hatchway.
  void search_on_floor() {
    Distance distance = 0;
    for (auto entrance = entrances_.begin(); entrance != entrances_.end() || !here_.empty();
         distance += one_step) {
      if (here_.empty()) distance = entrance->distance;
      for (; entrance != entrances_.end() && entrance->distance == distance; ++entrance) {
        reach(entrance->to, distance, routes_[entrance->from], here_);
      }
      expand(distance);
    }
  }

  /// From all that is here to the next front.
  void expand(Distance distance) {
    // Links first, for they lead to cells that are here.
    for (const auto link : here_.links) {
      order_.push_back(link);
      each_arc(network_.ends, link,
               [&](std::uint32_t cell, std::uint32_t) { reach(cell, distance, routes_[link], here_); });
    }
    for (const auto cell : here_.cells) {
      order_.push_back(cell);
      each_arc(network_.steps, cell,
               [&](std::uint32_t next, std::uint32_t) { reach(next, distance + one_step, routes_[cell], next_); });
      each_arc(network_.passages, cell, [&](std::uint32_t next, std::uint32_t place) {
        if (distance_[next] != no_way) return;
        const auto cost = network_.passage[place].cost;
        (cost < 2 * one_hatchway ? through_one_ : through_two_more_).push_back({distance + cost, cell, next});
      });
    }
    std::swap(here_, next_);
    next_.cells.clear();
    next_.links.clear();
  }

  void reach(std::uint32_t vertex, Distance distance, double routes, Front& front) {
    if (distance_[vertex] == no_way) {
      distance_[vertex] = distance;
      routes_[vertex] = routes;
      (vertex < network_.cells ? front.cells : front.links).push_back(vertex);
    } else if (distance_[vertex] == distance) {
      routes_[vertex] += routes;
    }
  }

  Network network_;
  std::vector<double> load_;
  /// Routes from cell to cell that pass a hatchway.
  std::uint64_t passing_ = 0;

  // Of one source.
  std::vector<Distance> distance_;
  /// How many best routes lead to a vertex.
  std::vector<double> routes_;
  /// Of the routes that end in a vertex or lead on from it, as many for each of those that lead to it.
  std::vector<double> onward_;
  /// The nearer first.
  std::vector<std::uint32_t> order_;
  Front here_;
  Front next_;
  /// Sorted: those into what is searched now, those through one more hatchway, through two, and through two from here.
  std::vector<Entrance> entrances_;
  std::vector<Entrance> through_one_;
  std::vector<Entrance> through_two_;
  std::vector<Entrance> through_two_more_;
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
