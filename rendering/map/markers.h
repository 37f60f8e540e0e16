// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rendering/canvas/canvas.h"
#include "rendering/map/frame.h"

namespace bulkhead {

/// A marker as it lies on paper: an objective is a disc, each other kind a token of another outline.
struct MarkerToken {
  enum class Outline : unsigned char { disc, square, diamond, hexagon, octagon };
  ObjectInfo object;
  Id kind{"objective"};
  std::string kind_name;
  /// What players call it: as the mission does, or as its kind.
  std::string name;
  Outline outline = Outline::disc;
  /// Further kinds take the same outlines: 1 with a line inside, 2 on a grey ground.
  int round = 0;
  Vec centre;
  /// How wide it is and how far from its rim it is controlled, as they are on the table.
  Length size;
  Length reach;
  /// Of the circle around it.
  double radius = 0;
  /// Of the ring within which it is controlled; 0 = none is drawn.
  double range = 0;
  std::string label;
  /// Where it stands, as the mission has it: `C4`.
  std::string place;
  /// How high above its board it stands.
  Length stands_at = {};
  /// The same in words: `3″ up`; empty on the board itself.
  std::string height = {};
  /// The type of the label where it fits inside; 0 points where it does not.
  double label_size = 0;
  std::optional<FillStyle> side;
  std::string side_name;
};

/// In the mission's order. Those on places that no lattice has are left out.
[[nodiscard]] std::vector<MarkerToken> lay_out_markers(const MapFrame& frame);

/// The token's own outline.
[[nodiscard]] Path path_of(const MarkerToken& marker);
void draw(Canvas& canvas, const MarkerToken& marker, const Design& design);
void draw_range(Canvas& canvas, const MarkerToken& marker, const Design& design);

}  // namespace bulkhead
