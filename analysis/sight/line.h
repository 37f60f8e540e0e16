// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "analysis/plan/strips.h"

namespace bulkhead {

/// A straight line inside a mesh: through `through`, in a direction that is not zero. Tests along it are exact where
/// both are whole micrometres and `slack` is 0; else whatever comes within `slack` of the line does not block it.
struct StraightLine {
  FinePoint through;
  FinePoint direction;
  double slack = 0;
};

/// Where a line was stopped: what is beyond the border of a strip.
struct Stop {
  FinePoint at;
  /// A block of the mesh, or `StripMesh::none` for the end of the ground.
  std::uint32_t block = StripMesh::none;
};

/// Whether nothing blocks the line between two of its points. Touching does not block. If something blocks it and
/// `stop` is given, it is told where first.
[[nodiscard]] bool is_clear(const StripMesh& mesh, const StraightLine& line, FinePoint from, FinePoint to,
                            Stop* stop = nullptr);

/// Between two points in whole micrometres.
[[nodiscard]] bool is_clear(const StripMesh& mesh, FinePoint from, FinePoint to, Stop* stop = nullptr);

}  // namespace bulkhead
