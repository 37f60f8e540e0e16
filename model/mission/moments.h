// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

#include "model/mission/system.h"

namespace bulkhead {

/// Those that no phase has.
inline constexpr std::array<std::string_view, 6> moments = {"battle-start", "battle-end", "round-start",
                                                            "round-end",    "turn-start", "turn-end"};

/// The start or end of the battle, of a round or of a turn: `battle-end`, `round-start`, `own-turn-end`.
[[nodiscard]] bool is_moment(std::string_view text);
/// Whether it speaks of a phase: `own-command-phase-end`.
[[nodiscard]] bool names_phase(std::string_view moment);
/// Whether that phase is one of the system's. A moment that names none has none.
[[nodiscard]] bool phase_exists(const GameSystem& system, std::string_view moment);

}  // namespace bulkhead
