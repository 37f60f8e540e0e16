// SPDX-License-Identifier: MIT
#pragma once

#include <wx/bmpbndl.h>

#include "model/mission/mission.h"
#include "rendering/look/designs.h"

namespace bulkhead {

/// A kind of terrain feature as the map shows it, from above and as large as fits into a square of so many logical
/// pixels. A set of the mission must have the kind (contract).
[[nodiscard]] wxBitmapBundle picture_of_terrain(const Mission& mission, const Id& kind, const Design& design, int size,
                                                double content_scale);

}  // namespace bulkhead
