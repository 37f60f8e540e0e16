// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "editor/tools/overlays/live_overlays.h"
#include "rendering/map/map_painter.h"

namespace bulkhead {

/// Words of overlays that have found a place on a map.
struct PlacedWords {
  std::vector<LabelRequest> requests;
  /// On the map's paper.
  std::vector<PlacedLabel> labels;
};

/// Finds places for what overlays have to say, by the search that places the map's labels: clear of these, of markers,
/// walls, hatchways and coordinates, of one another and of what is placed in `before`. What finds none is left
/// out, and so is what could only stand where it would be read as of another thing of its overlay. The map's labels
/// must be placed.
[[nodiscard]] PlacedWords place_words(const OverlayPicture& picture, OverlayPart part, const MapPlan& plan,
                                      const PlacedWords& before = {});

/// To the canvas that the map is drawn to.
void draw(Canvas& canvas, const PlacedWords& words, const Design& design);

}  // namespace bulkhead
