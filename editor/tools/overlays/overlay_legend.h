// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "editor/tools/overlays/live_overlays.h"

namespace bulkhead {

/// What is shown, in words; begins with how hatchways stand if that is otherwise than in the mission. Empty where
/// nothing is shown.
[[nodiscard]] std::vector<LegendEntry> legend_of(const OverlayPicture& picture, const Design& design);

/// A legend where it stands on a map, in logical pixels.
struct PlacedLegend {
  LegendBlock block;
  Rect ground;
};
/// Sets a legend, which must outlive what this gives, into a corner of the part of a canvas that the map has, where it
/// covers nothing of the sheet that the map lies on: narrower than it would like to be if need be, but with no word
/// broken or left out. Nothing where there is no such corner, and for an empty legend.
[[nodiscard]] std::optional<PlacedLegend> place_legend(const std::vector<LegendEntry>& legend, const Rect& map,
                                                       const std::optional<Rect>& sheet);
/// In the corner where it covers the least of the sheet, whatever lies there; the lower left one of those where it
/// covers as much. In columns, and smaller, where it would not fit otherwise.
[[nodiscard]] PlacedLegend legend_in_corner(const std::vector<LegendEntry>& legend, const Rect& map,
                                            const std::optional<Rect>& sheet = std::nullopt);
void draw(Canvas& canvas, const PlacedLegend& legend, const Design& design);

/// All of it in one line: its titles.
[[nodiscard]] std::string folded(const std::vector<LegendEntry>& legend);

}  // namespace bulkhead
