// SPDX-License-Identifier: MIT
#include "rendering/built/in_sight.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <ranges>
#include <utility>

namespace bulkhead {
namespace {

constexpr std::size_t few = 2000;
/// Between dots, in millimetres on paper.
constexpr double dot = 0.1;
constexpr double most_dots = 3000;
/// Lines and joints reach so far beyond a body, in millimetres.
constexpr double line_reach = 0.25;

constexpr double turn(Vec a, Vec b, Vec c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

/// The convex hull of points (Andrew, "Another efficient algorithm for convex hulls in two dimensions", 1979).
Loop hull_of(Loop points) {
  std::ranges::sort(points, {}, [](Vec point) { return std::pair(point.x, point.y); });
  Loop hull;
  const auto go_along = [&](const auto& from, const auto& to) {
    const auto start = hull.size();
    for (auto point = from; point != to; ++point) {
      while (hull.size() >= start + 2 && turn(hull[hull.size() - 2], hull.back(), *point) <= 0) hull.pop_back();
      hull.push_back(*point);
    }
    hull.pop_back();
  };
  go_along(points.begin(), points.end());
  go_along(points.rbegin(), points.rend());
  return hull;
}

/// What is seen of a body, grown by a square about each of its corners.
Loop outline_of(const Prism& prism, const Axonometry& view, double grown) {
  Loop points;
  points.reserve(prism.corners.size() * (grown > 0 ? 8 : 2));
  for (const auto corner : prism.corners) {
    for (const double height : {prism.low, prism.high}) {
      const auto at = view.at(corner, height);
      if (grown == 0) {
        points.push_back(at);
        continue;
      }
      for (const Vec aside : {Vec{grown, grown}, Vec{grown, -grown}, Vec{-grown, grown}, Vec{-grown, -grown}}) {
        points.push_back(at + aside);
      }
    }
  }
  return hull_of(std::move(points));
}

/// Which dots of a picture are painted.
class Dots {
 public:
  explicit Dots(const Rect& picture)
      : corner_(picture.top_left), columns_(count(picture.size.x)), rows_(count(picture.size.y)) {
    painted_.resize(columns_ * rows_, 0);
  }

  /// Whether all dots of a convex outline are.
  [[nodiscard]] bool are_painted(const Loop& outline) const {
    bool all = true;
    for_each_row(outline, [&](std::size_t from, std::size_t to) {
      const auto* const begin = painted_.data() + from;
      const auto* const end = painted_.data() + to;
      all = all && std::find(begin, end, 0) == end;
      return all;
    });
    return all;
  }

  void paint(const Loop& outline) {
    for_each_row(outline, [&](std::size_t from, std::size_t to) {
      std::fill(painted_.begin() + static_cast<std::ptrdiff_t>(from),
                painted_.begin() + static_cast<std::ptrdiff_t>(to), std::uint8_t{1});
      return true;
    });
  }

 private:
  static std::size_t count(double length) { return static_cast<std::size_t>(length / dot) + 2; }

  /// The number of dots before a place, between 0 and `most`.
  static std::size_t dots_before(double place, std::size_t most) {
    return static_cast<std::size_t>(std::clamp(std::ceil(place / dot - 0.5), 0.0, static_cast<double>(most)));
  }

  /// The dots inside, row by row, as long as it is wanted.
  template <typename Visit>
  void for_each_row(const Loop& outline, const Visit& visit) const {
    double top = outline.front().y;
    double bottom = top;
    for (const auto corner : outline) {
      top = std::min(top, corner.y);
      bottom = std::max(bottom, corner.y);
    }
    const auto end = dots_before(bottom - corner_.y, rows_);
    for (auto row = dots_before(top - corner_.y, rows_); row < end; ++row) {
      const double y = corner_.y + (static_cast<double>(row) + 0.5) * dot;
      const auto [left, right] = across(outline, y);
      const auto from = dots_before(left - corner_.x, columns_);
      const auto to = dots_before(right - corner_.x, columns_);
      if (from < to && !visit(row * columns_ + from, row * columns_ + to)) return;
    }
  }

  /// Where a level line enters and leaves a convex outline.
  static std::pair<double, double> across(const Loop& outline, double y) {
    double left = std::numeric_limits<double>::infinity();
    double right = -left;
    for (std::size_t corner = 0; corner < outline.size(); ++corner) {
      const auto from = outline[corner];
      const auto to = outline[corner + 1 == outline.size() ? 0 : corner + 1];
      if ((from.y < y) == (to.y < y)) continue;
      const double x = from.x + (to.x - from.x) * ((y - from.y) / (to.y - from.y));
      left = std::min(left, x);
      right = std::max(right, x);
    }
    return {left, right};
  }

  Vec corner_;
  std::size_t columns_;
  std::size_t rows_;
  std::vector<std::uint8_t> painted_;
};

}  // namespace

std::vector<Prism> in_sight(std::vector<Prism> painted, const Axonometry& view) {
  if (painted.size() < few) return painted;
  auto picture = seen_bounds(painted.front(), view);
  for (const auto& prism : painted) picture = joined(picture, seen_bounds(prism, view));
  constexpr double around = line_reach + 2 * dot;
  picture = picture.grown(around);
  if (std::max(picture.size.x, picture.size.y) > most_dots * dot) return painted;
  Dots dots(picture);
  std::vector<Prism> seen;
  // From the nearest to the farthest.
  for (auto& prism : painted | std::views::reverse) {
    if (dots.are_painted(outline_of(prism, view, around))) continue;
    dots.paint(outline_of(prism, view, 0));
    seen.push_back(std::move(prism));
  }
  std::ranges::reverse(seen);
  return seen;
}

}  // namespace bulkhead
