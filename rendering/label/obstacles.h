// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <variant>
#include <vector>

#include "rendering/canvas/path.h"

namespace bulkhead {

struct RoundObstacle {
  Vec centre;
  double radius = 0;
};
struct Segment {
  Vec from;
  Vec to;
};
/// Something that a label must not, or had better not, cover.
using Obstacle = std::variant<Rect, RoundObstacle, Segment>;

/// Whether a box and an obstacle share more than their rims.
[[nodiscard]] bool overlaps(const Rect& box, const Obstacle& obstacle);
/// Whether a segment touches an obstacle.
[[nodiscard]] bool touches(const Segment& segment, const Obstacle& obstacle);
[[nodiscard]] Rect bounds_of(const Obstacle& obstacle);

/// Many obstacles, found by place: those that lie on a part of the page soon, others too.
class LabelObstacles {
 public:
  explicit LabelObstacles(const Rect& page);

  void add(const Obstacle& obstacle);
  /// How many of them the box overlaps, at most `most`.
  [[nodiscard]] int count_overlapping(const Rect& box, int most) const;
  [[nodiscard]] bool any_overlapping(const Rect& box) const { return count_overlapping(box, 1) > 0; }
  [[nodiscard]] int count_touching(const Segment& segment, int most) const;

 private:
  /// Squares of the page by column and row, from the first to the last.
  struct Range {
    std::size_t left = 0;
    std::size_t top = 0;
    std::size_t right = 0;
    std::size_t bottom = 0;
  };
  struct Entry {
    Obstacle obstacle;
    Range range;
  };

  /// The squares that a box reaches into; those at the rim stand for what lies beyond them.
  [[nodiscard]] Range range_of(const Rect& box) const;
  template <typename Hit>
  int count(const Range& range, int most, const Hit& hit) const;

  Vec corner_;
  std::size_t columns_;
  std::size_t rows_;
  /// Of each square.
  Vec side_;
  std::vector<Entry> all_;
  /// Indices of what reaches into each square, row by row.
  std::vector<std::vector<std::size_t>> squares_;
};

}  // namespace bulkhead
