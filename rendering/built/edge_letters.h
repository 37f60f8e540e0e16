// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/built/axonometry.h"
#include "rendering/canvas/canvas.h"
#include "rendering/map/frame.h"

namespace bulkhead {

/// Column letters and row numbers of every lattice along the two edges of its board that are near the viewer, where no
/// other board lies, and no hole between boards; where there are several boards, their names beside them, as far as the
/// edge has room for them. Every second, fifth … where cells are small. Names keep clear of the boards, of the letters
/// and of what is `taken`, in the picture of a map that begins at 0,0, as all of it.
[[nodiscard]] std::vector<TextRun> letters_along_edges(const MapFrame& frame, const Axonometry& view,
                                                       std::vector<Rect> taken);

}  // namespace bulkhead
