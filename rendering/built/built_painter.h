// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "rendering/built/bodies.h"
#include "rendering/built/hidden_markers.h"

namespace bulkhead {

struct BuiltOptions {
  /// One to this; see `MapOptions`. What lies away from the viewer and what stands is shortened (see `Axonometry`).
  double scale = 10;
  /// Where the viewer stands: degrees clockwise from north.
  double azimuth = azimuth_of(BuiltView::from_south);
  const Design* design = &usual_design();
  /// Everything stands out where it says nothing.
  EmphasisOf emphasis = {};
};

/// A map whose things stand: what has a height as bodies that do not overlap. The same from wherever one looks.
struct StandingMap {
  /// The ground, and what lies flat on it.
  MapPlan map;
  Design pale;
  std::vector<BuiltBody> bodies;
  std::vector<Prism> prisms;
};

/// `map` lies at 0,0 on paper, its labels are of no use. Everything stands out where `emphasis` says nothing.
[[nodiscard]] StandingMap stand_up(MapPlan map, const EmphasisOf& emphasis = {});

/// The battlefield as it will stand on the table, in an axonometric picture: what stands, from the farthest to the
/// nearest. A value that needs the mission no more.
struct BuiltPlan : StandingMap {
  Axonometry view{0};
  std::vector<HiddenMarker> hidden;
  /// Column letters and row numbers along the edges that are near the viewer.
  std::vector<TextRun> coordinates;
  /// Beside markers, and in the zones of lifts.
  std::vector<TextRun> names;
  /// Around all of it, where the map's corner falls on 0,0.
  Rect bounds;

  /// How high a marker stands, on paper.
  [[nodiscard]] double marker_height(const MarkerToken& marker) const;
};

/// What stands as a viewer at an azimuth sees it, degrees clockwise from north, with its size; of this mission. What
/// stands is in no order yet, so the picture cannot be painted: `back_to_front` puts it into one.
[[nodiscard]] BuiltPlan placed_for(StandingMap standing, const Mission& mission, double azimuth);
/// The same, ready to be painted.
[[nodiscard]] BuiltPlan seen_from(StandingMap standing, const Mission& mission, double azimuth);
/// Both at once. It must have a board (contract). Levels that lie one above the other stand side by side.
[[nodiscard]] BuiltPlan lay_out_built(const Mission& mission, const BuiltOptions& options);

/// Things that are marked in a picture, by the addresses of their `ObjectInfo`.
struct BuiltMarks {
  std::set<std::string, std::less<>> addresses;
  Colour colour;
  friend bool operator==(const BuiltMarks&, const BuiltMarks&) = default;
};

/// Draws it so that the corner of its bounds falls on a place.
void paint_built(Canvas& canvas, const BuiltPlan& plan, Vec top_left, const BuiltMarks& marks = {});

}  // namespace bulkhead
