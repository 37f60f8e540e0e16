-- SPDX-License-Identifier: MIT
-- Loops whose next number would be beyond all numbers: they end before.
-- expect: harmless | 7 times
function on_round_start(rule, battle)
  local count = 0
  for _ = math.maxinteger - 1, math.maxinteger do count = count + 1 end
  for _ = math.mininteger, math.maxinteger, math.maxinteger do count = count + 1 end
  for _ = 1, 0, math.mininteger do count = count + 1 end
  for _ = math.mininteger, math.mininteger + 0.5 do count = count + 1 end
  for _ = 1, -math.huge do count = count + 1 end
  battle:tell(count .. " times")
end
