// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/mission/mission.h"

namespace bulkhead::test {

/// Everything about a mission that a file could not say or that no reader would take, a line each; empty for a sound
/// mission.
[[nodiscard]] std::vector<std::string> broken_invariants(const Mission& mission);

}  // namespace bulkhead::test
