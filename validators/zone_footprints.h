// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "model/mission/geometry.h"
#include "model/mission/mission.h"
#include "model/mission/placed_features.h"

namespace bulkhead {

/// A piece of the ground of a zone.
struct ZonePiece {
  PlacedFootprint footprint;
  Rectangle bounds;
  /// Nothing where the shape says nothing of levels: then it lies on all.
  std::optional<int> level;

  /// Whether they are on a common level.
  [[nodiscard]] bool meets_level_of(const ZonePiece& other) const {
    return !level || !other.level || level == other.level;
  }
};

/// The ground of a shape. Cells side by side become one rectangle. Polygons, circles, strips and quarters are exact as
/// they are drawn, also beyond the battlefield; the round cut of a quarter that is clear of the centre is a run of
/// straight pieces, nowhere nearer to the centre than the circle and at most 0.05 mm (and 2 µm) farther from it. Empty
/// for shapes without ground.
[[nodiscard]] std::vector<ZonePiece> pieces_of(const Mission& mission, const Shape& shape);

/// Whether two grounds share more than a line or a point.
[[nodiscard]] bool overlap(const std::vector<ZonePiece>& one, const std::vector<ZonePiece>& other);

/// From ground to ground, straight, to the micrometre below; nothing where they overlap or have no common level.
[[nodiscard]] std::optional<Length> distance_between(const std::vector<ZonePiece>& one,
                                                     const std::vector<ZonePiece>& other);

}  // namespace bulkhead
