// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "analysis/plan/plan.h"

namespace bulkhead {

/// What polygons make of the corners round which ways turn. Both are empty where no polygon stops ways.
struct PolygonCorners {
  explicit PolygonCorners(const Plan& plan);

  /// Of every corner of the mesh that is open to ways: whether it is none or is among the others, because a polygon
  /// touches or covers it, or because it is one of two at the end of a wall without thickness: a polygon beside the
  /// wall decides by which of them a way comes.
  std::vector<bool> replaced;
  /// The corners that are not among the rest of the mesh's. In order of their places.
  std::vector<Obstacles::Corner> others;
};

}  // namespace bulkhead
