// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/mission/places.h"
#include "rendering/map/frame.h"

namespace bulkhead {

/// The axes of something that lies along a line: `along` from its first (west or north) end to its second, `across`
/// towards the second (south or east) side. Unit vectors.
struct Axes {
  Vec origin;
  Vec along = {1, 0};
  Vec across = {0, 1};

  [[nodiscard]] constexpr Vec at(double distance, double aside) const {
    return origin + along * distance + across * aside;
  }
  /// A rectangle given along and across.
  [[nodiscard]] Path rectangle(double from, double to, double first_side, double second_side) const;
};

/// The axes of something whose middle lies at a place, turned clockwise by degrees.
[[nodiscard]] Axes turned_axes(Vec middle, double length, int degrees);

/// The body of a wall: ink between two nodes and what of it goes beyond. Millimetres on paper.
struct Run {
  Axes axes;
  /// From node to node.
  double length = 0;
  double thickness = 0;
  /// How far the ink goes beyond the first and the second node: half the thickness, or to the board's edge, or
  /// nothing before a wall end.
  double before = 0;
  double after = 0;
  /// How far it goes to either side: half the thickness, or across the strip of a seam.
  double first_side = 0;
  double second_side = 0;
  /// How high it stands; 0 where its set does not know.
  double height = 0;
};

/// The same body `factor` times as large, but not thinner than walls are drawn.
[[nodiscard]] Run scaled(const Run& run, double factor);
[[nodiscard]] Rect bounds_of(const Run& run);

/// The thickness of a set's walls on paper.
[[nodiscard]] double wall_thickness(const MapFrame& frame, const TerrainSet& set);

/// The body of what stands on an edge. A run that reaches the lattice's border extends to the board's edge; on a border
/// edge where another board touches it fills the strip to the edge.
[[nodiscard]] Run run_of(const MapFrame& frame, const EdgeAddress& at);

/// The body of a piece of wall off the lattice: one pitch long.
[[nodiscard]] Run run_of(const MapFrame& frame, int board, const FreePiece& piece);

}  // namespace bulkhead
