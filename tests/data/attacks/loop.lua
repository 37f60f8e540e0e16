-- SPDX-License-Identifier: MIT
-- A loop without an end.
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  while true do end -- here
end
