-- SPDX-License-Identifier: MIT
-- A number written as wide as format takes.
-- expect: faulty
function on_round_start(rule, battle)
  local text = ("%99999999d"):format(1) -- here
end
