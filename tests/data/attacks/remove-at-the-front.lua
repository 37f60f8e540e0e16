-- SPDX-License-Identifier: MIT
-- A table shrinks at its front.
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  local list = {}
  while true do
    for index = 1, 9000 do list[index] = index end
    while #list > 0 do table.remove(list, 1) end -- here
  end
end
