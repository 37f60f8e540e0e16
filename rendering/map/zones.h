// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "rendering/canvas/canvas.h"
#include "rendering/canvas/outline.h"
#include "rendering/map/frame.h"

namespace bulkhead {

/// Where units come in: an arrowhead outside the board's edge.
struct EntryArrow {
  /// On the board's edge.
  Vec at;
  /// The way in: one of the four directions, as a unit vector.
  Vec inwards;
  /// How far it may stand from there along the edge, to either side.
  double slack = 0;
};

/// A zone or an area as it lies on paper.
struct ZoneShape {
  ObjectInfo object;
  bool is_area = false;
  FillStyle style;
  /// Never `usual`.
  ZoneKind::Drawn drawn = ZoneKind::Drawn::fill;
  /// Letters that tell its kind from those that look alike; may be empty.
  std::string sign;
  /// How coarse the pattern is: finer where the map is small.
  double grain = 1;
  /// May reach beyond the boards.
  Path path;
  std::vector<Loop> loops;
  /// Of an area: see `parts_of`. Each of them bears its name.
  std::vector<std::vector<Loop>> parts = {};
  /// Around what of it may lie on the boards.
  Rect shown;
  /// What is written on it: its own label and name, else the side that starts there, else the name of its kind.
  std::string label;
  /// It has a label or name of its own.
  bool named = false;
  std::string kind_name;
  /// Empty where it is no side's.
  std::string side_name;
  std::vector<EntryArrow> arrows;
  /// It is painted after those of a lower rank: what is filled before what is not, the larger before the smaller.
  std::size_t rank = 0;
  /// Of a quarter: how far from the centre its ground begins, where nothing else lies on the centre.
  Length clear_of_centre = {};
  /// How wide the band is that runs along the inside of its edge where it is not filled: some of it shows beside walls.
  double band = 1.3;
  /// Other filled ground lies below it, of which nothing shows through.
  bool hides_ground = false;
  /// Drawn by lines alone, which take little ink: each pattern is a line with a rhythm of its own.
  bool in_lines = false;
};

/// Zones first, then areas, in the mission's order. Cells that the battlefield does not have are left out.
[[nodiscard]] std::vector<ZoneShape> lay_out_zones(const MapFrame& frame);

/// A tint and the pattern above it with a thin edge, a band along the edge, or a dashed edge. In lines: a broad line
/// along the edge, a thin one with a broad one where the band ends, or a narrow line.
void draw(Canvas& canvas, const ZoneShape& zone, const Design& design);
/// Its edge alone, as filled ground has it.
void draw_rim(Canvas& canvas, const ZoneShape& zone);
[[nodiscard]] Path path_of(const EntryArrow& arrow);
void draw(Canvas& canvas, const EntryArrow& arrow, Colour colour);

}  // namespace bulkhead
