// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
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
  /// Stands at both ends: the short label that both zones have, or a number where lines run over one another, so that
  /// one sees which end belongs to which; else empty.
  std::string tag = {};
  /// It is the zones' own, and may be left out where there is no room for it.
  bool tag_of_zones = false;
  /// Where the tags stand.
  std::vector<Vec> tags_at = {};
  /// How far its middle stands off the straight line between its ends; it is a bow where this is anything.
  Vec bend = {};
  /// Other straight ways between the same two zones, the nearest to this first.
  std::vector<std::pair<Vec, Vec>> beside = {};
};

/// Links whose ends are both on the map.
[[nodiscard]] std::vector<LinkLine> lay_out_links(const MapFrame& frame, const std::vector<MarkerToken>& markers,
                                                  const std::vector<ZoneShape>& zones);

/// The line as it runs: its ends where it is straight, more points where it is a bow.
[[nodiscard]] std::vector<Vec> points_of(const LinkLine& link);
[[nodiscard]] Vec middle_of(const LinkLine& link);

/// A line on a rim of paper: full with round ends, or dashed with arrowheads where models may go along. Where both ends
/// have a tag it reaches from each end to its tag, and a thin dotted line hints at the rest.
void draw(Canvas& canvas, const LinkLine& link, const Design& design);

}  // namespace bulkhead
