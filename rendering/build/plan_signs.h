// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/build/build_page.h"

namespace bulkhead {

/// What the signs of a build sheet's plan mean, but those of which its list tells.
[[nodiscard]] std::vector<LegendEntry> signs_of(const MapPlan& map);

/// Puts what signs mean into a room; whether they fit.
bool put_signs(BuildPart& part, const std::vector<LegendEntry>& signs, const Rect& room);

/// Puts what the signs of its plan mean where a part with its pictures and its list leaves room; whether it does.
bool add_signs(BuildPart& part);

}  // namespace bulkhead
