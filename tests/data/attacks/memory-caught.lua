-- SPDX-License-Identifier: MIT
-- How much memory there is, counted by catching the error when it runs out, to play by it.
-- expect: broken | it takes too much memory
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  local count = 0
  pcall(function()
    local kept = {}
    while true do
      kept[#kept + 1] = ("x"):rep(50000) .. count
      count = count + 1
    end
  end)
  battle.attacker:score(count % 1000, "memory")
end
