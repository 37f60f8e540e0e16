// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/canvas/canvas.h"
#include "rendering/poster/tiling.h"

namespace bulkhead {

/// Moves names along their lines, and letters and numbers of columns and rows by no more than their own size, so that
/// each stands whole on a sheet, and on no other in part, as far as there is a place for it. None comes to stand on
/// another one.
void keep_whole(std::vector<TextRun>& runs, const Tiling& tiling);

}  // namespace bulkhead
