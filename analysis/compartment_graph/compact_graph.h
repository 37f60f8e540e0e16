// SPDX-License-Identifier: MIT
#pragma once

#include <boost/graph/graph_traits.hpp>
#include <boost/graph/properties.hpp>
#include <boost/iterator/counting_iterator.hpp>
#include <boost/iterator/iterator_facade.hpp>
#include <boost/property_map/property_map.hpp>

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace bulkhead {

/// A graph in compressed rows, as Boost.Graph's algorithms want it: arcs by the vertex they leave, in the order they
/// were given. Vertices are 0 to `vertices` - 1.
class CompactGraph {
 public:
  struct Arc {
    std::uint32_t source = 0;
    std::uint32_t target = 0;
    friend bool operator==(const Arc&, const Arc&) = default;
  };

  CompactGraph(std::uint32_t vertices, std::span<const Arc> arcs) : first_(vertices + 1, 0), arcs_(arcs.size()) {
    for (const auto& arc : arcs) ++first_[arc.source + 1];
    for (std::uint32_t vertex = 0; vertex < vertices; ++vertex) first_[vertex + 1] += first_[vertex];
    auto next = first_;
    given_.resize(arcs.size());
    for (std::uint32_t index = 0; index < arcs.size(); ++index) {
      const auto place = next[arcs[index].source]++;
      arcs_[place] = arcs[index];
      given_[place] = index;
    }
  }

  /// An arc by its place in the rows.
  struct Edge {
    std::uint32_t source = 0;
    std::uint32_t target = 0;
    std::uint32_t place = 0;
    friend bool operator==(const Edge&, const Edge&) = default;
  };

  [[nodiscard]] std::uint32_t vertices() const { return static_cast<std::uint32_t>(first_.size() - 1); }
  [[nodiscard]] std::uint32_t arcs() const { return static_cast<std::uint32_t>(arcs_.size()); }
  [[nodiscard]] std::uint32_t first(std::uint32_t vertex) const { return first_[vertex]; }
  [[nodiscard]] Edge edge(std::uint32_t place) const { return {arcs_[place].source, arcs_[place].target, place}; }
  /// The number that the arc at a place had when it was given.
  [[nodiscard]] std::uint32_t given(std::uint32_t place) const { return given_[place]; }

  class EdgeIterator
      : public boost::iterator_facade<EdgeIterator, Edge, boost::random_access_traversal_tag, Edge, std::int64_t> {
   public:
    EdgeIterator() = default;
    EdgeIterator(const CompactGraph& graph, std::uint32_t place) : graph_(&graph), place_(place) {}

   private:
    friend class boost::iterator_core_access;
    [[nodiscard]] Edge dereference() const { return graph_->edge(place_); }
    [[nodiscard]] bool equal(const EdgeIterator& other) const { return place_ == other.place_; }
    void increment() { ++place_; }
    void decrement() { --place_; }
    void advance(std::int64_t steps) { place_ = static_cast<std::uint32_t>(place_ + steps); }
    [[nodiscard]] std::int64_t distance_to(const EdgeIterator& other) const {
      return std::int64_t{other.place_} - place_;
    }

    const CompactGraph* graph_ = nullptr;
    std::uint32_t place_ = 0;
  };

  // What Boost.Graph's traits ask of a graph. NOLINTBEGIN(readability-identifier-naming)
  using vertex_descriptor = std::uint32_t;
  using edge_descriptor = Edge;
  using directed_category = boost::directed_tag;
  using edge_parallel_category = boost::allow_parallel_edge_tag;
  struct traversal_category : boost::incidence_graph_tag, boost::vertex_list_graph_tag, boost::edge_list_graph_tag {};
  using vertex_iterator = boost::counting_iterator<std::uint32_t>;
  using out_edge_iterator = EdgeIterator;
  using edge_iterator = EdgeIterator;
  using vertices_size_type = std::uint32_t;
  using edges_size_type = std::uint32_t;
  using degree_size_type = std::uint32_t;
  // NOLINTEND(readability-identifier-naming)
  static std::uint32_t null_vertex() { return UINT32_MAX; }

 private:
  std::vector<std::uint32_t> first_;
  std::vector<Arc> arcs_;
  std::vector<std::uint32_t> given_;
};

inline std::pair<CompactGraph::vertex_iterator, CompactGraph::vertex_iterator> vertices(const CompactGraph& graph) {
  return {CompactGraph::vertex_iterator(0), CompactGraph::vertex_iterator(graph.vertices())};
}
inline std::uint32_t num_vertices(const CompactGraph& graph) { return graph.vertices(); }
inline std::pair<CompactGraph::EdgeIterator, CompactGraph::EdgeIterator> edges(const CompactGraph& graph) {
  return {{graph, 0}, {graph, graph.arcs()}};
}
inline std::uint32_t num_edges(const CompactGraph& graph) { return graph.arcs(); }
inline std::pair<CompactGraph::EdgeIterator, CompactGraph::EdgeIterator> out_edges(std::uint32_t vertex,
                                                                                   const CompactGraph& graph) {
  return {{graph, graph.first(vertex)}, {graph, graph.first(vertex + 1)}};
}
inline std::uint32_t out_degree(std::uint32_t vertex, const CompactGraph& graph) {
  return graph.first(vertex + 1) - graph.first(vertex);
}
inline std::uint32_t source(const CompactGraph::Edge& edge, const CompactGraph&) { return edge.source; }
inline std::uint32_t target(const CompactGraph::Edge& edge, const CompactGraph&) { return edge.target; }

/// A property of edges that a vector holds by place.
template <typename T>
class PropertyByPlace : public boost::put_get_helper<T&, PropertyByPlace<T>> {
 public:
  // Of a property map of Boost. NOLINTBEGIN(readability-identifier-naming)
  using value_type = T;
  using reference = T&;
  using key_type = CompactGraph::Edge;
  using category = boost::lvalue_property_map_tag;
  // NOLINTEND(readability-identifier-naming)

  PropertyByPlace() = default;
  explicit PropertyByPlace(std::vector<T>& values) : values_(values.data()) {}
  T& operator[](const CompactGraph::Edge& edge) const { return values_[edge.place]; }

 private:
  T* values_ = nullptr;
};

}  // namespace bulkhead
