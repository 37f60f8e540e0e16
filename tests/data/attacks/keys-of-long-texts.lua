-- SPDX-License-Identifier: MIT
-- Long keys that differ at their end alone, walked over in order again and again.
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  local keyed, text = {}, ("x"):rep(99000)
  for index = 1, 100 do keyed[text .. index] = index end
  while true do for _ in pairs(keyed) do end end
end
