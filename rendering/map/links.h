// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "rendering/map/markers.h"
#include "rendering/map/zones.h"

namespace bulkhead {

/// A tie between two markers, zones or areas, as a line from edge to edge.
struct LinkLine {
  ObjectInfo object;
  std::string kind_name;
  Vec from;
  Vec to;
  /// Models may go along it.
  bool moves = false;
  /// Stands at both ends where lines run over one another, so that one sees which end belongs to which; else empty.
  std::string tag = {};
};

/// Links whose ends are both on the map.
[[nodiscard]] std::vector<LinkLine> lay_out_links(const MapFrame& frame, const std::vector<MarkerToken>& markers,
                                                  const std::vector<ZoneShape>& zones);

/// A line on a rim of paper: full with round ends, or dashed with arrowheads where models may go along.
void draw(Canvas& canvas, const LinkLine& link, const Design& design);

}  // namespace bulkhead
