-- SPDX-License-Identifier: MIT
-- A comparison that never says the same.
-- expect: harmless | done
function on_round_start(rule, battle)
  local list, count = {}, 0
  for index = 1, 1000 do list[index] = index end
  table.sort(list, function() count = count + 1 return count % 3 ~= 0 end)
  battle:tell("done")
end
