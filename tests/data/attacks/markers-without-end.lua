-- SPDX-License-Identifier: MIT
-- Markers without an end: where nobody says where, that is told.
-- expect: harmless | Nobody has answered: Where does the objective go?
function on_round_start(rule, battle)
  while true do battle.attacker:place("objective", 1000) end
end
