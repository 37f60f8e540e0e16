// SPDX-License-Identifier: MIT
#include "analysis/fields/distance_field.h"

#include <cmath>

#include "model/base/contracts.h"

namespace bulkhead {
namespace {

/// On the line counts as within.
constexpr double slack = 1;

bool is_walkable(const Kernel& ways, Point at) { return ways.is_free(ways.inside(at)); }

}  // namespace

SampleField distances_from(const GroundArea& area, WayFinder& finder, const SampleGrid& grid) {
  SampleField field{grid, finder.distances(area.origins(finder.plan(), grid), grid)};
  for (int row = 0; row < grid.rows; ++row) {
    for (int column = 0; column < grid.columns; ++column) {
      const auto at = grid.at(column, row);
      if (!area.contains(at) || !is_walkable(finder.plan().ways(), at)) continue;
      field.values[static_cast<std::size_t>(row) * static_cast<std::size_t>(grid.columns) +
                   static_cast<std::size_t>(column)] = 0;
    }
  }
  return field;
}

bool within(double distance, Length length) { return distance <= static_cast<double>(length.in_micrometres()) + slack; }

SampleField in_moves(SampleField distances, Length move) {
  BULKHEAD_EXPECTS(move > Length());
  const auto length = static_cast<double>(move.in_micrometres());
  for (auto& value : distances.values) value = std::ceil(std::max(0.0, value - slack) / length);
  return distances;
}

SampleField moves_from(const GroundArea& area, WayFinder& finder, const SampleGrid& grid, Length move) {
  return in_moves(distances_from(area, finder, grid), move);
}

}  // namespace bulkhead
