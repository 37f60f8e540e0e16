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

/// The ground of a zone or area. Cells side by side become one rectangle. Polygons, circles, strips and quarters are
/// exact as they are drawn, also beyond the battlefield; the round cut of a quarter that is clear of the centre is a
/// run of straight pieces, nowhere nearer to the centre than the circle and at most 0.05 mm (and 2 µm) farther from it.
class ZoneFootprints {
 public:
  ZoneFootprints(const Mission& mission, const Shape& shape);

  /// From north to south; none for shapes without ground.
  [[nodiscard]] const std::vector<ZonePiece>& pieces() const { return pieces_; }

  /// Whether two grounds share more than a line or a point.
  [[nodiscard]] bool overlaps(const ZoneFootprints& other) const;
  /// From ground to ground, straight, to the micrometre below; nothing where they overlap or have no common level.
  [[nodiscard]] std::optional<Length> distance_to(const ZoneFootprints& other) const;

 private:
  template <typename Visit>
  void for_each_near(const Rectangle& area, Length& reach, const Visit& visit) const;

  std::vector<ZonePiece> pieces_;
  /// How far south any of the pieces up to each of these reaches.
  std::vector<Length> southmost_;
};

}  // namespace bulkhead
