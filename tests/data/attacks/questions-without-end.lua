-- SPDX-License-Identifier: MIT
-- A player is asked without an end: where nobody answers, that is told.
-- expect: harmless | Nobody has answered: Which?
function on_round_start(rule, battle)
  while true do battle.attacker:choose({ "one", "other" }, "Which?") end
end
