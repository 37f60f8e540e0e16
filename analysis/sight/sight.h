// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "analysis/plan/plan.h"

namespace bulkhead {

/// Whether one point sees another: nothing blocks the straight line between them. Grazing a corner or sliding along a
/// wall does not block; a point inside something that blocks, or off the ground, sees nothing.
[[nodiscard]] bool sees(const Plan& plan, Point from, Point to);

/// What ends a line of sight.
struct SightStop {
  /// Where the line comes upon it.
  FinePoint at;
  /// The wall, pillar … with its address if it has one; nothing at the end of the ground, or where `from` itself is
  /// inside of something.
  std::optional<Address> by;
};

/// Nothing where the line is clear, else what blocks it first.
[[nodiscard]] std::optional<SightStop> what_blocks(const Plan& plan, Point from, Point to);

/// All that a point sees: a polygon, clockwise on the map, whose border touches what ends its sight. Empty where the
/// point sees nothing.
[[nodiscard]] std::vector<FinePoint> visible_area(const Plan& plan, Point from);
/// The same into a vector whose memory is used again, for callers that ask at every move of the pointer.
void visible_area(const Plan& plan, Point from, std::vector<FinePoint>& polygon);

}  // namespace bulkhead
