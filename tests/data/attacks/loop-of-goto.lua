-- SPDX-License-Identifier: MIT
-- A loop made of goto.
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  ::again::
  local sum = 1 + 1 -- here
  goto again -- here
end
