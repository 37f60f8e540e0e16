// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

#include "model/mission/mission.h"

/// The parts that sides play, whatever they are called: what items of a library name instead of sides.
namespace bulkhead {

inline constexpr std::array<std::string_view, 6> roles = {"attacker", "defender", "player-a",
                                                          "player-b", "player-c", "player-d"};

[[nodiscard]] bool is_role(std::string_view word);
/// The side of that id, else the side that plays that role; null where there is neither.
[[nodiscard]] const Side* side_named(const Mission& mission, const Id& word);

}  // namespace bulkhead
