-- SPDX-License-Identifier: MIT
-- A die of a thousand million dice.
-- expect: faulty
function on_round_start(rule, battle)
  battle.attacker:roll("999999999D6") -- here
end
