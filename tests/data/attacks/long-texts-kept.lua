-- SPDX-License-Identifier: MIT
-- Long texts, all of them kept.
-- expect: broken | it takes too much memory
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  local all = {}
  while true do all[#all + 1] = ("x"):rep(99990) .. #all end
end
