// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <unordered_map>
#include <variant>
#include <vector>

#include "rendering/canvas/path.h"

namespace bulkhead {

struct Disc {
  Vec centre;
  double radius = 0;
};
struct Segment {
  Vec from;
  Vec to;
};
/// Something that a label must not, or had better not, cover.
using Obstacle = std::variant<Box, Disc, Segment>;

/// Whether a box and an obstacle share more than their rims.
[[nodiscard]] bool overlaps(const Box& box, const Obstacle& obstacle);
/// Whether a segment touches an obstacle.
[[nodiscard]] bool touches(const Segment& segment, const Obstacle& obstacle);
[[nodiscard]] Box bounds_of(const Obstacle& obstacle);

/// Many obstacles, found by place; only what reaches into a part of the page counts.
class Obstacles {
 public:
  explicit Obstacles(const Box& limits) : limits_(limits) {}
  void add(const Obstacle& obstacle);
  /// How many of them the box overlaps, at most `most`.
  [[nodiscard]] int count_overlapping(const Box& box, int most) const;
  [[nodiscard]] bool any_overlapping(const Box& box) const { return count_overlapping(box, 1) > 0; }
  [[nodiscard]] int count_touching(const Segment& segment, int most) const;

 private:
  int count(const Box& around, int most, const std::function<bool(const Obstacle&)>& hit) const;

  Box limits_;
  std::vector<Obstacle> all_;
  /// Indices by the squares of the page that they reach into.
  std::unordered_map<long, std::vector<std::size_t>> squares_;
};

}  // namespace bulkhead
