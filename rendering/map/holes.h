// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/map/frame.h"

namespace bulkhead {

/// What boards enclose on all sides without covering it: a shaft between tiles. In boxes that together are all of it;
/// nothing for more boards than anybody lays out.
[[nodiscard]] std::vector<Rect> holes_between(const MapFrame& frame);

}  // namespace bulkhead
