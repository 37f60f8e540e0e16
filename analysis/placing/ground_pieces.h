// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "analysis/geometry/shape_ground.h"
#include "analysis/placing/near_grid.h"

namespace bulkhead {

/// Ground in many pieces, sorted so that only those near a point are looked at. Who gives `looks` pays for what is
/// looked at.
class GroundPieces {
 public:
  /// None.
  GroundPieces() = default;
  explicit GroundPieces(std::vector<GroundPiece> pieces);

  [[nodiscard]] bool empty() const { return pieces_.empty(); }
  /// The rectangle around all of it; there must be some.
  [[nodiscard]] const Rectangle& bounds() const { return bounds_; }

  [[nodiscard]] bool contains(Point point, Looks* looks = nullptr) const;
  /// Of the nearest piece what the function of that name says; infinity where there is none.
  [[nodiscard]] double distance_outside(Point point, Looks* looks = nullptr) const;
  /// Of the piece in which the point lies deepest.
  [[nodiscard]] double depth_inside(Point point, Looks* looks = nullptr) const;

 private:
  std::vector<GroundPiece> pieces_;
  Rectangle bounds_;
  NearGrid grid_;
};

}  // namespace bulkhead
