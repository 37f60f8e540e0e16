// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/mission/board_symmetry.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// The terrain features of which a map of the battlefield onto itself that keeps shapes (a mirror, a half turn) carries
/// a part to where no such part stands: of the same footprint, level, height and terrain types. What the features are
/// called, and how they are put together from parts, does not count. In the mission's order.
[[nodiscard]] std::vector<Id> features_without_image(const Mission& mission, const BoardSymmetry& image);

}  // namespace bulkhead
