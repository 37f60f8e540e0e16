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
  /// One gets through it, slowly: a door, a hedge. Neither of decks nor of hazards.
  bool passable = false;
  /// Lies on the ground: water, a ditch. Not of decks; its tone is `hazard` or `low`.
  bool flat = false;
  /// Tells types that look alike otherwise: counted from 0 in the order of the system's types.
  int variant = 0;
  friend auto operator<=>(const TerrainStyle&, const TerrainStyle&) = default;
};

/// What the types alone tell; `flat` and `variant` are left to the caller.
[[nodiscard]] TerrainStyle style_of(const TerrainTraits& traits);

/// So many variants of a look differ; types beyond that look like the last.
inline constexpr int most_terrain_variants = 4;

/// Something that another part lies above.
struct TerrainShape {
  TerrainStyle style;
  Path path;
  std::vector<Loop> loops;
  /// The names of its terrain types.
  std::string types = {};
};

/// A part of a feature as it lies on paper.
struct FeatureBody {
  TerrainStyle style;
  /// The names of its terrain types: `Heavy, Vantage`.
  std::string types;
  Path path;
  std::vector<Loop> loops;
  /// Of a deck: how high one stands on it, in inches: `3″`.
  std::string level;
  /// Where that is written, on what is seen of the deck; nowhere where there is no room for it.
  std::optional<Vec> level_at;
  /// Where it begins and ends above its board.
  Length begins_at = {};
  Length ends_at = {};
  /// Of a deck that is no roof of something solid: what lies beneath it, part or whole.
  std::vector<TerrainShape> beneath = {};
  /// Such a deck hides some of it, or all.
  bool below_deck = false;
  bool wholly_below = false;
  /// Of what begins above the board, as a rampart does: what it stands on that hides more than it does itself.
  std::vector<TerrainShape> stands_on = {};
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

/// From the lowest to the highest. Heights are written neither where markers stand nor below what is higher.
[[nodiscard]] std::vector<FeatureShape> lay_out_features(const MapFrame& frame,
                                                         const std::vector<MarkerToken>& markers);

/// Leaves out the heights of decks.
void leave_out_levels(std::vector<FeatureShape>& features);

/// What of the drawing labels had better not stand on.
void add_obstacles(std::vector<Obstacle>& obstacles, const FeatureShape& feature);

void draw(Canvas& canvas, const FeatureBody& body, const Design& design);
/// The height of a deck alone, which has a place for it (contract).
void draw_level(Canvas& canvas, const FeatureBody& body, const Design& design);
void draw(Canvas& canvas, const FeatureShape& feature, const Design& design);

}  // namespace bulkhead
