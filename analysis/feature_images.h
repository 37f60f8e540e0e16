// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "model/mission/mission.h"

namespace bulkhead {

/// Whether a map of the battlefield onto itself that keeps shapes (a mirror, a half turn) carries every part of a
/// terrain feature to where such a part stands: of the same footprint, level, height and terrain types. What the
/// features are called, and how they are put together from parts, does not count.
[[nodiscard]] bool features_match_images(const Mission& mission, const std::function<Point(Point)>& image);

}  // namespace bulkhead
