// SPDX-License-Identifier: MIT
#include "analysis/distance/ways.h"

#include <algorithm>
#include <cmath>

namespace bulkhead {
namespace {

// What short ways are, as measured on boards of all sizes (see docs/performance.md): by so many spacings of corners
// longer than the straight line, in a box in which no more than so many corners lie on average. With fewer corners than
// this there is little to be left out.
constexpr double short_detour = 1.5;
constexpr double most_near_corners = 60;
constexpr std::size_t least_corners = 240;

/// Half of the sides of the box round the ellipse whose points are no farther from both ends of a straight line
/// together than a limit, which is longer than it.
FinePoint half_of_box(FinePoint across, double limit) {
  return {std::sqrt(limit * limit - across.y * across.y) / 2, std::sqrt(limit * limit - across.x * across.x) / 2};
}

}  // namespace

WayFinder::WayFinder(Plan plan, std::stop_token stop)
    : plan_(std::move(plan)), stop_(std::move(stop)), graph_(plan_.ways()), corners_(graph_.size()) {
  const auto extent = graph_.mesh().extent();
  if (!corners_.empty()) spacing_ = std::sqrt(extent.x * extent.y / static_cast<double>(corners_.size()));
}

/// Goes on from there later, unless a way that is as short has led there before or none that is short enough leads on.
/// Whether it does: the candidate is then the last in the heap's memory, not yet in its place.
bool WayFinder::reach(const VisibilityGraph::Edge& edge, FinePoint from, double so_far, std::uint32_t before) {
  auto& corner = corners_[edge.to];
  const double distance = so_far + edge.length;
  if (corner.reached_by == search_ && corner.distance <= distance) return false;
  double whole = distance + bulkhead::distance(from + edge.direction, end_);
  if (whole >= best_) return false;
  if (goal_) {
    whole = std::max(whole, distance + landmarks_->bound(edge.to, *goal_));
    if (whole >= best_) return false;
  }
  corner.reached_by = search_;
  corner.before = before;
  corner.distance = distance;
  corner.x = static_cast<std::int32_t>(edge.direction.x);
  corner.y = static_cast<std::int32_t>(edge.direction.y);
  if (corner.last_of == search_ && distance + corner.to_end < best_) {
    best_ = distance + corner.to_end;
    best_last_ = edge.to;
    if (whole >= best_) return false;
  }
  heap_.push_back({whole, distance, edge.to});
  return true;
}

void WayFinder::use_landmarks() {
  if (!landmarks_ && graph_.size() >= Landmarks::least_corners && expanded_ > Landmarks::count * graph_.size()) {
    landmarks_.emplace(graph_, stop_);
  }
  if (landmarks_) goal_ = landmarks_->goal(last_edges_);
}

void WayFinder::search() {
  while (!heap_.empty() && !stop_.stop_requested()) {
    const auto next = heap_.front();
    if (next.estimate >= best_) break;
    std::pop_heap(heap_.begin(), heap_.end());
    heap_.pop_back();
    const auto& corner = corners_[next.corner];
    if (next.distance > corner.distance) continue;
    ++expanded_;
    const auto at = graph_.place(next.corner);
    const FinePoint came{static_cast<double>(corner.x), static_cast<double>(corner.y)};
    graph_.for_each_taut(next.corner, came, [&](const VisibilityGraph::Edge& edge) {
      if (reach(edge, at, next.distance, next.corner)) std::push_heap(heap_.begin(), heap_.end());
    });
  }
}

/// Reaches the corners that the beginning sees, within a box or all, from which a way may be shorter than the best
/// known. They are not yet in their places in the heap.
void WayFinder::look(FinePoint begin, const VisibilityGraph::Box* box) {
  const auto see = [&](FinePoint from, std::vector<VisibilityGraph::Edge>& edges) {
    box != nullptr ? graph_.see(from, *box, edges) : graph_.see(from, edges);
  };
  ++search_;
  heap_.clear();
  see(end_, last_edges_);
  if (last_edges_.empty()) return;
  for (const auto& edge : last_edges_) {
    corners_[edge.to].last_of = search_;
    corners_[edge.to].to_end = edge.length;
  }
  see(begin, first_edges_);
  // Near ends mostly see some corner in common, and no other can do better.
  for (const auto& edge : first_edges_) reach(edge, begin, 0, StripMesh::none);
  std::erase_if(heap_, [&](const Candidate& candidate) { return candidate.estimate >= best_; });
}

/// Whether there is a way shorter than a limit, which is more than the straight line, and it is found: it turns only in
/// the box.
bool WayFinder::find_below(FinePoint begin, double limit) {
  best_ = limit;
  const auto across = end_ - begin;
  const auto half = half_of_box(across, limit);
  const auto middle = begin + across * 0.5;
  // What is rounded is far less than a micrometre.
  constexpr FinePoint margin{1, 1};
  const VisibilityGraph::Box box{middle - half - margin, middle + half + margin};
  look(begin, &box);
  std::make_heap(heap_.begin(), heap_.end());
  search();
  if (best_ < limit) return true;
  best_ = infinite;
  return false;
}

/// Whether the shortest way is short and is found.
bool WayFinder::find_near(FinePoint begin) {
  if (corners_.size() < least_corners) return false;
  const auto across = end_ - begin;
  const double limit = length(across) + short_detour * spacing_;
  const auto half = half_of_box(across, limit);
  if (4 * half.x * half.y > most_near_corners * spacing_ * spacing_) return false;
  return find_below(begin, limit);
}

double WayFinder::find(Point from, Point to, bool by_landmarks, double limit) {
  const auto& kernel = plan_.ways();
  const auto begin = kernel.inside(from);
  end_ = kernel.inside(to);
  best_last_ = StripMesh::none;
  best_ = infinite;
  const double straight = bulkhead::distance(begin, end_);
  if (straight >= limit) return best_;
  if (kernel.is_clear(begin, end_)) return best_ = straight;
  // Where the mesh decides, who is not free sees nothing.
  if (!kernel.mesh_decides() && (!kernel.is_free(begin) || !kernel.is_free(end_))) return best_;
  goal_.reset();
  if (limit < infinite) {
    find_below(begin, limit);
    return best_;
  }
  if (find_near(begin)) return best_;
  look(begin, nullptr);
  if (heap_.empty()) return best_;
  if (by_landmarks) use_landmarks();
  if (goal_) {
    for (auto& [whole, distance, corner] : heap_) {
      whole = std::max(whole, distance + landmarks_->bound(corner, *goal_));
    }
  }
  std::make_heap(heap_.begin(), heap_.end());
  search();
  return best_;
}

std::optional<double> WayFinder::distance_below(Point from, Point to, double limit) {
  const double found = find(from, to, true, limit);
  if (found == infinite) return std::nullopt;
  return found;
}

std::optional<Way> WayFinder::way(Point from, Point to) {
  Way way;
  way.length = find(from, to, false, infinite);
  if (way.length == infinite) return std::nullopt;
  way.points.push_back(fine(to));
  const auto add = [&](FinePoint point) {
    if (!(way.points.back() == point)) way.points.push_back(point);
  };
  for (auto corner = best_last_; corner != StripMesh::none; corner = corners_[corner].before) {
    add(plan_.ways().on_battlefield(graph_.place(corner)));
  }
  add(fine(from));
  std::reverse(way.points.begin(), way.points.end());
  return way;
}

std::optional<double> WayFinder::distance_between(OutlineEnd& from, OutlineEnd& to, double limit) {
  const double found = outline_ways_.distance(graph_, from, to, limit, stop_);
  return found < limit ? std::optional(found) : std::nullopt;
}

std::vector<double> WayFinder::distances(std::span<const Point> from, const SampleGrid& grid) {
  return map_.distances(graph_, from, grid, stop_);
}

}  // namespace bulkhead
