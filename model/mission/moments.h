// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/mission/system.h"

namespace bulkhead {

/// Those that every system has.
inline constexpr std::array<std::string_view, 6> moments = {"battle-start", "battle-end", "round-start",
                                                            "round-end",    "turn-start", "turn-end"};
/// What happens now and then, which cards and actions may wait for.
inline constexpr std::array<std::string_view, 14> events = {
    "before-test",     "after-roll",     "unit-set-up",    "unit-arrives",   "unit-destroyed",
    "unit-moved",      "before-charge",  "before-advance", "before-fight",   "after-fight",
    "before-shooting", "after-shooting", "attack-on-door", "hatchway-opened"};

/// What is said to happen at a moment: points are scored, something is used, something is placed.
enum class AtMoment : unsigned char { scored, used, placed };

/// The start or end of the battle, of a round or of a turn: `battle-end`, `round-start`, `own-turn-end`.
[[nodiscard]] bool is_moment(std::string_view text);
/// Whether it speaks of a phase: `own-command-phase-end`.
[[nodiscard]] bool names_phase(std::string_view moment);
/// Whether that phase is one of the system's. A moment that names none has none.
[[nodiscard]] bool phase_exists(const GameSystem& system, std::string_view moment);

/// A moment of one phase as one of another: `own-command-phase-end`, of command; nothing for moments of no or of other
/// phases.
[[nodiscard]] std::optional<std::string> moment_of_phase(std::string_view moment, const Id& phase, const Id& other);
/// Whether it is the step of a phase, in anybody's turn: `own-reinforcements-step`.
[[nodiscard]] bool is_moment_of_step(std::string_view moment, const Id& step);

/// All moments of a system for what is said: those above; `[own-|opponent-]PHASE-phase-start` and `-end`;
/// `[own-|opponent-]STEP-step` of phases, of rounds' phases without whose they are; not for what is scored `STEP`,
/// `STEP-start` and `STEP-end` of the set-up; and for what is used the events.
[[nodiscard]] std::vector<std::string> moments_of(const GameSystem& system, AtMoment what = AtMoment::used);
[[nodiscard]] bool moment_exists(const GameSystem& system, std::string_view text, AtMoment what = AtMoment::used);
/// A step of the set-up, or its start or end.
struct SetUpMoment {
  enum class When : unsigned char { step, start, end };
  /// The system's; never null.
  const SequenceStep* step = nullptr;
  When when = When::step;
};
/// The one that a moment is: `STEP`, `STEP-start` or `STEP-end`. Nothing for all others.
[[nodiscard]] std::optional<SetUpMoment> set_up_step_of(const GameSystem& system, std::string_view moment);
/// The one that may have been meant.
[[nodiscard]] std::optional<std::string> nearest_moment(const GameSystem& system, std::string_view text,
                                                        AtMoment what = AtMoment::used);

/// The last round that a battle may have; 0 where there is no fixed number.
[[nodiscard]] int last_round(const Sequence& sequence);

}  // namespace bulkhead
