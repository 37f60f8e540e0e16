// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rendering/canvas/outline.h"
#include "rendering/label/obstacles.h"
#include "rendering/map/frame.h"
#include "rendering/map/markers.h"

namespace bulkhead {

/// How a part of a terrain feature is drawn, by what its terrain types do.
struct TerrainStyle {
  enum class Tone : unsigned char {
    /// Nobody passes, or sees through.
    wall,
    /// Obscures.
    heavy,
    /// Gives cover.
    light,
    /// Can be stood on.
    deck,
    /// Harms who comes near.
    hazard,
    /// Does none of this.
    low
  };
  Tone tone = Tone::low;
  /// A deck whose body obscures or blocks: a container, as opposed to a walkway.
  bool solid = false;
  friend auto operator<=>(const TerrainStyle&, const TerrainStyle&) = default;
};

[[nodiscard]] TerrainStyle style_of(const TerrainTraits& traits);

/// A part of a feature as it lies on paper.
struct FeatureBody {
  TerrainStyle style;
  /// The names of its terrain types: `Heavy, Vantage`.
  std::string types;
  Path path;
  std::vector<Loop> loops;
  /// Of a deck: how high one stands on it, in inches: `3″`.
  std::string level;
  /// Where that is written; nowhere where there is no room for it.
  std::optional<Vec> level_at;
};

struct FeatureShape {
  ObjectInfo object;
  std::string kind_name;
  /// From the lowest to the highest.
  std::vector<FeatureBody> bodies;
  Rect bounds;
  /// How high its highest part reaches above its board.
  Length top;
};

/// From the lowest to the highest. Heights are not written where markers stand.
[[nodiscard]] std::vector<FeatureShape> lay_out_features(const MapFrame& frame,
                                                         const std::vector<MarkerToken>& markers);

/// What of the drawing labels had better not stand on.
void add_obstacles(std::vector<Obstacle>& obstacles, const FeatureShape& feature);

void draw(Canvas& canvas, const FeatureBody& body, const Design& design);
void draw(Canvas& canvas, const FeatureShape& feature, const Design& design);

}  // namespace bulkhead
