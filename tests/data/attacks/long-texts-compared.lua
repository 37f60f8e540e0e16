-- SPDX-License-Identifier: MIT
-- Long texts made, turned and compared, which is much work for few steps.
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  local text = ("x"):rep(99999)
  while true do local same = (text .. "a"):upper() == (text .. "b"):lower():reverse() end -- here
end
