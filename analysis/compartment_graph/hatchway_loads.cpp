// SPDX-License-Identifier: MIT
#include "analysis/compartment_graph/hatchway_loads.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "analysis/compartment_graph/compact_graph.h"
#include "analysis/compartment_graph/condensed_graph.h"

namespace bulkhead {
namespace {

/// Samples visit about as many cells as this, or are as few.
constexpr std::size_t visits_of_samples = std::size_t{1} << 23;
constexpr std::size_t fewest_samples = 512;

/// Hatchways before steps.
using Distance = std::uint64_t;
constexpr Distance no_way = UINT64_MAX;
constexpr Distance one_step = 1;
constexpr Distance one_hatchway = Distance{1} << 32U;

/// The cells, and one vertex more for each direction of a link, as in `Routes`.
struct Network {
  std::uint32_t cells = 0;
  /// From cell to cell, and from a cell into a link: one step each.
  CompactGraph<> steps;
  CompactGraph<> into_links;
  /// From a link to the cells at its end, at no cost.
  CompactGraph<> out_of_links;
  /// From cell to cell through hatchways: one step each.
  struct Passage {
    std::uint32_t pair = 0;
    Distance cost = 0;
  };
  CompactGraph<Passage> passages;

  /// Of the cells to keep, and of all links that join some of them.
  Network(const CellGraph& graph, const std::vector<bool>& keep)
      : cells(static_cast<std::uint32_t>(graph.cell_count())) {
    std::vector<Arc> on_floor;
    std::vector<Arc> through_hatchways;
    std::vector<Passage> passage;
    const auto pairs = graph.neighbours();
    for (std::uint32_t index = 0; index < pairs.size(); ++index) {
      const auto& pair = pairs[index];
      if (pair.kind == EdgeKind::wall || !keep[pair.first] || !keep[pair.second]) continue;
      auto& arcs = pair.hatchways == 0 ? on_floor : through_hatchways;
      arcs.emplace_back(pair.first, pair.second);
      arcs.emplace_back(pair.second, pair.first);
      if (pair.hatchways != 0) passage.insert(passage.end(), 2, {index, pair.hatchways * one_hatchway + one_step});
    }
    std::vector<Arc> in;
    std::vector<Arc> out;
    auto vertex = cells;
    for (const auto& link : graph.links()) {
      for (const auto& [from, to] : {std::pair(&link.from, &link.to), std::pair(&link.to, &link.from)}) {
        if (to->empty() || !keep[to->front()]) continue;
        for (const auto cell : *from) in.emplace_back(cell, vertex);
        for (const auto cell : *to) out.emplace_back(vertex, cell);
        ++vertex;
      }
    }
    const auto graph_of = [&](const std::vector<Arc>& arcs) {
      return CompactGraph<>(boost::edges_are_unsorted_multi_pass, arcs.begin(), arcs.end(), vertex);
    };
    steps = graph_of(on_floor);
    into_links = graph_of(in);
    out_of_links = graph_of(out);
    passages = CompactGraph<Passage>(boost::edges_are_unsorted_multi_pass, through_hatchways.begin(),
                                     through_hatchways.end(), passage.begin(), vertex);
  }

  [[nodiscard]] std::uint32_t vertices() const { return num_vertices(steps); }
  /// Of those that lead on at once, without waiting for others.
  [[nodiscard]] std::uint32_t arcs() const {
    return num_edges(steps) + num_edges(into_links) + num_edges(out_of_links);
  }
};

/// Brandes' sums, one source after the other. As all that costs anything is a step, perhaps through hatchways, the best
/// routes are found without a heap: step by step all that can be reached through as many hatchways, then through more.
/// Boost.Graph's `brandes_betweenness_centrality` takes every vertex for one cell, counts all edges and cannot be
/// stopped.
class Loads {
 public:
  /// `targets` are how many routes end in each cell.
  Loads(const CellGraph& cells, const std::vector<bool>& keep, std::vector<double> load, std::vector<double> targets)
      : network_(cells, keep), load_(std::move(load)), targets_(std::move(targets)), vertices_(network_.vertices()) {
    successors_.reserve(network_.arcs());
    order_.reserve(network_.vertices());
    front_.reserve(network_.vertices());
  }

  /// From a cell that so many routes begin in for each of the targets.
  void add_routes_from(std::uint32_t source, double weight) {
    search(source);
    auto entered = entered_.size();
    auto successor = successors_.size();
    for (auto index = order_.size(); index-- > 0;) {
      for (; entered > 0 && entered_[entered - 1].index > index; --entered) {
        const auto& entrance = entered_[entered - 1];
        auto& from = vertices_[entrance.from];
        const auto onward = vertices_[entrance.to].onward;
        from.onward += onward;
        load_[entrance.pair] += weight * from.routes * onward;
      }
      auto& vertex = vertices_[order_[index].vertex];
      // In the middle of a link none ends.
      const auto number = order_[index].vertex;
      double onward = vertex.onward + (number < network_.cells ? targets_[number] / vertex.routes : 0);
      const auto first = index == 0 ? 0 : order_[index - 1].successors_end;
      while (successor > first) onward += vertices_[successors_[--successor]].onward;
      vertex.onward = onward;
    }
  }

