-- SPDX-License-Identifier: MIT
-- A player is asked without an end.
-- expect: broken
function on_round_start(rule, battle)
  while true do battle.attacker:choose({ "one", "other" }, "Which?") end -- here
end
