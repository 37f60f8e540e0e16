-- SPDX-License-Identifier: MIT
-- expect: broken | it takes too much memory
-- expect: broken | it takes too much: more than 320 KiB at once
-- A million keys of one table that are no whole numbers, and so near to each other that only their last bits differ.
function on_round_start(rule, battle)
  local keys = {}
  for number = 1, 1 << 20 do keys[number * 2.0 ^ -60] = true end -- here
end
