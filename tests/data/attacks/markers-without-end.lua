-- SPDX-License-Identifier: MIT
-- Markers without an end.
-- expect: faulty
function on_round_start(rule, battle)
  while true do battle.attacker:place("objective", 1000) end -- here
end
