// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/mission/mission.h"

namespace bulkhead {

/// What stands on the boards, as one takes it out of the box and with what it counts as: `4 × Bank (Obstacle), 3 ×
/// Storage tank (Dense, Impassable)`; empty where nothing does. Words are Markdown.
[[nodiscard]] std::string features_in_words(const Mission& mission);

/// What the types of that terrain do, an entry each in the order of the game: `**Dense:** it can hide what is behind it
/// and gives cover. Woods and ruins.`
[[nodiscard]] std::vector<std::string> terrain_types_in_words(const Mission& mission);

/// Whether anything on the boards, or a part of it, is called a door.
[[nodiscard]] bool has_terrain_with_doors(const Mission& mission);

}  // namespace bulkhead
