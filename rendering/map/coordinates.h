// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "rendering/canvas/canvas.h"
#include "rendering/map/frame.h"

namespace bulkhead {

/// How far walls, hatchways, pillars and markers reach beyond the edges of their boards, at most: hatchways that open
/// outwards, markers on the edge, pieces off the lattice. The same for all boards, so that their letters stand in line.
/// And what boards enclose, where no letters stand either.
class Overhang {
 public:
  /// The boxes are of all such things.
  Overhang(const MapFrame& frame, const std::vector<Rect>& things);

  [[nodiscard]] double at(Compass side) const { return reach_[static_cast<std::size_t>(side)]; }
  /// How much further out letters stand than usual, so that nothing reaches them.
  [[nodiscard]] double further_out(Compass side) const;
  [[nodiscard]] const std::vector<Rect>& holes() const { return holes_; }

 private:
  std::array<double, 4> reach_{};
  std::vector<Rect> holes_;
};

/// What a map needs around the boards for coordinates, arrows, the boards' names and what reaches beyond the boards, in
/// millimetres.
struct MapMargins {
  double left = 0;
  double top = 0;
  double right = 0;
  double bottom = 0;
};
[[nodiscard]] MapMargins map_margins(const MapFrame& frame, const Overhang& overhang);

/// The letters of a run themselves, without the room that a line keeps above and below them and without their halo.
[[nodiscard]] Rect letters_of(const TextRun& run);

/// Column letters above and row numbers left of every board, on the other side where they would fall on another board
/// or into a hole between boards, and inside where they would on both; and the boards' numbers and levels where there
/// is more than one board, in lines no wider than the board. They stand further out on a side where something reaches
/// beyond the board. Where cells are small only every second, fifth … column or row is named.
[[nodiscard]] std::vector<TextRun> lay_out_coordinates(const MapFrame& frame, const Overhang& overhang);

/// What people are told where names of boards are cut.
[[nodiscard]] std::optional<std::string> what_is_cut(const std::vector<TextRun>& coordinates);

}  // namespace bulkhead
