// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "model/base/result.h"
#include "model/mission/mission.h"
#include "scripting/battle/rehearsal.h"

namespace bulkhead {

/// Battles that nobody plays, one for each of these.
struct Seeds {
  std::int64_t first = 1;
  std::int64_t last = 1;
  [[nodiscard]] std::size_t count() const { return static_cast<std::size_t>(last - first + 1); }
};

/// `A..B`, both whole numbers from 0, no more than a hundred thousand.
[[nodiscard]] Result<Seeds> parse_seeds(std::string_view text);
inline constexpr std::int64_t most_games = 100'000;

/// Fails where the game system says no caricature of fighting, by which nobody's battles are played.
[[nodiscard]] Result<void> can_play_itself(const Mission& mission);

/// Where a battle is played: what `play` of a RehearsalRoom or of a WorkerRoom does.
using PlayBattle = std::function<Result<Rehearsal>(const RehearsalOptions&)>;

/// What came of the battle of a seed, as a line of JSON without its end: `"seed"`, `"vp"` by role, `"winner"`,
/// `"errors"` with `step`, `item`, `line` and `message`, `"caricature":true`, `"mission"`, `"status"` (`ended`,
/// `faulty` where some Lua failed, `broken` where some took too much), `"rounds"`, the points by the end of each,
/// `"objectives"` with what each gave, and `"never_fired"`. The same whatever was played there before. Nothing where it
/// was stopped.
[[nodiscard]] std::optional<std::string> play_game(const PlayBattle& play, const Mission& mission, std::int64_t seed,
                                                   const std::stop_token& stop);

}  // namespace bulkhead
