// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/selection/selection.h"

namespace bulkhead {

/// All of the battlefield that is of the kind of something selected: all walls, all hatchways, markers, zones, areas,
/// terrain or free pieces of that kind; and what is selected.
[[nodiscard]] Selection alike(const Mission& mission, const Selection& selection);

}  // namespace bulkhead
