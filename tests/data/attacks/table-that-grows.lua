-- SPDX-License-Identifier: MIT
-- A table that grows until no memory is left.
-- expect: broken | it takes too much memory
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  local all = {}
  while true do all[#all + 1] = {} end
end
