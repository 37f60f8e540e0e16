// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

#include "scripting/battle/games.h"

namespace bulkhead {

/// Plays the battles of some seeds on so many threads, each in a room of its own, and hands their lines over on the
/// calling thread in the order of the seeds: the same lines on however many threads. `go_on` is asked several times a
/// second; once it says no, what was not handed over yet is dropped. Fails as `play_games` does.
Result<void> play_games_in_parallel(const Mission& mission, Seeds seeds, std::size_t threads,
                                    const std::function<void(std::string line)>& use,
                                    const std::function<bool()>& go_on);

}  // namespace bulkhead
