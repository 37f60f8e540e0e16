-- SPDX-License-Identifier: MIT
-- A table that is full: every new entry makes all of it anew.
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  local list = {}
  for index = 1, 16383 do list[index + 0.5] = true end -- here
  local key = 0.25
  while true do
    list[key] = 1 -- here
    list[key] = nil -- here
    key = key + 1 -- here
  end -- here
end
