// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

#include "scripting/battle/games.h"

namespace bulkhead {

/// Plays the battles of some seeds in so many workers at once, and hands their lines over on the calling thread in the
/// order of the seeds: the same lines in however many. `go_on` is asked all the time; once it says no, what
/// was not handed over yet is dropped. Fails as `can_play_itself` does, and where no worker can be started.
Result<void> play_games_in_parallel(const Mission& mission, Seeds seeds, std::size_t workers,
                                    const std::function<void(std::string line)>& use,
                                    const std::function<bool()>& go_on);

}  // namespace bulkhead
