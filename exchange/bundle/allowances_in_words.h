// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/mission/mission.h"

namespace bulkhead {

/// What each side has to spend, as a line of Markdown for each allowance of the game: `Each side has 1 SP, and 1 more
/// for each full 500 points of its force: Attacker 3 SP, Defender 2 SP.` Sides of which nobody knows are left out.
[[nodiscard]] std::vector<std::string> allowances_in_words(const Mission& mission);

/// What that force brings: `3 SP`, one for each allowance that hangs on its size, as far as that is known.
[[nodiscard]] std::vector<std::string> allowances_of(const Mission& mission, const Force& force);

}  // namespace bulkhead
