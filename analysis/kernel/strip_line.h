// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/geometry/straight_line.h"
#include "analysis/kernel/strips.h"

namespace bulkhead {

/// Whether nothing in a mesh blocks the line between two of its points: a walk through the strips that it crosses, as
/// through a triangulation (Devillers, Pion and Teillaud, "Walking in a triangulation", 2002). Touching does not block.
/// If something blocks it and `stop` is given, it is told where first. (An R-tree of walls by Boost.Geometry takes some
/// ten times as long, see docs/performance.md, and leaves open what touching means.)
[[nodiscard]] bool is_clear(const StripMesh& mesh, const StraightLine& line, FinePoint from, FinePoint to,
                            LineStop* stop = nullptr);

/// Between two points in whole micrometres.
[[nodiscard]] bool is_clear(const StripMesh& mesh, FinePoint from, FinePoint to, LineStop* stop = nullptr);

}  // namespace bulkhead
