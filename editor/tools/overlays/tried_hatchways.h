// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/overlays/map_overlay.h"

namespace bulkhead {

/// Marks hatchways that stand otherwise than the mission sets them, and says how all of them are looked at; null where
/// everything stands as it is set.
[[nodiscard]] std::shared_ptr<const Layer> tried_hatchways(const OverlayInput& input);

}  // namespace bulkhead
