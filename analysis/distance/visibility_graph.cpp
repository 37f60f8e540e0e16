// SPDX-License-Identifier: MIT
#include "analysis/distance/visibility_graph.h"

#include <algorithm>
#include <iterator>

#include "analysis/distance/taut_cones.h"
#include "analysis/kernel/strip_line.h"

namespace bulkhead {
/// Keeps what is tangent to the corners that are seen.
class VisibilityGraph::EdgeCollector {
 public:
  EdgeCollector(const StripMesh& mesh, std::vector<Edge>& edges) : mesh_(mesh), edges_(edges) {}

  template <StripMesh::Side>
  static bool strip(std::uint32_t, Ray, Ray) {
    return true;
  }
  template <StripMesh::Side>
  static void touching(Ray) {}
  void corner(std::uint32_t number, FinePoint direction) {
    if (mesh_.corners()[number].tangent(direction.x, direction.y))
      edges_.push_back({number, direction, length(direction)});
  }

 private:
  const StripMesh& mesh_;
  std::vector<Edge>& edges_;
};

VisibilityGraph::VisibilityGraph(const Kernel& kernel)
    : kernel_(&kernel),
      corners_(mesh().corners()),
      turning_points_(kernel.turning_points()),
      rows_(corners_.size() + turning_points_.others.size()) {}

FinePoint VisibilityGraph::place(std::uint32_t corner) const {
  if (of_mesh(corner)) return {corners_[corner].x, corners_[corner].y};
  return fine(turning_points_.others[corner - corners_.size()].at);
}

bool VisibilityGraph::may_leave(std::uint32_t corner, FinePoint direction) const {
  if (corner == StripMesh::none) return true;
  if (of_mesh(corner)) return corners_[corner].tangent(direction.x, direction.y);
  return turning_points_.others[corner - corners_.size()].tangent(whole(direction));
}

bool VisibilityGraph::may_come_to(std::uint32_t corner, FinePoint direction) const {
  if (corner == StripMesh::none || of_mesh(corner)) return true;
  return turning_points_.others[corner - corners_.size()].free.holds(whole(direction));
}

bool VisibilityGraph::passes(std::uint32_t corner, FinePoint from, FinePoint to) const {
  return may_leave(corner, to - from) && kernel_->clear_of_polygons(from, to);
}

void VisibilityGraph::see(std::uint32_t corner, FinePoint from, std::vector<Edge>& edges) const {
  edges.clear();
  EdgeCollector collector(mesh(), edges);
  if (corner != StripMesh::none && of_mesh(corner)) {
    follow_taut_cones(mesh(), corner, {}, collector);
  } else {
    follow_all_cones(mesh(), Viewpoint(mesh(), from), collector);
  }
  if (!kernel_->mesh_decides()) add_polygon_corners(corner, from, nullptr, edges);
}

void VisibilityGraph::see(FinePoint from, const Box& box, std::vector<Edge>& edges) const {
  edges.clear();
  EdgeCollector collector(mesh(), edges);
  const ViewBox bounds{box.low.x - from.x, box.high.x - from.x, {from.y - box.low.y, box.high.y - from.y}};
  follow_all_cones(mesh(), Viewpoint(mesh(), from), collector, bounds);
  if (!kernel_->mesh_decides()) add_polygon_corners(StripMesh::none, from, &box, edges);
}

void VisibilityGraph::add_polygon_corners(std::uint32_t corner, FinePoint from, const Box* box,
                                          std::vector<Edge>& edges) const {
  std::erase_if(edges, [&](const Edge& edge) {
    return turning_points_.replaced[edge.to] || !passes(corner, from, from + edge.direction);
  });
  const auto& others = turning_points_.others;
  for (std::uint32_t number = 0; number < others.size(); ++number) {
    const auto to = fine(others[number].at);
    if (box != nullptr && !box->holds(to)) continue;
    const bool itself = corner != StripMesh::none && to == from;
    if (!itself && others[number].tangent(whole(to - from)) && is_clear(mesh(), from, to) && passes(corner, from, to)) {
      edges.push_back({static_cast<std::uint32_t>(corners_.size()) + number, to - from, distance(from, to)});
    }
  }
}

void VisibilityGraph::make_row(std::uint32_t corner) {
  if (edges_.size() > most_edges) {
    edges_.clear();
    std::fill(rows_.begin(), rows_.end(), Row{});
  }
  see(corner, place(corner), found_);
  auto& made = rows_[corner];
  made.first = static_cast<std::uint32_t>(edges_.size());
  const auto kept = [](const Edge& edge) {
    return PackedEdge{edge.to, static_cast<std::int32_t>(edge.direction.x),
                      static_cast<std::int32_t>(edge.direction.y)};
  };
  if (!of_mesh(corner)) {
    std::transform(found_.begin(), found_.end(), std::back_inserter(edges_), kept);
    made.second = made.last = static_cast<std::uint32_t>(edges_.size());
    return;
  }
  const std::int64_t x = corners_[corner].blocked_west ? -1 : 1;
  const std::int64_t y = corners_[corner].blocked_north ? -1 : 1;
  const auto add_quadrant = [&](std::int64_t sense) {
    const auto begin = static_cast<std::ptrdiff_t>(edges_.size());
    for (const auto& edge : found_) {
      const auto found = kept(edge);
      if (sense * found.x * x <= 0 && sense * found.y * y >= 0) edges_.push_back(found);
    }
    // By how far they are turned away from the wall; of those in line, and at one place, the nearer come first.
    const auto squared = [](const PackedEdge& edge) {
      return std::int64_t{edge.x} * edge.x + std::int64_t{edge.y} * edge.y;
    };
    std::sort(edges_.begin() + begin, edges_.end(), [&](const PackedEdge& a, const PackedEdge& b) {
      const std::int64_t turn = std::int64_t{a.x} * b.y - std::int64_t{a.y} * b.x;
      if (turn != 0) return sense * x * y * turn > 0;
      return squared(a) != squared(b) ? squared(a) < squared(b) : a.to < b.to;
    });
    const auto same = [](const PackedEdge& a, const PackedEdge& b) { return a.to == b.to; };
    edges_.erase(std::unique(edges_.begin() + begin, edges_.end(), same), edges_.end());
  };
  add_quadrant(1);
  made.second = static_cast<std::uint32_t>(edges_.size());
  add_quadrant(-1);
  made.last = static_cast<std::uint32_t>(edges_.size());
}

}  // namespace bulkhead
