// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "rendering/canvas/canvas.h"
#include "rendering/label/obstacles.h"
#include "rendering/look/tokens.h"
#include "rendering/map/frame.h"
#include "rendering/map/markers.h"

namespace bulkhead {

/// How far the middle of a marker is from an edge of its board, on the line between the two. Where another marker lies
/// on that line it is left to that one, which is nearer.
struct MeasureLine {
  ObjectInfo object;
  /// From the token's rim to the edge.
  Segment line;
  /// `7.6″ · 193 mm`
  std::string text;
};

/// Where a marker is, in words: how far from the edges, and from those measured that come after it.
struct MeasuredMarker {
  /// Its label, or where it stands.
  std::string name;
  std::string text;
};

struct Measures {
  /// What is measured: objectives, or where a mission has none its other markers. Nothing where nobody asks.
  enum class Of : unsigned char { nothing, objectives, markers };
  Of of = Of::nothing;
  std::vector<MeasureLine> lines;
  std::vector<MeasuredMarker> markers;
};

/// Of objectives, or else of all markers: to the nearer of the left and right edges, and of those above and below, of
/// all boards that lie together; and to one another, as far as they are on the same level. What is said of them is the
/// same at every scale, and taken from where it is known.
[[nodiscard]] Measures lay_out_measures(const MapFrame& frame, const std::vector<MarkerToken>& markers,
                                        const std::vector<MeasuredMarker>* known = nullptr);

void draw(Canvas& canvas, const MeasureLine& measure, const Design& design);

}  // namespace bulkhead
