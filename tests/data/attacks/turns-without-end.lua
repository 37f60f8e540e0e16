-- SPDX-License-Identifier: MIT
-- Another turn for ever.
-- expect: faulty | more than 10000 changes follow from one decision
function on_round_start(rule, battle)
  for _ = 1, 100000 do battle:new_turn(battle.attacker) end
end
function on_turn_start(rule, player, battle) battle:new_turn(player) battle:end_turn() end
