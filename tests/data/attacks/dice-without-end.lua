-- SPDX-License-Identifier: MIT
-- Dice without an end, each for a long reason.
-- expect: faulty | more than 10000 changes
function on_round_start(rule, battle)
  local why = ("x"):rep(99999)
  while true do battle.attacker:roll("D6", why) end -- here
end
