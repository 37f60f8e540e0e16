// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/map/map_painter.h"

namespace bulkhead {

/// The labels of a plan for somebody who sees a part of it only, in millimetres on its paper: the name of a zone or
/// area that the rim of that part would cut, or that stands beyond it, goes to where its ground is in sight and nothing
/// else is written or put. Where there is no such place, a cut name is left out whole. Other labels stay as they are.
[[nodiscard]] std::vector<PlacedLabel> names_in_sight(const MapPlan& plan, const Rect& visible);

}  // namespace bulkhead
