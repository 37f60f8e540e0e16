// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "rendering/map/runs.h"

namespace bulkhead {

/// A pillar on a node or off the lattice: its footprint stands along the walls that meet there, along the one that
/// runs through where there is such a wall.
struct PillarBlock {
  ObjectInfo object;
  Vec centre;
  /// Along the wall and across it, before turning.
  Vec size;
  /// Clockwise, in degrees.
  int turn = 0;
  /// Of the walls that it stands in; 0 where their set does not know.
  double height = 0;
};

/// The rounded end of a run; a round post where no direction is known.
struct WallEndCap {
  ObjectInfo object;
  Vec node;
  double thickness = 0;
  /// Where the round end points: 0 = north, clockwise.
  std::optional<int> turn;
  /// Of the wall that ends here; 0 where its set does not know.
  double height = 0;
};

[[nodiscard]] std::vector<PillarBlock> lay_out_pillars(const MapFrame& frame);
[[nodiscard]] std::vector<WallEndCap> lay_out_wall_ends(const MapFrame& frame);
/// The same at another scale, but not smaller than beside the thinnest walls.
[[nodiscard]] PillarBlock scaled(PillarBlock pillar, double factor);
[[nodiscard]] WallEndCap scaled(WallEndCap end, double factor);
[[nodiscard]] Rect bounds_of(const PillarBlock& pillar);
[[nodiscard]] Rect bounds_of(const WallEndCap& end);

/// A rounded ink block with an inset.
void draw(Canvas& canvas, const PillarBlock& pillar, const Design& design);
void draw(Canvas& canvas, const WallEndCap& end, const Design& design);

}  // namespace bulkhead
