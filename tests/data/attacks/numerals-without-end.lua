-- SPDX-License-Identifier: MIT
-- expect: broken | it takes too long: more than
-- expect: broken | it takes too much: more than
-- Numbers of 90,000 digits, each of which is read in one step.
function on_round_start(rule, battle)
  local digits = ("9"):rep(90000)
  local sum = 0
  while true do sum = sum + (tonumber(digits) or 0) * 0 + (digits + 0) * 0 end -- here
end
