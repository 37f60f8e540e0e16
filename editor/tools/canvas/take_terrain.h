// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/identifier.h"

namespace bulkhead {

class CanvasController;

/// Takes the first kind of terrain of a set of the mission into the hand; nothing where the set has none.
void take_terrain_of(CanvasController& controller, const Id& set);

}  // namespace bulkhead
