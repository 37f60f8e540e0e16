// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "analysis/geometry/box_grid.h"
#include "analysis/kernel/obstacles.h"
#include "analysis/kernel/strips.h"

namespace bulkhead {

/// Tells whether a disc has room, inside a mesh and in its coordinates: whether its middle, or the way of its middle,
/// lies outside of the Minkowski sums of the disc and what blocks (de Berg and others, Computational Geometry, chapter
/// 13). What lies off the ground leaves no room either.
class Clearance {
 public:
  /// `polygons`, if there are any, block as well; both must outlive it.
  explicit Clearance(const StripMesh& mesh, const Obstacles* polygons = nullptr);

  /// Whether nothing that blocks comes nearer than `radius` to a straight line between two places: whether a disc can
  /// be moved along it. What comes nearer by less than `slack` does no harm.
  [[nodiscard]] bool has_room(FinePoint from, FinePoint to, double radius, double slack) const;

  /// A side of something that blocks, which lies to the right of it as one goes along; of a point without length.
  struct Side {
    FinePoint from;
    FinePoint to;
  };
  /// All that may be nearer than `reach` to a place, and perhaps others; some more than once.
  [[nodiscard]] std::vector<Side> sides_near(FinePoint at, double reach) const;

 private:
  std::vector<StripMesh::Area> areas_;
  BoxGrid grid_;
  const Obstacles* polygons_;
};

}  // namespace bulkhead
