-- SPDX-License-Identifier: MIT
-- A table with everything in it as a mark.
-- expect: faulty
function on_round_start(rule, battle)
  local all = {}
  all[1] = all
  rule:set("all", all) -- here
end
