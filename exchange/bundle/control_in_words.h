// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/mission/mission.h"

namespace bulkhead {

/// Who controls a marker, as two sentences of Markdown; empty where the game does not say, or the mission neither has
/// nor places a marker that is controlled.
[[nodiscard]] std::string control_in_words(const Mission& mission);

}  // namespace bulkhead