  [[nodiscard]] double of(std::uint32_t pair) const { return load_[pair]; }

 private:
  /// A way into a cell through hatchways.
  struct Entrance {
    Distance distance = 0;
    std::uint32_t pair = 0;
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    /// A place in `order_`, behind `from` but not behind `to`.
    std::size_t index = 0;
    friend bool operator<(const Entrance& a, const Entrance& b) { return a.distance < b.distance; }
  };

  /// What is known of a cell or a link.
  struct Vertex {
    Distance distance = no_way;
    /// How many best routes lead to it.
    double routes = 0;
    /// For each of them, how many routes from the source end here or go on.
    double onward = 0;
  };
  struct Expanded {
    std::uint32_t vertex = 0;
    /// Up to where `successors_` are its own.
    std::size_t successors_end = 0;
  };

  void search(std::uint32_t source) {
    std::fill(vertices_.begin(), vertices_.end(), Vertex{});
    order_.clear();
    successors_.clear();
    entered_.clear();
    entrances_.clear();
    vertices_[source] = {0, 1, 0};
    front_.assign(1, source);
    search_on_floor();
    while (!through_one_.empty() || !through_two_.empty() || !through_two_more_.empty()) {
      entrances_.clear();
      std::merge(through_one_.begin(), through_one_.end(), through_two_.begin(), through_two_.end(),
                 std::back_inserter(entrances_));
      through_one_.clear();
      through_two_.clear();
      std::swap(through_two_, through_two_more_);
      search_on_floor();
    }
  }

  /// All that can be reached from the front and by the entrances without another hatchway.
  void search_on_floor() {
    Distance distance = 0;
    for (auto entrance = entrances_.begin(); entrance != entrances_.end() || !front_.empty(); distance += one_step) {
      if (front_.empty()) distance = entrance->distance;
      for (; entrance != entrances_.end() && entrance->distance == distance; ++entrance) {
        if (!reach(entrance->to, distance, vertices_[entrance->from].routes, front_)) continue;
        entrance->index = order_.size();
        entered_.push_back(*entrance);
      }
      expand_front(distance);
    }
  }

  /// The cells of the front, all as far away, give way to those one step farther.
  void expand_front(Distance distance) {
    std::swap(front_, last_front_);
    front_.clear();
    links_.clear();
    const bool has_links = num_edges(network_.into_links) > 0;
    for (const auto cell : last_front_) {
      lead_on(cell, network_.steps, distance + one_step, front_);
      if (has_links) lead_on(cell, network_.into_links, distance + one_step, links_);
      order_.push_back({cell, successors_.size()});
      wait_at_passages(cell, distance);
    }
    // A link's end is where the step into it leads.
    for (const auto link : links_) {
      lead_on(link, network_.out_of_links, distance + one_step, front_);
      order_.push_back({link, successors_.size()});
    }
  }

  void lead_on(std::uint32_t vertex, const CompactGraph<>& arcs, Distance distance,
               std::vector<std::uint32_t>& reached) {
    const auto routes = vertices_[vertex].routes;
    for (auto [to, end] = adjacent_vertices(vertex, arcs); to != end; ++to) {
      if (reach(*to, distance, routes, reached)) successors_.push_back(*to);
    }
  }

  void wait_at_passages(std::uint32_t cell, Distance distance) {
    for (auto [arc, end] = out_edges(cell, network_.passages); arc != end; ++arc) {
      const auto to = target(*arc, network_.passages);
      if (vertices_[to].distance != no_way) continue;
      const auto& passage = network_.passages[*arc];
      auto& waiting = passage.cost < 2 * one_hatchway ? through_one_ : through_two_more_;
      waiting.push_back({distance + passage.cost, passage.pair, cell, to});
    }
  }

  /// Whether these routes are best ones; none better is left to be found then. The first make it one of those reached.
  bool reach(std::uint32_t to, Distance distance, double routes, std::vector<std::uint32_t>& reached) {
    auto& vertex = vertices_[to];
    if (vertex.distance < distance) return false;
    if (vertex.distance == no_way) {
      vertex.distance = distance;
      reached.push_back(to);
    }
    vertex.routes += routes;
    return true;
  }

  Network network_;
  std::vector<double> load_;
  std::vector<double> targets_;

