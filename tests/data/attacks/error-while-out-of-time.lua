-- SPDX-License-Identifier: MIT
-- What is told of the time is swallowed again and again.
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  local function loop() while true do end end
  for _ = 1, 1000000 do
    local good, why = pcall(loop) -- here
    if good then return end
  end
end
