// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "model/base/extras.h"
#include "model/base/identifier.h"
#include "model/mission/geometry.h"
#include "model/mission/traits.h"

namespace bulkhead {

/// Footprints of terrain, seen from above. Those of a kind's parts are measured from the middle of the feature, which
/// is not turned: x to the right, y down.
struct CircleFootprint {
  Point centre;
  Length radius;
  friend bool operator==(const CircleFootprint&, const CircleFootprint&) = default;
};
/// A simple polygon: its edges meet only where one follows the other.
struct PolygonFootprint {
  std::vector<Point> corners;
  friend bool operator==(const PolygonFootprint&, const PolygonFootprint&) = default;
};
using Footprint = std::variant<Rectangle, CircleFootprint, PolygonFootprint>;

/// A polygon has at most this many corners, a kind of feature at most this many parts.
inline constexpr std::size_t most_corners = 200;
inline constexpr std::size_t most_parts = 100;

/// Fails for a footprint of no size, a rectangle whose first corner is not its top-left one, and a polygon that has too
/// few or too many corners or touches itself.
[[nodiscard]] Result<void> check_footprint(const Footprint& footprint);

/// One part of a terrain feature: a body that stands upright on its footprint.
struct FeaturePart {
  /// For people: "rampart"; may be empty.
  std::string name;
  Footprint footprint;
  /// How high above the board its lower side is.
  Length begins_at;
  /// 0 for what lies flat.
  Length height;
  /// What it counts as in the rules: terrain types of the game system, each once.
  std::vector<Id> types;
  Extras extras;
  friend bool operator==(const FeaturePart&, const FeaturePart&) = default;
};

/// A kind of free-standing terrain, such as a crate; has one part or more.
struct FeatureKind {
  Id id;
  std::string name;
  std::string note;
  std::vector<FeaturePart> parts;
  std::optional<Profile> profile = {};
  Extras extras = {};
  friend bool operator==(const FeatureKind&, const FeatureKind&) = default;
};

/// A terrain feature on a board. `at` is its middle, on the board. Its kind is mirrored left to right first, if at all,
/// and then turned clockwise by whole degrees, 0 to 359.
struct Feature {
  Id id;
  Id kind;
  Point at;
  int turn = 0;
  bool mirrored = false;
  Extras extras;
  friend bool operator==(const Feature&, const Feature&) = default;
};

}  // namespace bulkhead
