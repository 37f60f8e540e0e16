// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "editor/tools/selection/selection.h"
#include "editor/tools/view/map_classes.h"

namespace bulkhead {

/// Why a press of an arrow key has moved nothing of a selection, in the user's language: all of it is locked or hidden,
/// nothing of it is anything that moves, or it goes no further that way.
[[nodiscard]] std::string why_not_nudged(const Mission& mission, const Selection& selection, const MapClasses& classes);

}  // namespace bulkhead
