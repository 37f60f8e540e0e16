-- SPDX-License-Identifier: MIT
-- More points than a whole number holds, which would begin again below none.
-- expect: faulty | points are a whole number of no more than six digits
function on_round_start(rule, battle)
  battle.defender:score(5, "what is fair")
  pcall(function() battle.defender:score(math.mininteger, "less") end)
  battle.attacker:score(math.maxinteger, "much") -- here
end
