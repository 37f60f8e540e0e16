// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "model/base/result.h"
#include "validators/engine/played_games.h"

namespace bulkhead {

/// What checks want to know of many battles, from what `games_json` has made of them. Fails on anything else.
[[nodiscard]] Result<PlayedGames> read_played_games(std::string_view json);

}  // namespace bulkhead
