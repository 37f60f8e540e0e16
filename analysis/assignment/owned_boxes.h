// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/assignment/panel_assignment.h"

namespace bulkhead {

/// What a layout is to be built from: of the mission's sets the boxes that somebody has, if any of these sets is named
/// there; else the boxes that the mission is designed for.
[[nodiscard]] Boxes boxes_to_build_from(const Mission& mission, const Boxes& owned);

}  // namespace bulkhead
