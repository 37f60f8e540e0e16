// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>

#include "analysis/distance/base_ways.h"
#include "analysis/geometry/zone_footprints.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// How many round bases of this diameter certainly fit into the cells at once, side by side in rows and columns. A
/// lower bound: cells are taken together along rows of the lattice, or along columns if that is better, as far as
/// nothing stands between them; each such rectangle loses half the thickness of walls beside it, and half the larger
/// measure of a pillar or wall end at a node beside it, along its whole side. Bases stand in a square grid; or, if that
/// is better, each cell holds its own: such a grid, or five as on a die, of which four stand clear of walls at the
/// sides and of pillars in the corners. At the border of a board the ground reaches to the board's edge.
[[nodiscard]] std::int64_t fitting_bases(const Mission& mission, const CellsShape& cells, Length diameter);

/// Counts bases in zones of any shape, clear of markers of kinds on which nobody stands. It must not outlive the
/// mission.
class Capacity {
 public:
  Capacity(const Mission& mission, Length diameter);

  /// How many bases certainly fit into a shape at once, on all levels it lies on; it stops counting at `enough`. Of
  /// cells without such a marker as above. In other shapes they lie wholly within, in the best of sixteen square grids,
  /// clear of everything that stops models, hatchways shut. Nothing where nobody can tell: where a level cannot be
  /// planned, or the shape is so large that the grid has over a million places.
  [[nodiscard]] std::optional<std::int64_t> fitting(const Shape& shape, std::int64_t enough);

 private:
  /// On which nobody stands.
  struct Occupied {
    CircleFootprint disc;
    int level = 0;
  };
  [[nodiscard]] bool is_occupied(Point centre, int level) const;
  [[nodiscard]] bool has_markers(const ZoneFootprints& ground) const;
  [[nodiscard]] std::int64_t fitting(const ZonePiece& piece, int number, const BaseWayFinder& level, Point shift,
                                     std::int64_t enough) const;

  const Mission& mission_;
  Length diameter_;
  Length radius_;
  std::vector<Occupied> occupied_;
  /// Of each level that was asked for.
  std::map<int, std::optional<BaseWayFinder>> levels_;
};

}  // namespace bulkhead
