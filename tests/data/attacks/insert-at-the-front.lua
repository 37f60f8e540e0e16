-- SPDX-License-Identifier: MIT
-- A table grows at its front.
-- expect: faulty | too long
function on_round_start(rule, battle)
  local list = {}
  while true do table.insert(list, 1, 1) end -- here
end
