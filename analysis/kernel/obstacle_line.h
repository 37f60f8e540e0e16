// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "analysis/geometry/straight_line.h"
#include "analysis/kernel/obstacles.h"

namespace bulkhead {

/// Where a line between two places on the ground is stopped first; nothing where it is clear. Exact: it asks only for
/// signs of whole numbers, as Boost.Geometry's predicates of doubles do not.
[[nodiscard]] std::optional<LineStop> first_stop(const Obstacles& obstacles, WholePoint from, WholePoint to);
[[nodiscard]] bool is_clear(const Obstacles& obstacles, WholePoint from, WholePoint to);

/// Whether nothing blocks a line between two of its points. What comes within its slack does not block it.
[[nodiscard]] bool is_clear(const Obstacles& obstacles, const StraightLine& line, FinePoint from, FinePoint to);

}  // namespace bulkhead
