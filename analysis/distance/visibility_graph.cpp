// SPDX-License-Identifier: MIT
#include "analysis/distance/visibility_graph.h"

#include <algorithm>
#include <iterator>

#include "analysis/distance/corner_cones.h"
#include "analysis/sight/line.h"
#include "analysis/sight/obstacle_line.h"

namespace bulkhead {
namespace {

WholePoint whole(FinePoint at) { return {static_cast<std::int64_t>(at.x), static_cast<std::int64_t>(at.y)}; }

}  // namespace

/// Keeps what is tangent to the corners that are seen.
class VisibilityGraph::Collector {
 public:
  Collector(const StripMesh& mesh, FinePoint from, std::vector<Edge>& edges)
      : mesh_(mesh), from_(from), edges_(edges) {}

  template <StripMesh::Side Towards>
  void look(std::uint32_t strip, Ray west, Ray east) {
    Half<Towards> half{*this};
    ConeWalk<Towards, Half<Towards>>(mesh_, from_, half).follow(strip, west, east, {});
  }

  void reach(std::uint32_t number, FinePoint direction) {
    if (mesh_.corners()[number].tangent(direction.x, direction.y))
      edges_.push_back({number, direction, length(direction)});
  }

 private:
  template <StripMesh::Side Towards>
  struct Half {
    struct State {};
    Collector& all;
    void strip(std::uint32_t, Ray, Ray) {}
    static State vertex(State, bool, double, double) { return {}; }
    void corner(bool is_seen, std::uint32_t number, double x, double y) {
      if (is_seen) all.reach(number, {x, Towards == StripMesh::south ? y : -y});
    }
  };

  const StripMesh& mesh_;
  FinePoint from_;
  std::vector<Edge>& edges_;
};

VisibilityGraph::VisibilityGraph(const Plan& plan)
    : mesh_(&plan.open_to_ways()),
      corners_(mesh_->corners()),
      obstacles_(plan.obstacles_to_ways()),
      polygon_corners_(plan),
      rows_(corners_.size() + polygon_corners_.others.size()) {}

FinePoint VisibilityGraph::place(std::uint32_t corner) const {
  if (of_mesh(corner)) return {corners_[corner].x, corners_[corner].y};
  return fine(polygon_corners_.others[corner - corners_.size()].at);
}

bool VisibilityGraph::may_leave(std::uint32_t corner, FinePoint direction) const {
  if (corner == StripMesh::none) return true;
  if (of_mesh(corner)) return corners_[corner].tangent(direction.x, direction.y);
  return polygon_corners_.others[corner - corners_.size()].tangent(whole(direction));
}

bool VisibilityGraph::passes(std::uint32_t corner, FinePoint from, FinePoint to) const {
  if (obstacles_ == nullptr) return true;
  return may_leave(corner, to - from) && is_clear_of_polygons(obstacles_, from, to);
}

void VisibilityGraph::see(std::uint32_t corner, FinePoint from, std::vector<Edge>& edges) const {
  edges.clear();
  Collector collector(*mesh_, from, edges);
  if (corner != StripMesh::none && of_mesh(corner)) {
    look_onward(*mesh_, corner, {}, collector);
  } else {
    look_all_round(*mesh_, from, collector);
  }
  if (obstacles_ != nullptr) add_polygon_corners(corner, from, edges);
}

void VisibilityGraph::add_polygon_corners(std::uint32_t corner, FinePoint from, std::vector<Edge>& edges) const {
  std::erase_if(edges, [&](const Edge& edge) {
    return polygon_corners_.replaced[edge.to] || !passes(corner, from, from + edge.direction);
  });
  const auto& others = polygon_corners_.others;
  for (std::uint32_t number = 0; number < others.size(); ++number) {
    const auto to = fine(others[number].at);
    const bool itself = corner != StripMesh::none && to == from;
    if (!itself && others[number].tangent(whole(to - from)) && is_clear(*mesh_, from, to) && passes(corner, from, to)) {
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
    return Kept{edge.to, static_cast<std::int32_t>(edge.direction.x), static_cast<std::int32_t>(edge.direction.y)};
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
    const auto squared = [](const Kept& edge) { return std::int64_t{edge.x} * edge.x + std::int64_t{edge.y} * edge.y; };
    std::sort(edges_.begin() + begin, edges_.end(), [&](const Kept& a, const Kept& b) {
      const std::int64_t turn = std::int64_t{a.x} * b.y - std::int64_t{a.y} * b.x;
      if (turn != 0) return sense * x * y * turn > 0;
      return squared(a) != squared(b) ? squared(a) < squared(b) : a.to < b.to;
    });
    const auto same = [](const Kept& a, const Kept& b) { return a.to == b.to; };
    edges_.erase(std::unique(edges_.begin() + begin, edges_.end(), same), edges_.end());
  };
  add_quadrant(1);
  made.second = static_cast<std::uint32_t>(edges_.size());
  add_quadrant(-1);
  made.last = static_cast<std::uint32_t>(edges_.size());
}

}  // namespace bulkhead
