// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/mission/mission.h"

namespace bulkhead::test {

/// For each game a mission with all items of the library that there are for it, and an attacker and a defender.
[[nodiscard]] std::vector<Mission> library_missions();

/// A mission with an attacker and a defender and a stratagem, objective, action and table, as long as players write
/// them; `{from}` and other references among them.
[[nodiscard]] Mission card_mission();

/// A stratagem of the attacker's, of which name and effect are given.
[[nodiscard]] Mission mission_of_stratagem(std::string_view name, std::string_view effect);

}  // namespace bulkhead::test
