// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/map/runs.h"

namespace bulkhead {

/// A wall on an edge or off the lattice.
struct WallBar {
  ObjectInfo object;
  Run run;
  bool breachable = false;
};

/// Board by board in the order of their edges, then those off the lattice.
[[nodiscard]] std::vector<WallBar> lay_out_walls(const MapFrame& frame);

/// An ink bar of true thickness; with notches where it may be blown open.
void draw(Canvas& canvas, const WallBar& wall, const Design& design);

/// Notches in both flanks of a bar between two distances along its run.
void draw_notches(Canvas& canvas, const Run& run, double from, double to, const Design& design);

}  // namespace bulkhead
