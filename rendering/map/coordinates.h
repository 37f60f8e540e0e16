// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/canvas/canvas.h"
#include "rendering/map/frame.h"

namespace bulkhead {

/// What a map needs around the boards for coordinates, arrows, the boards' names and what reaches beyond the boards (a
/// hatchway that opens outwards, a marker on the edge), in millimetres.
struct MapMargins {
  double left = 0;
  double top = 0;
  double right = 0;
  double bottom = 0;
};
[[nodiscard]] MapMargins map_margins(const Mission& mission, double scale);

/// Column letters above and row numbers left of every board, on the other side where a board touches there; and the
/// boards' numbers and levels where there is more than one board. They stand further out on a side where something
/// reaches beyond the board. Where cells are small only every second, fifth …
/// column or row is named.
[[nodiscard]] std::vector<TextRun> lay_out_coordinates(const MapFrame& frame);

}  // namespace bulkhead
