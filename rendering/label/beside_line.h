// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/label/obstacles.h"

namespace bulkhead {

/// Where a box of a size stands that says something of a line: within the limits, clear of what is taken, had better of
/// what is light, and near the line's middle. All in the same unit; `gap` is the least distance from the line. Where
/// nothing is free it covers as little as can be. The line must have a point (contract).
[[nodiscard]] Rect place_beside_line(Vec size, const std::vector<Vec>& line, double gap, const LabelObstacles& taken,
                                     const LabelObstacles& light, const Rect& limits);

}  // namespace bulkhead
