// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>

#include "rendering/map/map_painter.h"

namespace bulkhead {

/// The names that the drawing wants to show: of zones and areas, of links of which another kind looks the same, of
/// markers whose label does not fit inside them, and of terrain features.
[[nodiscard]] std::vector<LabelRequest> requests_of(const MapPlan& plan);

/// Of requests that are alike: those for codes of panels, and for lengths.
inline constexpr int code_kind = 1;
inline constexpr int length_kind = 2;
/// The lines that objectives are measured by, without those whose length found no room.
[[nodiscard]] std::vector<MeasureLine> measured_lines(const MapPlan& plan);
/// What labels of a kind say that found room on the map.
[[nodiscard]] std::set<std::string> texts_on_map(const MapPlan& plan, int kind);
/// How many labels of a kind found no room on the map.
[[nodiscard]] std::size_t count_left_out(const MapPlan& plan, int kind);

/// The scene in which they are to be placed: markers, arrows and coordinates are taken; walls, hatchways, pillars,
/// wall ends and links are built; range rings and rims had better stay visible.
[[nodiscard]] LabelScene label_scene(const MapPlan& plan, const Rect& limits);

void draw(Canvas& canvas, const PlacedLabel& label, const LabelRequest& request, const Design& design);
/// The letters of a kind of zone on their badge, as they stand in front of a zone's name.
void draw_sign(Canvas& canvas, std::string_view letters, Vec centre, Colour colour, const Design& design);
/// The disc with the number of a label that stands in the legend.
void draw_number(Canvas& canvas, int number, Vec centre, Colour colour, const Design& design);

}  // namespace bulkhead
