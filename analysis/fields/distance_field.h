// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/fields/ground_area.h"
#include "analysis/fields/sample_field.h"

namespace bulkhead {

/// How far it is from an area to every sample, in micrometres: the shortest way of a point round what blocks, from the
/// nearest place of the area; 0 inside, infinite where there is no way. See `GroundArea::origins` for how exact.
[[nodiscard]] SampleField distances_from(const GroundArea& area, WayFinder& finder, const SampleGrid& grid);

/// Whether a distance in micrometres is no more than a length; what is no more than 1e-3 mm beyond is within.
[[nodiscard]] bool within(double distance, Length length);

/// The same in moves of a length, which must be more than 0 (contract): every move begun counts whole; what is `within`
/// a move's reach needs no other.
[[nodiscard]] SampleField moves_from(const GroundArea& area, WayFinder& finder, const SampleGrid& grid, Length move);

/// Of a field of distances.
[[nodiscard]] SampleField in_moves(SampleField distances, Length move);

}  // namespace bulkhead
