// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "analysis/fields/sample_field.h"

namespace bulkhead {

/// Who comes first to each sample: the geodesic Voronoi diagram of where the sides start.
struct Frontier {
  static constexpr int nobody = -1;
  static constexpr int contested = -2;
  SampleGrid grid;
  /// The index of a side, or one of these.
  std::vector<int> holders;
};

/// From fields of one grid (contract) that tell for each side when it comes to a sample: distances or moves, infinite
/// where it never does. A sample is contested where the next side comes no more than `tolerance` after the first, in
/// the unit of the fields. No side, nobody anywhere: there must be a field to take the grid from (contract).
[[nodiscard]] Frontier frontier(std::span<const SampleField> arrivals, double tolerance);

}  // namespace bulkhead
