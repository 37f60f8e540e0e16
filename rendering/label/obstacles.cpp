// SPDX-License-Identifier: MIT
#include "rendering/label/obstacles.h"

#include <algorithm>
#include <cmath>

#include "rendering/map/outline.h"

namespace bulkhead {
namespace {

constexpr double square = 6;

/// The squares of the page that a box reaches into, within limits.
template <typename Visit>
void for_each_square(const Box& whole, const Box& limits, const Visit& visit) {
  const auto box = common(whole, limits);
  const auto index = [](double value) { return static_cast<long>(std::floor(value / square)); };
  const auto low = box.top_left;
  const auto high = box.bottom_right();
  for (long y = index(low.y); y <= index(high.y); ++y) {
    for (long x = index(low.x); x <= index(high.x); ++x) {
      if (!visit(y * 100'003 + x)) return;
    }
  }
}

double distance_to_segment(Vec point, const Segment& segment) {
  const Vec along = segment.to - segment.from;
  const Vec away = point - segment.from;
  const double length = along.x * along.x + along.y * along.y;
  const double part = length > 0 ? std::clamp((away.x * along.x + away.y * along.y) / length, 0.0, 1.0) : 0;
  const Vec rest = away - along * part;
  return std::hypot(rest.x, rest.y);
}

}  // namespace

bool overlaps(const Box& box, const Obstacle& obstacle) {
  if (const auto* other = std::get_if<Box>(&obstacle)) return box.overlaps(*other);
  if (const auto* segment = std::get_if<Segment>(&obstacle)) return crosses(segment->from, segment->to, box);
  const auto& disc = std::get<Disc>(obstacle);
  const auto high = box.bottom_right();
  const Vec nearest = {std::clamp(disc.centre.x, box.top_left.x, high.x),
                       std::clamp(disc.centre.y, box.top_left.y, high.y)};
  return std::hypot(nearest.x - disc.centre.x, nearest.y - disc.centre.y) < disc.radius;
}

bool touches(const Segment& segment, const Obstacle& obstacle) {
  if (const auto* box = std::get_if<Box>(&obstacle)) return crosses(segment.from, segment.to, *box);
  if (const auto* disc = std::get_if<Disc>(&obstacle)) return distance_to_segment(disc->centre, segment) < disc->radius;
  const auto& other = std::get<Segment>(obstacle);
  const auto side = [](const Segment& line, Vec point) {
    const Vec along = line.to - line.from;
    return along.x * (point.y - line.from.y) - along.y * (point.x - line.from.x) > 0;
  };
  return side(segment, other.from) != side(segment, other.to) && side(other, segment.from) != side(other, segment.to);
}

Box bounds_of(const Obstacle& obstacle) {
  if (const auto* box = std::get_if<Box>(&obstacle)) return *box;
  if (const auto* disc = std::get_if<Disc>(&obstacle)) {
    return {disc->centre - Vec{disc->radius, disc->radius}, {2 * disc->radius, 2 * disc->radius}};
  }
  const auto& segment = std::get<Segment>(obstacle);
  return Path::line(segment.from, segment.to).bounds();
}

void Obstacles::add(const Obstacle& obstacle) {
  const auto index = all_.size();
  all_.push_back(obstacle);
  for_each_square(bounds_of(obstacle), limits_, [&](long key) {
    squares_[key].push_back(index);
    return true;
  });
}

int Obstacles::count_overlapping(const Box& box, int most) const {
  return count(box, most, [&](const Obstacle& obstacle) { return overlaps(box, obstacle); });
}

int Obstacles::count_touching(const Segment& segment, int most) const {
  return count(bounds_of(Obstacle(segment)), most,
               [&](const Obstacle& obstacle) { return touches(segment, obstacle); });
}

int Obstacles::count(const Box& around, int most, const std::function<bool(const Obstacle&)>& hit) const {
  std::vector<std::size_t> found;
  for_each_square(around, limits_, [&](long key) {
    const auto entry = squares_.find(key);
    if (entry == squares_.end()) return true;
    for (const auto index : entry->second) {
      if (std::find(found.begin(), found.end(), index) != found.end() || !hit(all_[index])) continue;
      found.push_back(index);
      if (static_cast<int>(found.size()) >= most) return false;
    }
    return true;
  });
  return static_cast<int>(found.size());
}

}  // namespace bulkhead
