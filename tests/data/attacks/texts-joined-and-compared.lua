-- SPDX-License-Identifier: MIT
-- Long texts, each comparison of which takes a while.
-- expect: broken | it takes too much memory
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  local text = ("\0"):rep(99999)
  for _ = 1, 7 do text = text .. text end
  local one, other = text .. "a", text .. "b"
  while not (one > other) do end
end
