// SPDX-License-Identifier: MIT
#pragma once

#include "rendering/look/tokens.h"

namespace bulkhead {

/// The design in which the window shows maps, dark or not: on the canvas, and as pictures on the start page and in
/// dialogs. The usual one until another is set; whether windows are dark says nothing of it.
[[nodiscard]] const Design& map_design();
/// The design must live as long as the program.
void set_map_design(const Design& design);

}  // namespace bulkhead
