-- SPDX-License-Identifier: MIT
-- A table that was large and is empty, gone through again and again. At a table it never becomes so large.
-- expect: broken
function on_round_start(rule, battle)
  local list = {}
  for index = 1, 300000 do list[index] = true end -- here
  for index = 1, 300000 do list[index] = nil end
  while true do next(list) end -- here
end
