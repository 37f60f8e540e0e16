// SPDX-License-Identifier: MIT
#include "model/mission/roles.h"

#include <algorithm>

namespace bulkhead {

bool is_role(std::string_view word) { return std::find(roles.begin(), roles.end(), word) != roles.end(); }

const Side* side_named(const Mission& mission, const Id& word) {
  if (const auto* side = find_side(mission, word)) return side;
  const auto& sides = *mission.sides;
  const auto found = std::find_if(sides.begin(), sides.end(), [&](const Side& side) { return side.role == word; });
  return found == sides.end() ? nullptr : &*found;
}

std::optional<Id> role_of(const Mission& mission, const Side& side) {
  for (const auto& word : {side.role, std::optional(side.id)}) {
    if (!word || !is_role(word->text())) continue;
    const auto* named = side_named(mission, *word);
    if (named != nullptr && named->id == side.id) return word;
  }
  return std::nullopt;
}

}  // namespace bulkhead
