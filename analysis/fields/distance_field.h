// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/fields/field.h"
#include "analysis/fields/ground_area.h"

namespace bulkhead {

/// How far it is from an area to every sample, in micrometres: the shortest way of a point round what blocks, from the
/// nearest place of the area; 0 inside, infinite where there is no way. See `GroundArea::origins` for how exact.
[[nodiscard]] Field distances_from(const GroundArea& area, WayFinder& finder, const SampleGrid& grid);

/// The same in moves of a length, which must be more than 0 (contract): every move begun counts whole. What is no more
/// than 1e-3 mm beyond a move's reach is within it.
[[nodiscard]] Field moves_from(const GroundArea& area, WayFinder& finder, const SampleGrid& grid, Length move);

/// Of a field of distances.
[[nodiscard]] Field in_moves(Field distances, Length move);

}  // namespace bulkhead
