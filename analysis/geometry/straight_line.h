// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "analysis/geometry/fine_point.h"

namespace bulkhead {

/// A straight line through `through`, in a direction of any length but zero. Tests along it are exact where both are
/// whole micrometres and `slack` is 0; else whatever comes within `slack` of the line does not block it.
struct StraightLine {
  FinePoint through;
  FinePoint direction;
  double slack = 0;
};

/// Where a line was stopped.
struct LineStop {
  static constexpr std::uint32_t nothing = UINT32_MAX;
  FinePoint at;
  /// What stopped it, by the number that it has on the plan; `nothing` at the end of the ground.
  std::uint32_t by = nothing;
};

}  // namespace bulkhead
