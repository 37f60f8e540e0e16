// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/mission/mission.h"

namespace bulkhead::bench {

/// The Lua of a rule as people write them: two rolls and two questions about the ground at the end of each turn.
inline constexpr const char* rule_of_every_turn = R"(
function on_turn_end(rule, player, battle)
  for _ = 1, 2 do player:roll("D6", "the workload") end
  local unit, marker = player.units:first(), battle.markers:first()
  if unit:within(marker, 3) then unit:set("near") end
  if unit:inside(battle.areas:first()) then unit:set("inside") end
end
)";

/// The shipped map and system of *Decompression* with forces of five units a side, and of rules only this one and six
/// objectives that are scored in every turn.
[[nodiscard]] Mission workload(const std::string& lua = rule_of_every_turn);

/// Decisions that begin a battle of it and set all units up.
[[nodiscard]] std::string placed(const Mission& mission);

}  // namespace bulkhead::bench
