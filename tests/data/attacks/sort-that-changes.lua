-- SPDX-License-Identifier: MIT
-- A comparison that takes away what is sorted.
-- expect: faulty
function on_round_start(rule, battle)
  local list = {}
  for index = 1, 1000 do list[index] = index end
  table.sort(list, function(one, other) list[1] = nil return one > other end) -- here
end
