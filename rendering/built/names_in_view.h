// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/built/built_painter.h"

namespace bulkhead {

/// What the map writes that the picture of the built table has room for as well: the labels of markers beside those
/// that are too small to hold them, and the letters of lifts in the middle of both their zones.
[[nodiscard]] std::vector<TextRun> names_in_view(const BuiltPlan& plan);

}  // namespace bulkhead
