// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/mission/geometry.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// The edge of the table on a level: the outlines of its boards without the stretches where two of them touch. As
/// rectangles without width or height, board by board.
[[nodiscard]] std::vector<Rectangle> table_edges(const Mission& mission, int level);

}  // namespace bulkhead
