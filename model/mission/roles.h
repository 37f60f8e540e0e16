// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "model/mission/mission.h"

/// The parts that sides play, whatever they are called: what items of a library name instead of sides.
namespace bulkhead {

inline constexpr std::array<std::string_view, 6> roles = {"attacker", "defender", "player-a",
                                                          "player-b", "player-c", "player-d"};

[[nodiscard]] bool is_role(std::string_view word);
/// The side of that id, else the side that plays that role; null where there is neither.
[[nodiscard]] const Side* side_named(const Mission& mission, const Id& word);
/// The role by which items name a side wherever they are: it means that side here as well. Null where there is none.
[[nodiscard]] std::optional<Id> role_of(const Mission& mission, const Side& side);

}  // namespace bulkhead
