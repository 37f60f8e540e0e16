// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/mission/mission.h"

namespace bulkhead {

/// Whether the rules of a game speak of inches: unless all lengths that they state are none of whole half inches.
[[nodiscard]] bool measures_in_inches(const GameSystem& system);

/// First as the mission's game measures, then in brackets the other way: `6" (152 mm)`, `150 mm (5.9")`; inches to one
/// decimal or in quarters, and beside them whole millimetres, below 10 mm to the tenth.
[[nodiscard]] std::string in_words(const Mission& mission, Length length);

}  // namespace bulkhead