  // Of one source.
  std::vector<Vertex> vertices_;
  /// The nearer first.
  std::vector<Expanded> order_;
  /// Where the best routes go on to without passing a hatchway, of one vertex after the other.
  std::vector<std::uint32_t> successors_;
  /// Where they go on through hatchways.
  std::vector<Entrance> entered_;
  std::vector<std::uint32_t> front_;
  std::vector<std::uint32_t> last_front_;
  std::vector<std::uint32_t> links_;
  /// Sorted: ways into what is searched now, those through one hatchway more, through two from before, two from here.
  std::vector<Entrance> entrances_;
  std::vector<Entrance> through_one_;
  std::vector<Entrance> through_two_;
  std::vector<Entrance> through_two_more_;
};

/// Where routes begin, and how many for each target.
struct Source {
  std::uint32_t cell = 0;
  double weight = 0;
};

/// The largest compartment of each region that has doorways left. Its routes to others are theirs to it the other way
/// round, so no search begins there.
std::vector<bool> without_sources(const CellGraph& graph, const CondensedGraph& condensed) {
  const Components regions(graph, Components::Hatchways::open);
  std::vector<std::uint32_t> largest(regions.count(), Components::none);
  const auto& compartments = condensed.compartments;
  for (std::uint32_t compartment = 0; compartment < compartments.count(); ++compartment) {
    if (condensed.doorways[compartment] == 0) continue;
    const auto& cells = compartments.cells(compartment);
    auto& found = largest[regions.of(cells.front())];
    if (found == Components::none || compartments.cells(found).size() < cells.size()) found = compartment;
  }
  std::vector<bool> result(compartments.count(), false);
  for (const auto compartment : largest) {
    if (compartment != Components::none) result[compartment] = true;
  }
  return result;
}

/// All cells of a compartment whose doorways are at a single cell are as good as that.
std::vector<Source> sources_of(const CellGraph& graph, const CondensedGraph& condensed,
                               const std::vector<bool>& without) {
  constexpr auto several = Components::none;
  const auto& compartments = condensed.compartments;
  std::vector<std::optional<std::uint32_t>> exit(compartments.count());
  const auto add_exit = [&](std::uint32_t compartment, std::uint32_t cell) {
    auto& known = exit[compartment];
    known = !known || *known == cell ? cell : several;
  };
  for (const auto& doorway : condensed.graph.doorways()) {
    const auto& pair = graph.neighbours()[doorway.pair];
    if (!condensed.keep[pair.first] || !condensed.keep[pair.second]) continue;
    add_exit(doorway.first, pair.first);
    add_exit(doorway.second, pair.second);
  }
  std::vector<Source> sources;
  for (std::uint32_t compartment = 0; compartment < compartments.count(); ++compartment) {
    if (condensed.doorways[compartment] == 0 || without[compartment]) continue;
    double together = 0;
    for (const auto cell : compartments.cells(compartment)) {
      const auto weight = static_cast<double>(condensed.weight[cell]);
      together += weight;
      if (exit[compartment] == several) sources.push_back({cell, weight});
    }
    if (exit[compartment] != several) sources.push_back({*exit[compartment], together});
  }
  return sources;
}

/// So many of them at even distances, each for as many routes, which is the same for the same board always.
std::vector<Source> sampled(const std::vector<Source>& sources, std::size_t count) {
  double all = 0;
  for (const auto& source : sources) all += source.weight;
  const double share = all / static_cast<double>(count);
  std::vector<Source> result;
  double so_far = 0;
  for (const auto& source : sources) {
    so_far += source.weight;
    while (result.size() < count && (static_cast<double>(result.size()) + 0.5) * share < so_far) {
      result.push_back({source.cell, share});
    }
  }
  return result;
}

}  // namespace

HatchwayLoads hatchway_loads(const CellGraph& graph, const std::stop_token& stop, std::size_t most_visits) {
  const CondensedGraph condensed(graph);
  const auto without = without_sources(graph, condensed);
  std::vector<double> targets;
  std::size_t left = 0;
  for (std::uint32_t cell = 0; cell < graph.cell_count(); ++cell) {
    const bool twice = condensed.keep[cell] && without[condensed.compartments.of(cell)];
    targets.push_back((twice ? 2 : 1) * static_cast<double>(condensed.weight[cell]));
    if (condensed.keep[cell] && condensed.doorways[condensed.compartments.of(cell)] > 0) ++left;
  }
  auto sources = sources_of(graph, condensed, without);
  HatchwayLoads result;
  result.estimated = sources.size() * left > most_visits;
  if (result.estimated) {
    sources = sampled(sources, std::max(fewest_samples, visits_of_samples / left));
  }
  Loads loads(graph, condensed.keep, condensed.load, std::move(targets));
  for (const auto& [cell, weight] : sources) {
    if (stop.stop_requested()) return {};
    loads.add_routes_from(cell, weight);
  }
  if (stop.stop_requested()) return {};
  const auto pairs = graph.neighbours();
  for (std::uint32_t index = 0; index < pairs.size(); ++index) {
    if (pairs[index].kind != EdgeKind::hatchway) continue;
    const double passing = condensed.passing == 0 ? 1 : static_cast<double>(condensed.passing);
    result.hatchways.push_back({index, std::min(1.0, loads.of(index) / passing)});
  }
  return result;
}

}  // namespace bulkhead
