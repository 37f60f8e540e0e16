// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "model/base/result.h"
#include "rendering/canvas/path.h"

namespace bulkhead {

/// The four corners from which a battlefield is shown: nearest is that between the side named and the next one
/// counter-clockwise (south-east, north-east, north-west, south-west), a little more of the side named is seen.
enum class BuiltView : unsigned char { from_south, from_east, from_north, from_west };

/// Reads `from-south`, `from-east`, `from-north` and `from-west`.
[[nodiscard]] Result<BuiltView> parse_built_view(std::string_view text);
[[nodiscard]] std::string_view to_text(BuiltView view);
/// Where the viewer stands: degrees clockwise from north.
[[nodiscard]] double azimuth_of(BuiltView view);

/// How high above the ground the viewer looks from, in degrees: high enough that one sees into rooms of a usual
/// lattice.
inline constexpr double elevation = 52;

/// An orthographic axonometric projection: upright lines stay upright, parallels parallel, and all that lies in one
/// direction is shortened alike. Ground and heights in millimetres of the map, the picture in millimetres on paper;
/// where the map's origin falls is 0,0.
class Axonometry {
 public:
  /// From a viewer at this azimuth, degrees clockwise from north; any number.
  explicit Axonometry(double azimuth);

  /// Where a point above the ground is seen.
  [[nodiscard]] Vec at(Vec ground, double height) const;
  /// The point of the ground that is seen there.
  [[nodiscard]] Vec ground_at(Vec picture) const;
  /// From what is looked at towards the viewer, along the ground; of length 1.
  [[nodiscard]] Vec towards_viewer() const { return towards_; }
  /// What the viewer has to the right, along the ground; of length 1.
  [[nodiscard]] Vec to_the_right() const { return {towards_.y, -towards_.x}; }
  /// How far towards the viewer a point of the ground lies.
  [[nodiscard]] double nearness(Vec ground) const { return ground.x * towards_.x + ground.y * towards_.y; }
  /// The same outline, lying at a height.
  [[nodiscard]] Path laid(const Path& path, double height) const;

 private:
  Vec towards_;
};

}  // namespace bulkhead
