-- SPDX-License-Identifier: MIT
-- A function that calls itself in the last place, each time with one argument more.
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  local function wider(...) return wider(1, ...) end
  wider()
end
