// SPDX-License-Identifier: MIT
#include "analysis/kernel/obstacle_view.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bulkhead {
namespace {

/// Directions that differ by less are one: what lies between them is thinner than any length.
constexpr double least_turn = 1e-15;

/// A number that grows with the direction's angle, clockwise from west, from 0 to 4.
double angle_key(FinePoint direction) {
  const double share = direction.y / (std::abs(direction.x) + std::abs(direction.y));
  return direction.x < 0 ? (direction.y <= 0 ? -share : 4 - share) : 2 + share;
}

/// A side of a piece, and how far along a ray it is.
struct Hit {
  double distance = std::numeric_limits<double>::infinity();
  FinePoint at;
  FinePoint along;
  bool polygon = false;

  /// Where a ray from `from` meets the line on which the side lies.
  [[nodiscard]] FinePoint met_by(FinePoint from, FinePoint direction) const {
    const double turn = cross(direction, along);
    if (distance == 0 || turn == 0) return from;
    return from + direction * (cross(at - from, along) / turn);
  }
  friend bool operator==(const Hit& a, const Hit& b) {
    return a.at == b.at && a.along == b.along && (a.distance == 0) == (b.distance == 0);
  }
};

/// Where a ray enters a piece, if it does before `hit`; true if so.
bool meet(std::span<const WholePoint> corners, FinePoint from, FinePoint direction, Hit& hit) {
  Hit found;
  found.distance = 0;
  double leave = std::numeric_limits<double>::infinity();
  for (std::size_t index = 0; index < corners.size(); ++index) {
    const auto at = fine(corners[index]);
    const auto side = fine(corners[(index + 1) % corners.size()]) - at;
    const double start = cross(side, from - at);
    const double rate = cross(side, direction);
    if (rate == 0 && start <= 0) return false;
    if (rate < 0) leave = std::min(leave, start / -rate);
    if (rate > 0 && start < 0 && -start / rate > found.distance) found = {-start / rate, at, side, false};
  }
  if (found.distance >= leave || found.distance >= hit.distance) return false;
  hit = found;
  return true;
}

/// The same for a wall without thickness.
bool meet_wall(FinePoint a, FinePoint b, FinePoint from, FinePoint direction, Hit& hit) {
  const double turn = cross(direction, b - a);
  if (turn == 0) return false;
  const double distance = cross(a - from, b - a) / turn;
  const double share = cross(a - from, direction) / turn;
  if (distance <= 0 || share < 0 || share > 1 || distance >= hit.distance) return false;
  hit = {distance, a, b - a, false};
  return true;
}

class AngularSweep {
 public:
  AngularSweep(const Obstacles& obstacles, WholePoint from, Point on_battlefield,
               std::span<const FinePoint> past_polygons)
      : obstacles_(obstacles), from_(fine(from)) {
    for (const auto& vertex : past_polygons) add(vertex - fine(on_battlefield));
    for (const auto& end : obstacles.edge_ends()) add(end - from_);
    for (const auto& axis : {FinePoint{-1, 0}, FinePoint{0, -1}, FinePoint{1, 0}, FinePoint{0, 1}}) add(axis);
    std::sort(directions_.begin(), directions_.end(), [](const auto& a, const auto& b) { return a.key < b.key; });
    const auto same = [](const Direction& a, const Direction& b) { return b.key - a.key < least_turn; };
    directions_.erase(std::unique(directions_.begin(), directions_.end(), same), directions_.end());
  }

  /// False if no polygon is in sight.
  bool collect(std::vector<FinePoint>& polygon) {
    const auto count = directions_.size();
    std::vector<Hit> hits;
    for (std::size_t index = 0; index < count; ++index) {
      hits.push_back(hit_by(directions_[index].towards + directions_[(index + 1) % count].towards));
    }
    if (std::none_of(hits.begin(), hits.end(), [](const Hit& hit) { return hit.polygon; })) return false;
    const auto add = [&](FinePoint vertex) {
      if (polygon.empty() || !(polygon.back() == vertex)) polygon.push_back(vertex);
    };
    for (std::size_t index = 0; index < count; ++index) {
      const auto& before = hits[(index + count - 1) % count];
      if (before == hits[index]) continue;
      add(before.met_by(from_, directions_[index].towards));
      add(hits[index].met_by(from_, directions_[index].towards));
    }
    if (polygon.size() > 1 && polygon.front() == polygon.back()) polygon.pop_back();
    return true;
  }

 private:
  struct Direction {
    double key;
    /// One micrometre long.
    FinePoint towards;
  };

  void add(FinePoint direction) {
    if (!(direction == FinePoint{})) directions_.push_back({angle_key(direction), direction * (1 / length(direction))});
  }

  [[nodiscard]] Hit hit_by(FinePoint direction) const {
    Hit hit;
    const auto extent = obstacles_.extent();
    // To where the ray has left the ground.
    const auto to = from_ + direction * (2 * (extent.x + extent.y + 1) / length(direction));
    obstacles_.for_each_near(from_, to, 1, [&](const Obstacles::Piece& piece) {
      const auto corners = obstacles_.corners_of(piece);
      const bool met = corners.size() == 2 ? meet_wall(fine(corners[0]), fine(corners[1]), from_, direction, hit)
                                           : corners.size() > 2 && meet(corners, from_, direction, hit);
      if (met) hit.polygon = obstacles_.is_polygon(piece);
      return true;
    });
    return hit;
  }

  const Obstacles& obstacles_;
  FinePoint from_;
  std::vector<Direction> directions_;
};

}  // namespace

bool polygons_in_view(const Obstacles& obstacles, Point from, std::span<const FinePoint> past_polygons,
                      std::vector<FinePoint>& view) {
  view.clear();
  const auto inside = obstacles.inside(from);
  if (past_polygons.empty()) return false;
  return !obstacles.is_free(inside) || AngularSweep(obstacles, inside, from, past_polygons).collect(view);
}

}  // namespace bulkhead
