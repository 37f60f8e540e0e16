-- SPDX-License-Identifier: MIT
-- How long a mark lasts is said again and again, of which each would be looked at at every moment.
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  local duration = battle.units:first():mark("slow")
  while true do duration:until_end_of("battle") end
end
