-- SPDX-License-Identifier: MIT
-- expect: broken | it takes too much memory
-- expect: broken | it takes too much: more than 320 KiB at once
-- All of these keys are put into the same place of a table of 262,144 places, though each into one of its own in a table
-- of half as many: the one that is one too many makes it anew, which in one step compares all with all.
function on_round_start(rule, battle)
  local size = 1 << 17
  local far = (size << 1) - 1
  local keys = {}
  for number = 1, size do keys[number * far] = true end -- here
  keys[(size + 1) * far] = true
end
