// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/mission/feature.h"
#include "rendering/canvas/path.h"

namespace bulkhead {

/// The outlines of terrain that is not turned, from above, as large as they fit into a room.
[[nodiscard]] std::vector<Path> figure_of(const FeatureKind& kind, const Rect& room);

}  // namespace bulkhead
