// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/mission/mission.h"

namespace bulkhead {

/// Which panels of the boxes that the mission is designed for build its walls, as sentences of Markdown: `Built from 2
/// × Long wall and 4 × Short wall with hatchway.` and, where there are any, how many hatchway panels stand as walls.
/// Empty where they cannot build it, or nobody has listed the pieces of a set.
[[nodiscard]] std::vector<std::string> panels_in_words(const Mission& mission);

}  // namespace bulkhead
