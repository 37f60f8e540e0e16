// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/mission/mission.h"
#include "rendering/page/page.h"

namespace bulkhead {

/// Two maps side by side, 140 mm wide: one with rings around what was found on it, and how it is in order.
[[nodiscard]] Page example_picture(const Mission& found, const std::vector<Address>& places, const Mission& in_order);

}  // namespace bulkhead
