// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "analysis/geometry/box_grid.h"
#include "analysis/geometry/points.h"
#include "analysis/geometry/rectangles.h"
#include "analysis/placing/looks.h"

namespace bulkhead {

/// Finds which of many rectangles are at a point, or nearest to it, looking at those near it alone. Who gives `looks`
/// pays for what is looked at.
class NearGrid {
 public:
  /// Without any.
  NearGrid() = default;
  explicit NearGrid(const std::vector<Rectangle>& bounds);

  /// Calls back with the number of every rectangle that may hold a point, until it is told false.
  template <typename Visit>
  void for_each_at(Point point, Looks* looks, const Visit& visit) const {
    visit_within(point, 0, looks, visit);
  }

  /// The least of what `distance` says of the rectangles, by their numbers, if it is less than `most`; else `most`.
  /// It must not say less than how far a rectangle is from the point, in micrometres.
  template <typename Distance>
  [[nodiscard]] double least(Point point, double most, Looks* looks, const Distance& distance) const {
    double least = most;
    // Wider and wider, until nothing that is nearer can lie beyond.
    for (double reach = cell_;; reach *= 2) {
      const bool everything = reach >= most || reach >= farthest_from(point);
      visit_within(point, everything ? std::min(most, farthest_from(point)) : reach, looks, [&](std::uint32_t index) {
        least = std::min(least, distance(index));
        return true;
      });
      if (everything || least <= reach) return least;
    }
  }

 private:
  template <typename Visit>
  void visit_within(Point point, double reach, Looks* looks, const Visit& visit) const {
    const auto at = fine(point - extent_.top_left);
    std::size_t visited = 1;
    const auto cells = std::min(2 * reach / cell_ + 1, across);
    if (looks != nullptr) visited += static_cast<std::size_t>(cells * cells);
    grid_.for_each_near(at, at, reach, [&](std::uint32_t index) {
      ++visited;
      return visit(index);
    });
    if (looks != nullptr) looks->take(visited);
  }
  /// Nothing is farther.
  [[nodiscard]] double farthest_from(Point point) const;

  /// Along the longer side of the extent.
  static constexpr double across = 48;

  Rectangle extent_;
  double cell_ = 1;
  BoxGrid grid_;
};

}  // namespace bulkhead
