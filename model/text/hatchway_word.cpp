// SPDX-License-Identifier: MIT
#include "model/text/hatchway_word.h"

#include <algorithm>

namespace bulkhead {

std::string_view hatchway_word(const Mission& mission) {
  const auto speaks_of = [&](std::string_view word) {
    return std::ranges::any_of(mission.system->actions, [&](const MissionAction& action) {
      return action.name.find(word) != std::string::npos;
    });
  };
  return speaks_of("door") && !speaks_of("hatch") ? "door" : "hatchway";
}

}  // namespace bulkhead
