// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "analysis/geometry/box_grid.h"
#include "analysis/geometry/rectangles.h"
#include "model/mission/placed_features.h"

namespace bulkhead {

/// Shapes that discs of one size keep clear of, sorted so that only those near a disc are looked at. Rectangles are
/// measured exactly, other shapes to a thousandth of a micrometre.
class ShapesInReach {
 public:
  /// None.
  ShapesInReach() = default;
  /// Discs of the diameter `size` are to be at least `clear` away, from edge to edge. Footprints that are rectangles
  /// are known as such.
  ShapesInReach(std::vector<PlacedFootprint> shapes, Length clear, Length size);

  /// The nearest of the shapes that are too near.
  struct TooNear {
    /// Of those that it was made from.
    std::size_t shape = 0;
    /// From edge to edge, to the micrometre below; 0 where the disc lies on the shape.
    Length distance;
  };
  [[nodiscard]] std::optional<TooNear> too_near(Point centre) const;
  /// By how much the nearest is too near, in micrometres; 0 where none is. It changes no faster than the centre moves.
  [[nodiscard]] double excess(Point centre) const;

 private:
  struct Shape {
    Rectangle bounds;
    /// Nothing where the bounds are the shape.
    std::optional<PlacedFootprint> footprint;
  };
  /// From a point, in micrometres.
  struct Nearest {
    std::size_t shape = 0;
    double distance = 0;
    bool too_near = false;
  };
  [[nodiscard]] std::optional<Nearest> nearest(Point centre) const;

  std::vector<Shape> shapes_;
  Length clear_;
  Length size_;
  Point origin_;
  BoxGrid grid_;
};

}  // namespace bulkhead
