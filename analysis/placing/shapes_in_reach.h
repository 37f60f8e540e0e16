// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "analysis/geometry/rectangles.h"
#include "analysis/placing/looks.h"
#include "analysis/placing/near_grid.h"
#include "model/mission/placed_features.h"

namespace bulkhead {

/// Shapes that discs keep clear of, sorted so that only those near a disc are looked at. Footprints that are rectangles
/// are known as such. Copies share them.
class KeptClear {
 public:
  /// None.
  KeptClear() = default;
  explicit KeptClear(std::vector<PlacedFootprint> shapes);

 private:
  friend class ShapesInReach;
  struct Shape {
    Rectangle bounds;
    /// Nothing where the bounds are the shape.
    std::optional<PlacedFootprint> footprint;
  };
  struct Shapes {
    std::vector<Shape> all;
    NearGrid grid;
  };
  /// Null where there are none.
  std::shared_ptr<const Shapes> shapes_;
};

/// Shapes that discs of one size keep clear of. Rectangles are measured exactly, other shapes to a thousandth of a
/// micrometre. Who gives `looks` pays for what is looked at.
class ShapesInReach {
 public:
  /// None.
  ShapesInReach() = default;
  /// Discs of the diameter `size` are to be at least `clear` away, from edge to edge.
  ShapesInReach(KeptClear shapes, Length clear, Length size)
      : shapes_(std::move(shapes.shapes_)), clear_(clear), size_(size) {}

  /// The nearest of the shapes that are too near.
  struct TooNear {
    /// Of those that it was made from.
    std::size_t shape = 0;
    /// From edge to edge, to the micrometre below; 0 where the disc lies on the shape.
    Length distance;
  };
  [[nodiscard]] std::optional<TooNear> too_near(Point centre, Looks* looks = nullptr) const;
  /// By how much the nearest is too near, in micrometres; 0 where none is. It changes no faster than the centre moves.
  [[nodiscard]] double excess(Point centre, Looks* looks = nullptr) const;

 private:
  /// From a point, in micrometres.
  struct Nearest {
    std::size_t shape = 0;
    double distance = 0;
  };
  [[nodiscard]] std::optional<Nearest> nearest(Point centre, Looks* looks) const;

  std::shared_ptr<const KeptClear::Shapes> shapes_;
  Length clear_;
  Length size_;
};

}  // namespace bulkhead
