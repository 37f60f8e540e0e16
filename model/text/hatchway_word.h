// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "model/mission/mission.h"

namespace bulkhead {

/// What the mission's game calls a hatchway: `door` where its actions speak of doors and none of hatches, else
/// `hatchway`.
[[nodiscard]] std::string_view hatchway_word(const Mission& mission);

}  // namespace bulkhead
