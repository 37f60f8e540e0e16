// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "editor/tools/tool/tool.h"
#include "rendering/canvas/outline.h"

namespace bulkhead {

/// Around the ground of a shape other than cells and quarters, as it lies on the table; a strip has a part for each
/// board that it runs over, the others lie by one board, which must exist (contract).
[[nodiscard]] std::vector<Loop> outlines_on_table(const Scene& scene, int board, const Shape& shape);

}  // namespace bulkhead
