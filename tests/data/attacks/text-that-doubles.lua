-- SPDX-License-Identifier: MIT
-- A text that doubles until no memory is left.
-- expect: broken | it takes too much memory
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  local text = "x"
  while true do text = text .. text end
end
