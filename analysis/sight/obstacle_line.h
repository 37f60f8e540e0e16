// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "analysis/plan/obstacles.h"
#include "analysis/sight/line.h"

namespace bulkhead {

/// Where a line comes upon something first, and what that is.
struct ObstacleStop {
  FinePoint at;
  std::uint32_t owner = Obstacles::none;
};

/// Nothing where nothing blocks the line between two places on the ground. Exact: it asks only for signs of whole
/// numbers.
[[nodiscard]] std::optional<ObstacleStop> first_stop(const Obstacles& obstacles, WholePoint from, WholePoint to);
[[nodiscard]] bool is_clear(const Obstacles& obstacles, WholePoint from, WholePoint to);

/// The same for a line that a mesh of the same plan finds clear of rectangles, between two places in whole micrometres:
/// quick where no polygon is near the line. Without obstacles there is no polygon.
[[nodiscard]] bool is_clear_of_polygons(const Obstacles* obstacles, FinePoint from, FinePoint to);

/// Whether nothing blocks a line between two of its points. What comes within its slack does not block it.
[[nodiscard]] bool is_clear(const Obstacles& obstacles, const StraightLine& line, FinePoint from, FinePoint to);

}  // namespace bulkhead
