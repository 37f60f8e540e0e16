// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "analysis/geometry/fine_point.h"
#include "model/mission/geometry.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// A piece of ground, its outline included: a rectangle, or what of it lies in a polygon, in a disc, off a disc.
struct GroundPiece {
  struct Disc {
    Point centre;
    Length radius;
  };
  Rectangle bounds;
  /// Of a polygon; else the bounds are the outline.
  std::vector<Point> corners = {};
  /// All of it lies in this disc.
  std::optional<Disc> within = {};
  /// None of it lies inside of that one.
  std::optional<Disc> clear_of = {};

  /// Exact.
  [[nodiscard]] bool contains(Point point) const;
  /// The corners of the polygon, or else of the bounds.
  [[nodiscard]] std::vector<Point> outline() const;
};

/// How far outside of a piece a point lies, or how deep inside, in micrometres: never more than that, and 0 on the
/// other side of the outline. Neither changes faster than the point moves.
[[nodiscard]] double distance_outside(const GroundPiece& piece, Point point);
[[nodiscard]] double depth_inside(const GroundPiece& piece, Point point);
/// How far outside of the nearest piece; infinite where there is none.
[[nodiscard]] double distance_outside(const std::vector<GroundPiece>& ground, Point point);

/// The ground of a shape: its cells on boards of a level, with the ground that belongs to them; all of a shape whose
/// place is given on the battlefield, which says nothing of levels. Without a level, that on all of them.
[[nodiscard]] std::vector<GroundPiece> ground_of(const Mission& mission, const Shape& shape, std::optional<int> level);

[[nodiscard]] bool contains(const std::vector<GroundPiece>& ground, Point point);

/// Whether a shape holds a point of the battlefield, whatever the level. Who asks for many points asks `ground_of`
/// once.
[[nodiscard]] bool holds(const Mission& mission, const Shape& shape, Point point);

/// A stretch of straight line on the battlefield, in micrometres.
struct FineSegment {
  FinePoint from;
  FinePoint to;
};

/// Where a shape that is not given as cells ends on the battlefield: its outline without what lies on the edge of the
/// battlefield or beyond. Circles become runs of straight pieces of 5°. Empty for shapes given as cells.
[[nodiscard]] std::vector<FineSegment> fronts_of(const Mission& mission, const Shape& shape);

}  // namespace bulkhead
