-- SPDX-License-Identifier: MIT
-- A text that is never in a variable doubles until no memory is left.
-- expect: broken | it takes too much memory
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  local kept = { "x" }
  while true do kept[1] = kept[1] .. kept[1] .. kept[1] end
end
