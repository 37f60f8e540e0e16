-- SPDX-License-Identifier: MIT
-- 180 texts that are as long as texts may be, joined in one step, and that joined again.
-- expect: broken | it takes too much memory
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  local text = ("x"):rep(99999)
  local all = text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text ..
    text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text ..
    text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text ..
    text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text ..
    text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text ..
    text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text ..
    text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text ..
    text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text ..
    text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text ..
    text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text ..
    text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text ..
    text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text ..
    text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text ..
    text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text ..
    text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text .. text
  while true do all = all .. all .. all .. all end
end
