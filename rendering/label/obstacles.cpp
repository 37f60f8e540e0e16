// SPDX-License-Identifier: MIT
#include "rendering/label/obstacles.h"

#include <algorithm>
#include <cmath>

#include "rendering/canvas/outline.h"

namespace bulkhead {
namespace {

/// The sides of the squares, which are small unless that makes too many of them.
constexpr double usual_side = 6;
constexpr double most_along = 100;

std::size_t squares_along(double length) {
  return static_cast<std::size_t>(std::clamp(std::ceil(length / usual_side), 1.0, most_along));
}

/// Which of `count` squares lies at a distance from the first one's start.
std::size_t square_at(double distance, double side, std::size_t count) {
  return static_cast<std::size_t>(std::clamp(distance / side, 0.0, static_cast<double>(count - 1)));
}

}  // namespace

bool overlaps(const Rect& box, const Obstacle& obstacle) {
  if (const auto* other = std::get_if<Rect>(&obstacle)) return box.overlaps(*other);
  if (const auto* segment = std::get_if<Segment>(&obstacle)) return crosses(segment->from, segment->to, box);
  const auto& disc = std::get<RoundObstacle>(obstacle);
  const auto high = box.bottom_right();
  const Vec nearest = {std::clamp(disc.centre.x, box.top_left.x, high.x),
                       std::clamp(disc.centre.y, box.top_left.y, high.y)};
  return std::hypot(nearest.x - disc.centre.x, nearest.y - disc.centre.y) < disc.radius;
}

bool touches(const Segment& segment, const Obstacle& obstacle) {
  if (const auto* box = std::get_if<Rect>(&obstacle)) return crosses(segment.from, segment.to, *box);
  if (const auto* disc = std::get_if<RoundObstacle>(&obstacle))
    return distance_to_segment(disc->centre, segment.from, segment.to) < disc->radius;
  const auto& other = std::get<Segment>(obstacle);
  const auto side = [](const Segment& line, Vec point) {
    const Vec along = line.to - line.from;
    return along.x * (point.y - line.from.y) - along.y * (point.x - line.from.x) > 0;
  };
  return side(segment, other.from) != side(segment, other.to) && side(other, segment.from) != side(other, segment.to);
}

Rect bounds_of(const Obstacle& obstacle) {
  if (const auto* box = std::get_if<Rect>(&obstacle)) return *box;
  if (const auto* disc = std::get_if<RoundObstacle>(&obstacle)) {
    return {disc->centre - Vec{disc->radius, disc->radius}, {2 * disc->radius, 2 * disc->radius}};
  }
  const auto& segment = std::get<Segment>(obstacle);
  return Path::line(segment.from, segment.to).bounds();
}

LabelObstacles::LabelObstacles(const Rect& page)
    : corner_(page.top_left),
      columns_(squares_along(page.size.x)),
      rows_(squares_along(page.size.y)),
      side_{std::max(usual_side, page.size.x / most_along), std::max(usual_side, page.size.y / most_along)},
      squares_(columns_ * rows_) {}

LabelObstacles::Range LabelObstacles::range_of(const Rect& box) const {
  const auto low = box.top_left - corner_;
  const auto high = box.bottom_right() - corner_;
  return {square_at(low.x, side_.x, columns_), square_at(low.y, side_.y, rows_), square_at(high.x, side_.x, columns_),
          square_at(high.y, side_.y, rows_)};
}

void LabelObstacles::add(const Obstacle& obstacle) {
  const auto range = range_of(bounds_of(obstacle));
  for (auto row = range.top; row <= range.bottom; ++row) {
    for (auto column = range.left; column <= range.right; ++column) {
      squares_[row * columns_ + column].push_back(all_.size());
    }
  }
  all_.push_back({obstacle, range});
}

int LabelObstacles::count_overlapping(const Rect& box, int most) const {
  return count(range_of(box), most, [&](const Obstacle& obstacle) { return overlaps(box, obstacle); });
}

int LabelObstacles::count_touching(const Segment& segment, int most) const {
  return count(range_of(bounds_of(Obstacle(segment))), most,
               [&](const Obstacle& obstacle) { return touches(segment, obstacle); });
}

template <typename Hit>
int LabelObstacles::count(const Range& range, int most, const Hit& hit) const {
  int found = 0;
  for (auto row = range.top; row <= range.bottom; ++row) {
    for (auto column = range.left; column <= range.right; ++column) {
      for (const auto index : squares_[row * columns_ + column]) {
        const auto& [obstacle, reach] = all_[index];
        // What reaches into several of these squares counts in the first of them.
        if (column != std::max(range.left, reach.left) || row != std::max(range.top, reach.top)) continue;
        if (hit(obstacle) && ++found >= most) return found;
      }
    }
  }
  return found;
}

}  // namespace bulkhead
