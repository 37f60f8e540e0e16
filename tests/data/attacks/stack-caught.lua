-- SPDX-License-Identifier: MIT
-- How deep calls may go, counted by catching the error when memory runs out.
-- expect: broken | it takes too much memory
function on_round_start(rule, battle)
  local count = 0
  local function deeper()
    count = count + 1
    local text = ("x"):rep(1000) .. count
    deeper()
    return text
  end
  pcall(deeper)
  battle.attacker:score(count % 1000, "stack")
end
