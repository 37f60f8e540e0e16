// SPDX-License-Identifier: MIT
#include "analysis/distance/shortest_path_map.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "analysis/distance/taut_cones.h"

namespace bulkhead {
namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

}  // namespace

/// All samples of a grid, and what is known of how far they are.
class ShortestPathMap::Samples {
 public:
  Samples(const VisibilityGraph& graph, const SampleGrid& grid)
      : graph_(graph),
        decided_(graph.kernel().mesh_decides()),
        first_(graph.mesh().inside(grid.first)),
        spacing_(static_cast<double>(grid.spacing.in_micrometres())),
        columns_(grid.columns),
        rows_(grid.rows),
        distances_(grid.count(), infinite) {}

  /// Those in a strip between two rays from a place, which is a corner or none and itself `distance` away.
  void reach(const StripMesh::Strip& strip, FinePoint from, StripMesh::Side side, Ray west, Ray east, double distance,
             std::uint32_t corner) {
    const double north = side == StripMesh::south ? std::max(strip.y[0], from.y) : strip.y[0];
    const double south = side == StripMesh::south ? strip.y[1] : std::min(strip.y[1], from.y);
    const int last_row = std::min(rows_ - 1, step_below(south - first_.y));
    for (int row = std::max(0, step_above(north - first_.y)); row <= last_row; ++row) {
      const double dy = first_.y + spacing_ * row - from.y;
      const double away = std::abs(dy);
      const double begin = west.y > 0 ? std::max(strip.west, from.x + west.x * away / west.y) : strip.west;
      const double end = east.y > 0 ? std::min(strip.east, from.x + east.x * away / east.y) : strip.east;
      const int last_column = std::min(columns_ - 1, step_below(end - first_.x));
      auto* sample = distances_.data() + static_cast<std::ptrdiff_t>(row) * columns_;
      for (int column = std::max(0, step_above(begin - first_.x)); column <= last_column; ++column) {
        const double dx = first_.x + spacing_ * column - from.x;
        const double whole = distance + std::sqrt(dx * dx + dy * dy);
        if (!decided_ && whole < sample[column] && !graph_.passes(corner, from, from + FinePoint{dx, dy})) continue;
        sample[column] = std::min(sample[column], whole);
      }
    }
  }

  [[nodiscard]] std::vector<double> distances() && { return std::move(distances_); }

 private:
  [[nodiscard]] int step_below(double offset) const { return static_cast<int>(std::floor(offset / spacing_)); }
  [[nodiscard]] int step_above(double offset) const { return static_cast<int>(std::ceil(offset / spacing_)); }

  const VisibilityGraph& graph_;
  /// See `Kernel::mesh_decides`.
  bool decided_;
  FinePoint first_;
  double spacing_;
  int columns_;
  int rows_;
  std::vector<double> distances_;
};

/// What one cone sees: samples, and corners to go on from; polygons leave fewer of these, which the graph knows.
class ShortestPathMap::ConeVisitor {
 public:
  ConeVisitor(ShortestPathMap& map, const VisibilityGraph& graph, Samples& samples, FinePoint from, double distance,
              std::uint32_t corner)
      : map_(map),
        graph_(graph),
        decided_(graph.kernel().mesh_decides()),
        samples_(samples),
        from_(from),
        distance_(distance),
        corner_(corner) {}

  template <StripMesh::Side Towards>
  bool strip(std::uint32_t number, Ray west, Ray east) {
    samples_.reach(graph_.mesh().strips()[number], from_, Towards, west, east, distance_, corner_);
    return true;
  }
  template <StripMesh::Side>
  static void touching(Ray) {}
  void corner(std::uint32_t number, FinePoint direction) {
    if (!decided_ || !graph_.mesh().corners()[number].tangent(direction.x, direction.y)) return;
    map_.reach(number, distance_ + length(direction), direction);
  }

 private:
  ShortestPathMap& map_;
  const VisibilityGraph& graph_;
  bool decided_;
  Samples& samples_;
  FinePoint from_;
  double distance_;
  std::uint32_t corner_;
};

/// Goes on from there later, unless a way that is as short has led there before.
void ShortestPathMap::reach(std::uint32_t corner, double distance, FinePoint came) {
  auto& reached = reached_[corner];
  if (reached.search == search_ && reached.distance <= distance) return;
  reached = {distance, search_, came};
  heap_.push_back({distance, corner});
  std::push_heap(heap_.begin(), heap_.end());
}

std::vector<double> ShortestPathMap::distances(VisibilityGraph& graph, std::span<const Point> from,
                                               const SampleGrid& grid, const std::stop_token& stop) {
  const auto& mesh = graph.mesh();
  const auto& kernel = graph.kernel();
  Samples samples(graph, grid);
  reached_.resize(graph.size());
  ++search_;
  heap_.clear();
  for (const auto point : from) {
    if (stop.stop_requested()) break;
    const auto at = mesh.inside(point);
    if (!kernel.is_free(at)) continue;
    ConeVisitor visitor(*this, graph, samples, at, 0, StripMesh::none);
    follow_all_cones(mesh, Viewpoint(mesh, at), visitor);
    if (kernel.mesh_decides()) continue;
    graph.see(at, edges_);
    for (const auto& edge : edges_) reach(edge.to, edge.length, edge.direction);
  }
  while (!heap_.empty() && !stop.stop_requested()) {
    std::pop_heap(heap_.begin(), heap_.end());
    const auto [distance, corner] = heap_.back();
    heap_.pop_back();
    if (distance > reached_[corner].distance) continue;
    const auto came = reached_[corner].came;
    const auto at = graph.place(corner);
    ConeVisitor visitor(*this, graph, samples, at, distance, corner);
    if (corner < mesh.corners().size()) {
      follow_taut_cones(mesh, corner, came, visitor);
    } else {
      follow_all_cones(mesh, Viewpoint(mesh, at), visitor);
    }
    if (kernel.mesh_decides()) continue;
    graph.for_each_taut(corner, came, [&, so_far = distance](const VisibilityGraph::Edge& edge) {
      reach(edge.to, so_far + edge.length, edge.direction);
    });
  }
  return std::move(samples).distances();
}

}  // namespace bulkhead
